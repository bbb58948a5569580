import { INK } from '../../../theme/ink'
import { dot, line, p, place, shape } from '../../../drawing/draw'
import { drop } from '../../../drawing/motifs'
import type { Point, Skin } from './types'

/** What a tail ends in, by name. */
export function tailTip(tip: string, { x, y }: Point, skin: Skin): string {
  switch (tip) {
    case 'knot':
      return (
        shape(p`M${x} ${y}q-22 -4 -20 -18q16 -2 20 18zM${x} ${y}q22 -4 20 -18q-16 -2 -20 18z`, '#f4c95d', 2.6) +
        line(p`M${x - 3} ${y + 2}l-8 16M${x + 3} ${y + 2}l8 16`, 5, '#f4c95d') +
        line(p`M${x - 3} ${y + 2}l-8 16M${x + 3} ${y + 2}l8 16`, 1.4) +
        dot(x, y, 6, '#f4c95d', 2.6)
      )
    case 'false face':
      return (
        dot(x, y - 6, 19, skin.base, 3.2) +
        dot(x - 7, y - 9, 6, '#fffdf4', 2.2) +
        dot(x + 7, y - 9, 6, '#fffdf4', 2.2) +
        dot(x - 6, y - 8, 2.6, INK) +
        dot(x + 8, y - 8, 2.6, INK) +
        line(p`M${x - 6} ${y + 3}q6 5 12 0`, 2.4)
      )
    case 'stinger':
      return (
        dot(x, y - 4, 17, skin.shade, 3) +
        shape(p`M${x - 12} ${y - 16}Q${x - 8} ${y - 52} ${x - 36} ${y - 52}Q${x + 4} ${y - 70} ${x + 13} ${y - 14}Z`, '#4d3a63', 3) +
        place(drop(9, '#8fd14f'), x - 35, y - 36)
      )
    case 'spikes':
      return (
        shape(p`M${x - 12} ${y + 2}Q${x - 40} ${y - 12} ${x - 46} ${y - 34}Q${x - 18} ${y - 26} ${x - 4} ${y - 12}ZM${x - 6} ${y - 10}Q${x - 22} ${y - 38} ${x - 18} ${y - 62}Q${x + 4} ${y - 42} ${x + 8} ${y - 14}Z`, '#f2e6c8', 2.8) +
        shape(p`M${x + 4} ${y - 12}Q${x + 16} ${y - 40} ${x + 38} ${y - 52}Q${x + 36} ${y - 24} ${x + 16} ${y - 4}ZM${x + 10} ${y - 2}Q${x + 36} ${y - 14} ${x + 54} ${y - 10}Q${x + 40} ${y + 10} ${x + 12} ${y + 10}Z`, '#f2e6c8', 2.8) +
        dot(x, y, 14, skin.shade, 3)
      )
    default:
      return shape(p`M${x - 8} ${y + 8}C${x - 22} ${y - 8} ${x - 4} ${y - 30} ${x + 12} ${y - 30}C${x + 10} ${y - 18} ${x + 22} ${y - 6} ${x + 8} ${y + 6}Z`, skin.accent, 3)
  }
}
