/** The five trait colours; "colorless" stands for a trait without any. */
export type TraitColor = 'red' | 'blue' | 'green' | 'purple'
export type ColorName = TraitColor | 'colorless'

export const COLOR_NAMES: readonly ColorName[] = ['green', 'blue', 'purple', 'red', 'colorless']

export interface Swatch {
  /** Fills: skins, card fields. */
  base: string
  /** Bellies, highlights, card paper tint. */
  light: string
  /** Shaded side of a skin. */
  shade: string
  /** Text and thin lines; readable on paper (AA). */
  deep: string
}

// Mirrored in tokens.css; a unit test keeps the two in step.
export const PALETTE: Record<ColorName, Swatch> = {
  green: { base: '#7fb55f', light: '#c3df9d', shade: '#5a9350', deep: '#2c5a2a' },
  blue: { base: '#62a6cf', light: '#b5dcec', shade: '#4380b4', deep: '#1b4b78' },
  purple: { base: '#a17fc9', light: '#d7c2ea', shade: '#7d5aab', deep: '#532f80' },
  red: { base: '#e5734f', light: '#fbbd95', shade: '#c24e3a', deep: '#8f2a1b' },
  colorless: { base: '#c2ae90', light: '#e6dac2', shade: '#9d876b', deep: '#554636' },
}

/** The single letter that names a colour where texture is too small to read. */
export const COLOR_LETTERS: Record<ColorName, string> = {
  green: 'G',
  blue: 'B',
  purple: 'P',
  red: 'R',
  colorless: 'C',
}
