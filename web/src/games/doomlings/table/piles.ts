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
  /** How many traits count as this color; those of several colors count for each, and attachments are shown with their hosts. */
  count: number
  entries: PileEntry[]
}

/** What gives traits other colours than those that are printed on them. */
export interface Repainting {
  /** What colourless traits that choose a colour have taken on. */
  painted: ColorName | null
  /** A colour of the pile, and the one it counts as. */
  recolor: readonly ColorName[] | null
}
/** The attachments that give their hosts a colour, and the trait that chooses one for itself. */
const HOST_COLORS: Partial<Record<string, ColorName>> = { Cybernetic: 'blue', 'Transgenic Modification': 'green' }
const PAINTED = 'Free Will'

/** The colours that a trait counts as. */
function colorsOf({ card, attached }: PileItem, book: DoomBook, { painted, recolor }: Repainting): ColorName[] {
  const given = HOST_COLORS[attached ?? ''] ?? (card === PAINTED ? painted : null)
  const colors = given ? [given] : book.card(card).colors
  const counted = [...new Set(colors.map((color) => (recolor && color === recolor[0] ? recolor[1]! : color)))]
  return counted.length ? counted : ['colorless']
}

/** A pile by the first colours that its cards count as, attachments beside their hosts; groups without cards are left out. */
export function byColor(pile: readonly PileItem[], book: DoomBook, repainting: Repainting): ColorGroup[] {
  const keys = keyed(pile.map((entry) => entry.card))
  const hosts = new Map(pile.flatMap(({ card, attached }) => (attached ? [[attached, book.card(card)] as const] : [])))
  const entries = pile.map((entry, index): PileEntry => ({ key: keys[index]!, index, card: book.card(entry.card), points: entry.points, host: hosts.get(entry.card) ?? null }))
  const colors = pile.map((item) => colorsOf(item, book, repainting))
  const withAttached = (entry: PileEntry): PileEntry[] => [entry, ...entries.filter((other) => other.card.name === pile[entry.index]!.attached)]
  return COLOR_NAMES.map((color) => {
    const own = entries.filter(({ index }) => colors[index]!.includes(color))
    const shown = own.filter(({ index, host }) => !host && colors[index]![0] === color).flatMap(withAttached)
    return { color, entries: shown, count: own.length, points: own.reduce((sum, entry) => sum + entry.points, 0) }
  }).filter((group) => group.count > 0)
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
export const chosenColors = ({ own_color, opponents_color }: PlayerView, painted: ColorName | null): Partial<Record<string, ColorName>> => ({
  ...(own_color && { Sentience: own_color }),
  ...(opponents_color && { Viral: opponents_color }),
  ...(painted && { [PAINTED]: painted }),
})
