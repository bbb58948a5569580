import { dot, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { drop, heart, leaf, littleOne, lonelyEye, sparkle, star } from '../../../drawing/motifs'
import type { Coat, Places } from './body'
import { INK } from '../../../theme/ink'

/** What a trait adds to a body: behind it, or in front of it. */
export interface Adornment {
  behind?: string
  front?: string
}

export const TRAITS = ['pheromones', 'symbiosis', 'flock_animal', 'hard_shell', 'communication', 'teeth', 'food_storage', 'mutation', 'poison', 'tools', 'camouflage', 'iron_stomach', 'bigger_brains', 'metamorphosis', 'society'] as const
export type Trait = (typeof TRAITS)[number]

const at = (x: number, y: number, svg: string, turn = 0, scale = 1) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}">${svg}</g>`

export const ADORNMENTS: Record<Trait, (places: Places, coat: Coat) => Adornment> = {
  pheromones: ({ tail }) => ({
    behind: `<g class="drift">${at(tail.x + 4, tail.y - 18, heart(8, '#f28aa6'))}${at(tail.x - 2, tail.y - 42, heart(11, '#f28aa6'), -14)}${at(tail.x + 14, tail.y - 66, heart(8, '#f6b3c4'), 12)}</g>`,
  }),
  symbiosis: ({ trunk }) => {
    const x = trunk.x - trunk.rx * 0.45
    const y = trunk.y - trunk.ry * 0.86
    return { front: at(x, y, oval(0, -11, 15, 11, '#f6c94d', 2.6) + shape('M-13 -12L-26 -20L-22 -6Z', '#e39b2d', 2.2) + dot(11, -20, 8, '#f6c94d', 2.6) + shape('M18 -22L28 -18L18 -15Z', '#e5734f', 2) + dot(12, -22, 2, INK) + line('M-3 0v5M5 0v5', 2.2)) }
  },
  flock_animal: (_, { base, light }) => ({
    behind: at(26, 186, littleOne(19, base, light)) + at(178, 186, littleOne(17, base, light, 'shy')),
  }),
  hard_shell: ({ trunk: { x, y, rx, ry } }) => {
    const top = y - ry * 1.16
    const base = y + ry * 0.28
    return {
      front:
        shape(p`M${x - rx} ${base}C${x - rx} ${top + ry * 0.1} ${x - rx * 0.5} ${top} ${x - rx * 0.06} ${top}C${x + rx * 0.44} ${top} ${x + rx * 0.82} ${top + ry * 0.24} ${x + rx * 0.84} ${base}Z`, '#8a6a4d', 3.2) +
        repeat(3, (i) => {
          const mid = x - rx * 0.6 + i * rx * 0.52
          return shape(p`M${mid - rx * 0.17} ${y - ry * 0.5}L${mid + rx * 0.17} ${y - ry * 0.5}L${mid + rx * 0.25} ${y - ry * 0.16}L${mid} ${y + ry * 0.08}L${mid - rx * 0.25} ${y - ry * 0.16}Z`, '#b8925f', 2.4)
        }) +
        line(p`M${x - rx * 1.04} ${base}H${x + rx * 0.88}`, 7) + line(p`M${x - rx * 1.02} ${base}H${x + rx * 0.86}`, 3, '#d3b07a'),
    }
  },
  communication: ({ mouth, crown }) => {
    const x = Math.min(mouth.x + 2, 168)
    const y = Math.max(crown.y - 34, 22)
    return { front: `<g class="drift">${at(x, y, shape('M-24 -18H24Q30 -18 30 -12V8Q30 14 24 14H6L-6 26L-6 14H-24Q-30 14 -30 8V-12Q-30 -18 -24 -18Z', '#fffdf4', 2.8) + dot(-14, -2, 3.6, INK) + dot(0, -2, 3.6, INK) + dot(14, -2, 3.6, INK))}</g>` }
  },
  teeth: ({ mouth: { x, y } }) => ({
    front: shape(p`M${x - 12} ${y - 5}L${x - 7} ${y + 15}L${x - 1} ${y - 4}Z`, '#fffdf4', 2.4) + shape(p`M${x} ${y - 5}L${x + 5} ${y + 13}L${x + 11} ${y - 6}Z`, '#fffdf4', 2.4),
  }),
  food_storage: ({ trunk: { x, y, ry } }) => ({
    front: at(x - 8, y + ry * 0.5, shape('M-24 -12Q0 -2 24 -12L20 16Q0 24 -20 16Z', '#c98d52', 2.8) + line('M-24 -12Q-10 -44 18 -46', 4.4) + line('M-24 -12Q-10 -44 18 -46', 2, '#8c5a2c') + dot(-9, -12, 7.5, '#8a5a2b', 2.2) + dot(6, -14, 7.5, '#c2503f', 2.2) + line('M-14 4Q0 10 14 4', 2.2)),
  }),
  mutation: ({ crown, trunk, tail }) => ({
    behind: line(p`M${trunk.x - trunk.rx * 0.5} ${trunk.y - trunk.ry * 0.5}Q${tail.x} ${trunk.y - trunk.ry * 1.4} ${tail.x + 8} ${trunk.y - trunk.ry * 1.9}`, 13) + line(p`M${trunk.x - trunk.rx * 0.5} ${trunk.y - trunk.ry * 0.5}Q${tail.x} ${trunk.y - trunk.ry * 1.4} ${tail.x + 8} ${trunk.y - trunk.ry * 1.9}`, 8, '#9be06a') + at(tail.x + 8, trunk.y - trunk.ry * 1.9, lonelyEye(9, '#3d9a4a')),
    front: line(p`M${crown.x - 8} ${crown.y + 2}Q${crown.x - 22} ${crown.y - 12} ${crown.x - 18} ${crown.y - 26}`, 4.6) + at(crown.x - 18, crown.y - 30, lonelyEye(8.5, '#3d9a4a')),
  }),
  poison: ({ trunk: { x, y, rx, ry }, mouth }) => ({
    front: repeat(5, (i) => dot(x - rx * 0.66 + i * rx * 0.3, y + (i % 2 ? -0.32 : 0.16) * ry, 5.6, '#b4e04c', 2)) + at(mouth.x - 2, mouth.y + 20, drop(8, '#a6dc3f'), 0) + at(mouth.x + 12, mouth.y + 36, drop(5.4, '#a6dc3f'), 0),
  }),
  tools: ({ hand: { x, y } }) => ({
    front: at(Math.min(x, 172), y, line('M-7 24L9 -30', 7.5) + line('M-7 24L9 -30', 3.4, '#a97442') + shape('M-6 -34L22 -24L18 -12L-10 -22Z', '#aab4ba', 2.8) + line('M3 -17l8 3', 4, '#e2cf9a')),
  }),
  camouflage: ({ trunk: { x, y, rx, ry }, crown }) => ({
    front:
      [[-0.5, -0.34, 1], [0.12, -0.56, 0.8], [-0.16, 0.16, 1.15], [0.5, 0.02, 0.9]].map(([dx, dy, s]) => at(x + dx! * rx, y + dy! * ry, shape('M-13 2C-15 -8 -3 -12 3 -8C13 -10 15 2 8 7C0 12 -10 10 -13 2Z', '#5d7a3a', 0) + shape('M-3 -2C0 -7 9 -4 7 2C3 6 -3 3 -3 -2Z', '#93a85a', 0), 0, s!)).join('') +
      at(crown.x - 2, crown.y + 3, leaf(26, '#6f9a4a', 2.2), -58) + at(crown.x - 4, crown.y + 3, leaf(24, '#88ad58', 2.2), -112) + at(crown.x - 6, crown.y + 4, leaf(18, '#5d7a3a', 2.2), -158),
  }),
  iron_stomach: ({ trunk: { x, y, rx, ry } }) => {
    const [w, h] = [Math.min(rx * 0.52, 27), Math.min(ry * 0.56, 22)]
    return { front: at(x + rx * 0.1, y + ry * 0.34, oval(0, 0, w, h, '#b4bec6', 2.8) + oval(-w * 0.2, -h * 0.3, w * 0.42, h * 0.28, '#dfe6ea', 0) + repeat(6, (i) => dot(Math.cos((i * Math.PI) / 3) * w * 0.78, Math.sin((i * Math.PI) / 3) * h * 0.74, 2.4, '#5d6872'))) }
  },
  bigger_brains: ({ crown: { x, y, r } }) => ({
    front:
      shape(p`M${x - r} ${y + 7}C${x - r * 1.3} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.25} ${x} ${y - r * 1.1}C${x + r * 0.6} ${y - r * 1.3} ${x + r * 1.25} ${y - r * 0.6} ${x + r} ${y + 7}Q${x} ${y - 3} ${x - r} ${y + 7}Z`, '#f3a9b4', 3) +
      line(p`M${x} ${y - r * 1.05}Q${x - 5} ${y - r * 0.5} ${x} ${y - 1}M${x - r * 0.75} ${y - r * 0.35}q8 -7 14 2M${x + r * 0.7} ${y - r * 0.4}q-9 -6 -13 3M${x - r * 0.5} ${y - r * 0.8}q7 0 8 7M${x + r * 0.45} ${y - r * 0.85}q-7 2 -6 8`, 2.2),
  }),
  metamorphosis: ({ trunk: { x, y, rx, ry } }) => ({
    behind: `<g class="flap">${at(x - rx * 0.2, y - ry * 0.5, shape('M0 0C-22 -72 -78 -74 -72 -34C-66 -8 -28 -2 0 0Z', '#f0913f', 3) + shape('M0 2C-40 4 -62 26 -46 40C-28 50 -8 24 0 2Z', '#f6c25a', 3) + dot(-48, -38, 8, '#fffdf4', 2) + dot(-36, 24, 5, '#fffdf4', 2) + shape('M4 -2C10 -70 60 -78 60 -42C58 -14 26 -4 4 -2Z', '#f6a552', 3) + dot(40, -42, 7, '#fffdf4', 2))}</g>`,
    front: at(x - rx * 0.78, y + ry * 0.7, sparkle(8)),
  }),
  society: ({ crown: { x, y, r }, trunk }) => ({
    front: at(x - 2, y + 4, oval(0, 0, r * 0.95, 6.5, '#2f2740', 2.4) + shape(p`M${-r * 0.6} -2L${-r * 0.66} ${-r * 1.05}Q0 ${-r * 1.3} ${r * 0.66} ${-r * 1.05}L${r * 0.6} -2Q0 5 ${-r * 0.6} -2Z`, '#3b3152', 2.8) + line(p`M${-r * 0.6} -9Q0 -2 ${r * 0.6} -9`, 5, '#d8503f'), -7) + at(trunk.x + trunk.rx * 0.55, trunk.y - trunk.ry * 0.1, star(9, '#f6c94d', 2.2)),
  }),
}

/** Wings and shells lie under what is worn on top of them. */
export const ORDER: readonly Trait[] = ['flock_animal', 'metamorphosis', 'pheromones', 'mutation', 'camouflage', 'poison', 'hard_shell', 'iron_stomach', 'food_storage', 'symbiosis', 'teeth', 'bigger_brains', 'society', 'tools', 'communication']
