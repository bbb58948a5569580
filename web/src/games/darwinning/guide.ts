import { asked, guideTo, type Thing } from '../../guide/things'
import type { DarwinningBook } from './cards/model'
import type { GameView } from './view.generated'
import { own } from './words'

const selfOf = (view: GameView, seat: number) => view.players[seat]
const isForTwo = (view: GameView) => view.dummy_space !== null

/** Things a newcomer meets, in the order in which they are best explained. */
export const THINGS = {
  species: { met: (view, seat) => (selfOf(view, seat)?.species.length ?? 0) > 0 },
  leader: { met: asked('leader'), answered: true },
  dummy: { met: isForTwo },
  trick: { met: (view, seat) => !isForTwo(view) && asked('lead', 'follow')(view, seat), answered: true },
  trickOfTwo: { met: (view, seat) => isForTwo(view) && asked('lead', 'follow')(view, seat), answered: true },
  display: { met: (view, seat) => view.display.length > 0 && asked('lead', 'follow', 'declare')(view, seat) },
  beating: { met: (view) => view.beating.length > 0 },
  chances: { met: (view, seat) => asked('lead')(view, seat) && view.chances.length > 0, guided: true },
  declare: { met: asked('declare'), answered: true, guided: true },
  improve: { met: asked('improve', 'use'), answered: true },
  signs: { met: (view, seat) => asked('use')(view, seat) && view.cause, guided: true },
  lay: { met: asked('lay', 'transform'), answered: true },
  settle: { met: asked('settle'), answered: true, guided: true },
  mutate: { met: asked('mutate'), answered: true, guided: true },
  food: { met: (view) => view.players.some(({ used, settled }) => used.length + settled.length > 0), guided: true },
  last: { met: (view) => view.last_trick },
  pick: { met: asked('pick'), answered: true, guided: true },
  keep: { met: asked('keep'), answered: true },
  forecast: { met: (view) => view.players.some(({ population, expected_population }) => expected_population !== population) },
  eat: { met: asked('eat'), answered: true },
  bites: { met: (view, seat) => (selfOf(view, seat)?.bites ?? 0) > 0, guided: true },
  era: { met: (view) => view.era > 1, guided: true },
  over: { met: () => true, afterwards: true },
} satisfies Record<string, Thing<GameView, DarwinningBook>>
export type Topic = keyof typeof THINGS

export const guide = guideTo(THINGS, () => own().topics)
