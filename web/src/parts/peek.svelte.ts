import type { CardData } from '../cards/model'
import { settings } from '../state/settings.svelte'

/** The card that is being looked at closely, and what it is shown beside. */
class Peek {
  card = $state.raw<CardData | null>(null)
  /** Why it cannot be chosen now. */
  reason = $state<string | undefined>(undefined)
  beside = $state.raw<DOMRect | null>(null)
  /** The card that the next tap on it chooses. */
  picked = $state.raw<Element | null>(null)
  private node: Element | null = null
  private byTouch = false

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

  /** Something is touched or clicked: whatever else was looked at before is forgotten. */
  press(event: PointerEvent): void {
    this.byTouch = event.pointerType !== 'mouse'
    if (!this.picked?.contains(event.target as Node)) this.picked = null
    if (this.byTouch) this.hide()
  }

  /** Whether a card is chosen by this tap; whoever wants to look first sees it, and taps once more. */
  chooses(card: CardData, node: Element): boolean {
    const looksFirst = settings.look === 'always' || (settings.look === 'touch' && this.byTouch)
    if (!looksFirst || this.picked === node) {
      this.picked = null
      return true
    }
    this.picked = node
    this.show(card, node)
    return false
  }
}

export const peek = new Peek()

const LONG_PRESS = 380
const HOVER_DELAY = 130

/** Shows the whole card on hover, long press and keyboard focus. */
export const peekable = (card: CardData, reason?: string) => (node: HTMLElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  let hovered = false
  const later = (wait: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, wait)
  }
  // A focused card that is taken away loses its focus while the page is being redrawn: hide after.
  const away = () => {
    clearTimeout(timer)
    hovered = false
    queueMicrotask(() => peek.hide(node))
  }
  const listeners: [string, (event: Event) => void][] = [
    // A card that comes to lie under a resting mouse stays small.
    [
      'pointermove',
      (event) => {
        const { pointerType, movementX, movementY, buttons } = event as PointerEvent
        if (pointerType !== 'mouse' || buttons || hovered || (!movementX && !movementY)) return
        hovered = true
        later(HOVER_DELAY, () => peek.show(card, node, reason))
      },
    ],
    // After a long press the card stays until the next touch.
    ['pointerleave', (event) => (event as PointerEvent).pointerType === 'touch' && pressed ? undefined : away()],
    ['pointercancel', away],
    [
      'pointerdown',
      (event) => {
        pressed = false
        if ((event as PointerEvent).pointerType === 'mouse') {
          away()
          hovered = true // not again before the mouse has left
          return
        }
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
