/** Until the browser has nothing else to do, or has had enough time for it. */
export async function whenIdle(): Promise<void> {
  if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done, { timeout: 20_000 }))
}
