/** When a step was first seen by this browser tab; a reload must not give more time. */
export function startOf(table: string, number: number, now: number): number {
  const key = `endling.clock.${table}`
  try {
    const [known, at] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
    if (known === number && at) return at
    sessionStorage.setItem(key, `${number} ${now}`)
  } catch {
    // Without storage the clock starts anew.
  }
  return now
}
