import { describe, expect, it } from 'vitest'
import type { CardData } from '../src/cards/model'
import { complete, type DoomBook } from '../src/games/doom_on_you/cards/model'
import { ANIMAL_KEYS, BATTLE_KEYS, DOOM_KEYS, drawingOf, keyOf } from '../src/games/doom_on_you/drawings'
import { nextFirst } from '../src/games/doom_on_you/score/form'
import { flowsIn, lanesFor, tokensBefore, waysOf } from '../src/games/doom_on_you/table/paths'
import { attacksInQuestion, currentAfter, foresee, nextAnswer, settle } from '../src/games/doom_on_you/table/plan'
import { drawArrows, heightFor, othersFrom } from '../src/games/doom_on_you/table/arena'
import { isPast, keptIn } from '../src/games/doom_on_you/table/hindsight'
import { pointsOf } from '../src/games/doom_on_you/table/points'
import { targetsAhead } from '../src/games/doom_on_you/table/targets'
import { answerFor, byCard, folded, glanceAt, isOfPile, ownerOf, thoughtsIn, tokensAfter } from '../src/games/doom_on_you/table/steps'
import type { AttacksItem, ForecastItem, GameView, PreviewsItem } from '../src/games/doom_on_you/view.generated'
import { CardBook } from '../src/state/cards.svelte'
import type { Line } from '../src/net/messages.generated'

const animal = (name: string, attack: number, defense: number, tokens: number): CardData => ({ name, label: name, kind: 'animal', text: '', copies: 3, game: 'doom_on_you', attack, defense, tokens })
const book = new CardBook(
  [animal('OTTER-CHAOS', 2, 0, 2), animal('SHARK-TILLERY', 3, 0, 3), animal('GOR-WALL-A', 2, 2, 1), animal('DETER-TLE', 0, 2, 0)].map(complete),
  'doom_on_you',
) as DoomBook

const attack = (id: number, card: string, more: Partial<AttacksItem> = {}): AttacksItem => ({ id, card, owner: 1, target: 0, gainer: 1, number: id, plan: 'open', sneak: false, ...more })
const step = (id: number, card: string, tokens: number, more: Partial<ForecastItem> = {}): ForecastItem => ({ id, card, outcome: 'open', loser: 0, gainer: 1, tokens, out: false, ...more })
const player = (tokens: number, pile: GameView['players'][number]['pile'] = []): GameView['players'][number] => ({ choosing: false, hand_size: 0, hand: [], known_hand: null, chosen_size: 0, chosen: [], known_chosen: null, pile, tokens, out: false })

const view = (more: Partial<GameView> = {}): GameView => ({
  game: 'doom_on_you',
  seat: 0,
  players: [player(4, [{ card: 'GOR-WALL-A', defense_left: 2, guarding: 0, id: 40 }, { card: 'DETER-TLE', defense_left: 1, guarding: 0, id: 41 }]), player(10)],
  actor: 0,
  prompt: 'defend',
  cause: 'OTTER-CHAOS',
  over: false,
  question: '',
  choices: [
    { action: 1, label: '', kind: 'word', word: 'let_through' },
    { action: 2, label: '', kind: 'card', card: 'GOR-WALL-A', zone: 'pile', owner: 0, id: 40 },
    { action: 3, label: '', kind: 'card', card: 'DETER-TLE', zone: 'pile', owner: 0, id: 41 },
  ],
  blocked: [],
  deck_size: 50,
  discard: [],
  played: [],
  attacks: [attack(1, 'OTTER-CHAOS'), attack(2, 'SHARK-TILLERY')],
  round: 1,
  first_target: 0,
  target: 0,
  blocks: [],
  aimed_animal: null,
  aimed_id: null,
  aimed_player: null,
  struck: [],
  forecast: [step(1, 'OTTER-CHAOS', 2), step(2, 'SHARK-TILLERY', 2, { out: true })],
  previews: [],
  suggestion: [],
  offers: [],
  deals: [],
  ...more,
})

