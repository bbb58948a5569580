import { describe, expect, it } from 'vitest'
import { CLASSIC_AGES, CLASSIC_CATASTROPHES } from '../src/games/doomlings/gallery/classic'
import { EXPANSION_AGES, EXPANSION_CATASTROPHES, SIGNS } from '../src/games/doomlings/gallery/expansions'
import { SCENES, sceneMarkup } from '../src/games/doomlings/scenes'
import { parseSvg } from './svgBounds'

const names = ['The Birth of Life', ...CLASSIC_AGES, ...CLASSIC_CATASTROPHES.map((c) => c.name), ...EXPANSION_AGES, ...EXPANSION_CATASTROPHES, ...SIGNS]
const asSvg = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg">${sceneMarkup(name, 'u')}</svg>`

describe('scenes', () => {
  it('every age, catastrophe and sign has one of its own', () => {
    expect(names.filter((name) => !Object.hasOwn(SCENES, name))).toEqual([])
    expect(new Set(names.map((name) => sceneMarkup(name, 'u'))).size).toBe(69)
  })

  it('are well-formed and repeatable, also for cards nobody has drawn yet', () => {
    for (const name of [...names, 'An Age to Come']) {
      expect(asSvg(name), name).not.toMatch(/NaN|undefined|null/)
      expect(() => parseSvg(asSvg(name)), name).not.toThrow()
      expect(asSvg(name)).toBe(asSvg(name))
    }
  })
})
