import { describe, expect, it } from 'vitest'
import { animalMarkup, animalPieces, SPECIES, TRAITS } from '../src/games/darwinning/animals'
import { complete, type DarwinningCard, keyOf, spaceOf } from '../src/games/darwinning/cards/model'
import { spokenName } from '../src/games/darwinning/cards/spoken'
import { ICONS } from '../src/games/darwinning/emblems/icons'
import { sceneMarkup } from '../src/games/darwinning/emblems/scenes'
import module from '../src/games/darwinning'
import { guide, THINGS } from '../src/games/darwinning/guide'
import { ENVIRONMENTS } from '../src/games/darwinning/palette'
import { beats, betterThan, chancesIn, isUndecided } from '../src/games/darwinning/table/chances'
import { huntsOf, outlookOf, touchedBy, usesIn, usesOf } from '../src/games/darwinning/table/outlook'
import { scoreOf } from '../src/games/darwinning/table/scoring'
import { beingsOf, byReason, feedingIn, huntersOf, ownerOf, preyOf, preyOfDummy, spaceIn, traitsWith } from '../src/games/darwinning/table/species'
import type { GameView, HuntsItem, PlayerView, PreviewsItem, SpacesItem } from '../src/games/darwinning/view.generated'
import { words as de } from '../src/games/darwinning/words/de'
import { traitsInLine } from '../src/games/darwinning/words'
import { words as en } from '../src/games/darwinning/words/en'
import { CardBook } from '../src/state/cards.svelte'
import { layOut } from '../src/table/choices'

const card = (name: string, facts: Partial<DarwinningCard> = {}): DarwinningCard => complete({ name, label: name, text: '', copies: 1, game: 'darwinning', ...facts, kind: facts.kind ?? 'trait_card' })
const BOOK = new CardBook<DarwinningCard>([card('Mouse', { kind: 'species' }), card('Snake', { kind: 'species' }), card('Dummy', { kind: 'dummy' }), card('Acorn 4a', { trait: 'hard_shell', value: 4 }), card('Flower 9a', { trait: 'poison', value: 9 })], 'darwinning')

const space = (name: string, trait: SpacesItem['trait'] = null, traits: string[] = [], points = 0): SpacesItem => ({ card: name, trait, printed: trait !== null && !traits.length, unused: false, points, traits })
const player = (species: string, facts: Partial<PlayerView> = {}): PlayerView => ({
  choosing: false,
  hand_size: null,
  hand: null,
  known_hand: null,
  picked_size: null,
  picked: null,
  known_picked: null,
  played: [],
  used: [],
  settled: [],
  species: [species],
  offered_size: null,
  offered: null,
  known_offered: null,
  spaces: [1, 2, 3, 4, 5].map((n) => space(`${species} ${n}`)),
  points: 10,
  points_for: { food_chain: 3, population: 4, environments: 3, traits: 0 },
  space: 3,
  population: 7,
  bites: 0,
  food: 6,
  can_eat: [],
  cannot_eat: [],
  expected_food: 6,
  expected_bites: 1,
  expected_population: 6,
  bite_limit: 2,
  fed: false,
  lives_in: [],
  ...facts,
})
const preview = (use: PreviewsItem['use'], species: string, facts: Partial<PreviewsItem> = {}): PreviewsItem => ({ card: 'Acorn 4a', use, where: null, species, space: 3, population: 7, expected_food: 6, expected_bites: 1, bite_limit: 2, expected_population: 6, ...facts })

const hunt = (eater: string, prey: string, reason: HuntsItem['reason']): HuntsItem => ({ card: 'Acorn 4a', use: 'trait', where: 'Mouse 3', eater, prey, reason })

