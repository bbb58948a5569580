import { dot, line, oval, shape } from '../../../drawing/draw'

/** Small signs in a square of 40. */
export const SIGNS = {
  attack: shape('M30 3L37 4L36 11L20 27L13 20Z', '#dfe6ea', 2.4) + line('M9 19L21 31M15 25L6 34', 6.4) + line('M9 19L21 31M15 25L6 34', 2.8, '#c98a4a'),
  defense: shape('M20 3L35 8C36 24 30 33 20 38C10 33 4 24 5 8Z', '#8fb6dd', 2.4) + shape('M20 8V33C13 29 9 22 9 12Z', '#c9def2', 0),
  token: dot(20, 20, 17, '#f2b63c', 2.6) + dot(20, 20, 12, '#ffd978', 1.6) + shape('M13 19C13 12 27 12 27 19C29 24 25 28 20 27C15 28 11 24 13 19Z', '#a8643a', 1.8) + line('M17 19v1M23 19v1', 2.6),
  target: dot(20, 20, 17, '#fff6e0', 2.4) + dot(20, 20, 12, '#d8433b', 0) + dot(20, 20, 7, '#fff6e0', 0) + dot(20, 20, 3.4, '#d8433b', 0),
  hand: shape('M6 12L20 6L28 32L13 37Z', '#fff6e0', 2.2) + shape('M14 7H30V36H14Z', '#fffdf4', 2.2) + oval(22, 21, 4, 6, '#d8433b', 0),
  deal: shape('M2 22L12 14L20 18L29 14L38 22L24 34Q20 37 16 34Z', '#f0c79a', 2.4) + line('M14 24L20 30M20 20L27 28', 2.2),
  skull: shape('M20 4C9 4 4 12 5 20C5 26 10 28 11 30V35H29V30C30 28 35 26 35 20C36 12 31 4 20 4Z', '#fff6e0', 2.4) + dot(14, 19, 4, '#2a1b2e') + dot(26, 19, 4, '#2a1b2e') + line('M17 29V34M23 29V34M20 24V26', 2.2),
  doom: shape('M22 2L8 22H18L14 38L33 15H22Z', '#ffbf3f', 2.4),
} as const
export type SignName = keyof typeof SIGNS
