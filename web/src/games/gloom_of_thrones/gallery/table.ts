import type { Choice } from '../../../net/view'
import { CardBook } from '../../../state/cards.svelte'
import type { GloomBook, GloomCard } from '../cards/model'
import { sightOf, sumOf } from '../cards/stack'
import { type Icon, ICONS } from '../ornaments/icons'
import type { GloomView, PlayerView } from '../view'
import type { FamilyItem } from '../view.generated'
import module from '..'
import { CARDS } from './cards'

/** Tables to look at: families on which a lot has happened. */

export const BOOK: GloomBook = new CardBook<GloomCard>(CARDS, 'gloom_of_thrones', module)

const HOUSES = ['bannister', 'kelly', 'drizzle', 'boots', 'barnacle'] as const
const MODIFIERS = CARDS.filter(({ kind }) => kind === 'modifier')
const DEATHS = CARDS.filter(({ kind }) => kind === 'death')

function member(card: GloomCard, i: number, monarch: boolean): FamilyItem {
  const modifiers = Array.from({ length: (i * 3) % 5 }, (_, n) => MODIFIERS[(i * 11 + n * 7) % MODIFIERS.length]!)
  const dead = i % 6 === 4
  const stack = dead ? [...modifiers, DEATHS[i % DEATHS.length]!] : modifiers
  const sight = sightOf(stack)
  const [top, middle, bottom] = sight.points.map((seen) => seen?.printed ?? null) as [number | null, number | null, number | null]
  const icons = Object.fromEntries(ICONS.map((icon) => [icon, sight.icons.some((seen) => seen?.printed === icon)])) as Record<Icon, boolean>
  const promised = dead ? stack.reduce((sum, { category, adds }) => sum + (category === 'persistent' ? adds : 0), 0) : 0
  return { card: card.name, score: sumOf(sight) + promised + (monarch ? -30 : 0), dead, monarch, top, middle, bottom, ...icons, ends_game: false, revived: i === 8, would_be: null, stack: stack.map(({ name }) => name) }
}

function player(seat: number, monarch: string): PlayerView {
  const house = HOUSES[seat]!
  const family = CARDS.filter((card) => card.kind === 'character' && card.colors?.[0] === house).map((card, i) => member(card, seat * 5 + i, card.name === monarch))
  const inForce = family.flatMap(({ card, stack }) => {
    const text = sightOf(stack.map(BOOK.card.bind(BOOK))).text
    return text && text.category === 'ongoing' ? [{ card: text.name, on: card, persistent: false }] : []
  })
  return {
    choosing: false,
    known_hand: [],
    hand: seat === 0 ? ['Torched the Treasury', 'Adored by an Army', 'Ghosted by a Ghost', 'Died Laughing', 'The Longest Night'] : null,
    hand_size: 5 - (seat % 2),
    house,
    family,
    points: family.reduce((sum, one) => sum + (one.dead ? one.score : 0), 0),
    living: seat === 2 ? 1 : 4,
    draw_limit: 5 - (seat % 3),
    marks: { skip_draw: seat === 1 ? 1 : 0, skip_turn: seat === 3 ? 1 : 0, lose_actions: seat === 2 ? 1 : 0 },
    in_force: inForce,
  }
}

/** My turn: to play a card, or to say on whom. */
export function sampleView(players: number, aiming: boolean): GloomView {
  const monarch = 'Kelly C'
  const seats = Array.from({ length: players }, (_, seat) => player(seat, monarch))
  const everybody = seats.flatMap(({ family }, owner) => family.map((one) => ({ one, owner })))
  const choices: Choice[] = aiming
    ? everybody.filter(({ one }) => !one.dead).map(({ one, owner }, action) => ({ action, label: one.card, kind: 'card', card: one.card, owner }))
    : seats[0]!.hand!.slice(0, 4).map((card, action): Choice => ({ action, label: card, kind: 'card', card }))
  if (aiming) for (const { one } of everybody) one.would_be = one.dead ? null : one.score - 20
  return {
    game: 'gloom_of_thrones',
    seat: 0,
    players: seats,
    actor: 0,
    turn: 0,
    first: 0,
    prompt: aiming ? 'lay' : 'play',
    question: aiming ? 'On whom?' : 'What do you do?',
    cause: aiming ? 'Torched the Treasury' : null,
    over: false,
    choices,
    blocked: aiming ? everybody.filter(({ one }) => one.dead).map(({ one, owner }) => ({ card: one.card, owner, reason: 'Already dead.' })) : [{ card: 'The Longest Night', reason: 'Not now.' }],
    monarch,
    chosen: null,
    quiet_turns: 0,
    family_size: 5,
    round: 6,
    actions: 2,
    extra_actions: 0,
    free_plays: 0,
    deck_size: 41,
    discard: ['Amnesty Day', 'Taxed to Tatters'],
    played: aiming ? ['Torched the Treasury'] : [],
  }
}