describe('a planned defense', () => {
  const parts = [
    { attacker: 2, blocker: 40 },
    { attacker: 2, blocker: 41 },
  ]

  it('takes points as the rules do, attack by attack', () => {
    expect(settle(view(), book, parts).map(({ points }) => points)).toEqual([2, 1])
    const greedy = [{ attacker: 1, blocker: 40 }, ...parts]
    expect(settle(view(), book, greedy)).toEqual([
      { attacker: 1, blocker: 40, points: 2 },
      { attacker: 2, blocker: 41, points: 1 },
    ])
  })

  it('goes on with an attack until that is blocked', () => {
    const [, shark] = attacksInQuestion(view())
    expect(currentAfter(view(), book, parts.slice(0, 1), shark!)).toBe(2)
    expect(currentAfter(view(), book, parts, shark!)).toBeNull()
    expect(currentAfter(view(), book, [], shark!)).toBe(2)
  })

  it('is foreseen before it is decided', () => {
    const steps = foresee(view(), book, settle(view(), book, parts))
    expect(steps.map(({ outcome, tokens, out }) => [outcome, tokens, out])).toEqual([
      ['through', 2, false],
      ['blocked', 0, false],
    ])
    expect(tokensAfter(view(), steps)).toEqual([2, 12])
    expect(foresee(view(), book, []).at(-1)).toMatchObject({ outcome: 'through', tokens: 2, out: true })
  })

  it('lets no attack be in vain whose target it keeps in the game', () => {
    const attacks = [attack(1, 'SHARK-TILLERY'), attack(2, 'SHARK-TILLERY'), attack(3, 'OTTER-CHAOS')]
    const forecast = [step(1, 'SHARK-TILLERY', 3), step(2, 'SHARK-TILLERY', 1, { out: true }), step(3, 'OTTER-CHAOS', 0, { outcome: 'in_vain' })]
    const now = view({ attacks, forecast })
    const blocks = settle(now, book, [{ attacker: 1, blocker: 40 }, { attacker: 1, blocker: 41 }])
    expect(foresee(now, book, blocks).map(({ outcome, tokens }) => [outcome, tokens])).toEqual([['blocked', 0], ['through', 3], ['through', 1]])
    expect(foresee(now, book, []).map(({ outcome, tokens }) => [outcome, tokens])).toEqual([['through', 3], ['through', 1], ['in_vain', 0]])
  })

  it('is answered question by question', () => {
    const blocks = settle(view(), book, parts)
    expect(nextAnswer(view(), book, blocks, [1, 2])?.word).toBe('let_through')
    const second = view({ cause: 'SHARK-TILLERY', attacks: [attack(1, 'OTTER-CHAOS', { plan: 'let_through' }), attack(2, 'SHARK-TILLERY')] })
    expect(nextAnswer(second, book, blocks, [1, 2])?.id).toBe(40)
    const begun = { ...second, blocks: [{ attacker: 'SHARK-TILLERY', blocker: 'GOR-WALL-A', points: 2, attacker_id: 2, blocker_id: 40 }] }
    expect(nextAnswer(begun, book, blocks, [1, 2])?.id).toBe(41)
    expect(nextAnswer(begun, book, settle(begun, book, parts.slice(1)), [2])?.id).toBe(41)
    expect(nextAnswer({ ...second, cause: 'GOR-WALL-A' }, book, blocks, [1, 2])).toBeNull()
    expect(nextAnswer(second, book, blocks, [1])).toBeNull()
  })

  it('is about one attack alone where somebody else is the target', () => {
    expect(attacksInQuestion(view({ target: 1 })).map(({ id }) => id)).toEqual([1])
  })

  it('is about the deepest of equal attacks first, as the rules resolve them', () => {
    const attacks = [attack(1, 'OTTER-CHAOS'), attack(2, 'OTTER-CHAOS')]
    const forecast = [step(2, 'OTTER-CHAOS', 2), step(1, 'OTTER-CHAOS', 2)]
    expect(attacksInQuestion(view({ target: 1, attacks, forecast })).map(({ id }) => id)).toEqual([2])
  })
})

