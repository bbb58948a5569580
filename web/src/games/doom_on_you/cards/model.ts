import type { CardData } from '../../../cards/model'
import type { CardBook } from '../../../state/cards.svelte'

export type Kind = 'animal' | 'battle' | 'doom'

export interface DoomCard extends CardData {
  kind: Kind
  attack: number | null
  defense: number | null
  tokens: number | null
  flavor: string
}

export type DoomBook = CardBook<DoomCard>

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A card with everything that the faces rely on; one that nobody described is taken for a battle card. */
export const complete = (card: CardData): DoomCard => ({
  ...card,
  kind: (card.kind || 'battle') as Kind,
  attack: numberOf(card.attack),
  defense: numberOf(card.defense),
  tokens: numberOf(card.tokens),
  flavor: String(card.flavor ?? ''),
})
