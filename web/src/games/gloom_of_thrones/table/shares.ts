import type { GloomBook, GloomCard } from '../cards/model'
import { sightOf } from '../cards/stack'
import type { Host } from './hosts'

/** A part of a score, and the card it comes from where one does. */
export interface Share {
  points: number
  card?: GloomCard
  label?: string
}

/** The score of a character, card by card: what shows, what was promised, what its death adds, and the Throne. */
export function shareOf({ member, stack }: Pick<Host, 'member' | 'stack'>, book: GloomBook, words: { throneCounts: string }): Share[] {
  const shares = new Map<GloomCard, number>()
  const count = (card: GloomCard, points: number) => shares.set(card, (shares.get(card) ?? 0) + points)
  for (const seen of sightOf(stack).points) if (seen) count(seen.card, seen.printed)
  if (member.dead) for (const card of stack) if (card.category === 'persistent' && card.adds) count(card, card.adds)
  const throne = member.monarch ? throneIn(book) : 0
  const rest = [...shares.values()].reduce((left, points) => left - points, member.score - throne)
  if (rest && member.dead) count(stack.at(-1)!, rest)
  const ofCards = [...shares].map(([card, points]): Share => ({ points, card }))
  return member.monarch ? [...ofCards, { points: throne, label: words.throneCounts }] : ofCards
}

/** What the Throne adds to the score of whoever sits there. */
export const throneIn = (book: GloomBook): number => book.cards.find(({ kind }) => kind === 'throne')?.adds ?? 0
