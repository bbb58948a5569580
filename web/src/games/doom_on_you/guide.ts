import type { TableView } from '../../net/view'
import type { CardBook } from '../../state/cards.svelte'
import type { Guide } from '../module'
import type { GameView } from './view.generated'
import { own } from './words'

/** Things a newcomer meets, in the order in which they are best explained. */
export const TOPICS = ['goal', 'place', 'target', 'declare', 'window', 'counter', 'defend', 'nested', 'doom', 'draw', 'deal', 'out', 'over'] as const
export type Topic = (typeof TOPICS)[number]

const ANSWERED: readonly string[] = ['place', 'declare', 'window', 'counter', 'defend', 'draw', 'deal']

type Meets = (view: GameView, seat: number) => boolean

const asked =
  (...prompts: string[]): Meets =>
  (view, seat) =>
    view.actor === seat && !view.over && prompts.includes(view.prompt ?? '')
const MEETS: Record<Topic, Meets> = {
  goal: (view) => view.round === 1,
  place: asked('place'),
  target: (view) => view.target !== null,
  declare: asked('declare', 'rush'),
  window: asked('opening', 'declared', 'drawn', 'planned'),
  counter: asked('counter'),
  defend: asked('defend'),
  nested: (view) => view.attacks.some(({ target }) => target !== view.target),
  doom: (view) => view.struck.length > 0,
  draw: asked('draw'),
  deal: (view, seat) => view.offers.length > 0 || asked('deal_with', 'deal_accept')(view, seat),
  out: (view) => view.players.some(({ out }) => out),
  over: (view) => view.over,
}

/** What is new in this situation and was not explained before. */
export function newTopic(view: TableView, _book: CardBook, seen: readonly string[]): Topic | null {
  const seat = view.seat
  if (seat === null) return null
  return TOPICS.find((topic) => !seen.includes(topic) && MEETS[topic](view as GameView, seat)) ?? null
}

export const guide: Guide = {
  newTopic,
  note: (topic) => own().topics[topic as Topic],
  isAnswered: (topic) => ANSWERED.includes(topic),
}
