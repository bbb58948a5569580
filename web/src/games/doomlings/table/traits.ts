import type { PileCard } from '../view'
import type { Trait } from '../species/types'
import type { DoomBook } from '../book'

/** A pile as the species sees it. */
export const traitsOf = (pile: readonly PileCard[], book: DoomBook): Trait[] => pile.map((entry) => ({ name: entry.card, colors: book.card(entry.card).colors }))
