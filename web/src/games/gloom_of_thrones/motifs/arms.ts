import { dot, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { blob, modelled } from '../ink/pen'
import { GOLD, STEEL, TONES, WOOD } from '../palette'

/** Things of war, each about 60 high around the origin. */
const side = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 2 } as const
const RED = TONES.bannister.main

export const sword = shape('M-4 14V-26L0 -34L4 -26V14Z', STEEL, 2) + line('M0 -24V10', 1) + shape('M-12 14H12V19H-12Z', GOLD, 1.8) + shape('M-2.6 19H2.6V30H-2.6Z', WOOD, 1.8) + dot(0, 32, 3.4, GOLD, 1.6)
export const dagger = shape('M-4 6V-18L0 -28L4 -18V6Z', STEEL, 2) + shape('M-9 6H9V10H-9Z', GOLD, 1.8) + shape('M-3 10H3V22H-3Z', '#4f1a22', 1.8)
export const woodenSword = shape('M-5 12V-26Q0 -32 5 -26V12Z', WOOD, 2) + shape('M-12 12H12V17H-12Z', WOOD, 1.8) + shape('M-3 17H3V28H-3Z', WOOD, 1.8) + line('M-1 -20V8M2 -16V2', 0.9)
export const axe = line('M0 32V-28', 7) + line('M0 31V-27', 3.4, WOOD) + modelled(blob([[2, -24, 1], [20, -32, 1], [24, -12], [18, 4, 1], [2, -6, 1]]), STEEL, { angle: 50, gap: 3, width: 0.7, where: (x) => x > 12 })
export const shield = modelled(blob([[-22, -26, 1], [0, -30], [22, -26, 1], [22, 2], [0, 32, 1], [-22, 2]]), RED, side) + shape('M-4 -28H4V26L0 32L-4 26Z', GOLD, 1.6)
export const helmet = modelled(blob([[-22, 24, 1], [-24, -6], [-12, -26], [12, -26], [24, -6], [22, 24, 1], [6, 28], [-6, 28]]), STEEL, side) + shape('M-18 -6H18V2H4L2 18H-2L-4 2H-18Z', '#2a1b2e', 1.6) + line('M0 -26V-34', 2) + shape('M0 -34C10 -44 22 -36 22 -24C16 -32 8 -34 0 -30Z', RED, 1.8)
export const gauntlet = modelled(blob([[-12, 30, 1], [12, 30, 1], [10, 6], [16, -6], [12, -24], [4, -26], [-2, -28], [-10, -24], [-16, -8], [-10, 6]]), STEEL, side) + line('M-12 20H12M-10 8H10M-4 -8V-24M4 -8V-25', 1.4)
export const pitchfork = line('M0 34V-8', 6) + line('M0 33V-8', 2.8, WOOD) + line('M-12 -32V-14Q-12 -8 0 -8T12 -14V-32M0 -8V-32', 2.6, '#5b5f66')
export const arrow = line('M-28 0H22', 3) + line('M-26 0H20', 1, WOOD) + shape('M20 -5L32 0L20 5Z', STEEL, 1.6) + shape('M-30 -5L-20 0L-30 5L-36 5L-30 0L-36 -5Z', '#f4ecd9', 1.4)
export const banner = (color: string) => line('M-12 36V-34', 4.6) + line('M-12 35V-33', 2, WOOD) + modelled(blob([[-12, -30, 1], [24, -28, 1], [16, -12, 1], [26, 4, 1], [-12, 2, 1]]), color, { angle: 80, gap: 3.4, width: 0.8, where: (x) => x > 4 }) + dot(-12, -36, 3, GOLD, 1.4)
export const armour = modelled(blob([[-18, -26, 1], [-6, -20], [6, -20], [18, -26, 1], [28, -14], [20, 0], [16, 30, 1], [-16, 30, 1], [-20, 0], [-28, -14]]), STEEL, side) + line('M0 -20V28M-16 8Q0 14 16 8M-15 18Q0 24 15 18', 1.4) + dot(-24, -16, 2, GOLD, 1.2) + dot(24, -16, 2, GOLD, 1.2)
export const lance = line('M-40 22L34 -20', 6) + line('M-39 21L33 -19', 3, RED) + repeat(4, (i) => line(p`M${-30 + i * 16} ${12 - i * 9}l4 7`, 2.4, '#f4ecd9')) + shape('M-24 6L-12 20L-4 4Z', GOLD, 1.6)
export const chain = repeat(4, (i) => oval(-24 + i * 16, i % 2 ? 2 : -2, 10, 6, 'none', 4.4) + `<ellipse cx="${-24 + i * 16}" cy="${i % 2 ? 2 : -2}" rx="10" ry="6" fill="none" stroke="#9aa3a8" stroke-width="1.8"/>`)
