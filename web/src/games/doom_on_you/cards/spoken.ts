import { own } from '../words'
import type { DoomCard } from './model'

/** What is said of a card to those who do not see it. */
export function spokenName(card: DoomCard): string {
  const words = own()
  if (card.kind !== 'animal') return `${card.label}, ${words.kind[card.kind]}`
  return `${card.label}, ${words.table.stats(card.attack ?? 0, card.defense ?? 0, card.tokens ?? 0)}`
}
