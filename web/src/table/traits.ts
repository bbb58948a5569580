import type { PileCard } from '../net/view'
import type { Trait } from '../species/types'
import type { CardBook } from '../state/cards.svelte'

/** A pile as the species sees it. */
export const traitsOf = (pile: readonly PileCard[], book: CardBook): Trait[] => pile.map((entry) => ({ name: entry.card, colors: book.card(entry.card).colors }))
