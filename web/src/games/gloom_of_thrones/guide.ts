import type { TableView } from '../../net/view'
import type { CardBook } from '../../state/cards.svelte'
import { isReaction, layOut } from '../../table/choices'
import type { Guide } from '../module'
import type { GloomBook } from './cards/model'
import type { GloomView } from './view'
import { own } from './words'

/** Things a newcomer meets, in the order in which they are best explained. */
export const TOPICS = ['aim', 'family', 'hand', 'target', 'glass', 'reaction', 'death', 'throne', 'marks', 'limit', 'last', 'over'] as const
export type Topic = (typeof TOPICS)[number]

const ANSWERED: readonly string[] = ['hand', 'target', 'reaction']
const TARGETS = ['lay', 'kill']

type Meets = (view: GloomView, seat: number, book: GloomBook) => boolean

const mine = (view: GloomView, seat: number) => view.actor === seat && !view.over
const everybody = (view: GloomView) => view.players.flatMap(({ family }) => family)
const MEETS: Record<Topic, Meets> = {
  aim: (view) => !view.over,
  family: (view, seat) => (view.players[seat]?.family.length ?? 0) > 0,
  hand: (view, seat, book) => mine(view, seat) && layOut(view, book.board).isAboutHand && !isReaction(view, book.board),
  target: (view, seat) => mine(view, seat) && TARGETS.includes(view.prompt ?? ''),
  glass: (view) => everybody(view).some(({ stack }) => stack.length > 1),
  reaction: (view, seat, book) => mine(view, seat) && isReaction(view, book.board),
  death: (view, seat, book) => (view.players[seat]?.hand ?? []).some((name) => book.card(name).kind === 'death'),
  throne: (view) => view.monarch !== null,
  marks: (view) => view.players.some(({ marks }) => marks.skip_draw + marks.skip_turn + marks.lose_actions > 0),
  limit: (view) => new Set(view.players.map((player) => player.draw_limit)).size > 1,
  last: (view) => view.players.some(({ living, family }) => living === 1 && family.length > 1),
  over: (view) => view.over,
}

/** What is new in this situation and was not explained before. */
export function newTopic(view: TableView, book: CardBook, seen: readonly string[]): Topic | null {
  const seat = view.seat
  if (seat === null) return null
  return TOPICS.find((topic) => !seen.includes(topic) && MEETS[topic](view as GloomView, seat, book as GloomBook)) ?? null
}

export const guide: Guide = {
  newTopic,
  note: (topic) => own().topics[topic as Topic],
  isAnswered: (topic) => ANSWERED.includes(topic),
}
