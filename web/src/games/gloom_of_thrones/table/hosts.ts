import type { Choice } from '../../../net/view'
import type { Offer } from '../../../table/choices'
import type { GloomBook, GloomCard } from '../cards/model'
import { sightOf } from '../cards/stack'
import { type GloomView, iconsOf, type Member } from '../view'

/** A character as it lies on the table, with all that can be said and done about it. */
export interface Host {
  card: GloomCard
  member: Member
  stack: GloomCard[]
  /** How many numbers each visible one hides. */
  covers: number[]
  choice: Choice | null
  number?: number
  /** Why it cannot be chosen now. */
  reason?: string
}

/** A character's card with what lies on it: shown closely, it shows all. */
export const stacked = ({ card, member, stack }: Pick<Host, 'card' | 'member' | 'stack'>): GloomCard => ({ ...card, stack, member })

/** The family of a seat, each with its choice or the reason why there is none. */
export function hostsOf(view: GloomView, seat: number, book: GloomBook, offer: Offer, active: boolean): Host[] {
  const family = view.players[seat]?.family ?? []
  const choices = active
    ? offer.on(
        'family',
        seat,
        family.map(({ card }) => ({ card, facts: {} })),
      )
    : []
  return family.map((member, i) => {
    const stack = member.stack.map((name) => book.card(name))
    const choice = choices[i] ?? null
    const reason = active && !choice ? view.blocked.find(({ card, owner }) => card === member.card && owner === seat)?.reason : undefined
    return { card: book.card(member.card), member, stack, covers: sightOf(stack).points.map((seen) => seen?.covers ?? 0), choice, ...(choice && { number: offer.numberOf(choice) }), ...(reason && { reason }) }
  })
}

/** What those who do not see it are told of a character. */
export function spokenHost({ card, member, stack }: Host, words: { score: (n: string) => string; dead: string; revived: string; monarch: string; lastOne: string; cards: (n: number) => string; wouldBe: (n: string) => string }, icons: Record<string, string>, signed: (n: number) => string): string {
  return [
    card.label,
    words.score(signed(member.score)),
    ...(typeof member.would_be === 'number' ? [words.wouldBe(signed(member.would_be))] : []),
    ...(member.dead ? [words.dead] : []),
    ...(member.revived ? [words.revived] : []),
    ...(member.monarch ? [words.monarch] : []),
    ...(member.ends_game ? [words.lastOne] : []),
    ...iconsOf(member).map((icon) => icons[icon] ?? icon),
    words.cards(stack.length),
  ].join(', ')
}
