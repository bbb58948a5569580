import { describe, expect, it } from 'vitest'
import { ALL_TRAITS, CHOSEN_PILES, trait } from '../src/games/doomlings/gallery/samples'
import { anatomyOf, drawAnatomy } from '../src/games/doomlings/species/compose'
import { featureOf, hasOwnFeature } from '../src/games/doomlings/species/features'
import { speciesSvg } from '../src/games/doomlings/species/render'
import type { Trait } from '../src/games/doomlings/species/types'
import { random } from '../src/theme/random'
import { boundsOf, parseSvg } from './svgBounds'

const pileOf = (...names: string[]): Trait[] => names.map(trait)
const rigOf = (...names: string[]) => anatomyOf(pileOf(...names), 'family').rig
const piecesOf = (pile: Trait[]) => {
  const anatomy = anatomyOf(pile, 'family')
  return drawAnatomy(anatomy, anatomy.rig, 'x').pieces
}

const randomPiles = Array.from({ length: 60 }, (_, i) => {
  const roll = random(`test pile ${i}`)
  return Array.from({ length: 1 + (i % 20) }, () => ALL_TRAITS[Math.floor(roll() * ALL_TRAITS.length)]!)
})
const allPiles: Trait[][] = [
  [],
  ...ALL_TRAITS.map((t) => [t]),
  ...CHOSEN_PILES.map((p) => [...p.pile]),
  ...randomPiles,
  Array.from({ length: 6 }, () => trait('Kidney')),
  [...Array.from({ length: 5 }, () => trait('Swarm')), ...Array.from({ length: 6 }, () => trait('Kidney'))],
]

describe('features', () => {
  it('every trait says what it shows, each in its own words', () => {
    const shown = ALL_TRAITS.map((t) => featureOf(t.name).shows)
    expect(shown.every((text) => text.length > 5)).toBe(true)
    expect(new Set(shown).size).toBe(ALL_TRAITS.length)
  })

  it('every trait draws something no other trait draws', () => {
    // Same family, no colour: only the feature itself can make a difference.
    const plain = speciesSvg([{ name: 'Nameless', colors: [] }], 'family')
    const drawings = ALL_TRAITS.filter((t) => hasOwnFeature(t.name)).map((t) => speciesSvg([{ name: t.name, colors: [] }], 'family'))
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(drawings).not.toContain(plain)
    expect(drawings.length).toBe(ALL_TRAITS.length)
  })

  it('a trait nobody has drawn yet still changes the creature, always in the same way', () => {
    const before = speciesSvg(pileOf('Antlers'), 'family')
    const strange: Trait = { name: 'Unheard-of Quality', colors: ['blue'] }
    const after = speciesSvg([...pileOf('Antlers'), strange], 'family')
    expect(after).not.toBe(before)
    expect(speciesSvg([...pileOf('Antlers'), strange], 'family')).toBe(after)
  })
})

describe('body', () => {
  it('follows the traits', () => {
    const plain = rigOf('Boredom')
    expect(rigOf('Tiny').size).toBeLessThan(plain.size * 0.7)
    expect(rigOf('Blubber').bodyW).toBeGreaterThan(plain.bodyW + 15)
    expect(rigOf('Flight').lift).toBeGreaterThan(plain.lift)
    expect(rigOf('Woody Stems').legLen).toBeGreaterThan(plain.legLen + 15)
    expect(rigOf('Adorable').eye).toBeGreaterThan(plain.eye)
  })

  it('wears the most frequent colour', () => {
    expect(anatomyOf(pileOf('Gills', 'Antlers', 'Fangs'), 'f').skin.main).toBe('red')
    expect(anatomyOf(pileOf('Denial', 'Faith', 'Leaves'), 'f').skin.main).toBe('colorless')
  })

  it('shows every kidney and every swarm', () => {
    for (const [name, most] of [['Kidney', 6], ['Swarm', 5]] as const) {
      const pieces = piecesOf(Array.from({ length: most }, () => trait(name))).filter((p) => p.key.startsWith(`${name}#`))
      expect(pieces.length).toBe(most)
      expect(new Set(pieces.map((p) => p.svg)).size).toBe(most)
    }
  })

  it('keeps what was there when a trait arrives, so that only the new part grows', () => {
    const before = piecesOf(pileOf('Antlers', 'Gills', 'Brave')).map((p) => p.key)
    const after = piecesOf(pileOf('Antlers', 'Gills', 'Brave', 'Heroic')).map((p) => p.key)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after.filter((key) => !before.includes(key)).every((key) => key.startsWith('Heroic#0'))).toBe(true)
  })
})

describe('drawing', () => {
  it('is well-formed and stays on the page, whatever the pile', () => {
    for (const pile of allPiles) {
      const names = pile.map((t) => t.name).join(', ')
      const svg = speciesSvg(pile, names)
      expect(svg, names).not.toMatch(/NaN|undefined|null/)
      const { left, top, right, bottom } = boundsOf(parseSvg(svg))
      expect(right - left, names).toBeGreaterThan(90)
      // A little may stick out past the edge, never a whole limb.
      expect(left, names).toBeGreaterThan(-40)
      expect(top, names).toBeGreaterThan(-40)
      expect(right, names).toBeLessThan(440)
      expect(bottom, names).toBeLessThan(420)
    }
  })

  it('refers only to ids it defines, and gives every part its own key', () => {
    for (const pile of allPiles) {
      const svg = speciesSvg(pile, 'family', 'u')
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.has(id))).toEqual([])
      const keys = piecesOf(pile).map((p) => p.key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it('is the same every time, and different between families', () => {
    const pile = randomPiles[19]!
    expect(speciesSvg(pile, 'a')).toBe(speciesSvg(pile, 'a'))
    expect(speciesSvg(pile, 'a')).not.toBe(speciesSvg(pile, 'b'))
  })
})
