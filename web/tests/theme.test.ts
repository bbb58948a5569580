import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOR_LETTERS, COLOR_NAMES, PALETTE } from '../src/games/doomlings/palette'
import { TEXTURES, texturePattern } from '../src/games/doomlings/textures'
import { parseSvg } from './svgBounds'

const css = readFileSync('src/theme/tokens.css', 'utf8')
const token = (name: string) => css.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`))?.[1] ?? ''

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

describe('colours', () => {
  it('are the same in style sheets and drawings', () => {
    for (const name of COLOR_NAMES)
      for (const [shade, hex] of Object.entries(PALETTE[name])) expect(token(`${name}-${shade}`)).toBe(hex)
  })

  it('are readable where words stand on them (AA)', () => {
    const pairs: [string, string][] = [
      [token('ink'), token('paper')],
      [token('ink'), token('paper-deep')],
      [token('ink-soft'), token('paper')],
      [token('on-night'), token('night')],
      [token('on-night'), token('night-high')],
      [token('on-night-soft'), token('night-mid')],
      [token('ember'), token('night-mid')],
      [token('danger'), token('night-mid')],
      ...COLOR_NAMES.flatMap((c): [string, string][] => [
        [PALETTE[c].deep, token('paper')],
        [PALETTE[c].deep, PALETTE[c].light],
        [token('ink'), PALETTE[c].light],
      ]),
    ]
    for (const [front, back] of pairs) expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
  })

  it('are readable by day, too', () => {
    const day = css.slice(css.indexOf("[data-theme='light']"))
    const light = (name: string) => day.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`))?.[1] ?? token(name)
    for (const front of ['on-night', 'on-night-soft', 'ember', 'shine', 'danger'])
      for (const back of ['night', 'night-mid', 'night-high', 'well', 'raised', 'reacting']) expect(contrast(light(front), light(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5)
    for (const back of ['warm', 'chip']) expect(contrast(light('ink'), light(back))).toBeGreaterThanOrEqual(4.5)
    expect(luminance(light('night'))).toBeGreaterThan(0.7)
  })

  it('each carry a letter and a texture of their own', () => {
    expect(new Set(COLOR_NAMES.map((c) => COLOR_LETTERS[c])).size).toBe(5)
    expect(new Set(COLOR_NAMES.map((c) => TEXTURES[c].marks)).size).toBe(5)
    for (const c of COLOR_NAMES) expect(() => parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${texturePattern(c, 'id', '#000')}</svg>`)).not.toThrow()
  })
})
