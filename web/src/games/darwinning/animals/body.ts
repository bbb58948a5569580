import { dot, line, oval, p } from '../../../drawing/draw'
import { INK } from '../../../theme/ink'

/** The side of a square drawing; the ground is at 184. */
export const VIEW = 200

export interface Spot {
  x: number
  y: number
}

/** Where traits find their place on a body that looks to the right. */
export interface Places {
  /** The trunk, for shells, patches and plates. */
  trunk: { x: number; y: number; rx: number; ry: number }
  /** The highest point of the head, and how wide the head is there. */
  crown: Spot & { r: number }
  mouth: Spot
  /** The middle of the face, between the eyes. */
  brow: Spot
  /** Where something is held. */
  hand: Spot
  tail: Spot
}

export interface Body {
  behind: string
  front: string
  places: Places
}

export interface Coat {
  base: string
  light: string
  dark: string
}

/** An eye that looks to the right and blinks. */
export const eye = (x: number, y: number, r: number, iris = INK) =>
  `<g class="blink">${dot(x, y, r, '#fffdf4', 2.4)}${dot(x + r * 0.28, y + r * 0.08, r * 0.55, iris)}${dot(x + r * 0.42, y - r * 0.22, r * 0.2, '#fff')}</g>`

export const smile = (x: number, y: number, width: number, depth = 5) => line(p`M${x - width} ${y}q${width * 0.9} ${depth * 1.6} ${width * 1.6} ${-depth * 0.4}`, 2.8)

export const foot = (x: number, y: number, width: number, fill: string) => oval(x, y, width, width * 0.42, fill, 2.8)
