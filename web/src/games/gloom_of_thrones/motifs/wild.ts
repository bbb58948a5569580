import { dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { puff } from '../../../drawing/motifs'
import { blob, modelled, ring } from '../ink/pen'
import { BONE, GOLD, TONES, WOOD } from '../palette'

/** Weather, woods and beasts, each about 60 high around the origin. */
const side = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 2 } as const

export const snowflake = repeat(6, (i) => `<g transform="rotate(${i * 60})">${line('M0 0V-24M0 -14L-6 -20M0 -14L6 -20M0 -7L-4 -11M0 -7L4 -11', 2.4, '#3f7ca5')}</g>`)
export const icicles = repeat(5, (i) => shape(p`M${-24 + i * 10} -8h9l-4.5 ${[16, 26, 20, 30, 14][i]!}Z`, '#dff0f8', 1.6))
export const mountain = modelled(blob([[-40, 30, 1], [-14, -26, 1], [0, -4, 1], [12, -18, 1], [40, 30, 1]]), '#8a8f98', side) + shape('M-22 -8L-14 -26L-5 -12L-10 -7L-14 -11L-18 -5Z', '#fbfdff', 1.6)
export const bareTree = line('M0 34V-2M0 10L-16 -12M0 4L14 -18M-10 -4L-20 -2M8 -8L20 -8M0 0V-28M0 -14L-8 -26M0 -18L7 -30', 5.4) + line('M0 34V-2M0 10L-16 -12M0 4L14 -18M-10 -4L-20 -2M8 -8L20 -8M0 0V-28M0 -14L-8 -26M0 -18L7 -30', 2.6, '#f4f1e8') + dot(-1.6, 16, 1.3, '#7a2b2b') + dot(2, 16, 1.3, '#7a2b2b') + line('M-2 22q2 -2 4 0', 1.2, '#7a2b2b')
export const sun = repeat(10, (i) => line(p`M${Math.cos(i * 0.628) * 22} ${Math.sin(i * 0.628) * 22}L${Math.cos(i * 0.628) * 31} ${Math.sin(i * 0.628) * 31}`, 2.6, '#d9762b')) + dot(0, 0, 18, '#f0c25a', 2.2) + line('M-8 -3q2 -3 5 0M3 -3q2 -3 5 0M-6 6Q0 11 6 6', 1.8)
export const moon = shape('M10 -30C-14 -32 -30 -12 -24 12C-20 28 -2 34 14 28C-6 22 -12 -10 10 -30Z', '#f0e3b4', 2.2) + dot(-13, -2, 2, '#2a1b2e') + line('M-16 12q5 2 8 -1', 1.6)
export const bat = shape('M0 4C-6 -6 -18 -8 -28 0C-22 0 -20 4 -18 8C-14 4 -10 6 -8 10L0 14L8 10C10 6 14 4 18 8C20 4 22 0 28 0C18 -8 6 -6 0 4Z', '#3a3442', 1.8) + shape('M-4 4L-3 -4L0 0L3 -4L4 4Z', '#3a3442', 1.4)
export const bird = shape('M-16 2C-10 -10 4 -10 8 -4L18 -4L10 2C8 12 -6 12 -10 6L-20 10Z', '#7d8a94', 1.8) + dot(6, -3, 1.4, '#2a1b2e') + line('M-2 10v8M3 10v8', 1.6)
export const horse = modelled(blob([[-16, 34, 1], [-14, 4], [-4, -22], [4, -32, 1], [8, -24], [24, -6], [26, 6], [16, 10], [6, 0], [10, 34, 1]]), '#9a6a3c', side) + shape('M-4 -22C-16 -14 -20 8 -18 24L-8 8L-4 -6Z', '#4a3018', 1.8) + dot(8, -12, 2, '#2a1b2e') + dot(21, 4, 1.2, '#2a1b2e') + line('M12 -6q0 6 -2 8', 1.6, '#a9cfe0')
export const rock = modelled(blob([[-18, 10], [-14, -8], [2, -14], [16, -6], [18, 10], [0, 14]]), '#8a8f98', side)
export const beast = repeat(9, (i) => line(p`M${-26 + i * 6} 18v10`, 3, '#6b4a34')) + modelled(blob([[-32, 16], [-30, -10], [-10, -26], [14, -24], [26, -8], [24, 18], [0, 22]]), '#8a6244', { angle: 84, gap: 4, width: 1.2 }) + modelled(blob([[16, -14], [32, -10], [34, 8], [38, 24], [32, 26], [26, 12], [16, 6]]), '#8a6244', side) + line('M24 10Q28 22 18 24', 4.4) + line('M24 10Q28 21 18 23', 2.2, BONE) + dot(24, -4, 1.8, '#2a1b2e')
export const dragon = modelled(blob([[-30, 24], [-24, 2], [-8, -4], [2, -20], [18, -26], [32, -18], [28, -8], [14, -8], [14, 8], [8, 26], [-12, 30]]), '#6d7f5a', side) + shape('M-10 0C-22 -22 -34 -20 -40 -12L-30 -8L-32 0L-22 2Z', '#4f5f42', 1.8) + line('M-30 24Q-42 22 -40 10', 4.4) + shape('M8 -22L4 -34L14 -26Z', BONE, 1.6) + dot(20, -18, 2, '#2a1b2e') + dot(29, -15, 1, '#2a1b2e') + line('M-4 10H8M-4 17H7', 1.2)
export const egg = modelled(ring(0, 4, 20, 26), '#c9b48a', side) + shape('M-18 -2L-10 4L-4 -4L4 4L10 -4L19 2L18 -4C14 -18 8 -22 0 -22S-14 -18 -18 -4Z', '#1d1724', 1.8) + dot(-6, -8, 4, '#e0c25a', 1.4) + dot(6, -8, 4, '#e0c25a', 1.4) + line('M-6 -11v6M6 -11v6', 1.8) + dot(-8, 14, 3, '#9a7a4a') + dot(8, 18, 4, '#9a7a4a')
export const smoke = place(puff(12, '#cfcac4', 1.8), 0, 14) + place(puff(9, '#ddd9d3', 1.6), 8, -6) + place(puff(6, '#eae7e2', 1.4), 2, -22)
export const cliff = modelled(blob([[-40, 36, 1], [-40, -14, 1], [6, -16, 1], [10, -8], [-4, 2], [2, 14], [-10, 36, 1]]), '#8a8378', { angle: 64, gap: 4, width: 0.8 }) + line('M20 -40V6', 3.4, WOOD) + line('M20 6l-4 8M20 6l0 9M20 6l4 8', 1.8, WOOD)
export const wave = repeat(3, (i) => line(p`M-36 ${i * 9}q9 -8 18 0t18 0t18 0t18 0`, 2.4, TONES.barnacle.main))
export const flowers = [[-10, 0], [0, -8], [10, 0]].map(([x, y]) => line(p`M0 24Q${x! / 2} 10 ${x!} ${y!}`, 2.2, '#5c7040') + repeat(5, (k) => dot(x! + Math.cos(k * 1.26) * 5, y! + Math.sin(k * 1.26) * 5, 3.4, '#d98a94', 1.4)) + dot(x!, y!, 2.8, GOLD, 1.2)).join('')
export const wreath = repeat(16, (i) => place(shape('M0 0C4 -6 12 -6 16 0C12 5 4 5 0 0Z', i % 2 ? '#6b7040' : '#8c9158', 1.6), Math.cos(i * 0.393) * 24, Math.sin(i * 0.393) * 24, 1, i * 22.5 + 60)) + oval(0, 31, 6, 4, '#8c2f36', 1.6)
export const twigs = repeat(6, (i) => line(p`M${-26 + i * 4} ${-8 + i * 5}L${16 + i * 4} ${-18 + i * 6}`, 6) + line(p`M${-26 + i * 4} ${-8 + i * 5}L${16 + i * 4} ${-18 + i * 6}`, 3, WOOD)) + line('M-4 -18Q6 4 0 22', 5) + line('M-4 -18Q6 4 0 22', 2.4, BONE)