describe('what can be done', () => {
  const row = (animal_id: number | null, id: number, outcome: ForecastItem['outcome']): PreviewsItem => ({ with: 'HUNT', animal: animal_id === null ? null : 'OTTER-CHAOS', player: null, animal_id, ...step(id, 'OTTER-CHAOS', 0), outcome })

  it('has all its steps, each thing once', () => {
    const thoughts = thoughtsIn(view({ previews: [row(1, 1, 'hunted'), row(1, 2, 'open'), row(40, 40, 'hunted')] }))
    expect(thoughts.map(({ animal_id, steps }) => [animal_id, steps.length])).toEqual([
      [1, 2],
      [40, 1],
    ])
  })

  it('counts equal cards of a hand as one', () => {
    expect(thoughtsIn(view({ previews: [row(70, 1, 'open'), row(71, 1, 'open')] }))).toHaveLength(1)
  })

  it('is grouped by its card, and looked at in passing where only one thing can come of it', () => {
    const table = view({ previews: [row(1, 1, 'hunted'), row(2, 2, 'hunted'), { ...row(null, 1, 'stopped'), with: 'FORCE FIELD', player: 0 }] })
    const thoughts = thoughtsIn(table)
    expect(byCard(table, thoughts).map(([card, members]) => [card, members.length])).toEqual([
      ['HUNT', 2],
      ['FORCE FIELD', 1],
    ])
    const turned = { ...table, attacks: [attack(1, 'OTTER-CHAOS', { number: 2 }), attack(2, 'SHARK-TILLERY', { number: 1 })] }
    expect(byCard(turned, thoughts)[0]![1].map(({ animal_id }) => animal_id)).toEqual([2, 1])
    expect(glanceAt(thoughts, 'HUNT', null)).toBeNull()
    expect(glanceAt(thoughts, 'FORCE FIELD', null)).toBe(thoughts[2])
    expect(glanceAt(thoughts, 'OTTER-CHAOS', 2)).toBe(thoughts[1])
  })

  it('is told at once where many things come to nothing', () => {
    const steps = [step(1, 'OTTER-CHAOS', 2), ...[2, 3, 4].map((id) => step(id, 'SHARK-TILLERY', 0, { outcome: 'in_vain' }))]
    expect(folded(steps).map(({ step: first, others }) => [first.id, others.length])).toEqual([
      [1, 0],
      [2, 2],
    ])
  })

  it('names the owner of an animal that is hunted in a pile: others may have its like', () => {
    expect([ownerOf(view(), 40), ownerOf(view(), 1), ownerOf(view(), 99)]).toEqual([0, 1, null])
    expect(isOfPile(view(), step(40, 'GOR-WALL-A', 0, { outcome: 'hunted' }))).toBe(true)
    expect(isOfPile(view(), step(1, 'OTTER-CHAOS', 0, { outcome: 'hunted' }))).toBe(false)
  })

  it('begins with the card, then comes its aim', () => {
    const [thought] = thoughtsIn(view({ previews: [row(1, 1, 'hunted')] }))
    const choices = [{ action: 7, label: '', kind: 'card' as const, card: 'HUNT' }]
    expect(answerFor(view({ prompt: 'declared', cause: null, choices }), thought!)?.action).toBe(7)
    const aims = [{ action: 8, label: '', kind: 'card' as const, card: 'OTTER-CHAOS', zone: 'attacks', id: 1 }]
    expect(answerFor(view({ prompt: 'hunt', cause: 'HUNT', choices: aims }), thought!)?.action).toBe(8)
  })
})

describe('hindsight', () => {
  it('begins when all attacks are declared, however early the first one came', () => {
    const early = keptIn(view({ prompt: null }), null)
    expect(early?.tokens).toEqual([0, 14])
    expect(keptIn(view({ prompt: 'declare' }), early)).toBeNull()
    expect(keptIn(view({ prompt: 'rush' }), early)).toBeNull()
    const later = keptIn(view({ prompt: 'defend', forecast: [step(1, 'OTTER-CHAOS', 2)] }), null)
    expect(later?.tokens).toEqual([2, 12])
    expect(keptIn(view({ prompt: 'planned', forecast: [] }), later)).toBe(later)
  })

  it('is told when the turn is over', () => {
    const kept = keptIn(view(), null)!
    expect(isPast(view(), kept)).toBe(false)
    expect(isPast(view({ target: 1 }), kept)).toBe(true)
    expect(isPast(view({ round: 2 }), kept)).toBe(true)
  })
})

