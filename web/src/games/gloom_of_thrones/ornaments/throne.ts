import { dot, line, oval, place, repeat, shape } from '../../../drawing/draw'
import { blob, mirrored, modelled, ring } from '../ink/pen'
import { GOLD, PORCELAIN, WINE } from '../palette'

const shade = { angle: 70, gap: 3, width: 0.7, where: (x: number) => x > 12 } as const

/** Points like a crown, with balls on them; its rim lies on the origin. */
export function crown(width: number): string {
  const w = width / 2
  const tips = [-1, -0.5, 0, 0.5, 1].map((at) => [at * w * 1.12, -w * (0.95 + (1 - Math.abs(at)) * 0.35)] as const)
  const d = tips.map(([x, y], i) => `${x.toFixed(1)} ${y.toFixed(1)}${i < 4 ? `L${((x + tips[i + 1]![0]) / 2).toFixed(1)} ${(-w * 0.42).toFixed(1)}L` : ''}`).join('')
  return shape(`M${-w} 0L${d}L${w} 0Q0 ${(w * 0.24).toFixed(1)} ${-w} 0Z`, GOLD, 2.2) + tips.map(([x, y]) => dot(x, y, w * 0.13, '#f3d98a', 1.6)).join('') + [-0.5, 0, 0.5].map((at, i) => dot(at * w, -w * 0.12, w * 0.11, i === 1 ? WINE : '#5f8f86', 1.2)).join('')
}

/** A seat of power with cistern, lid and chain, 100 wide and 150 high, standing on its foot. */
export const throne = (): string =>
  // The tank of the realm.
  modelled(blob([[-34, -150, 1], [34, -150, 1], [30, -112, 1], [-30, -112, 1]]), PORCELAIN, shade) +
  shape('M-38 -156H38V-149H-38Z', PORCELAIN, 2.2) +
  place(crown(34), 0, -156) +
  line('M40 -146V-92', 2.2, '#8a7a4a') +
  dot(40, -86, 6, GOLD, 2) +
  // Lid, padded, as befits a back.
  modelled(mirrored(0, [[0, -116], [26, -110], [34, -84], [28, -56], [0, -52]]), WINE, { angle: 60, gap: 7, width: 0.9 }) +
  repeat(7, (i) => dot([0, -14, 14, 0, -14, 14, 0][i]!, [-104, -94, -94, -84, -74, -74, -64][i]!, 2, GOLD, 1)) +
  // Seat and bowl.
  modelled(ring(0, -50, 40, 13), PORCELAIN, shade) +
  oval(0, -50, 26, 7, '#5b7f8f', 2) +
  line('M-18 -49q6 -3 12 0t12 0t12 0', 1.4, '#d5e6ee') +
  modelled(blob([[-38, -44], [-34, -24], [-18, -14], [-16, 0, 1], [16, 0, 1], [18, -14], [34, -24], [38, -44], [0, -36]]), PORCELAIN, shade) +
  modelled(blob([[-26, 0, 1], [26, 0, 1], [22, -8, 1], [-22, -8, 1]]), PORCELAIN, shade) +
  // Little feet, because it is furniture of state.
  dot(-24, 1, 4, GOLD, 1.8) +
  dot(24, 1, 4, GOLD, 1.8)

/** What of it is seen behind somebody who sits on it. */
export const throneBehind = (): string =>
  modelled(blob([[44, 16, 1], [156, 16, 1], [150, 52, 1], [50, 52, 1]]), PORCELAIN, { angle: 70, gap: 4, width: 0.7, where: (x) => x > 118 }) +
  shape('M40 8H160V18H40Z', PORCELAIN, 2.2) +
  modelled(ring(100, 100, 62, 66), PORCELAIN, { angle: 70, gap: 4, width: 0.7, where: (x) => x > 130 }) +
  modelled(ring(100, 102, 50, 54), WINE, { angle: 60, gap: 9, width: 1 }) +
  line('M164 14V86', 2.4, '#8a7a4a') +
  dot(164, 92, 7, GOLD, 2)
