import { dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { puff } from '../../../drawing/motifs'
import { blob, box, modelled, ring } from '../ink/pen'
import { BONE, GOLD, STEEL, WINE, WOOD } from '../palette'

/** Food, drink and music, each about 60 high around the origin. */
const side = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 2 } as const

export const goblet = shape('M-16 -28H16C16 -8 8 -2 3 0V16L14 26H-14L-3 16V0C-8 -2 -16 -8 -16 -28Z', GOLD, 2) + oval(0, -28, 16, 4.4, WINE, 1.8) + line('M8 -18Q7 -10 4 -6', 1.2)
export const bottle = modelled(blob([[-5, -32, 1], [5, -32, 1], [5, -14], [13, -2], [13, 28, 1], [-13, 28, 1], [-13, -2], [-5, -14]]), '#5d7350', side) + shape('M-9 4H9V18H-9Z', BONE, 1.6) + shape('M-5 -36H5V-31H-5Z', WOOD, 1.6)
export const barrel = modelled(blob([[-20, -28, 1], [20, -28, 1], [27, 0], [20, 28, 1], [-20, 28, 1], [-27, 0]]), WOOD, { angle: 90, gap: 8, width: 1, bare: 0 }) + line('M-22 -18H22M-22 18H22', 4) + line('M-22 -18H22M-22 18H22', 1.6, '#9aa3a8') + line('M0 6v8h6', 3)
export const pudding = modelled(blob([[-24, 18, 1], [-20, -8], [0, -20], [20, -8], [24, 18, 1]]), '#7a4a34', side) + shape('M-20 -6C-18 -24 18 -24 20 -6C16 -2 12 -8 8 -2C4 4 0 -6 -6 -1C-12 4 -14 -6 -20 -6Z', '#f0dfa8', 1.8) + oval(0, 19, 32, 5.4, BONE, 2) + dot(0, -24, 4, WINE, 1.6)
export const roast = modelled(blob([[-28, 8], [-20, -14], [2, -20], [20, -10], [24, 8], [4, 18], [-20, 16]]), '#b36a34', side) + line('M22 -2L36 -14', 6.4) + line('M22 -2L35 -13', 3.4, BONE) + dot(37, -17, 3.6, BONE, 1.6) + dot(40, -12, 3.6, BONE, 1.6) + oval(0, 20, 38, 5, STEEL, 2)
export const grapes = repeat(10, (i) => dot([-14, -4.6, 4.6, 14, -9.4, 0, 9.4, -4.6, 4.6, 0][i]!, [-10, -12, -12, -10, 0, -1, 0, 10, 10, 20][i]!, 6.4, GOLD, 1.8)) + line('M0 -16Q2 -26 10 -30', 3) + shape('M2 -20C-10 -32 -22 -26 -26 -16C-16 -12 -8 -14 2 -20Z', '#5d7350', 1.8)
export const cauldron = modelled(blob([[-28, -14, 1], [28, -14, 1], [26, 12], [10, 26], [-10, 26], [-26, 12]]), '#3a3442', { angle: 60, gap: 3.4, width: 0.8, color: '#7a7484' }) + oval(0, -14, 30, 7, '#7d8a4a', 2) + line('M-16 24l-4 8M16 24l4 8', 3.4) + place(puff(7, '#dcd8c4', 1.4), -10, -28) + place(puff(5, '#dcd8c4', 1.4), 10, -32)
export const plate = oval(0, 0, 30, 12, BONE, 2) + oval(0, 0, 20, 7, '#e0d5bb', 1.2)
export const bone = line('M-16 0H16', 7.4) + line('M-16 0H16', 4, BONE) + [[-18, -4], [-18, 4], [18, -4], [18, 4]].map(([x, y]) => dot(x!, y!, 4, BONE, 1.6)).join('') + line('M-15 0H15', 3.4, BONE)
export const fork = line('M0 34V-4', 5) + line('M0 33V-4', 2, STEEL) + line('M-7 -30V-14Q-7 -4 0 -4T7 -14V-30M0 -4V-30', 2.2, '#5b5f66')
export const swan = modelled(blob([[-30, 14], [-22, -2], [-2, -6], [10, 4], [12, -14], [6, -26], [14, -34], [24, -28], [22, -8], [24, 10], [10, 22], [-18, 22]]), '#fbf6ea', { angle: 60, gap: 3.2, width: 0.7, where: (_, y) => y > 6 }) + shape('M22 -28L34 -24L22 -22Z', '#d9762b', 1.6) + dot(18, -28, 1.6, '#2a1b2e') + line('M-20 8Q-6 16 8 10', 1.4)
export const lute = `<g transform="rotate(35)">${modelled(blob([[0, -10], [14, 4], [16, 20], [0, 32], [-16, 20], [-14, 4]]), '#b36a34', side)}${dot(0, 16, 5, '#2a1b2e')}${modelled(box(-3, -34, 6, 30), WOOD, { gap: 40 })}${line('M-1.2 -30V28M1.2 -30V28', 0.8, BONE)}${line('M-6 -32H6M-6 -27H6', 2)}</g>`
export const notes = line('M-8 10V-10L10 -14V6', 2.4) + oval(-11, 11, 4.4, 3.2, '#2a1b2e', 0) + oval(7, 7, 4.4, 3.2, '#2a1b2e', 0)
export const dice = modelled(box(-11, -11, 22, 22), BONE, side) + [[-5, -5], [0, 0], [5, 5], [5, -5], [-5, 5]].map(([x, y]) => dot(x!, y!, 1.9, '#2a1b2e')).join('')
export const teeth = modelled(ring(0, 0, 24, 15), '#c9636d', { angle: 0, gap: 50 }) + shape('M-20 -3Q0 -12 20 -3L18 0Q0 -5 -18 0Z', '#fffdf6', 1.4) + line(p`M-10 -6v5M0 -8v5M10 -6v5`, 1)
