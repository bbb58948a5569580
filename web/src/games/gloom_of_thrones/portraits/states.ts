import { dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { flame } from '../../../drawing/motifs'
import { box, hatch } from '../ink/pen'
import { BONE, DUSK } from '../palette'
import { PICTURE, type Sitter } from './sitter'

const { width: W, height: H } = PICTURE

const candle = shape('M-6 0V-26Q0 -30 6 -26V0Z', '#f6efdc', 2) + line('M-6 -22q2 6 4 4t3 5', 1.6) + line('M0 -28v-4', 1.8) + place(flame(15, '#f0a63c', '#fdeaa8', 1.8), 0, -31) + oval(0, 1, 13, 4, '#8a7a4a', 2)

const web = (x: number, y: number, size: number, flip: boolean) =>
  place(repeat(5, (i) => line(p`M0 0L${Math.cos(i * 0.39) * size} ${Math.sin(i * 0.39) * size}`, 1, '#f4ecd9')) + repeat(3, (ring) => line(`M${Array.from({ length: 5 }, (_, i) => p`${Math.cos(i * 0.39) * size * (0.35 + ring * 0.26)} ${Math.sin(i * 0.39) * size * (0.35 + ring * 0.26)}`).join('L')}`, 0.9, '#f4ecd9')), x, y, 1, 0, flip)

/** Dust on glass, a web in the corner, and a candle that somebody remembered to light. */
export const mourning = (): string =>
  `<rect width="${W}" height="${H}" fill="${DUSK}" opacity=".34"/>` +
  hatch(box(0, 0, W, H), { angle: 80, gap: 6, width: 0.8, color: '#f4ecd9', bare: 0.5, where: (x, y) => Math.hypot(x - 100, y - 86) > 54 }) +
  web(8, 8, 52, false) +
  web(W - 8, 8, 40, true) +
  repeat(22, (i) => dot(14 + ((i * 53) % 172), 16 + ((i * 71) % 160), 0.9 + (i % 3) * 0.3, '#f4ecd9'))

export const candles = (): string => place(candle, 44, H - 8, 1.05) + place(candle, W - 42, H - 8, 0.8)

/** Behind somebody who should not be up. */
export const glow = (): string => repeat(4, (i) => `<ellipse cx="100" cy="104" rx="${92 - i * 15}" ry="${98 - i * 15}" fill="#8fe0b4" opacity=".2"/>`)

/** A bandage where the crown would rest, and stitches that were done in a hurry. */
export function bandage({ crown: { x, y, width, turn = 0 } }: Sitter): string {
  const w = width * 0.62
  return place(
    shape(p`M${-w} 4Q0 ${-6} ${w} 4L${w + 2} 13Q0 ${3} ${-w - 2} 13Z`, BONE, 2) +
      line(p`M${-w * 0.5} 0l6 9M${w * 0.1} -1.5l6 9M${-w * 0.1} 8l8 -9`, 1) +
      shape(p`M${w} 6l10 -6l1 8l8 3l-12 6Z`, BONE, 1.8) +
      line(p`M${-w * 0.4} 22l9 7M${-w * 0.4 + 1} 27l4 -5M${-w * 0.4 + 5} 30l4 -5`, 1.6, '#6f2f3a'),
    x,
    y,
    1,
    turn,
  )
}

/** Little souls that could not decide. */
export const wisps = (): string => [[46, 54, 1], [158, 70, 0.8], [40, 128, 0.7]].map(([x, y, size]) => place(shape('M0 10C-8 10 -8 -8 0 -10C8 -8 8 10 4 8L2 12Z', '#d9f5e6', 1.4, ' opacity=".85"') + dot(-2, -2, 1, '#2a1b2e') + dot(2.5, -2, 1, '#2a1b2e'), x!, y!, size!)).join('')
