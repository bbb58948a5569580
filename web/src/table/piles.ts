import type { PileCard } from '../net/view'
import type { CardBook } from '../state/cards.svelte'
import type { CardData } from '../cards/model'
import { COLOR_NAMES, type ColorName } from '../theme/palette'

export interface PileEntry {
  /** Stays the same while the card lies there: its name and which of equal ones it is. */
  key: string
  /** Place in the pile as the server tells it. */
  index: number
  card: CardData
  points: number
}
export interface ColorGroup {
  color: ColorName
  points: number
  entries: PileEntry[]
}

/** Names with a running number, so that equal cards can be told apart. */
export function keyed(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const n = seen.get(name) ?? 0
    seen.set(name, n + 1)
    return `${name} ${n}`
  })
}

/** A pile by its cards' first colours; groups without cards are left out. */
export function byColor(pile: readonly PileCard[], book: CardBook): ColorGroup[] {
  const keys = keyed(pile.map((entry) => entry.card))
  const entries = pile.map((entry, index): PileEntry => ({ key: keys[index]!, index, card: book.card(entry.card), points: entry.points }))
  return COLOR_NAMES.map((color) => {
    const own = entries.filter((entry) => (entry.card.colors[0] ?? 'colorless') === color)
    return { color, entries: own, points: own.reduce((sum, entry) => sum + entry.points, 0) }
  }).filter((group) => group.entries.length > 0)
}