/** Two players and the dummy; the viewer has won a trick. */
const tableView = (change: Partial<GameView> = {}): GameView => ({
  game: 'darwinning',
  seat: 0,
  players: [player('Mouse', { cannot_eat: [{ species: 'Snake', reason: 'out_of_reach' }] }), player('Snake', { space: 8, can_eat: ['Mouse'], cannot_eat: [{ species: 'Dummy', reason: 'hard_shell' }] })],
  actor: 0,
  prompt: 'improve',
  cause: null,
  question: 'Choose a card',
  over: false,
  choices: [{ action: 7, label: 'Improve with Acorn 4a', kind: 'card', card: 'Acorn 4a', owner: 0 }],
  blocked: [],
  deck_size: null,
  discard: [],
  display: [{ card: 'Flower 9a', used_by_leader: false, used_by_follower: false }],
  drawn: [],
  environments: [],
  box_size: null,
  dummy: ['Dummy'],
  era: 1,
  eras: 3,
  leader: 0,
  best: 0,
  combination: 'pair',
  sum: 8,
  to_beat: 'pair',
  to_beat_sum: 8,
  last_trick: false,
  dummy_space: 5,
  dummy_can_eat: ['Mouse'],
  dummy_cannot_eat: [{ species: 'Snake', reason: 'out_of_reach' }],
  beating: [],
  chances: [],
  previews: [preview('food_chain', 'Mouse', { space: 6 }), preview('trait', 'Mouse', { where: 'Mouse 3', expected_bites: 0, expected_population: 7 }), preview('trait', 'Snake', { where: 'Mouse 3', expected_food: 2, expected_population: 3 })],
  hunts: [hunt('Snake', 'Mouse', 'hard_shell'), hunt('Dummy', 'Mouse', 'hard_shell'), hunt('Snake', 'Dummy', null)],
  ...change,
})

describe('what is said of a card', () => {
  it('names traits in a line once, without the places where they may be parted', () => {
    expect(traitsInLine(['food_storage', 'pheromones', 'food_storage'])).toBe('Food Storage, Pheromones')
  })

  it('tells a value that its name does not tell', () => {
    expect(spokenName(BOOK.card('Acorn 4a'))).not.toContain('Value')
    expect(spokenName(card('Acorn 4a', { value: 9 }))).toContain('Value 9')
    expect(spokenName(card('Joker a', { kind: 'joker', value: 0 }))).not.toContain('Value')
    expect(spokenName(card('Joker a', { kind: 'joker', value: 8 }))).toContain('Value 8')
  })
})

describe('species on the food chain', () => {
  const offer = (view: GameView) => layOut(view, null, ['species', 'dummy'])

  it('are all there, the dummy with the traits of the display', () => {
    const view = tableView()
    const beings = beingsOf(view, BOOK, offer(view), true)
    expect(beings.map(({ card, space, population }) => [card, space, population])).toEqual([
      ['Mouse', 3, 7],
      ['Snake', 8, 7],
      ['Dummy', 5, null],
    ])
    expect(beings[2]!.traits).toEqual(['poison'])
  })

  it('are chosen where they stand, and say why not', () => {
    const view = tableView({ prompt: 'eat', choices: [{ action: 3, label: 'Eat the Mouse', kind: 'card', card: 'Mouse', owner: 0 }], blocked: [{ card: 'Snake', reason: 'too far above you', owner: 1 }], actor: 0 })
    const [mouse, snake] = beingsOf(view, BOOK, offer(view), true)
    expect(mouse!.choice?.action).toBe(3)
    expect(snake!.choice).toBeNull()
    expect(snake!.reason).toBe('too far above you')
    expect(beingsOf(view, BOOK, offer(view), false).some(({ choice, reason }) => choice || reason)).toBe(false)
  })

  it('tell whom they eat, whom not, and who eats them', () => {
    const view = tableView()
    expect(preyOf(view.players[1]!)).toEqual([
      { card: 'Mouse', reason: null },
      { card: 'Dummy', reason: 'hard_shell' },
    ])
    expect(huntersOf(view, 'Mouse')).toEqual(['Snake', 'Dummy'])
  })

  it('tells a reason once for all that it holds for', () => {
    const mouse = player('Mouse', { can_eat: ['Dummy'], cannot_eat: ['Snake', 'Bird'].map((species) => ({ species, reason: 'out_of_reach' as const })) })
    expect(byReason(preyOf(mouse))).toEqual([
      [null, ['Dummy']],
      ['out_of_reach', ['Snake', 'Bird']],
    ])
  })
})

