import { line, p, place, repeat, shape } from '../../../drawing/draw'
import { box, hatch } from '../ink/pen'
import { sigil } from '../ornaments/sigils'
import { BONE, type Family, GOLD, TONES } from '../palette'
import { baluster } from './bannister'
import { barnacleShell } from './barnacle'
import { PICTURE } from './sitter'

const { width: W, height: H } = PICTURE

/** Paper on the wall, with the sign of the house, and the dark in the corners. */
export function wall(family: Family): string {
  const { wall, wallDeep } = TONES[family]
  const signs = repeat(15, (i) => `<g opacity=".28">${place(sigil(family), 30 + (i % 4) * 46 + (Math.floor(i / 4) % 2) * 23, 26 + Math.floor(i / 4) * 46, 0.62)}</g>`)
  const room = box(0, 0, W, H)
  const gloom = (reach: number) => (x: number, y: number) => Math.hypot((x - 92) / 1.02, y - 84) > reach
  return (
    `<rect width="${W}" height="${H}" fill="${wall}"/>` +
    signs +
    hatch(room, { angle: 48, gap: 4.4, width: 0.8, color: wallDeep, where: gloom(58) }) +
    hatch(room, { angle: 48, gap: 3.6, width: 0.9, where: gloom(92) }) +
    hatch(room, { angle: -40, gap: 3.6, width: 0.9, where: gloom(106) })
  )
}

const edge = (color: string, width: number) => `<rect x="${width / 2}" y="${width / 2}" width="${W - width}" height="${H - width}" fill="none" stroke="${color}" stroke-width="${width}"/>`
const inked = (at: number) => `<rect x="${at}" y="${at}" width="${W - at * 2}" height="${H - at * 2}" fill="none" stroke="#2a1b2e" stroke-width="1.6"/>`

/** Cloth, cut in scallops, along the top. */
const bunting = (colors: readonly string[]) => repeat(10, (i) => shape(p`M${i * 20} 0H${i * 20 + 20}L${i * 20 + 10} 19Z`, colors[i % colors.length]!, 1.8))

const FRAMES: Record<Family, () => string> = {
  bannister: () => edge(TONES.bannister.main, 8) + inked(8) + place(baluster(H - 10, GOLD, 1.8), 6.5, H) + place(baluster(H - 10, GOLD, 1.8), W - 6.5, H) + shape(`M-2 0H${W + 2}V9Q${W / 2} 15 -2 9Z`, GOLD, 2) + line(`M4 5Q${W / 2} 9 ${W - 4} 5`, 1.2),
  kelly: () => edge(TONES.kelly.deep, 6) + inked(6) + bunting([TONES.kelly.main, TONES.kelly.accent, BONE]) + [10, W - 10].map((x) => place(sigil('kelly'), x, H - 12, 1.1)).join(''),
  drizzle: () =>
    edge(TONES.drizzle.deep, 6) +
    inked(6) +
    shape(`M0 0H${W}V10${repeat(10, (i) => p`Q${W - i * 20 - 4} ${13 + ((i * 7) % 12)} ${W - i * 20 - 10} ${10 + (i % 2) * 3}T${W - i * 20 - 20} 10`)}Z`, TONES.drizzle.main, 1.8) +
    repeat(8, (i) => line(p`M${14 + i * 25} ${26 + ((i * 31) % 30)}v9`, 1.4, '#9fc4d8')),
  boots: () => edge(TONES.boots.accent, 9) + inked(9) + `<rect x="4.5" y="4.5" width="${W - 9}" height="${H - 9}" fill="none" stroke="#efe6d3" stroke-width="1.6" stroke-dasharray="6 4"/>` + [[14, 14, 0], [W - 14, 14, 90], [W - 14, H - 14, 180], [14, H - 14, 270]].map(([x, y, turn]) => place(line('M-11 0L0 -11M-11 6L6 -11M-6 -11L-11 -6', 2, TONES.boots.deep), x!, y!, 1, turn!)).join(''),
  barnacle: () => edge(TONES.barnacle.deep, 8) + edge(BONE, 4.4) + `<rect x="2.2" y="2.2" width="${W - 4.4}" height="${H - 4.4}" fill="none" stroke="${TONES.barnacle.deep}" stroke-width="4.4" stroke-dasharray="2 7"/>` + inked(8) + [[12, 12, 9], [27, 8, 6], [9, 27, 6], [W - 12, H - 12, 10], [W - 29, H - 9, 7], [W - 9, H - 29, 6], [W - 10, 10, 7], [10, H - 10, 7]].map(([x, y, r]) => place(barnacleShell(r!), x!, y!)).join(''),
}

export const frame = (family: Family): string => FRAMES[family]()
