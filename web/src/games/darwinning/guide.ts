import type { TableView } from '../../net/view'
import type { CardBook } from '../../state/cards.svelte'
import type { Guide } from '../module'
import type { GameView } from './view.generated'
import { own } from './words'

/** Things a newcomer meets, in the order in which they are best explained. */
export const TOPICS = ['species', 'leader', 'dummy', 'trick', 'display', 'beating', 'improve', 'lay', 'last', 'keep', 'forecast', 'eat', 'over'] as const
export type Topic = (typeof TOPICS)[number]

const ANSWERED: readonly string[] = ['leader', 'trick', 'improve', 'lay', 'keep', 'eat']

type Meets = (view: GameView, seat: number) => boolean

const asked =
  (...prompts: string[]): Meets =>
  (view, seat) =>
    view.actor === seat && !view.over && prompts.includes(view.prompt ?? '')
const MEETS: Record<Topic, Meets> = {
  species: (view, seat) => (view.players[seat]?.species.length ?? 0) > 0,
  leader: asked('leader'),
  dummy: (view) => view.dummy_space !== null,
  trick: asked('lead', 'follow'),
  display: (view, seat) => view.display.length > 0 && asked('lead', 'follow', 'declare')(view, seat),
  beating: (view) => view.beating.length > 0,
  improve: asked('improve', 'use'),
  lay: asked('lay', 'transform'),
  last: (view) => view.last_trick,
  keep: asked('keep'),
  forecast: (view) => view.players.some(({ population, expected_population }) => expected_population !== population),
  eat: asked('eat'),
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
