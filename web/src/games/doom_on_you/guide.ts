import { asked, guideTo, type Thing } from '../../guide/things'
import type { DoomBook } from './cards/model'
import type { GameView } from './view.generated'
import { own } from './words'

const WINDOWS = ['opening', 'declared', 'drawn', 'planned']
/** The first card of the hand that can be played now. */
const playable = (view: GameView) => view.choices.find(({ kind }) => kind === 'card')?.card

/** Things a newcomer meets, in the order in which they are best explained. */
export const THINGS = {
  goal: { met: (view) => view.round === 1 },
  place: { met: asked('place'), answered: true },
  kinds: { met: (view, seat) => asked('place')(view, seat) && view.blocked[0]?.card, guided: true },
  target: { met: (view) => view.target !== null },
  me: { met: (view, seat) => view.target === seat, guided: true },
  declare: { met: asked('declare', 'rush'), answered: true },
  window: { met: asked(...WINDOWS), answered: true },
  battle: { met: (view, seat) => asked(...WINDOWS)(view, seat) && playable(view), guided: true },
  aiming: { met: asked('hunt', 'protect', 'deflect', 'deflect_to', 'capture', 'sneak', 'sneak_at'), answered: true, guided: true },
  counter: { met: asked('counter'), answered: true },
  defend: { met: asked('defend'), answered: true },
  nested: { met: (view) => view.attacks.some(({ target }) => target !== view.target) },
  doom: { met: (view) => view.struck.length > 0 },
  suffer: { met: asked('lose', 'keep', 'doom_other', 'struck'), answered: true, guided: true },
  raid: { met: (view) => view.round === 1 && new Set(view.players.map(({ tokens }) => tokens)).size > 1, guided: true },
  draw: { met: asked('draw'), answered: true },
  round: { met: (view) => view.round > 1, guided: true },
  deal: { met: (view, seat) => view.offers.length > 0 || asked('deal_with', 'deal_accept')(view, seat), answered: true },
  danger: { met: (view, seat) => (view.players[seat]?.tokens ?? 0) === 1, guided: true },
  out: { met: (view) => view.players.some(({ out }) => out) },
  over: { met: () => true, afterwards: true },
} satisfies Record<string, Thing<GameView, DoomBook>>
export type Topic = keyof typeof THINGS

export const guide = guideTo(THINGS, () => own().topics)
