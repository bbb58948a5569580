import type { Choice, TableView } from '../net/view'

/** Where the choices of a question are offered: on cards that lie on the table, or as buttons. */
export interface Offer {
  /** One entry per card of the own hand, in hand order. */
  hand: (Choice | null)[]
  /** By seat, one entry per card of that pile, in pile order. */
  piles: (Choice | null)[][]
  /** By seat: choosing the player. */
  players: (Choice | null)[]
  /** Everything that no hand card stands for; piles may be folded away, so theirs are repeated here. */
  buttons: Choice[]
  numberOf(choice: Choice): number
}

/** Hands equal cards their choices in order; with fewer choices than copies the last serves all. */
function dealOut(names: readonly string[], choices: readonly Choice[]): (Choice | null)[] {
  const left = new Map<string, Choice[]>()
  for (const choice of choices) left.set(choice.card!, [...(left.get(choice.card!) ?? []), choice])
  return names.map((name) => {
    const same = left.get(name)
    if (!same) return null
    return same.length > 1 ? same.shift()! : same[0]!
  })
}

function contains(names: readonly string[], choices: readonly Choice[]): boolean {
  const known = new Set(names)
  return choices.every((choice) => known.has(choice.card!))
}

export function layOut(view: TableView): Offer {
  const { choices, players, seat } = view
  const cards = choices.filter((choice) => choice.kind === 'card')
  const hand = seat === null ? [] : (players[seat]?.hand ?? [])
  const loose = cards.filter((choice) => choice.owner === undefined)
  // Cards without an owner are hand cards only if the hand holds them all: they may lie elsewhere.
  const inHand = contains(hand, loose) ? loose : []
  const piles = players.map((player, owner) =>
    dealOut(
      player.pile.map((entry) => entry.card),
      cards.filter((choice) => choice.owner === owner),
    ),
  )
  return {
    hand: dealOut(hand, inHand),
    piles,
    players: players.map((_, i) => choices.find((choice) => choice.kind === 'player' && choice.player === i) ?? null),
    buttons: choices.filter((choice) => !inHand.includes(choice)),
    numberOf: (choice) => choices.indexOf(choice) + 1,
  }
}

/** What stands on the buttons: where all say the same of their cards, the names are enough. */
export function shortLabels(choices: readonly Choice[], nameOf: (card: string) => string): string[] {
  const cards = choices.filter((choice) => choice.kind === 'card')
  const around = new Set(cards.map(({ card, label }) => (label.includes(nameOf(card!)) ? label.replace(nameOf(card!), '\n') : null)))
  const same = cards.length > 1 && around.size === 1 && !around.has(null)
  return choices.map(({ kind, card, label }) => (same && kind === 'card' ? nameOf(card!) : label))
}

const DECLINING = ['no', 'done', 'pass']

/** The answer that lets a question pass, if there is one. */
export const declining = (view: TableView): Choice | null => view.choices.find((choice) => choice.kind === 'word' && DECLINING.includes(choice.word!)) ?? null

/** Something optional, asked while somebody else has the turn; at the end of the world nobody has one. */
export const isReaction = (view: TableView): boolean => view.seat !== null && view.turn !== view.seat && view.worlds_end === null && !view.over && declining(view) !== null

/** Hand cards that cannot be chosen although the question is about hand cards. */
export function blockedCards(view: TableView): string[] {
  if (view.seat === null || view.actor !== view.seat) return []
  const hand = view.players[view.seat]?.hand ?? []
  const offered = layOut(view).hand
  if (!offered.some((choice) => choice !== null)) return []
  return [...new Set(hand.filter((_, i) => offered[i] === null))]
}
