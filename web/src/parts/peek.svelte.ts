import type { CardData } from '../cards/model'

/** The card that is being looked at closely, and beside what it is shown. */
class Peek {
  card = $state.raw<CardData | null>(null)
  /** Why it cannot be chosen now. */
  reason = $state<string | undefined>(undefined)
  beside = $state.raw<DOMRect | null>(null)
  private node: Element | null = null

  show(card: CardData, node: Element, reason?: string): void {
    this.card = card
    this.reason = reason
    this.node = node
    this.beside = node.getBoundingClientRect()
  }

  /** Without a node everything is put away, with one only what that node showed. */
  hide(node?: Element): void {
    if (node && node !== this.node) return
    this.card = null
  }
}

export const peek = new Peek()

const LONG_PRESS = 380
const HOVER_DELAY = 130

/** Shows the whole card on hover, long press and keyboard focus. */
export const peekable = (card: CardData, reason?: string) => (node: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  const later = (wait: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, wait)
  }
  // A focused card that is taken away loses its focus while the page is being redrawn: hide after.
  const away = () => {
    clearTimeout(timer)
    queueMicrotask(() => peek.hide(node))
  }
  const listeners: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && later(HOVER_DELAY, () => peek.show(card, node, reason))],
    // After a long press the card stays until the next touch.
    ['pointerleave', (event) => (event as PointerEvent).pointerType === 'touch' && pressed ? undefined : away()],
    ['pointercancel', away],
    [
      'pointerdown',
      (event) => {
        pressed = false
        if ((event as PointerEvent).pointerType === 'mouse') return away()
        later(LONG_PRESS, () => {
          pressed = true
          peek.show(card, node, reason)
        })
      },
    ],
    ['pointerup', () => (pressed ? undefined : clearTimeout(timer))],
    ['contextmenu', (event) => pressed && event.preventDefault()],
    ['focusin', (event) => (event.target as Element).matches(':focus-visible') && peek.show(card, node, reason)],
    ['focusout', away],
    // A blocked card cannot be chosen; a tap on it tells why.
    ['click', () => reason && peek.show(card, node, reason)],
  ]
  // A long press only looks; it must not choose.
  const swallow = (event: Event) => {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopPropagation()
  }
  for (const [name, listener] of listeners) node.addEventListener(name, listener)
  node.addEventListener('click', swallow, { capture: true })
  return () => {
    away()
    for (const [name, listener] of listeners) node.removeEventListener(name, listener)
    node.removeEventListener('click', swallow, { capture: true })
  }
}
