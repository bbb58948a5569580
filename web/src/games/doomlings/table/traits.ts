import type { PileItem } from '../view.generated'
import type { Trait } from '../species/types'
import type { DoomBook } from '../book'

/** A pile as the species sees it. */
export const traitsOf = (pile: readonly PileItem[], book: DoomBook): Trait[] => pile.map((entry) => ({ name: entry.card, colors: book.card(entry.card).colors }))
