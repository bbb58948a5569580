import type { GloomCard } from '../cards/model'
import { sightOf, sumOf } from '../cards/stack'
import type { Host } from './hosts'

/** A part of a score, and the card it comes from where one does. */
export interface Share {
  points: number
  card?: GloomCard
  label?: string
}

/** The score of a character, card by card. What no number tells comes from the Throne, from its death, or from what was promised. */
export function shareOf({ member, stack }: Pick<Host, 'member' | 'stack'>, words: { throneCounts: string; deathCounts: string }): Share[] {
  const sight = sightOf(stack)
  const seen = sight.points.flatMap((one): Share[] => (one ? [{ points: one.printed, card: one.card }] : []))
  const rest = member.score - sumOf(sight)
  if (!rest) return seen
  const death = stack.at(-1)?.kind === 'death' ? stack.at(-1) : undefined
  return [...seen, { points: rest, ...(death && !member.monarch ? { card: death } : { label: member.monarch ? words.throneCounts : words.deathCounts }) }]
}
