import { dot, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { flame as fire, heart } from '../../../drawing/motifs'
import { GOLD, STEEL, WINE } from '../palette'

export const ICONS = ['crown', 'coin', 'blade', 'goblet', 'flame', 'heart', 'frost'] as const
export type Icon = (typeof ICONS)[number]

/** Each icon always sits in the same one of three slots. */
export const SLOT: Record<Icon, 0 | 1 | 2> = { crown: 0, coin: 0, blade: 1, goblet: 1, flame: 1, heart: 2, frost: 2 }

/** Signs around the origin, about 20 wide. */
const DRAWN: Record<Icon, string> = {
  crown: shape('M-9 7L-10 -6L-5 0L0 -9L5 0L10 -6L9 7Q0 9.5 -9 7Z', GOLD, 1.8) + dot(-10, -7, 1.6, GOLD, 1.2) + dot(0, -10, 1.6, GOLD, 1.2) + dot(10, -7, 1.6, GOLD, 1.2) + line('M-8 4Q0 6 8 4', 1.2),
  coin: dot(0, 0, 9.4, GOLD, 1.8) + dot(0, 0, 6.4, 'none', 1.2) + line('M-2.6 3.600H2.600M0 3.600V-2M-2.6 -2H2.600M-3.6 -4.200H3.6', 1.6),
  blade: `<g transform="rotate(40)">${shape('M-2.4 4V-9L0 -13L2.4 -9V4Z', STEEL, 1.6)}${line('M0 -8V3', 1)}${shape('M-6.5 4H6.500V6.600H-6.500Z', '#6b4a2c', 1.4)}${shape('M-1.5 6.600H1.500V11H-1.500Z', '#6b4a2c', 1.4)}</g>`,
  goblet: shape('M-7 -9H7C7 -1 4 1 1.4 2V6L5.6 9H-5.600L-1.4 6V2C-4 1 -7 -1 -7 -9Z', '#a9785a', 1.8) + oval(0, -9, 7, 2, WINE, 1.4),
  flame: `<g transform="translate(0 10)">${fire(20, '#e5734f', '#fbd28a', 1.8)}</g>`,
  heart: heart(9, '#c9636d', 1.8) + line('M-4.5 -3q1 -2.5 3 -2', 1.3, '#fff'),
  frost: repeat(6, (i) => `<g transform="rotate(${i * 60})">${line('M0 0V-10M0 -6L-3 -9M0 -6L3 -9', 1.9, '#3f7ca5')}</g>`) + dot(0, 0, 1.6, '#3f7ca5'),
}

export const iconMark = (icon: Icon): string => DRAWN[icon]
export const isIcon = (name: string): name is Icon => Object.hasOwn(DRAWN, name)

/** On its own, for running text. */
export const ICON_VIEW = '-13 -14 26 27'
export const spot = (cx: number, cy: number, r: number, fill: string) => p`<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" stroke="#2a1b2e" stroke-width="2"/>`
