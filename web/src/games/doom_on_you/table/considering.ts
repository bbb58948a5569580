/** Tells which card the pointer or the focus rests on: its name, and its number where equal ones are told apart. */
export const considering = (onconsider: (card: string | null, id: number | null) => void) => (node: HTMLElement) => {
  function tell(event: Event): void {
    const found = (event.target as Element).closest<HTMLElement>('[data-place^="hand:"][data-card], [data-id]')
    const id = found?.dataset.id
    onconsider(found?.dataset.card ?? null, id === undefined ? null : Number(id))
  }
  const leave = () => onconsider(null, null)
  node.addEventListener('pointerover', tell)
  node.addEventListener('focusin', tell)
  node.addEventListener('pointerleave', leave)
  return () => {
    node.removeEventListener('pointerover', tell)
    node.removeEventListener('focusin', tell)
    node.removeEventListener('pointerleave', leave)
  }
}
