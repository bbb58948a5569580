import type { Choice } from '../../../net/view'
import type { Offer } from '../../../table/choices'
import type { DarwinningBook } from '../cards/model'
import { keyOf } from '../cards/model'
import type { GameView, HuntsItem, PlayerView } from '../view.generated'
import type { Use } from './outlook'

/** A species on the food chain: somebody's, or the dummy's. */
export interface Being {
  /** null: the dummy. */
  seat: number | null
  card: string
  key: string
  label: string
  space: number
  /** null: the dummy has none. */
  population: number | null
  traits: string[]
  choice: Choice | null
  number?: number
  /** Why it cannot be chosen now. */
  reason?: string
}

/** What is seen on a board. */
export const traitsOf = (player: PlayerView): string[] => player.spaces.flatMap(({ trait }) => (trait ? [trait] : []))

/** On whose board a card lies. */
export function ownerOf({ players }: GameView, card: string): number | null {
  const seat = players.findIndex(({ spaces }) => spaces.some(({ traits }) => traits.includes(card)))
  return seat < 0 ? null : seat
}

/** A space as it is told: its number from the left, and the trait that is seen on it. */
export function spaceIn({ players }: GameView, card: string): { number: number; trait: string | null } | null {
  for (const { spaces } of players) {
    const at = spaces.findIndex((space) => space.card === card)
    if (at >= 0) return { number: at + 1, trait: spaces[at]!.trait }
  }
  return null
}

/** What would be seen on a board with a card laid as a trait. */
export const traitsWith = (player: PlayerView, { use, where, card }: Use, book: DarwinningBook): string[] =>
  use === 'trait' ? player.spaces.flatMap(({ card: space, trait }) => (space === where ? book.card(card).trait : trait) ?? []) : traitsOf(player)

const traitsOfDummy = (view: GameView, book: DarwinningBook): string[] => view.display.flatMap(({ card }) => book.card(card).trait ?? [])

/** Everybody who stands on the food chain, by seat; the dummy last. */
export function beingsOf(view: GameView, book: DarwinningBook, offer: Offer, active: boolean): Being[] {
  const chosen = (card: string, owner: number | null) => {
    const choice = active ? (offer.on('species', owner, [{ card, facts: {} }])[0] ?? null) : null
    const reason = active && !choice ? view.blocked.find((one) => one.card === card)?.reason : undefined
    return { choice, ...(choice && { number: offer.numberOf(choice) }), ...(reason && { reason }) }
  }
  const beings = view.players.flatMap((player, seat): Being[] => {
    const card = player.species[0]
    if (card === undefined || player.space === null) return []
    return [{ seat, card, key: keyOf(card), label: book.label(card), space: player.space, population: player.population, traits: traitsOf(player), ...chosen(card, seat) }]
  })
  const dummy = view.dummy[0]
  if (dummy === undefined || view.dummy_space === null) return beings
  return [...beings, { seat: null, card: dummy, key: 'dummy', label: book.label(dummy), space: view.dummy_space, population: null, traits: traitsOfDummy(view, book), ...chosen(dummy, null) }]
}

/** In survival: who feeds now, then everybody above, from the lowest to the highest. */
export function feedingIn({ prompt, actor, players }: GameView, beings: readonly Being[]): Being[] {
  if (actor === null || (prompt !== 'eat' && prompt !== 'borrow')) return []
  const from = players[actor]!.space ?? 0
  return beings.filter(({ space }) => space >= from).sort((one, other) => one.space - other.space)
}

export interface Hunter {
  card: string
  /** Why not; null: it can. */
  reason: string | null
}

/** Whom a species can eat, and whom not for which reason; with a use of a card also what that changes. */
export function preyOf(player: Pick<PlayerView, 'can_eat' | 'cannot_eat'>, changes: readonly HuntsItem[] = []): Hunter[] {
  const now = [...player.can_eat.map((card) => ({ card, reason: null })), ...player.cannot_eat.map(({ species, reason }) => ({ card: species, reason }))]
  return now.map(({ card, reason }) => {
    const change = changes.find(({ prey }) => prey === card)
    return { card, reason: change ? change.reason : reason }
  })
}

/** The same of the dummy. */
export const preyOfDummy = (view: GameView, changes: readonly HuntsItem[] = []): Hunter[] => preyOf({ can_eat: view.dummy_can_eat, cannot_eat: view.dummy_cannot_eat }, changes)

/** The same, those with one reason together. */
export function byReason(prey: readonly Hunter[]): [reason: string | null, cards: string[]][] {
  const found = new Map<string | null, string[]>()
  for (const { card, reason } of prey) found.set(reason, [...(found.get(reason) ?? []), card])
  return [...found]
}

/** Who can eat a species, as cards. */
export const huntersOf = (view: GameView, card: string): string[] => [
  ...view.players.flatMap(({ species, can_eat }) => (species[0] !== undefined && can_eat.includes(card) ? [species[0]] : [])),
  ...(view.dummy[0] !== undefined && view.dummy_can_eat.includes(card) ? [view.dummy[0]] : []),
]
