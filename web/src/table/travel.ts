import type { GameEvent } from '../net/view'

/** Card elements say where they lie: `data-place="pile:1" data-card="Antlers"`; places without a card stand for the whole. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Flight {
  key: number
  /** null: face down. */
  card: string | null
  from: Box
  to: Box
  delay: number
}

type Spots = Map<string, { box: Box; node: Element }[]>

const box = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x, y, width, height }
}

/** Everything on the table by place and card. */
export function survey(root: ParentNode): Spots {
  const spots: Spots = new Map()
  for (const node of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const at = box(node)
    if (!at.width) continue
    const key = node.dataset.card === undefined ? node.dataset.place! : `${node.dataset.place} ${node.dataset.card}`
    spots.set(key, [...(spots.get(key) ?? []), { box: at, node }])
  }
  return spots
}

function find(spots: Spots, place: string, card: string | undefined): { box: Box; node: Element; exact: boolean } | null {
  const exact = card === undefined ? undefined : spots.get(`${place} ${card}`)
  const found = exact?.at(-1) ?? spots.get(place)?.[0]
  return found ? { ...found, exact: exact !== undefined } : null
}

let lastKey = 0

/** The ways that cards take because of these events, and the cards that must wait for them. */
export function flights(events: readonly GameEvent[], before: Spots, after: Spots, stagger: number): { flights: Flight[]; arriving: Map<Element, number> } {
  const made: Flight[] = []
  const arriving = new Map<Element, number>()
  for (const { source, target, card } of events) {
    if (!source || !target || source === target) continue
    const from = find(before, source, card)
    const to = find(after, target, card)
    if (!from || !to) continue
    const delay = made.length * stagger
    made.push({ key: ++lastKey, card: card ?? null, from: from.box, to: to.box, delay })
    if (to.exact) arriving.set(to.node, delay)
  }
  return { flights: made, arriving }
}
