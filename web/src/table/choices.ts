import { contentOf, type Entry, playerAt } from '../board/zones'
import type { Board, Zone } from '../net/board.generated'
import type { Choice, TableView } from '../net/view'

/** Where the choices of a question are offered: on cards that lie on the table, or as buttons. */
export interface Offer {
  /** One choice, or none, for each entry of a zone, in its order. */
  on(zone: string, seat: number | null, entries: readonly Entry[]): (Choice | null)[]
  /** Whether the question is about cards in one's own hand. */
  isAboutHand: boolean
  /** By seat: choosing the player. */
  players: (Choice | null)[]
  /** What the layout of the game draws itself. */
  drawn: Choice[]
  /** Everything else that stands for no card in the hand, nor in a zone that is in sight. */
  buttons: Choice[]
  numberOf(choice: Choice): number
}

/** Hands equal cards their choices in order; with fewer choices than copies the last serves all. */
function dealOut(entries: readonly Entry[], choices: readonly Choice[]): (Choice | null)[] {
  const left = new Map<string, Choice[]>()
  for (const choice of choices) if (choice.id === undefined) left.set(choice.card!, [...(left.get(choice.card!) ?? []), choice])
  return entries.map(({ card, id }) => {
    const own = id === undefined ? undefined : choices.find((choice) => choice.card === card && choice.id === id)
    if (own) return own
    const same = card === null ? undefined : left.get(card)
    if (!same?.length) return null
    return same.length > 1 ? same.shift()! : same[0]!
  })
}

const HAND: Pick<Zone, 'name'>[] = [{ name: 'hand' }]

/** The zones that a player holds; as long as the board is not known, a hand. */
const handZones = (board: Board | null) => board?.zones.filter((zone) => zone.of === 'seat' && zone.area === 'hand') ?? HAND

/** Choices on cards of zones in sight are made there; other zones may be folded away. */
export function layOut(view: TableView, board: Board | null = null, inSight: readonly string[] = [], hint: number | null = null, draws: (choice: Choice) => boolean = () => false): Offer {
  const { seat } = view
  const choices = view.choices.map((choice): Choice => (choice.action === hint ? { ...choice, hinted: true } : choice))
  const cards = choices.filter((choice) => choice.kind === 'card')
  const self = playerAt(view, seat)
  const hands = handZones(board).map(({ name }) => name)
  const entriesIn = (name: string): Entry[] => (self ? contentOf({ name }, self).entries : [])
  // Cards of which nothing else is said are hand cards only if a hand holds them all: they may lie elsewhere.
  const loose = cards.filter((choice) => choice.owner === undefined && choice.zone === undefined)
  const holding = hands.find((zone) => {
    const held = new Set(entriesIn(zone).map((entry) => entry.card))
    return loose.every((choice) => held.has(choice.card!))
  })
  const isIn = (choice: Choice, zone: string, owner: number | null): boolean => {
    if (choice.zone !== undefined) return choice.zone === zone && (choice.owner ?? (hands.includes(zone) ? seat : null)) === owner
    if (hands.includes(zone)) return owner === seat && zone === holding && choice.owner === undefined
    return owner !== null && choice.owner === owner
  }
  const inHand = cards.filter((choice) => seat !== null && hands.some((zone) => isIn(choice, zone, seat)))
  const holds = (zone: string, owner: number | null, card: string): boolean => {
    const holder = owner === null ? view : view.players[owner]
    return holder !== undefined && contentOf({ name: zone }, holder).entries.some((entry) => entry.card === card)
  }
  const isInSight = (choice: Choice): boolean => choice.kind === 'card' && inSight.some((zone) => isIn(choice, zone, choice.owner ?? null) && holds(zone, choice.owner ?? null, choice.card!))
  return {
    on: (zone, owner, entries) =>
      dealOut(
        entries,
        cards.filter((choice) => isIn(choice, zone, owner)),
      ),
    isAboutHand: inHand.length > 0,
    players: view.players.map((_, i) => choices.find((choice) => choice.kind === 'player' && choice.player === i) ?? null),
    drawn: choices.filter(draws),
    buttons: choices.filter((choice) => !inHand.includes(choice) && !isInSight(choice) && !draws(choice)),
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

const questionIn = (view: TableView, board: Board | null) => board?.questions.find(({ name }) => name === view.prompt)

/** The answer that lets a question pass, if there is one. */
export function declining(view: TableView, board: Board | null): Choice | null {
  const word = questionIn(view, board)?.declines ?? null
  return word === null ? null : (view.choices.find((choice) => choice.kind === 'word' && choice.word === word) ?? null)
}

/** Whether nobody else may know who is asked. */
export const isSecret = (view: TableView, board: Board | null): boolean => questionIn(view, board)?.secret === true

/** Something optional in the turn of somebody else: a window that the board declares. */
export const isReaction = (view: TableView, board: Board | null): boolean => view.seat !== null && !view.over && questionIn(view, board)?.window === true && declining(view, board) !== null

/** Whether something is told of an answer: where that is required, or wanted of somebody who does not mind, or done unasked. */
export const isTold = ({ note }: Choice, silent: boolean, eager: boolean): boolean => note === 'required' || (note === 'wanted' && !silent) || (note !== undefined && eager)
