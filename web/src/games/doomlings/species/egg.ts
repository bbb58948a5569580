import { dot, line, oval, p, place, shape } from '../../../drawing/draw'
import { sparkle } from '../../../drawing/motifs'
import { random } from '../../../theme/random'
import { GROUND, VIEW } from './rig'
import type { Piece } from './types'

/** Before the first trait there is an egg, and someone in it is already looking out. */
export function eggPieces(seed: string): Piece[] {
  const roll = random(`egg ${seed}`)
  const x = VIEW / 2
  const base = GROUND
  const outline = p`M${x} ${base - 168}C${x + 62} ${base - 168} ${x + 80} ${base - 84} ${x + 78} ${base - 58}C${x + 76} ${base - 14} ${x + 44} ${base} ${x} ${base}C${x - 44} ${base} ${x - 76} ${base - 14} ${x - 78} ${base - 58}C${x - 80} ${base - 84} ${x - 62} ${base - 168} ${x} ${base - 168}Z`
  const speckles = Array.from({ length: 9 }, () => {
    const side = roll() < 0.5 ? -1 : 1
    return oval(x + side * (18 + roll() * 40), base - 22 - roll() * 100, 3 + roll() * 5, 2.5 + roll() * 4, '#d6b98c', 0)
  }).join('')
  const nest = Array.from({ length: 9 }, (_, i) => {
    const reach = 104 - roll() * 22
    const sag = 8 + roll() * 20
    const d = p`M${x - reach} ${base - 6 + roll() * 10}Q${x + (roll() - 0.5) * 60} ${base + sag} ${x + reach} ${base - 8 + roll() * 12}`
    return line(d, 7.5) + line(d, 4, ['#b98a52', '#8a5f3c', '#d0a468'][i % 3])
  }).join('')
  const crack = p`M${x - 40} ${base - 104}l16 12l14 -14l16 14l14 -12l18 14v18q-40 14 -78 0z`
  return [
    {
      key: 'egg',
      layer: 'body',
      root: { x, y: base },
      svg:
        shape(outline, '#f7e8c8', 0) +
        shape(p`M${x + 22} ${base - 164}C${x + 66} ${base - 140} ${x + 76} ${base - 84} ${x + 78} ${base - 58}C${x + 76} ${base - 14} ${x + 44} ${base} ${x} ${base}C${x + 70} ${base - 30} ${x + 60} ${base - 120} ${x + 22} ${base - 164}Z`, '#e7cfa0', 0) +
        speckles +
        line(outline, 3.6) +
        shape(crack, '#3b2a4a', 3) +
        `<g class="blink">${dot(x - 16, base - 80, 9, '#fffdf4')}${dot(x + 14, base - 80, 9, '#fffdf4')}${dot(x - 14, base - 79, 4.6, '#2a1b2e')}${dot(x + 16, base - 79, 4.6, '#2a1b2e')}</g>` +
        nest +
        place(sparkle(11), x - 96, base - 142) +
        place(sparkle(7), x + 92, base - 118),
    },
  ]
}
