import { asked, guideTo, type Thing } from '../../guide/things'
import { isReaction, layOut } from '../../table/choices'
import type { DoomBook } from './book'
import type { DoomCard } from './cards/model'
import type { GameView } from './view.generated'
import { own } from './words'

/** Questions of which cards one can do without. */
const PARTING = ['discard', 'stabilize', 'discard_more', 'shed', 'pass_left', 'pass_right', 'give_card', 'pay_discard', 'pay_give', 'give_trait', 'discard_trait']

const mine = (view: GameView, seat: number) => view.actor === seat
const pileOf = (view: GameView, seat: number) => view.players[seat]?.pile ?? []
/** The first card of the hand that can be played now and is of a kind. */
const playable = (view: GameView, book: DoomBook, is: (card: DoomCard) => boolean) => view.choices.find(({ kind, card }) => kind === 'card' && card !== undefined && is(book.card(card)))?.card

/** Things a newcomer meets, in the order in which they are best explained. */
export const THINGS = {
  aim: { met: mine },
  hand: { met: (view, seat, book) => mine(view, seat) && layOut(view, book.board).isAboutHand, answered: true },
  age: { met: (view, seat) => mine(view, seat) && view.in_force !== '' },
  blocked: { met: (view) => view.blocked.some(({ owner }) => owner === undefined) },
  pile: { met: (view, seat) => pileOf(view, seat).length > 0 },
  worth: { met: (view, seat) => pileOf(view, seat)[0]?.card, guided: true },
  refill: { met: (view, seat) => pileOf(view, seat).length > 0, guided: true },
  undo: { met: (view, seat) => pileOf(view, seat).length > 0 },
  opponents: { met: (view, seat) => view.players.some((player, other) => other !== seat && player.pile.length > 0) },
  round: { met: (view) => view.past_ages.length > 0 && view.in_force, guided: true },
  grows: { met: (view, seat, book) => asked('play')(view, seat) && pileOf(view, seat).length > 0 && playable(view, book, (card) => card.face_value === null), guided: true },
  action: { met: (view, seat, book) => asked('play')(view, seat) && pileOf(view, seat).length > 1 && playable(view, book, (card) => card.icons.includes('action')), guided: true },
  colors: { met: (view, seat, book) => new Set(pileOf(view, seat).flatMap(({ card }) => book.card(card).colors)).size > 1, guided: true },
  parting: { met: asked(...PARTING), answered: true, guided: true },
  stuck: { met: asked('stuck'), answered: true, guided: true },
  another: { met: asked('play_another', 'play_extra'), answered: true, guided: true },
  choice: { met: (view, seat, book) => mine(view, seat) && view.cause !== null && layOut(view, book.board).buttons.length > 0, answered: true },
  reaction: { met: (view, seat, book) => mine(view, seat) && isReaction(view, book.board), answered: true },
  catastrophe: { met: (view) => view.catastrophes > 0 },
  genePool: { met: (view) => new Set(view.players.map((player) => player.gene_pool)).size > 1 },
  dominant: { met: (view, seat, book) => pileOf(view, seat).some(({ card }) => book.card(card).dominant) },
  lastRound: { met: (view) => view.catastrophes === 2, guided: true },
  worldsEnd: { met: (view) => view.worlds_end !== null },
} satisfies Record<string, Thing<GameView, DoomBook>>
export type Topic = keyof typeof THINGS

export const guide = guideTo(THINGS, () => own().topics)
