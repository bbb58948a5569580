import type { Family } from '../palette'

/** How somebody fares who sits for a portrait. */
export type Mood = 'alive' | 'dead' | 'revived'

/** The picture of a sitter is drawn on this ground; strips at both sides stay free for circles and icons. */
export const PICTURE = { width: 200, height: 190 } as const

export interface Sitter {
  /** Where a crown rests: the middle of its rim, how wide it is, how crooked. */
  crown: { x: number; y: number; width: number; turn?: number }
  /** From back to front. */
  draw(mood: Mood): string
}

export type House = { family: Family; sitters: Record<string, Sitter> }
