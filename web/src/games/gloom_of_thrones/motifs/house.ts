import { dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { flame } from '../../../drawing/motifs'
import { blob, box, modelled, ring } from '../ink/pen'
import { BONE, DUSK, GOLD, PAPER, WINE, WOOD } from '../palette'

/** Rooms, furniture and graves, each about 60 high around the origin. */
const side = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 2 } as const

const eyesInDark = (x: number, y: number, r = 3.4) => dot(x - r * 1.5, y, r, '#fffdf6') + dot(x + r * 1.5, y, r, '#fffdf6') + dot(x - r * 1.5, y, r * 0.4, '#2a1b2e') + dot(x + r * 1.5, y, r * 0.4, '#2a1b2e')
export const watching = eyesInDark(0, 0)

export const cupboard = modelled(box(-24, -34, 48, 68), WOOD, { angle: 90, gap: 6, width: 0.9 }) + shape('M-18 -28H18V28H-18Z', '#1d1724', 1.8) + eyesInDark(2, -4) + modelled(blob([[-18, -28, 1], [-34, -24, 1], [-34, 32, 1], [-18, 28, 1]]), '#b3824c', { angle: 90, gap: 5, width: 0.8 }) + dot(-30, 4, 2, GOLD, 1.2)
export const bathtub = modelled(blob([[-36, -6, 1], [36, -6, 1], [30, 18], [14, 24], [-14, 24], [-30, 18]]), '#f7f8f4', side) + oval(0, -6, 37, 6, '#a9cfe0', 2) + dot(-20, 27, 4, GOLD, 1.6) + dot(20, 27, 4, GOLD, 1.6)
export const duck = shape('M-12 6C-14 -4 -4 -2 0 -4C-2 -14 12 -14 10 -4L16 -2L10 0C12 10 -8 12 -12 6Z', '#e0c25a', 1.8) + dot(5, -7, 1.3, '#2a1b2e')
export const door = modelled(blob([[-20, 32, 1], [-20, -16], [0, -32], [20, -16], [20, 32, 1]]), '#6b4a2c', { angle: 90, gap: 7, width: 1 }) + dot(13, 4, 2.4, GOLD, 1.2) + line('M-20 -8H-6M-20 20H-6', 3)
export const ladder = line('M-10 34V-34M10 34V-34', 4.4) + line('M-10 33V-33M10 33V-33', 2, WOOD) + [-24, -12, 14, 26].map((y) => line(p`M-10 ${y}H10`, 3.4)).join('') + line('M-10 1l6 4M10 1l-5 6', 2.4)
export const tower = modelled(blob([[-18, 34, 1], [-16, -16, 1], [-22, -18, 1], [-22, -32, 1], [-14, -32, 1], [-14, -26, 1], [-5, -26, 1], [-5, -32, 1], [5, -32, 1], [5, -26, 1], [14, -26, 1], [14, -32, 1], [22, -32, 1], [22, -18, 1], [16, -16, 1], [18, 34, 1]]), '#a39c94', side) + shape('M-4 4C-4 -4 4 -4 4 4V10H-4Z', '#1d1724', 1.4) + line('M-12 18h8M2 24h8M-10 -8h6', 1)
export const castle = place(tower, -20, 6, 0.78) + place(tower, 20, 6, 0.78) + modelled(box(-14, 0, 28, 32), '#b3aca2', { angle: 0, gap: 6, width: 0.7 }) + shape('M-7 32V18C-7 10 7 10 7 18V32Z', '#1d1724', 1.6)
export const cage = line('M0 -42V-28', 2.4) + shape('M-22 -12C-22 -34 22 -34 22 -12Z', 'none', 2.4) + repeat(5, (i) => line(p`M${-20 + i * 10} -16V26`, 2.6)) + shape('M-24 24H24V31H-24Z', '#5b5f66', 2)
export const chest = modelled(box(-28, -4, 56, 32), WOOD, { angle: 0, gap: 7, width: 0.9 }) + modelled(blob([[-28, -4, 1], [-26, -22], [0, -28], [26, -22], [28, -4, 1]]), '#b3824c', side) + shape('M-6 -8H6V6H-6Z', GOLD, 1.8) + line('M-18 -24V28M18 -24V28', 3)
export const floor = repeat(5, (i) => modelled(blob([[-38, -8 + i * 9, 1], [38, -8 + i * 9, 1], [38, 1 + i * 9, 1], [-38, 1 + i * 9, 1]]), WOOD, { angle: 2, gap: 4, width: 0.6 }, 1.6)) + shape('M-18 4L12 0L20 24L-12 26Z', '#1d1724', 2)
export const cabin = modelled(box(-28, -6, 56, 34), '#6b4a2c', { angle: 0, gap: 7, width: 1, bare: 0 }) + modelled(blob([[-36, -4, 1], [0, -34, 1], [36, -4, 1], [26, 0], [12, -8], [-2, 0], [-14, -8], [-26, 2]]), '#fbfdff', { angle: 60, gap: 4, width: 0.6, where: (x) => x > 6 }) + shape('M-10 6H10V20H-10Z', '#1d1724', 1.8) + eyesInDark(0, 13, 2.6)
export const coffin = modelled(blob([[-10, -36, 1], [10, -36, 1], [18, -18, 1], [11, 36, 1], [-11, 36, 1], [-18, -18, 1]]), '#5a3d28', side) + line('M0 -26V-6M-7 -19H7', 3, GOLD)
export const tomb = modelled(blob([[-22, 32, 1], [-22, -12], [0, -32], [22, -12], [22, 32, 1]]), '#a8a5a0', side) + line('M-12 -8H12M-12 0H12M-12 8H6', 2) + shape('M-32 32Q0 26 32 32L30 36H-30Z', '#6b7040', 1.8)
export const bed = modelled(box(-36, -26, 7, 56), WOOD, side) + modelled(box(30, -6, 6, 36), WOOD, side) + modelled(blob([[-30, 4], [-26, -10], [-8, -8], [-4, 6]]), PAPER, side) + modelled(blob([[-12, 2, 1], [30, 2, 1], [30, 22, 1], [-30, 22, 1], [-28, 8]]), WINE, { angle: 0, gap: 7, width: 1 })
export const altar = modelled(box(-30, -4, 60, 34), BONE, side) + shape('M-34 -10H34V-3H-34Z', '#fbf6ea', 2) + shape('M-10 -3H10V24L0 32L-10 24Z', WINE, 1.8) + line('M0 4V18M-5 9H5', 2.4, GOLD)
export const book = shape('M-36 -20Q-18 -28 0 -18Q18 -28 36 -20V20Q18 12 0 22Q-18 12 -36 20Z', PAPER, 2) + line('M0 -18V22', 1.8) + repeat(5, (i) => line(p`M-30 ${-13 + i * 6}Q-18 ${-18 + i * 6} -5 ${-12 + i * 6}M5 ${-12 + i * 6}Q18 ${-18 + i * 6} 30 ${-13 + i * 6}`, 1))
export const candle = shape('M-6 28V-8Q0 -12 6 -8V28Z', '#f6efdc', 2) + line('M0 -10v-5', 1.8) + place(flame(18, '#f0a63c', '#fdeaa8', 1.8), 0, -14) + oval(0, 29, 16, 4.4, '#8a7a4a', 2)
export const vault = shape('M-36 34V-4C-36 -44 36 -44 36 -4V34Z', '#8a8378', 2.2) + shape('M-24 34V0C-24 -28 24 -28 24 0V34Z', '#1d1724', 2) + repeat(7, (i) => line(p`M${-Math.cos(i * 0.52) * 25} ${-2 - Math.sin(i * 0.52) * 24}L${-Math.cos(i * 0.52) * 36} ${-4 - Math.sin(i * 0.52) * 31}`, 1.4)) + eyesInDark(6, 12, 2.4)
export const hourglass = shape('M-16 -30H16C16 -12 4 -6 3 0C4 6 16 12 16 30H-16C-16 12 -4 6 -3 0C-4 -6 -16 -12 -16 -30Z', '#eaf2f4', 2) + shape('M-11 27C-9 16 9 16 11 27Z', '#d8b35c', 1.2) + line('M0 0V18', 1.4, '#d8b35c') + shape('M-19 -34H19V-29H-19ZM-19 29H19V34H-19Z', WOOD, 1.8)
export const parapet = modelled(blob([[-40, 36, 1], [-40, -8, 1], [-26, -8, 1], [-26, 2, 1], [-12, 2, 1], [-12, -8, 1], [4, -8, 1], [4, 36, 1]]), '#a39c94', { angle: 70, gap: 4, width: 0.7, where: (x) => x > -18 })
export const signpost = line('M0 36V-34', 6) + line('M0 35V-33', 3, WOOD) + shape('M-2 -30H24L32 -23L24 -16H-2Z', '#b3824c', 1.8) + shape('M2 -12H-24L-32 -5L-24 2H2Z', '#b3824c', 1.8) + line('M4 -23H20M-4 -5H-20', 1.4)
export const catapult = line('M-30 24H26M-22 24L0 -6L18 24', 5) + line('M-30 24H26M-22 24L0 -6L18 24', 2.4, WOOD) + line('M-26 8L26 -28', 5) + line('M-26 8L26 -28', 2.4, WOOD) + dot(27, -30, 7, '#8a8378', 2) + [-18, 16].map((x) => dot(x, 28, 6, '#6b4a2c', 2)).join('')
export const wagon = modelled(box(-34, -8, 60, 22), WOOD, { angle: 0, gap: 6, width: 0.9 }) + shape('M-32 -8C-32 -36 24 -36 24 -8Z', PAPER, 2) + line('M-14 -28V-8M6 -28V-8', 1.2) + line('M26 8L42 2', 3) + [-22, 14].map((x) => dot(x, 20, 10, '#b3824c', 2.2) + repeat(4, (i) => line(p`M${x - Math.cos(i * 0.785) * 9} ${20 - Math.sin(i * 0.785) * 9}L${x + Math.cos(i * 0.785) * 9} ${20 + Math.sin(i * 0.785) * 9}`, 1.4))).join('')
export const censer = line('M0 -36L-10 -6M0 -36L10 -6', 1.8) + modelled(ring(0, 8, 16, 15), GOLD, side) + line('M-16 6H16', 2) + repeat(3, (i) => dot(-8 + i * 8, 0, 1.8, DUSK)) + shape('M-8 22H8L11 28H-11Z', GOLD, 1.8)
export const statue = modelled(blob([[-8, 30, 1], [-10, 18], [-24, 12], [-26, 0], [-10, -6], [-14, -20], [0, -34], [14, -20], [10, -6], [26, 0], [24, 12], [10, 18], [8, 30, 1]]), '#b3b0aa', side) + shape('M-18 30H18V36H-18Z', '#8a8378', 1.8) + line('M-6 -18h4M4 -18h4M-4 -9h8', 1.8) + line('M14 2l-6 6l4 5l-5 7M-8 -28l3 6l-4 3', 1.5)
