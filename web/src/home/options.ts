/** What somebody filled in, as options: JSON where it is JSON, words otherwise; blanks are left out. */
export function optionsFrom(filled: Record<string, string | undefined>): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(filled)) {
    if (!text?.trim()) continue
    try {
      options[key] = JSON.parse(text)
    } catch {
      options[key] = text.trim()
    }
  }
  return options
}

/** The values that a description such as "a whole number from 1 to 8, or 'all'" names one by one. */
export function valuesIn(takes: string): string[] {
  const range = takes.match(/from (\d+) to (\d+)/)
  const numbers = range ? Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, i) => String(Number(range[1]) + i)) : []
  const quoted = [...takes.matchAll(/'([^']+)'/g)].map((match) => match[1]!)
  return [...numbers, ...quoted, ...(takes === 'true or false' ? ['true', 'false'] : [])]
}