describe('what Mutation can take', () => {
  it('is shown on the board where it lies, with whose it is', () => {
    const laid = player('Snake', { spaces: [space('Snake 1', 'poison', ['Acorn 4a', 'Flower 9a']), space('Snake 2')] })
    const view = tableView({ prompt: 'mutate', players: [player('Mouse'), laid], choices: [{ action: 2, label: 'Take Flower 9a', kind: 'card', card: 'Flower 9a', zone: 'traits' }] })
    const offer = layOut(view, null, module.inSight, null, module.draws)
    expect(offer.drawn.map(({ action }) => action)).toEqual([2])
    expect(offer.buttons).toEqual([])
    expect(ownerOf(view, 'Flower 9a')).toBe(1)
    expect(ownerOf(view, 'Acorn 12b')).toBeNull()
  })
})

describe('what is foreseen', () => {
  it('is each use once', () => {
    expect(usesIn(tableView()).map(({ use, where }) => [use, where])).toEqual([
      ['food_chain', null],
      ['trait', 'Mouse 3'],
    ])
  })

  it('is shown beside what is, for every species that it changes', () => {
    const view = tableView()
    const [climb, shell] = usesIn(view)
    expect(outlookOf(view, 0, null).space).toEqual({ now: 3, then: null })
    expect(outlookOf(view, 0, climb!).space).toEqual({ now: 3, then: 6 })
    expect(outlookOf(view, 1, climb!).food).toEqual({ now: 6, then: null })
    expect(outlookOf(view, 1, shell!).food).toEqual({ now: 6, then: 2 })
    expect(touchedBy(view, shell!, 'Mouse')).toEqual(['Snake'])
  })

  it('belongs to the choice that leads to it', () => {
    const view = tableView()
    expect(usesOf(view, view.choices[0]!, BOOK)).toHaveLength(2)
    const word = { action: 1, label: 'Climb', kind: 'word', word: 'food_chain' } as const
    expect(usesOf({ ...view, prompt: 'use' }, word, BOOK).map(({ use }) => use)).toEqual(['food_chain'])
    const where = { action: 2, label: 'On space 3', kind: 'card', card: 'Mouse 3' } as const
    expect(usesOf({ ...view, prompt: 'lay' }, where, BOOK).map(({ use }) => use)).toEqual(['trait'])
  })

  it('tells who could then eat whom', () => {
    const view = tableView()
    const [climb, shell] = usesIn(view)
    const [mouse, snake] = view.players
    expect(preyOf(snake!, huntsOf(view, climb!, 'Snake'))).toEqual(preyOf(snake!))
    expect(preyOf(snake!, huntsOf(view, shell!, 'Snake'))).toEqual([
      { card: 'Mouse', reason: 'hard_shell' },
      { card: 'Dummy', reason: null },
    ])
    expect(preyOf(mouse!, huntsOf(view, shell!, 'Mouse'))).toEqual(preyOf(mouse!))
    expect(huntsOf(view, null, 'Snake')).toEqual([])
    expect(preyOfDummy(view)).toEqual([
      { card: 'Mouse', reason: null },
      { card: 'Snake', reason: 'out_of_reach' },
    ])
    expect(preyOfDummy(view, huntsOf(view, shell!, 'Dummy'))[0]).toEqual({ card: 'Mouse', reason: 'hard_shell' })
  })

  it('is told of spaces by their number and what is covered', () => {
    const view = tableView({ players: [player('Mouse', { spaces: [space('Mouse 1', 'poison'), space('Mouse 2')] }), player('Snake')] })
    expect(spaceIn(view, 'Mouse 1')).toEqual({ number: 1, trait: 'poison' })
    expect(spaceIn(view, 'Snake 5')).toEqual({ number: 5, trait: null })
    expect(spaceIn(view, 'Acorn 4a')).toBeNull()
  })

  it('is how the animal would look', () => {
    const mouse = player('Mouse', { spaces: [space('Mouse 1', 'flock_animal'), space('Mouse 3', null)] })
    const lay = (where: string) => traitsWith(mouse, { card: 'Acorn 4a', use: 'trait', where }, BOOK)
    expect(lay('Mouse 3')).toEqual(['flock_animal', 'hard_shell'])
    expect(lay('Mouse 1')).toEqual(['hard_shell'])
    expect(traitsWith(mouse, { card: 'Acorn 4a', use: 'population', where: null }, BOOK)).toEqual(['flock_animal'])
  })

  it('is told of one discard for all that do the same', () => {
    const cards = [card('Acorn 5a', { trait: 'communication', food_chain: 3, lives_in: ['plains'] }), card('Acorn 4a', { trait: 'hard_shell', food_chain: 3, population: 1, lives_in: ['mountain'] }), card('Flower 4b', { trait: 'hard_shell', food_chain: 1, lives_in: ['desert', 'mountain'] })]
    const discards = new CardBook<DarwinningCard>(cards, 'darwinning')
    const previews = [preview('food_chain', 'Mouse', { card: 'Acorn 5a' }), preview('environment', 'Mouse', { card: 'Acorn 5a', where: 'Plains' }), preview('trait', 'Mouse', { card: 'Acorn 5a' }), preview('population', 'Mouse'), preview('environment', 'Mouse', { where: 'Mountain' }), preview('trait', 'Mouse'), preview('food_chain', 'Mouse', { card: 'Flower 4b' }), preview('environment', 'Mouse', { card: 'Flower 4b', where: 'Desert' }), preview('environment', 'Mouse', { card: 'Flower 4b', where: 'Mountain' })]
    const view = tableView({ prompt: 'pick', previews })
    const usesOfCard = (name: string) => usesOf(view, { action: 7, label: '', kind: 'card', card: name }, discards).map(({ card, use, where }) => `${use} ${card} ${where ?? ''}`.trim())
    expect(usesOfCard('Acorn 4a')).toEqual(['food_chain Acorn 5a', 'population Acorn 4a', 'environment Acorn 4a Mountain', 'trait Acorn 4a'])
    expect(usesOfCard('Flower 4b')).toEqual(['environment Acorn 4a Mountain', 'trait Acorn 4a', 'food_chain Flower 4b', 'environment Flower 4b Desert'])
  })
})

