import type { Choice } from '../../../net/view'
import type { DarwinningBook } from '../cards/model'
import { keyOf } from '../cards/model'
import type { GameView, HuntsItem, PreviewsItem } from '../view.generated'

/** One use of one card. */
export type Use = Pick<PreviewsItem, 'card' | 'use' | 'where'>

/** What awaits a species; `then` is what it would be with the use that is being looked at. */
export interface Outlook {
  space: Value
  population: Value
  food: Value
  bites: Value
  /** From so many bites on population is lost. */
  limit: Value
  after: Value
}
interface Value {
  now: number
  then: number | null
}

export const sameUse = (one: Use, other: Use): boolean => one.card === other.card && one.use === other.use && one.where === other.where

/** All uses that are foreseen, each once. */
export function usesIn(view: GameView): Use[] {
  const uses: Use[] = []
  for (const { card, use, where } of view.previews) if (!uses.some((one) => sameUse(one, { card, use, where }))) uses.push({ card, use, where })
  return uses
}

/** What is foreseen for one species by one use. */
export const foreseen = (view: GameView, use: Use, species: string): PreviewsItem | undefined => view.previews.find((one) => one.species === species && sameUse(one, use))

/** The other species for which a use changes something. */
export const touchedBy = (view: GameView, use: Use, species: string | undefined): string[] => view.previews.filter((one) => one.species !== species && sameUse(one, use)).map((one) => one.species)

/** Whom a species could then eat, or no longer, and why not: whatever the use changes. */
export const huntsOf = (view: GameView, use: Use | null, eater: string): HuntsItem[] => view.hunts.filter((one) => use !== null && one.eater === eater && sameUse(one, use))

/** What awaits the species of a seat. */
export function outlookOf(view: GameView, seat: number, use: Use | null): Outlook {
  const player = view.players[seat]!
  const next = use && foreseen(view, use, player.species[0] ?? '')
  const value = (now: number, then: number | undefined): Value => ({ now, then: then === undefined || then === now ? null : then })
  return {
    space: value(player.space ?? 0, next?.space),
    population: value(player.population, next?.population),
    food: value(player.expected_food, next?.expected_food),
    bites: value(player.expected_bites, next?.expected_bites),
    limit: value(player.bite_limit, next?.bite_limit),
    after: value(player.expected_population, next?.expected_population),
  }
}

/** The uses that a choice stands for; several belong to a card that is not yet used in any way. */
export function usesOf(view: GameView, choice: Choice, book: DarwinningBook): Use[] {
  const uses = usesIn(view)
  if (choice.kind === 'word') return uses.filter(({ use }) => use === choice.word)
  if (choice.kind !== 'card') return []
  if (view.prompt === 'pick') return usesOfDiscard(uses, choice.card!, book)
  return uses.filter(({ card, where }) => (view.prompt === 'improve' ? card === choice.card : where === choice.card))
}

/** What several discards are good for alike is foreseen for one of them. */
function usesOfDiscard(uses: readonly Use[], name: string, book: DarwinningBook): Use[] {
  const own = book.card(name)
  const found = uses.filter(({ card, use, where }) => {
    const other = book.card(card)
    if (use === 'environment') return where !== null && own.lives_in.some((place) => place === keyOf(where))
    return own[use] !== null && own[use] === other[use]
  })
  return found.filter(({ use, where }, i) => found.findIndex((one) => one.use === use && (use !== 'environment' || one.where === where)) === i)
}
