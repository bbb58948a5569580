import type { TableView } from '../../net/view'
import type { CardBook } from '../../state/cards.svelte'
import type { Guide } from '../module'
import type { DoomBook } from './book'
import type { GameView } from './view.generated'
import { own } from './words'
import { isReaction, layOut } from '../../table/choices'

/** Things a newcomer meets, in the order in which they are best explained. */
export const TOPICS = ['aim', 'hand', 'age', 'blocked', 'pile', 'undo', 'opponents', 'choice', 'reaction', 'catastrophe', 'genePool', 'dominant', 'worldsEnd'] as const
export type Topic = (typeof TOPICS)[number]

/** What whoever answers a question has understood, without saying so. */
const ANSWERED: readonly (Topic | null)[] = ['hand', 'choice', 'reaction']
export const isAnswered = (topic: Topic | null): topic is Topic => ANSWERED.includes(topic)

type Meets = (view: GameView, seat: number, book: DoomBook) => boolean

const mine = (view: GameView, seat: number) => view.actor === seat && !view.over
const MEETS: Record<Topic, Meets> = {
  aim: mine,
  hand: (view, seat, book) => mine(view, seat) && layOut(view, book.board).isAboutHand,
  age: (view, seat) => mine(view, seat) && view.in_force !== '',
  blocked: (view) => view.blocked.some(({ owner }) => owner === undefined),
  pile: (view, seat) => view.players[seat]!.pile.length > 0,
  undo: (view, seat) => view.players[seat]!.pile.length > 0,
  opponents: (view, seat) => view.players.some((player, other) => other !== seat && player.pile.length > 0),
  choice: (view, seat, book) => mine(view, seat) && view.cause !== null && layOut(view, book.board).buttons.length > 0,
  reaction: (view, seat, book) => mine(view, seat) && isReaction(view, book.board),
  genePool: (view) => new Set(view.players.map((player) => player.gene_pool)).size > 1,
  dominant: (view, seat, book) => view.players[seat]!.pile.some((entry) => book.card(entry.card).dominant),
  catastrophe: (view) => view.catastrophes > 0,
  worldsEnd: (view) => view.worlds_end !== null,
}

/** What is new in this situation and was not explained before. */
export function newTopic(view: TableView, book: CardBook, seen: readonly string[]): Topic | null {
  const seat = view.seat
  if (seat === null || view.over) return null
  return TOPICS.find((topic) => !seen.includes(topic) && MEETS[topic](view as GameView, seat, book as DoomBook)) ?? null
}

export const guide: Guide = {
  newTopic,
  note: (topic) => own().topics[topic as Topic],
  isAnswered: (topic) => isAnswered(topic as Topic),
}
