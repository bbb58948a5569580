import { line, p, place, repeat, shape } from '../../../drawing/draw'
import { box, crossed, hatch } from '../ink/pen'
import { FAMILIES, GOLD } from '../palette'
import { sigil } from './sigils'
import { throne } from './throne'

export const BACK_VIEW = '0 0 200 300'

/** The back of every card: the seat, and those who will not get it. */
export function backMarkup(): string {
  const ground = box(0, 0, 200, 300)
  const near = (x: number, y: number) => Math.hypot((x - 100) * 1.15, y - 150)
  return (
    `<rect width="200" height="300" fill="#3a2f45"/>` +
    hatch(ground, { angle: 45, gap: 5, width: 1, color: '#5d4d68', where: (x, y) => near(x, y) > 84 }) +
    crossed(ground, { angle: 45, gap: 5, width: 1, color: '#1e1726', where: (x, y) => near(x, y) > 128 }) +
    `<rect x="12" y="12" width="176" height="276" rx="8" fill="none" stroke="${GOLD}" stroke-width="3"/><rect x="19" y="19" width="162" height="262" rx="4" fill="none" stroke="${GOLD}" stroke-width="1.2"/>` +
    shape('M100 58C150 58 168 104 168 150S150 246 100 246S32 200 32 150S50 58 100 58Z', '#e9dcc0', 3) +
    repeat(28, (i) => line(p`M${100 + Math.cos(i * 0.2244) * 60} ${150 + Math.sin(i * 0.2244) * 86}L${100 + Math.cos(i * 0.2244) * 65} ${150 + Math.sin(i * 0.2244) * 92}`, 1.4)) +
    place(throne(), 100, 226, 0.86) +
    FAMILIES.map((family, i) => place(`<circle r="17" fill="#e9dcc0" stroke="#2a1b2e" stroke-width="2"/>${sigil(family)}`, [40, 160, 40, 160, 100][i]!, [42, 42, 258, 258, 270][i]!, 0.9)).join('')
  )
}
