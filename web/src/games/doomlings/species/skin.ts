import { type ColorName, PALETTE } from '../palette'
import type { Skin, Trait } from './types'

/** Colours of the pile, most frequent first; ties keep the order in which they arrived. */
export function colorsByWeight(pile: readonly Trait[]): ColorName[] {
  const weight = new Map<ColorName, number>()
  for (const trait of pile) {
    const colors: readonly ColorName[] = trait.colors.length ? trait.colors : ['colorless']
    for (const color of colors) weight.set(color, (weight.get(color) ?? 0) + 1)
  }
  return [...weight.entries()].sort((a, b) => b[1] - a[1]).map(([color]) => color)
}

export function skinOf(pile: readonly Trait[]): Skin {
  const [main = 'colorless', second = null] = colorsByWeight(pile)
  const swatch = PALETTE[main]
  return {
    main,
    second,
    base: swatch.base,
    light: swatch.light,
    shade: swatch.shade,
    deep: swatch.deep,
    accent: PALETTE[second ?? main][second ? 'base' : 'shade'],
  }
}

const channel = (hex: string, i: number) => parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)

export function mix(from: string, to: string, amount: number): string {
  return '#' + [0, 1, 2].map((i) => Math.round(channel(from, i) * (1 - amount) + channel(to, i) * amount).toString(16).padStart(2, '0')).join('')
}

/** Frost, stone or fever tints the whole skin, limbs included. */
export function washed(skin: Skin, wash: { color: string; strength: number } | null): Skin {
  if (!wash) return skin
  const tint = (hex: string) => mix(hex, wash.color, wash.strength)
  return { ...skin, base: tint(skin.base), light: tint(skin.light), shade: tint(skin.shade) }
}