describe('combinations', () => {
  it('are named from the best to the weakest, with their cards', () => {
    const item = (combination: 'pair' | 'straight', sum: number) => ({ combination, sum, card_1: 'Acorn 4a', card_2: 'Flower 9a', card_3: null, card_4: null })
    const found = chancesIn(tableView({ chances: [item('pair', 8), item('straight', 12), item('pair', 18)] }))
    expect(found.map(({ combination, sum }) => `${combination} ${sum}`)).toEqual(['straight 12', 'pair 18', 'pair 8'])
    expect(found[0]!.cards).toEqual(['Acorn 4a', 'Flower 9a'])
  })

  it('beat what ranks below, and an equal sum', () => {
    const view = tableView({ to_beat: 'flush', to_beat_sum: 16 })
    const beating = (combination: string, sum: number) => beats({ combination, sum, cards: [] }, view)
    expect([beating('straight', 6), beating('flush', 16), beating('flush', 15), beating('pair', 30)]).toEqual([true, true, false, false])
    expect(beats({ combination: 'single', sum: 1, cards: [] }, tableView({ to_beat: null, to_beat_sum: 0 }))).toBe(true)
  })

  it('are beaten by whatever ranks above', () => {
    expect(betterThan('three_of_a_kind')).toEqual(['straight_flush', 'four_of_a_kind'])
    expect(betterThan('four_of_a_kind')).toEqual([])
  })

  it('are to be beaten until the last one has played, not only chosen', () => {
    const led = player('Snake', { played: ['Flower 9a'] })
    const choosing = tableView({ prompt: 'follow', players: [player('Mouse', { picked: ['Acorn 4a'] }), led] })
    expect(isUndecided(choosing)).toBe(true)
    expect(isUndecided({ ...choosing, players: [player('Mouse', { played: ['Acorn 4a'] }), led] })).toBe(false)
    expect(isUndecided({ ...choosing, prompt: 'mutate' })).toBe(false)
  })
})

