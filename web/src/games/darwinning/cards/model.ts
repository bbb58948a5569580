import type { CardData } from '../../../cards/model'
import type { CardBook } from '../../../state/cards.svelte'
import { type Environment, ENVIRONMENTS, type Suit, SUITS } from '../palette'

export type Kind = 'trait_card' | 'joker' | 'environment' | 'species' | 'dummy' | 'trait_space'

export interface DarwinningCard extends CardData {
  kind: Kind
  /** In tricks; a joker has 0. */
  value: number | null
  trait: string | null
  points: number | null
  food_chain: number | null
  population: number | null
  lives_in: Environment[]
  food: number[] | null
  traits: string[]
  flavor: string
  /** Part of something that beats the best combination. */
  beats?: boolean
  /** Part of the combination that is being looked at. */
  looked?: boolean
}

export type DarwinningBook = CardBook<DarwinningCard>

/** The name as a key: drawings go by it. */
export const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '_')

const isEnvironment = (name: string): name is Environment => (ENVIRONMENTS as readonly string[]).includes(name)
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A card with everything that the faces rely on; one that nobody described is taken for a joker. */
export const complete = (card: CardData): DarwinningCard => ({
  ...card,
  kind: (card.kind || 'joker') as Kind,
  value: numberOf(card.value),
  trait: typeof card.trait === 'string' ? card.trait : null,
  points: numberOf(card.points),
  food_chain: numberOf(card.food_chain),
  population: numberOf(card.population),
  lives_in: listOf(card.lives_in).filter(isEnvironment),
  food: Array.isArray(card.food) ? (card.food as number[]) : null,
  traits: listOf(card.traits),
  flavor: String(card.flavor ?? ''),
})

export const suitOf = (card: CardData): Suit | null => SUITS.find((suit) => card.colors?.includes(suit)) ?? null

/** The species of a board by the name of one of its spaces, and which space it is. */
export function spaceOf(name: string): { species: string; number: number } {
  const [, species = '', number = '0'] = /^(.*) (\d+)$/.exec(name) ?? []
  return { species, number: Number(number) }
}
