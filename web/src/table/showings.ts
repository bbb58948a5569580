import type { Line } from '../net/messages.generated'
import type { CardBook } from '../state/cards.svelte'

/** A card that everybody is to look at, before anything changes because of it. */
export interface Showing {
  card: string
  /** The name of the moment that it belongs to; null: it passes by. */
  moment: string | null
  /** Whether the table shakes. */
  shakes: boolean
  /** What is told of it, line by line; only in a moment. */
  told: string[]
}

const shownAs = (book: CardBook, verb: string) => book.board?.events.find(({ name }) => name === verb)?.shown ?? 'travel'

/** A card that everybody is to look at; one that is played is seen on its way. */
const isShowcase = (book: CardBook, { verb, source = '', target = '' }: Line['event']) => ['reveal', 'shake'].includes(shownAs(book, verb)) && !(source.includes(':') || target.includes(':'))

export const isShock = (book: CardBook, { verb, card }: Line['event']): boolean => book.module.shakes?.(verb, card ? book.card(card) : null) ?? shownAs(book, verb) === 'shake'

/** The cards to look at, in the order in which they come. In a moment of its own, each card has the lines that follow from it. */
export function showingsOf(lines: readonly Line[], book: CardBook): Showing[] {
  const showings: Showing[] = []
  for (const { event, text } of lines) {
    const last = showings.at(-1)
    const moment = book.module.moment?.(event) ?? last?.moment ?? null
    if (event.card && (isShowcase(book, event) || book.module.moment?.(event))) showings.push({ card: event.card, moment, shakes: isShock(book, event), told: moment ? [text] : [] })
    else if (last?.moment && event.card) last.told.push(text)
  }
  return showings
}
