import { own, traitsInLine } from '../words'
import { type DarwinningCard, suitOf } from './model'

/** The value that a name tells; a joker's tells none. */
const valueIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0)

/** What is said of a card to those who do not see it. */
export function spokenName(card: DarwinningCard): string {
  const words = own()
  const suit = suitOf(card)
  const parts = [card.label]
  if (card.value !== null && card.value !== valueIn(card.name)) parts.push(`${words.facts.value} ${card.value}`)
  if (card.kind === 'trait_card' && card.trait) parts.push(words.suits[suit ?? ''] ?? '', traitsInLine([card.trait]))
  if (card.kind === 'trait_card' || card.kind === 'joker') {
    if (card.food_chain) parts.push(`${words.uses.food_chain} ${card.food_chain}`)
    if (card.population) parts.push(`${words.uses.population} ${card.population}`)
    if (card.kind === 'trait_card') parts.push(...card.lives_in.map((place) => words.environments[place]!))
  } else if (card.kind !== 'trait_space') parts.push(words.kind[card.kind] ?? '')
  return parts.filter(Boolean).join(', ')
}
