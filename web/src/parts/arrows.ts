const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** One stop for the tab key in a group of buttons; arrow keys, Home and End move inside it. */
export const arrows = (node: HTMLElement) => {
  const buttons = () => [...node.querySelectorAll<HTMLElement>('button')]
  let current: HTMLElement | null = null

  function settle(): void {
    const all = buttons()
    if (!current || !all.includes(current)) current = all[0] ?? null
    for (const button of all) button.tabIndex = button === current ? 0 : -1
  }
  function onfocus(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest('button')
    settle()
  }
  function onkeydown(event: KeyboardEvent): void {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? null : (at + step + all.length) % all.length
    if (to === null) return
    event.preventDefault()
    all[to]!.focus()
  }

  const watcher = new MutationObserver(settle)
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', onfocus)
  node.addEventListener('keydown', onkeydown)
  settle()
  return () => {
    watcher.disconnect()
    node.removeEventListener('focusin', onfocus)
    node.removeEventListener('keydown', onkeydown)
  }
}
