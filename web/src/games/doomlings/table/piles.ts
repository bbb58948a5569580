import { keyed } from '../../../board/zones'
import type { DoomBook } from '../book'
import type { DoomCard } from '../cards/model'
import type { Choice } from '../../../net/view'
import type { Offer } from '../../../table/choices'
import type { PileItem, PlayerView } from '../view.generated'
import { COLOR_NAMES, type ColorName } from '../palette'

export interface PileEntry {
  /** Stays the same while the card lies there: its name and which of equal ones it is. */
  key: string
  /** Place in the pile as the server tells it. */
  index: number
  card: DoomCard
  points: number
  /** The trait to which it is attached, beside which it is shown. */
  host: DoomCard | null
}
export interface ColorGroup {
  color: ColorName
  points: number
  /** How many traits have this color; attachments are shown with their hosts. */
  count: number
  entries: PileEntry[]
}

/** A pile by its cards' first colours, attachments beside their hosts; groups without cards are left out. */
export function byColor(pile: readonly PileItem[], book: DoomBook): ColorGroup[] {
  const keys = keyed(pile.map((entry) => entry.card))
  const hosts = new Map(pile.flatMap(({ card, attached }) => (attached ? [[attached, book.card(card)] as const] : [])))
  const entries = pile.map((entry, index): PileEntry => ({ key: keys[index]!, index, card: book.card(entry.card), points: entry.points, host: hosts.get(entry.card) ?? null }))
  const withAttached = (entry: PileEntry): PileEntry[] => [entry, ...entries.filter((other) => other.card.name === pile[entry.index]!.attached)]
  return COLOR_NAMES.map((color) => {
    const own = entries.filter((entry) => (entry.card.colors[0] ?? 'colorless') === color)
    const shown = own.filter((entry) => !entry.host).flatMap(withAttached)
    return { color, entries: shown, count: own.length, points: own.reduce((sum, entry) => sum + entry.points, 0) }
  }).filter((group) => group.entries.length > 0 || group.count > 0)
}

/** Between the colours of a pile. */
export const GAP = 10
const MOST = 150
const TALL = 1.6
/** Around the cards: how many there are of each colour, and what may come at the end. */
const AROUND = 62
const HAND = { most: 210, gap: 8, tall: 1.68, around: 28 }

/** How wide the cards of one's own pile may be: as much wider than small ones as the hand leaves them room. */
export function ownWidth(mini: number, { width, height }: { width: number; height: number }, hand: number): number {
  const held = Math.min(HAND.most, width / Math.max(hand, 1) - HAND.gap) * HAND.tall + HAND.around
  return Math.max(mini, Math.floor(Math.min((height - held - AROUND) / TALL, MOST)))
}

/** One choice, or none, for each card of a pile. */
export const pileChoices = (offer: Offer, seat: number, pile: readonly PileItem[]): (Choice | null)[] =>
  offer.on(
    'pile',
    seat,
    pile.map(({ card }) => ({ card, facts: {} })),
  )

/** By trait: the colour that was chosen for it. */
export const chosenColors = ({ own_color, opponents_color }: PlayerView): Partial<Record<string, ColorName>> => ({ ...(own_color && { Sentience: own_color }), ...(opponents_color && { Viral: opponents_color }) })
