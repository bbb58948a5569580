import { dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { heart } from '../../../drawing/motifs'
import { blob, box, modelled, ring } from '../ink/pen'
import { BONE, GOLD, PAPER, SKINS, WINE, WOOD } from '../palette'

/** Bodies, papers and small things, each about 60 high around the origin. */
const side = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 2 } as const

export const skull = modelled(blob([[0, -26], [20, -16], [22, 4], [14, 14], [14, 26, 1], [-14, 26, 1], [-14, 14], [-22, 4], [-20, -16]]), BONE, side) + dot(-9, -2, 6, '#2a1b2e') + dot(9, -2, 6, '#2a1b2e') + shape('M0 6L4 13H-4Z', '#2a1b2e', 1) + line('M-7 18v8M0 18v8M7 18v8', 1.6)
export const ghost = modelled(blob([[-20, 30, 1], [-22, -10], [0, -32], [22, -10], [20, 30, 1], [12, 22], [4, 31], [-4, 22], [-12, 31]]), '#eef4f2', { angle: 70, gap: 3.6, width: 0.6, where: (x) => x > 8 }) + oval(-7, -8, 3.4, 5, '#2a1b2e', 0) + oval(7, -8, 3.4, 5, '#2a1b2e', 0) + oval(0, 6, 4, 6, '#2a1b2e', 0)
export const mask = (glad: boolean, color: string) => modelled(blob([[-22, -22], [0, -26], [22, -22], [20, 10], [0, 30], [-20, 10]]), color, side) + line('M-14 -8q5 -6 10 0M4 -8q5 -6 10 0', 2.6) + (glad ? shape('M-12 6Q0 4 12 6Q8 20 0 20T-12 6Z', '#2a1b2e', 1.4) : line('M-10 16Q0 4 10 16', 2.8))
export const palm = (skin: string) => modelled(blob([[-10, 34, 1], [-12, 8], [-20, -6], [-14, -10], [-8, 0], [-8, -28], [-2, -30], [0, -8], [3, -32], [9, -30], [8, -6], [14, -24], [19, -20], [14, 8], [10, 34, 1]]), skin, side)
export const pointing = modelled(blob([[-34, 6, 1], [-34, -10, 1], [-6, -14], [30, -12], [32, -4], [4, -2], [8, 4], [4, 12], [-10, 14]]), SKINS.rosy, side) + modelled(box(-42, -14, 10, 26), WINE, { angle: 90, gap: 3, width: 0.8 })
export const ogre = shape('M-26 -14L-42 -22L-30 2ZM26 -14L42 -22L30 2Z', '#8c9b6a', 2) + modelled(blob([[0, -32], [24, -22], [30, 4], [20, 26], [0, 32], [-20, 26], [-30, 4], [-24, -22]]), '#8c9b6a', side) + line('M-20 -12L-4 -6M20 -12L4 -6', 4) + dot(-10, -2, 4, '#fffdf6', 1.6) + dot(10, -2, 4, '#fffdf6', 1.6) + dot(-10, -1, 1.6, '#2a1b2e') + dot(10, -1, 1.6, '#2a1b2e') + shape('M-16 16H16L12 22H-12Z', '#4a1f2a', 1.8) + shape('M-12 16L-9 6L-6 16ZM6 16L9 6L12 16Z', BONE, 1.4)
export const frozenHead = modelled(ring(0, 2, 17, 21), '#c9dbe4', side) + line('M-9 -6h6M3 -6h6', 2.4) + oval(0, 10, 5, 7, '#2a1b2e', 0) + `<path d="M-26 -28L22 -32L30 26L-22 32Z" fill="#cfe8f566" stroke="#3f7ca5" stroke-width="2"/>` + line('M-20 -22L-10 -24M18 -26L24 10', 1.8, '#fff')
export const sewn = modelled(ring(0, 0, 26, 12), '#c9636d', { angle: 0, gap: 50 }) + line('M-26 0H26', 2) + repeat(6, (i) => line(p`M${-20 + i * 8} -7L${-16 + i * 8} 7`, 2))
export const ear = modelled(blob([[-6, 20], [-14, 2], [-10, -18], [6, -22], [14, -8], [8, 6], [2, 20]]), SKINS.rosy, side) + line('M-6 -10Q4 -18 7 -6Q6 0 0 4', 2)