describe('the end', () => {
  it('walks through track, population, environments and traits', () => {
    const laid = player('Mouse', { spaces: [space('Mouse 1', 'flock_animal'), space('Mouse 3', 'hard_shell', ['Acorn 4a'], 1), space('Mouse 5')], points: 11, points_for: { food_chain: 3, population: 4, environments: 3, traits: 1 } })
    const { lines, total } = scoreOf(laid, BOOK)
    expect(lines.map((line) => line.label ?? line.card?.name)).toEqual(['Food chain', 'Population', 'Environments', 'Acorn 4a'])
    expect(lines.at(-1)?.card?.label).toBe('Hard Shell')
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
  })

  it('says why a trait on the last space scores nothing', () => {
    const laid = player('Mouse', { spaces: [space('Mouse 4', 'hard_shell', ['Acorn 4a'], 1), space('Mouse 5', 'poison', ['Flower 9a'])] })
    const labels = scoreOf(laid, BOOK).lines.map(({ card }) => card?.label)
    expect(labels.slice(-2)).toEqual(['Hard Shell', 'Poison (on the space without points)'])
  })
})

describe('survival', () => {
  it('goes on from who feeds to the highest, the dummy in its place', () => {
    const feeding = (change: Partial<GameView>) => {
      const view = tableView({ prompt: 'eat', ...change })
      return feedingIn(view, beingsOf(view, BOOK, layOut(view, null, []), false)).map(({ card }) => card)
    }
    expect(feeding({})).toEqual(['Mouse', 'Dummy', 'Snake'])
    expect(feeding({ actor: 1 })).toEqual(['Snake'])
    expect(feeding({ prompt: 'borrow' })).toEqual(['Mouse', 'Dummy', 'Snake'])
    expect(feeding({ prompt: 'improve' })).toEqual([])
    expect(feeding({ actor: null })).toEqual([])
  })
})

describe('the guide', () => {
  it('explains everything once, the own species first', () => {
    const seen: string[] = []
    for (let topic = guide.newTopic(tableView(), BOOK, seen); topic; topic = guide.newTopic(tableView(), BOOK, seen)) seen.push(topic)
    expect(seen).toEqual(['species', 'dummy', 'improve', 'forecast'])
    expect(guide.newTopic(tableView({ prompt: 'leader' }), BOOK, seen)).toBe('leader')
    expect(guide.newTopic(tableView({ seat: null }), BOOK, [])).toBeNull()
  })

  it('has words for all of it in both languages', () => {
    for (const { topics, hints } of [en, de]) {
      expect(Object.keys(topics).sort()).toEqual(Object.keys(THINGS).sort())
      expect(Object.keys(hints)).toEqual(Object.keys(en.hints))
    }
    for (const words of [en, de]) {
      expect(Object.keys(words.traits)).toEqual([...TRAITS])
      expect(Object.keys(words.environments)).toEqual([...ENVIRONMENTS])
    }
  })
})

describe('drawings', () => {
  it('changes every species by every trait', () => {
    const drawn = SPECIES.flatMap((species) => [animalMarkup(species), ...TRAITS.map((trait) => animalMarkup(species, [trait]))])
    expect(SPECIES).toHaveLength(14)
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('keeps the body while traits come and go', () => {
    expect(animalPieces('frog', ['teeth', 'nonsense']).map(({ key }) => key)).toEqual(['frog', 'teeth'])
    expect(animalPieces('frog', []).map(({ key }) => key)).toEqual(['frog'])
  })

  it('has a scene for every environment and a sign for every suit', () => {
    const scenes = ENVIRONMENTS.map(sceneMarkup)
    expect(new Set(scenes).size).toBe(10)
    for (const markup of [...scenes, ...Object.values(ICONS)]) expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('finds species by the names of cards and spaces', () => {
    expect(keyOf('T-rex')).toBe('t_rex')
    expect(spaceOf('T-rex 4')).toEqual({ species: 'T-rex', number: 4 })
  })
})
