import { dot, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { drop } from '../../../drawing/motifs'
import { type Family, TONES } from '../palette'

/** The sign of a house, about 24 wide, around the origin. */
const DRAWN: Record<Family, (main: string, accent: string) => string> = {
  // A stair post, rampant.
  bannister: (main, accent) => shape('M-5 12H5L3.6 8C6.6 4 6.6 -1 3 -4L2.4 -7H-2.4L-3 -4C-6.6 -1 -6.6 4 -3.6 8Z', accent, 1.6) + dot(0, -10.4, 3.4, accent, 1.6) + line('M-11 12H11M-9 -6H9', 2, main),
  // A wheel, smoking.
  kelly: (main, accent) => dot(0, 2, 9.4, 'none', 2.2) + dot(0, 2, 2.6, main, 1.4) + repeat(6, (i) => line(p`M${Math.cos(i * 1.047) * 3} ${2 + Math.sin(i * 1.047) * 3}L${Math.cos(i * 1.047) * 9} ${2 + Math.sin(i * 1.047) * 9}`, 1.6)) + line('M5 -9q4 -3 1 -6', 1.8, accent),
  // A cloud, in office.
  drizzle: (main) => shape('M-10 2A5 5 0 0 1 -8 -7A7 7 0 0 1 5 -8A5 5 0 0 1 10 2Z', main, 1.8) + [-6, 0, 6].map((x, i) => `<g transform="translate(${x} ${8 + (i % 2) * 3})">${drop(3, '#cfe3ee', 1.2)}</g>`).join(''),
  // Somebody else's boot.
  boots: (main, accent) => shape('M-6 -12H4V2C8 3 12 5 12 10H-6Z', main, 1.8) + line('M-6 10H12', 3, accent) + line('M-2 -8H3M-2 -4H3M-2 0H3', 1.4, '#efe6d3'),
  // It does not let go.
  barnacle: (main) => shape('M-12 9L-5 -9H5L12 9Q0 13 -12 9Z', main, 1.8) + oval(0, -9, 5, 2.4, '#173c42', 1.2) + line('M-3 -5L-7 9M0 -5V10M3 -5L7 9', 1.2, '#efe6d3'),
}

export const sigil = (family: Family): string => DRAWN[family](TONES[family].main, TONES[family].accent)
