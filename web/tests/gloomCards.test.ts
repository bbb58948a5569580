import { describe, expect, it } from 'vitest'
import { CARDS, cardNamed } from '../src/games/gloom_of_thrones/gallery/cards'
import { BOOK } from '../src/games/gloom_of_thrones/gallery/table'
import { keyOf } from '../src/games/gloom_of_thrones/cards/model'
import { sightOf, sumOf } from '../src/games/gloom_of_thrones/cards/stack'
import { SCENE_NAMES, sceneMarkup } from '../src/games/gloom_of_thrones/motifs'
import { CHARACTERS, familyOf, portraitMarkup } from '../src/games/gloom_of_thrones/portraits'
import { shareOf } from '../src/games/gloom_of_thrones/table/shares'
import type { Member } from '../src/games/gloom_of_thrones/view'

const stackOf = (...names: string[]) => names.map(cardNamed)
const words = { throneCounts: 'throne' }
const member = (facts: Partial<Member>): Member => ({ card: 'Fogg', score: 0, dead: false, monarch: false, top: null, middle: null, bottom: null, ends_game: false, stack: [], ...facts })

describe('a stack of see-through cards', () => {
  it('shows nothing where nothing lies', () => {
    expect(sightOf([])).toEqual({ points: [null, null, null], icons: [null, null, null], text: null })
    expect(sumOf(sightOf([]))).toBe(0)
  })

  it('shows the uppermost number of every circle and sees through empty ones', () => {
    const sight = sightOf(stackOf('Learned a Lineage', 'Inherited an Insurrection', 'Crowned in a Cupboard'))
    expect(sight.points.map((seen) => seen?.printed)).toEqual([-10, -20, -15])
    expect(sight.points.map((seen) => seen?.covers)).toEqual([1, 0, 0])
    expect(sight.points[2]?.card.name).toBe('Learned a Lineage')
    expect(sumOf(sight)).toBe(-45)
  })

  it('takes a printed nought for a number that hides', () => {
    const sight = sightOf(stackOf('Learned a Lineage', 'Adored by an Army'))
    expect(sight.points.map((seen) => seen?.printed ?? null)).toEqual([0, null, 20])
  })

  it('shows the uppermost icon of every slot', () => {
    const sight = sightOf(stackOf('Inherited an Insurrection', 'Served Suspicious Stew', 'Ghosted by a Ghost'))
    expect(sight.icons.map((seen) => seen?.printed)).toEqual(['crown', 'goblet', 'heart'])
  })

  it('reads the text below a clear box, and only the uppermost opaque one', () => {
    expect(sightOf(stackOf('Held Court on the Commode', 'Skewered at a Skirmish')).text?.name).toBe('Held Court on the Commode')
    expect(sightOf(stackOf('Held Court on the Commode', 'Bested by a Brat')).text?.name).toBe('Bested by a Brat')
    expect(sightOf(stackOf('Skewered at a Skirmish')).text).toBeNull()
  })
})

describe('a score card by card', () => {
  it('is what shows of each card', () => {
    const stack = stackOf('Learned a Lineage', 'Bested by a Brat')
    expect(shareOf({ member: member({ score: -45 }), stack }, BOOK, words).map(({ points, card }) => [points, card?.name])).toEqual([
      [-30, 'Learned a Lineage'],
      [-15, 'Bested by a Brat'],
    ])
  })

  it('tells what the Throne and a death add', () => {
    expect(shareOf({ member: member({ score: -40, monarch: true }), stack: stackOf('Crowned in a Cupboard') }, BOOK, words).at(-1)).toEqual({ points: -30, label: 'throne' })
    const dead = { member: member({ score: -25, dead: true }), stack: stackOf('Skewered at a Skirmish', 'Stabbed in the Back Room') }
    expect(shareOf(dead, BOOK, words).at(-1)).toMatchObject({ points: -10, card: { name: 'Stabbed in the Back Room' } })
  })
})

describe('drawings', () => {
  it('has a portrait for every character, in five families of five', () => {
    const named = CARDS.filter(({ kind }) => kind === 'character')
    expect(named.map(({ name }) => keyOf(name))).toEqual(CHARACTERS)
    for (const card of named) expect(familyOf(keyOf(card.name))).toBe(card.colors?.[0])
  })

  it('draws every portrait differently in every state', () => {
    const fates = [{}, { dead: true }, { crowned: true }, { revived: true }]
    const drawn = CHARACTERS.flatMap((name) => fates.map((fate) => portraitMarkup(name, fate)))
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined/)
  })

  it('has a scene of its own for every other card', () => {
    const named = CARDS.filter(({ kind }) => ['modifier', 'death', 'event'].includes(kind)).map(({ name }) => keyOf(name))
    expect([...SCENE_NAMES].sort()).toEqual([...named].sort())
    const drawn = SCENE_NAMES.map(sceneMarkup)
    expect(new Set(drawn).size).toBe(drawn.length)
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined/)
  })
})