describe('the way of every token', () => {
  const line = (verb: string, seat: number, number: number): Line => ({ n: 0, text: '', event: { verb, player: seat, number } }) as unknown as Line
  const log = [line('round', 0, 1), line('steal', 1, 2), line('pay', 1, 2 * 64 + 1), line('round', 0, 2), line('lose_tokens', 2, 1), line('steal', 0, 64)]

  it('follows what the log tells', () => {
    expect(flowsIn(log)).toEqual([
      { round: 1, from: 0, to: 1, tokens: 2 },
      { round: 1, from: 1, to: 2, tokens: 1 },
      { round: 2, from: 2, to: -1, tokens: 1 },
    ])
  })

  it('ends where the tokens are', () => {
    const last = [3, 6, 5]
    const flows = flowsIn(log)
    expect(tokensBefore(last, flows)).toEqual([5, 5, 5])
    const ways = waysOf(last, flows)
    expect(ways).toHaveLength(15)
    expect([0, 1, 2, -1].map((holder) => ways.filter(({ holders }) => holders.at(-1) === holder).length)).toEqual([3, 6, 5, 1])
    expect(ways.every(({ first, holders }) => holders[0] === first && holders.length === flows.length + 1)).toBe(true)
  })

  it('is seen at once, where it is not too much for the screen', () => {
    // Sixty tokens, and everybody has had nearly all of them once.
    const ways = Array.from({ length: 60 }, (_, at) => ({ first: at % 6, holders: [at % 6, 0, 1, 2] }))
    expect(lanesFor(ways, 6, 700).height).toBeLessThanOrEqual(700)
    const few = ways.slice(0, 6)
    expect(lanesFor(few, 6, 700).gap).toBeGreaterThan(lanesFor(ways, 6, 700).gap)
    const { lanes, gap } = lanesFor(ways, 6, 100)
    expect(gap).toBe(2)
    expect(lanes.every(({ y }, i) => i === 0 || y >= lanes[i - 1]!.y + lanes[i - 1]!.height)).toBe(true)
  })
})

describe('the table', () => {
  const aims = [
    { id: 1, owner: 1, target: 0, gainer: 1 },
    { id: 2, owner: 1, target: 0, gainer: 1 },
    { id: 3, owner: 3, target: 0, gainer: 3 },
    { id: 4, owner: 0, target: 2, gainer: 0 },
  ]
  const band = { width: 900, height: 200, count: 4, below: 0, sign: { width: 146, height: 32 } }

  it('seats the others clockwise, beginning to the left of the viewer', () => {
    expect(othersFrom(4, 2)).toEqual([3, 0, 1])
  })

  it('shows every attack at its owner, and none over another', () => {
    const drawn = drawArrows(aims, band)
    expect(drawn.map(({ x }) => x)).toEqual([150, 150, 750, 450])
    expect(drawn[1]!.y - drawn[0]!.y).toBeGreaterThan(32)
    expect(drawn[3]!.y).toBeGreaterThan(150)
    expect(new Set(drawn.map(({ d }) => d.split(' ').slice(-2).join())).size).toBe(4)
    expect(heightFor(aims, 0, 32)).toBeLessThan(heightFor([...aims, { id: 5, owner: 1, target: 0, gainer: 1 }], 0, 32))
  })

  it('draws a deflected attack on its own owner from whoever gains by it', () => {
    expect(drawArrows([{ id: 1, owner: 1, target: 1, gainer: 3 }], band)[0]!.x).toBe(750)
  })

  it('shows of every point whether it is spent, free, or planned against an attack', () => {
    const elephant = { card: 'ELE-FENCE', defense_left: 3, guarding: 0, id: 9 }
    expect(pointsOf(elephant, 4, [{ attacker: 2, blocker: 9, points: 2 }], view().attacks)).toEqual(['free', 2, 2, 'spent'])
  })

  it('tells who is the target next', () => {
    const players = [player(4), player(0), player(5), player(3)].map((one) => ({ ...one, out: one.tokens === 0 }))
    expect(targetsAhead(view({ players, first_target: 3, target: 3 }))).toEqual([0, 2])
    expect(targetsAhead(view({ players, first_target: 3, target: 2 }))).toEqual([])
  })

  it('names the next first target among those with tokens', () => {
    expect(nextFirst([{ tokens: 3 }, { tokens: 0 }, { tokens: 2 }], 0)).toBe(2)
    expect(nextFirst([{ tokens: 3 }, { tokens: 0 }, { tokens: 2 }], 2)).toBe(0)
    expect(nextFirst([{ tokens: 3 }, { tokens: 0 }, { tokens: 2 }], 2, -1)).toBe(0)
    expect(nextFirst([{ tokens: 3 }, { tokens: 0 }, { tokens: 2 }], 0, -1)).toBe(2)
  })
})

describe('drawings', () => {
  it('are there for every card, all different', () => {
    const keys = [...ANIMAL_KEYS, ...BATTLE_KEYS, ...DOOM_KEYS]
    expect([ANIMAL_KEYS.length, BATTLE_KEYS.length, DOOM_KEYS.length]).toEqual([12, 5, 10])
    expect(new Set(keys.map((key) => drawingOf(key)!.svg)).size).toBe(27)
    expect(keys.map((key) => drawingOf(key)!.svg).join('')).not.toMatch(/NaN|undefined/)
    expect(['ALPACA-PUNCH', 'FORCE FIELD', 'SHARK-TILLERY'].map(keyOf).every((key) => drawingOf(key))).toBe(true)
  })
})