export const scroll = modelled(blob([[-18, -26, 1], [18, -26, 1], [16, 24, 1], [-20, 24, 1]]), PAPER, { angle: 0, gap: 6, width: 1, bare: 0, where: (x) => x > -13 && x < 12 }) + oval(0, -27, 22, 4.4, '#e4d5b4', 2) + oval(-2, 25, 22, 4.4, '#e4d5b4', 2)
export const list = modelled(blob([[-15, -34, 1], [15, -34, 1], [14, 26], [22, 36], [-10, 36], [-14, 24]]), PAPER, { gap: 80 }) + repeat(6, (i) => line(p`M-9 ${-26 + i * 9}H9`, 1.4) + (i < 4 ? line(p`M-12 ${-24 + i * 9}L12 ${-28 + i * 9}`, 1.8, '#9c2f36') : ''))
export const letter = shape('M-22 -14H22V14H-22Z', PAPER, 2) + line('M-22 -14L0 4L22 -14', 1.8) + dot(0, 3, 5, WINE, 1.6)
export const torn = modelled(blob([[-18, -28, 1], [18, -28, 1], [18, 12, 1], [10, 22, 1], [4, 12, 1], [-2, 26, 1], [-8, 14, 1], [-13, 24, 1], [-18, 10, 1]]), PAPER, { angle: 0, gap: 6, width: 1, where: (_, y) => y < 6 })
export const bitten = modelled(blob([[-20, -26, 1], [4, -26, 1], [4, -18], [12, -16], [12, -8], [20, -6, 1], [20, 28, 1], [-20, 28, 1]]), PAPER, { angle: 0, gap: 6, width: 1, bare: 0 })
export const map = shape('M-32 -18L-12 -24L10 -18L32 -24V16L10 22L-12 16L-32 22Z', '#e9d9ae', 2) + line('M-12 -24V16M10 -18V22', 1.2) + line('M-24 10Q-14 -8 0 0T24 -12', 2, '#9c2f36', ' stroke-dasharray="4 4"') + line('M20 -16l8 8M28 -16l-8 8', 2.2, '#9c2f36')
export const coins = repeat(6, (i) => oval([-14, 14, 0, -14, 14, 0][i]!, [20, 20, 22, 13, 13, 6][i]!, 13, 6, GOLD, 1.8))
export const purse = modelled(blob([[-10, -14, 1], [10, -14, 1], [22, 10], [12, 28], [-12, 28], [-22, 10]]), '#8a6a34', side) + shape('M-14 -24L0 -18L14 -24L10 -12H-10Z', '#8a6a34', 1.8) + line('M-11 -13H11', 3, GOLD) + dot(0, 8, 6.4, GOLD, 1.6)
export const ringBand = oval(0, 8, 18, 17, 'none', 7) + `<ellipse cx="0" cy="8" rx="18" ry="17" fill="none" stroke="${GOLD}" stroke-width="4"/>` + shape('M-8 -18L-4 -24H4L8 -18L0 -8Z', '#a9cfe0', 1.8)
export const broken = heart(20, '#c9636d', 2.2) + line('M2 -14L-5 -4L5 2L-3 16', 2.6)
export const whole = heart(20, '#c9636d', 2.2) + line('M-10 -8q2 -5 6 -4', 2, '#fff')
export const quill = shape('M-16 28C-12 -2 2 -24 22 -32C22 -12 10 8 -10 20Z', '#fbf6ea', 2) + line('M-20 34Q-6 0 18 -26', 1.8)
export const gavel = `<g transform="rotate(-35)">${line('M0 30V-8', 7)}${line('M0 29V-8', 3.4, WOOD)}${modelled(box(-20, -26, 40, 18), WOOD, { angle: 90, gap: 5, width: 0.8 })}</g>`
export const needle = line('M-26 26L20 -20', 3) + oval(22, -22, 3, 3, 'none', 2) + line('M22 -22C36 -36 40 -8 26 -2C8 4 14 22 30 20', 2, '#9c2f36')
export const scissors = line('M-10 -30L8 14M10 -30L-8 14', 4.4, '#5b5f66') + [-11, 11].map((x) => oval(x, 22, 8, 8, 'none', 3)).join('')
export const puppet = line('M-24 -30H24M-14 -36L14 -24', 5) + line('M-24 -30H24M-14 -36L14 -24', 2.4, WOOD) + line('M-22 -30L-14 4M22 -30L14 4M0 -30V-8', 1.2) + dot(0, 2, 9, SKINS.rosy, 2) + shape('M-10 12H10L14 34H-14Z', WINE, 2) + line('M-8 14L-16 6M8 14L16 6', 3) + dot(-3, 1, 1.2, '#2a1b2e') + dot(3, 1, 1.2, '#2a1b2e')
export const boot = modelled(blob([[-14, -30, 1], [10, -30, 1], [10, 2], [24, 8], [28, 22, 1], [-14, 22, 1]]), '#6b4a2c', side) + shape('M-16 22H30V28H-16Z', '#2a1b2e', 1.4) + line('M-4 -22H9M-4 -14H9M-4 -6H9', 1.6, BONE)
export const bundle = line('M-30 26L24 -22', 5) + line('M-30 26L24 -22', 2.4, WOOD) + modelled(ring(20, -16, 15, 14), '#c86f7c', { angle: 45, gap: 6, width: 2, color: '#f4ecd9' }) + shape('M14 -30L22 -26L28 -34L26 -24Z', '#c86f7c', 1.6)
export const king = modelled(blob([[-14, 32, 1], [14, 32, 1], [8, 20], [6, -4], [12, -12], [8, -20, 1], [-8, -20, 1], [-12, -12], [-6, -4], [-8, 20]]), '#fbf6ea', side) + line('M0 -20V-36M-6 -30H6', 3.4) + line('M-9 20H9', 1.6)
export const pillow = modelled(blob([[-34, -14, 1], [0, -10], [34, -14, 1], [30, 6], [34, 20, 1], [0, 17], [-34, 20, 1], [-30, 6]]), '#f7f4ec', { angle: 60, gap: 4, width: 0.6, where: (x) => x > 6 }) + line('M-12 2q12 6 24 0', 1.4)
export const feather = shape('M-24 10C-10 -12 10 -16 26 -14C18 2 0 14 -18 12Z', '#fbf6ea', 1.8) + line('M-30 16Q0 4 20 -10', 1.4)
export const glasses = [-12, 12].map((x) => `<circle cx="${x}" cy="0" r="10" fill="#ffffff66" stroke="#2a1b2e" stroke-width="2.2"/>`).join('') + line('M-3 -2q3 -3 6 0M22 -3l10 -5M-22 -3l-10 -5', 2)
export const newspaper = modelled(box(-26, -32, 52, 64), PAPER, { gap: 99 }) + line('M-20 -24H20', 5) + repeat(7, (i) => line(p`M-20 ${-8 + i * 5.4}H-3M4 ${-8 + i * 5.4}H20`, 1.2)) + shape('M4 -12H20V6H4Z', '#d9d2c2', 1.6) + place(line('M-4 -4L4 4M4 -4L-4 4', 2), 12, -3)
export const rod = line('M-30 30L24 -30', 4) + line('M-30 30L24 -30', 1.8, WOOD) + line('M24 -30Q30 -6 26 14', 1.2) + line('M26 14q-1 8 -6 6', 2)
export const arrows = line('M-26 -8H22M26 10H-22', 4) + shape('M20 -15L32 -8L20 -1ZM-20 3L-32 10L-20 17Z', '#2a1b2e', 1)
export const umbrella = line('M0 -28V24q0 8 -8 6', 4.4) + line('M0 -28V24q0 7 -8 6', 2, WOOD) + modelled(blob([[-34, 0, 1], [-24, -22], [0, -32], [24, -22], [34, 0, 1], [22, -5], [12, 1, 1], [0, -5], [-12, 1, 1], [-22, -5]]), '#5f7a8c', side)
export const bubble = (text: string) => shape('M-22 -4C-22 -24 22 -24 22 -4C22 12 4 14 -2 12L-12 22L-10 11C-18 9 -22 4 -22 -4Z', '#fbf6ea', 2) + `<text x="0" y="5" font-family="Fraunces Variable, Georgia, serif" font-weight="800" font-size="22" text-anchor="middle" fill="#2a1b2e">${text}</text>`
export const snores = ['z', 'z', 'Z'].map((z, i) => `<text x="${i * 11}" y="${-i * 12}" font-family="Fraunces Variable, Georgia, serif" font-weight="800" font-size="${13 + i * 5}" fill="#2a1b2e">${z}</text>`).join('')
export const rattle = line('M0 30V0', 5) + line('M0 30V0', 2.4, BONE) + dot(0, -12, 13, '#d98a94', 2) + line('M-12 -12H12', 2) + dot(0, 32, 4, BONE, 1.6)
export const mitten = modelled(blob([[-12, 30, 1], [12, 30, 1], [13, 0], [8, -26], [-8, -26], [-13, -2], [-24, -8], [-24, 4], [-12, 14]]), '#a9cfe0', side) + shape('M-14 24H14V32H-14Z', '#fbf6ea', 1.8)
export const swoop = line('M-28 4C-22 -34 10 -42 18 -34', 2.2, '#2a1b2e88', ' stroke-dasharray="5 5"')
export const barred = line('M-40 -36L40 36M40 -36L-40 36', 7, '#9c2f36')
export const cloudlet = shape('M-14 -8C-24 -22 -6 -34 4 -28C8 -46 36 -46 40 -30C56 -28 54 -4 40 -2C30 8 -2 8 -14 -8Z', '#fbf6ea', 2) + dot(-16, 4, 4, '#fbf6ea', 1.8) + dot(-22, 10, 2.4, '#fbf6ea', 1.6)
