import { dot, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { cloud, leaf, star } from '../../../drawing/motifs'
import { type Environment, ENVIRONMENT_TONES } from '../palette'
import { INK } from '../../../theme/ink'

/** The width and height of a scene. */
export const SCENE = { width: 120, height: 80 }

type Tones = (typeof ENVIRONMENT_TONES)[Environment]
const at = (x: number, y: number, svg: string, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${svg}</g>`
const fir = (x: number, y: number, height: number, fill: string) => line(p`M${x} ${y}v${-height * 0.2}`, 4) + shape(p`M${x} ${y - height}L${x + height * 0.32} ${y - height * 0.5}L${x + height * 0.2} ${y - height * 0.5}L${x + height * 0.4} ${y - height * 0.12}L${x - height * 0.4} ${y - height * 0.12}L${x - height * 0.2} ${y - height * 0.5}L${x - height * 0.32} ${y - height * 0.5}Z`, fill, 2)
const sun = dot(96, 18, 10, '#f9c74f', 2)

const DRAW: Record<Environment, (tones: Tones) => string> = {
  desert: ({ ground, detail }) => sun + shape('M-4 58Q30 40 62 56Q94 68 124 50V84H-4Z', ground, 2.2) + shape('M34 62V32Q34 24 40 24Q46 24 46 32V62Z', detail, 2.2) + line('M34 48Q24 48 24 38M46 44Q56 44 56 34', 7) + line('M34 48Q24 48 24 38M46 44Q56 44 56 34', 3.4, detail) + line('M76 66q10 -5 20 0', 2),
  forest: ({ ground, detail }) => shape('M-4 60Q60 46 124 60V84H-4Z', ground, 2.2) + fir(26, 68, 50, detail) + fir(60, 64, 58, '#3f8150') + fir(94, 70, 46, detail),
  highland: ({ ground, detail }) => at(34, 18, cloud(30, '#fff', 2)) + shape('M-4 60Q24 30 52 50Q84 28 124 56V84H-4Z', ground, 2.2) + shape('M70 62Q74 48 84 52Q96 48 98 62Z', detail, 2) + line('M16 66l3 -9l3 9M40 70l3 -9l3 9', 2),
  jungle: ({ ground, detail }) => shape('M-4 62H124V84H-4Z', ground, 2.2) + line('M30 66Q26 40 38 22M88 66Q94 44 84 20', 6) + line('M30 66Q26 40 38 22M88 66Q94 44 84 20', 2.6, '#8c6a3f') + [[-160, 38, 22], [-110, 38, 22], [-30, 38, 22], [20, 38, 22], [-150, 84, 20], [-70, 84, 20], [-20, 84, 20], [30, 84, 20], [170, 84, 20]].map(([turn, x, y]) => at(x!, y!, leaf(26, detail, 1.8), turn)).join('') + line('M44 84q4 -18 16 -20M72 84q-2 -14 -10 -18', 3, detail),
  mountain: ({ ground, detail }) => shape('M-6 84L38 16L62 50L82 28L126 84Z', ground, 2.4) + shape('M38 16L52 37L44 34L38 42L32 34L24 38Z', detail, 2) + shape('M82 28L94 44L86 42L80 48L74 38Z', detail, 2) + at(96, 16, cloud(26, '#fff', 2)),
  ocean: ({ ground, detail }) => sun + shape('M-4 44H124V84H-4Z', ground, 0) + repeat(3, (i) => line(p`M-4 ${46 + i * 12}q9 -8 18 0t18 0t18 0t18 0t18 0t18 0t18 0`, 2.6, i ? detail : '#2a1b2e')) + shape('M28 52q10 -16 22 -8q-6 2 -6 8Z', detail, 2),
  plains: ({ ground, detail }) => sun + shape('M-4 54Q60 46 124 54V84H-4Z', ground, 2.2) + repeat(9, (i) => line(p`M${6 + i * 13} ${74 - (i % 3) * 6}q-4 -10 -6 -12m6 12q0 -10 1 -15m-1 15q4 -9 7 -10`, 2, detail)) + line('M72 56V38', 3) + oval(72, 32, 20, 8, '#8aa04a', 2),
  polar: ({ ground, detail }) => shape('M-4 56Q40 44 124 56V84H-4Z', ground, 2.2) + shape('M70 58Q70 30 92 30Q114 30 114 58Z', '#fff', 2.2) + line('M86 58Q86 46 92 46Q98 46 98 58M72 46h18M96 40h14M80 36h10', 2) + shape('M8 64L22 30L34 48L42 40L54 64Z', detail, 2.2) + [[18, 14], [50, 10], [84, 14]].map(([x, y]) => at(x!, y!, star(3.4, '#fff', 0, 6, 0.4))).join(''),
  underground: ({ ground, detail }) => shape('M-4 -4H124V20Q108 34 92 18Q70 38 50 18Q30 34 -4 20Z', ground, 2.2) + shape('M-4 62Q30 52 60 62Q94 52 124 64V84H-4Z', ground, 2.2) + shape('M26 62L32 40L40 62Z', detail, 2) + shape('M36 64L44 48L50 64Z', '#f2d488', 2) + shape('M84 62L90 46L98 62Z', detail, 2) + dot(64, 46, 3.4, '#fff3cf') + dot(72, 46, 3.4, '#fff3cf') + dot(64.6, 46, 1.6, INK) + dot(72.6, 46, 1.6, INK),
  wetlands: ({ ground, detail }) => shape('M-4 50H124V84H-4Z', ground, 2.2) + line('M10 62h20M52 70h24M90 60h22', 2, '#d3e6df') + [[22, 58], [34, 62], [96, 66], [106, 60]].map(([x, y]) => line(p`M${x!} ${y!}V${y! - 36}`, 2.6) + oval(x!, y! - 38, 4, 9, detail, 1.8)).join('') + oval(64, 62, 15, 5, '#7db35f', 2) + at(68, 60, star(6, '#f8b9d0', 1.6, 6, 0.5)),
}

/** An environment, drawn to be cut to its frame. */
export function sceneMarkup(environment: Environment): string {
  const tones = ENVIRONMENT_TONES[environment]
  return `<rect x="-4" y="-4" width="128" height="88" fill="${tones.sky}"/>${DRAW[environment](tones)}`
}
