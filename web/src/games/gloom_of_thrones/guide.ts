import { asked, guideTo, type Thing } from '../../guide/things'
import { isReaction, layOut } from '../../table/choices'
import type { GloomBook, GloomCard } from './cards/model'
import type { GloomView } from './view'
import { own } from './words'

const ACTIONS = 2 // in a turn

const mine = (view: GloomView, seat: number) => view.actor === seat
const everybody = (view: GloomView) => view.players.flatMap(({ family }) => family)
const held = (view: GloomView, seat: number, book: GloomBook, is: (card: GloomCard) => boolean) => (view.players[seat]?.hand ?? []).find((name) => is(book.card(name)))
/** What a card is worth to whoever it befalls. */
const sumOf = (card: GloomCard) => card.points.reduce<number>((sum, points) => sum + (points ?? 0), 0)
const isModifier = (card: GloomCard) => card.kind === 'modifier'

/** Things a newcomer meets, in the order in which they are best explained. */
export const THINGS = {
  aim: { met: () => true },
  choosing: { met: asked('choose_family'), answered: true, guided: true },
  family: { met: (view, seat) => (view.players[seat]?.family.length ?? 0) > 0 },
  hand: { met: (view, seat, book) => mine(view, seat) && layOut(view, book.board).isAboutHand && !isReaction(view, book.board), answered: true },
  gloomy: { met: (view, seat, book) => asked('play')(view, seat) && held(view, seat, book, (card) => isModifier(card) && sumOf(card) < 0), guided: true },
  target: { met: asked('lay', 'kill'), answered: true },
  second: { met: (view, seat) => asked('play')(view, seat) && view.actions < ACTIONS, guided: true },
  cheerful: { met: (view, seat, book) => asked('play')(view, seat) && everybody(view).some(({ stack }) => stack.length > 0) && held(view, seat, book, (card) => isModifier(card) && sumOf(card) > 0), guided: true },
  glass: { met: (view) => everybody(view).some(({ stack }) => stack.length > 1) },
  reaction: { met: (view, seat, book) => mine(view, seat) && isReaction(view, book.board), answered: true },
  death: { met: (view, seat, book) => held(view, seat, book, ({ kind }) => kind === 'death') !== undefined },
  ripe: { met: (view, seat, book) => asked('play')(view, seat) && view.actions === ACTIONS && view.players[seat]!.family.some(({ dead, score }) => !dead && score < 0) && held(view, seat, book, ({ kind }) => kind === 'death'), guided: true },
  event: { met: (view, seat, book) => asked('play')(view, seat) && held(view, seat, book, ({ kind }) => kind === 'event'), guided: true },
  inForce: { met: (view) => view.players.some(({ in_force }) => in_force.length > 0), guided: true },
  dead: { met: (view) => everybody(view).some(({ dead }) => dead), guided: true },
  parting: { met: asked('discard', 'give'), answered: true, guided: true },
  picking: { met: asked('strip', 'remove_top', 'move_from', 'move_to', 'swap_first', 'swap_second', 'revive', 'throne'), answered: true, guided: true },
  free: { met: asked('free_play', 'free_death', 'play_extra'), answered: true, guided: true },
  throne: { met: (view) => view.monarch !== null },
  marks: { met: (view) => view.players.some(({ marks }) => marks.skip_draw + marks.skip_turn + marks.lose_actions > 0) },
  limit: { met: (view) => new Set(view.players.map((player) => player.draw_limit)).size > 1 },
  last: { met: (view) => view.players.some(({ living, family }) => living === 1 && family.length > 1) },
  over: { met: () => true, afterwards: true },
} satisfies Record<string, Thing<GloomView, GloomBook>>
export type Topic = keyof typeof THINGS

export const guide = guideTo(THINGS, () => own().topics)
