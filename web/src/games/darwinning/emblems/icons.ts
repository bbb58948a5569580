import { dot, line, oval, shape } from '../../../drawing/draw'
import { flower } from '../../../drawing/motifs'

/** Small signs in a square of 40: suits, what cards are good for, what survival is about. */
export const ICONS = {
  acorn: shape('M8 16C8 32 20 38 20 38C20 38 32 32 32 16Z', '#d69a4e', 2.4) + shape('M5 17C5 7 12 5 20 5C28 5 35 7 35 17Q20 22 5 17Z', '#8a5a2b', 2.4) + line('M20 5V1', 3.4),
  blueberry: dot(20, 21, 15, '#6b7cd6', 2.4) + shape('M20 9L23 14L29 13L25 18L27 23L20 20L13 23L15 18L11 13L17 14Z', '#37428f', 1.8) + dot(13, 27, 3, '#aab5ee'),
  flower: `<g transform="translate(20 20)">${flower(15, '#ea77a8', '#ffd166', 5, 2.2)}</g>`,
  any: `<g transform="translate(20 20)">${flower(15, '#b9a3e0', '#fffdf4', 3, 2.2)}</g>`,
  food_chain: line('M4 34H13V25H22V16H31', 7.4) + line('M4 34H13V25H22V16H31', 3.6, '#f0a05a') + shape('M25 18L37 18L34 4Z', '#f0a05a', 2.2),
  population: dot(13, 15, 6.5, '#8cc068', 2.2) + shape('M3 35Q3 22 13 22Q23 22 23 35Z', '#8cc068', 2.2) + dot(27, 12, 6.5, '#b9dd8e', 2.2) + shape('M17 34Q17 19 27 19Q37 19 37 34Z', '#b9dd8e', 2.2),
  environment: shape('M3 34L15 12L22 24L28 16L37 34Z', '#8fb6c9', 2.4) + dot(30, 9, 4.4, '#f9c74f', 2),
  trait: line('M12 4C12 18 28 22 28 36M28 4C28 18 12 22 12 36', 6.4) + line('M12 4C12 18 28 22 28 36M28 4C28 18 12 22 12 36', 3, '#c79be0') + line('M14 9h12M14 31h12M16 15h8M16 25h8', 2.2),
  food: shape('M20 12C12 6 4 12 6 22C8 32 15 38 20 35C25 38 32 32 34 22C36 12 28 6 20 12Z', '#e2574c', 2.4) + line('M20 12Q20 6 25 3', 2.8) + oval(28, 6, 5, 2.8, '#8cc068', 1.8),
  bite: shape('M3 11Q20 -1 37 11Q37 20 33 20L29 13L24 21L20 13L16 21L11 13L7 20Q3 20 3 11Z', '#fffdf4', 2.4) + shape('M5 29Q20 41 35 29L31 26L27 32L22 25L18 32L13 25L9 31Z', '#fffdf4', 2.4),
  prey: line('M12 3V14Q12 20 20 20Q28 20 28 14V3M20 20V37', 6.4) + line('M12 3V14Q12 20 20 20Q28 20 28 14V3M20 20V37', 2.8, '#e4e9ec'),
} as const
export type IconName = keyof typeof ICONS
