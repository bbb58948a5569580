import { INK } from '../../../theme/ink'
import { around, dot, limb, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { drop, sparkle, spiral } from '../../../drawing/motifs'
import type { Anchors, Look, Mood, Rig, Skin } from './types'

interface Gaze {
  /** Height of the lid's edge on the outer and inner side; 1 is fully open. */
  outer: number
  inner: number
  dx: number
  dy: number
  pupil: number
  /** Slope of the brows; none are drawn at 0. */
  brow: number
}

const GAZES: Record<Mood, Gaze> = {
  content: { outer: 1, inner: 1, dx: 0, dy: 0, pupil: 1.15, brow: 0 },
  bored: { outer: 0.04, inner: 0.08, dx: 0.1, dy: 0.14, pupil: 0.9, brow: 0 },
  fierce: { outer: 0.66, inner: 0.16, dx: 0, dy: 0.08, pupil: 0.8, brow: 1 },
  sad: { outer: 0.2, inner: 0.7, dx: 0, dy: 0.18, pupil: 1.1, brow: -1 },
  scared: { outer: 1, inner: 1, dx: 0, dy: 0, pupil: 0.5, brow: -0.8 },
  dazed: { outer: 1, inner: 1, dx: 0, dy: 0, pupil: 1, brow: 0 },
  calm: { outer: 1, inner: 1, dx: 0, dy: 0, pupil: 1, brow: 0 },
  dreamy: { outer: 0.42, inner: 0.5, dx: 0.24, dy: -0.24, pupil: 1, brow: 0 },
  sly: { outer: 0.3, inner: 0.2, dx: 0.32, dy: 0.06, pupil: 0.9, brow: 0.5 },
  delighted: { outer: 1, inner: 1, dx: 0, dy: -0.04, pupil: 1.35, brow: 0 },
}

export const eyeGap = (rig: Rig) => Math.max(rig.headW * 0.42, rig.eye + 5)

/** The upper lid: the cap of the eye above a slanted edge. */
function lid(rx: number, ry: number, left: number, right: number, fill: string): string {
  if (left >= 0.97 && right >= 0.97) return line(p`M${-rx} ${-ry * 0.12}A${rx} ${ry} 0 0 1 ${rx} ${-ry * 0.12}`, 4)
  const angle = (open: number) => Math.asin(Math.min(0.97, open)) * (180 / Math.PI)
  const a = around(0, 0, rx, ry, 180 - angle(left))
  const b = around(0, 0, rx, ry, angle(right))
  return shape(p`M${a.x} ${a.y}A${rx} ${ry} 0 0 1 ${b.x} ${b.y}Z`, fill, 0) + line(p`M${a.x} ${a.y}A${rx} ${ry} 0 0 1 ${b.x} ${b.y}`, 3) + line(p`M${a.x - 1} ${a.y}L${b.x + 1} ${b.y}`, 4)
}

function eye(side: -1 | 1, rig: Rig, skin: Skin, look: Look): string {
  const gaze = GAZES[look.mood]
  const dazed = look.mood === 'dazed'
  const r = rig.eye * (dazed && side > 0 ? 1.22 : 1)
  const rx = r * 0.9
  if (look.mood === 'calm') return line(p`M${-r * 0.85} 0Q0 ${r * 0.95} ${r * 0.85} 0`, 4) + line(p`M${-r * 0.7} ${r * 0.32}l-5 4M${r * 0.7} ${r * 0.32}l5 4`, 2.4)
  const iris = look.iris ?? skin.deep
  const gx = (gaze.dx || look.glance * 0.2) * r
  const gy = gaze.dy * r + r * 0.06
  const pr = r * 0.4 * gaze.pupil * look.pupil
  const ball =
    oval(0, 0, rx, r, '#fffdf4', 0) +
    (dazed
      ? place(spiral(r * 0.62, 2.6, iris), 0, 0)
      : dot(gx, gy, r * 0.64, iris) +
        dot(gx, gy, Math.min(pr, r * 0.6), INK) +
        dot(gx - r * 0.22, gy - r * 0.26, r * 0.25, '#fff') +
        dot(gx + r * 0.22, gy + r * 0.24, r * 0.1, '#fff') +
        (look.mood === 'delighted' ? place(sparkle(r * 0.24, '#fff'), gx + r * 0.2, gy + r * 0.18) : ''))
  const edges = side < 0 ? [gaze.outer, gaze.inner] : [gaze.inner, gaze.outer]
  return ball + oval(0, 0, rx, r, 'none', 3) + lid(rx, r, edges[0] as number, edges[1] as number, skin.shade)
}

export function eyes(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const gap = eyeGap(rig)
  const y = at.head.y + rig.headH * 0.06
  const { brow } = GAZES[look.mood]
  const brows = brow
    ? [-1, 1].map((s) => line(p`M${at.cx + s * (gap + rig.eye)} ${y - rig.eye * (1.3 + (brow > 0 ? 0.35 : -0.1))}L${at.cx + s * (gap - rig.eye * 0.8)} ${y - rig.eye * (1.3 - brow * 0.35)}`, 4.4)).join('')
    : ''
  const pair = ([-1, 1] as const).map((s) => place(`<g class="blink">${eye(s, rig, skin, look)}</g>`, at.cx + s * gap, y)).join('')
  return pair + brows
}

export function nose(at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.nose
  if (look.nose === 'trunk') {
    const end = at.mouth.y + 46
    const d = p`M${x} ${y - 6}C${x - 6} ${y + 26} ${x - 8} ${end} ${x - 30} ${end - 2}Q${x - 46} ${end - 4} ${x - 46} ${end - 20}`
    return (
      limb(d, 21, skin.base) +
      line(repeat(4, (i) => p`M${x - 10 - i * 3} ${y + 8 + i * 11}q9 5 18 1`), 2) +
      oval(x - 46, end - 22, 9, 5, skin.light, 2.4)
    )
  }
  if (look.nose === 'long')
    return shape(p`M${x + 13} ${y - 9}C${x + 18} ${y + 14} ${x - 8} ${y + 14} ${x - 72} ${y + 2}C${x - 80} ${y - 4} ${x - 74} ${y - 10} ${x - 66} ${y - 9}C${x - 34} ${y - 12} ${x - 8} ${y - 22} ${x + 13} ${y - 9}Z`, skin.light, 3) + dot(x - 72, y - 4, 8, '#e8847c', 2.8)
  if (look.snout === 'beak')
    return (
      shape(p`M${x - 24} ${y + 6}Q${x - 10} ${y - 14} ${x} ${y - 14}Q${x + 10} ${y - 14} ${x + 24} ${y + 6}Q${x + 12} ${y + 13} ${x} ${y + 20}Q${x - 12} ${y + 13} ${x - 24} ${y + 6}Z`, '#f2b04c', 3) +
      line(p`M${x - 24} ${y + 6}Q${x - 10} ${y + 4} ${x} ${y + 8}Q${x + 10} ${y + 4} ${x + 24} ${y + 6}`, 2.6) +
      dot(x - 5, y - 5, 1.7, INK) + dot(x + 5, y - 5, 1.7, INK)
    )
  return shape(p`M${x - 9} ${y - 3}Q${x} ${y - 9} ${x + 9} ${y - 3}Q${x + 7} ${y + 7} ${x} ${y + 8}Q${x - 7} ${y + 7} ${x - 9} ${y - 3}Z`, INK, 0) + oval(x - 2.5, y - 2, 2.8, 1.6, '#fff', 0, ' opacity=".7"') + line(p`M${x} ${y + 8}v5`, 2.4)
}

export function mouth(at: Anchors, look: Look): string {
  const { x, y } = at.mouth
  const { open, teeth, fangs, tongue, drool } = look.mouth
  const w = 15 + open * 14 + (teeth ? 9 : 0)
  const frown = look.mood === 'sad' || look.mood === 'scared'
  const flat = look.mood === 'bored' || look.mood === 'dazed'
  let out = ''
  if (open > 0 || teeth) {
    const depth = 12 + open * 26
    const gap = p`M${x - w} ${y - 1}Q${x} ${y + 7} ${x + w} ${y - 1}Q${x + w * 0.9} ${y + depth} ${x} ${y + depth + 2}Q${x - w * 0.9} ${y + depth} ${x - w} ${y - 1}Z`
    out += shape(gap, '#6b1f2f', 3)
    if (open > 0.4) out += oval(x, y + depth * 0.8, w * 0.5, depth * 0.26, '#ee7f86', 0)
    if (teeth)
      out +=
        shape(p`M${x - w + 3} ${y + 1}Q${x} ${y + 8} ${x + w - 3} ${y + 1}L${x + w - 6} ${y + 9}Q${x} ${y + 16} ${x - w + 6} ${y + 9}Z`, '#fffdf4', 2.2) +
        line(p`M${x - w * 0.45} ${y + 4}v9M${x} ${y + 5}v9M${x + w * 0.45} ${y + 4}v9`, 1.8)
  } else if (frown) out += line(p`M${x - 11} ${y + 6}Q${x} ${y - 4} ${x + 11} ${y + 6}`, 3.2)
  else if (flat) out += line(p`M${x - 12} ${y + 3}${look.mood === 'dazed' ? 'q6 -6 12 0t12 0' : 'l24 -2'}`, 3.2)
  else if (look.snout !== 'beak' || look.nose !== 'button') out += line(p`M${x - 15} ${y - 1}Q${x - 8} ${y + 9} ${x} ${y + 1}Q${x + 8} ${y + 9} ${x + 15} ${y - 1}`, 3.2)
  if (tongue === 'plain') out += shape(p`M${x - 8} ${y + 6}q-2 20 6 22q11 1 10 -22z`, '#ee7f86', 2.6) + line(p`M${x} ${y + 9}l-1 10`, 1.6)
  if (tongue === 'forked') out += line(p`M${x} ${y + 6}q2 14 -4 22m0 0l-9 5m9 -5l4 9`, 6.4) + line(p`M${x} ${y + 6}q2 14 -4 22m0 0l-9 5m9 -5l4 9`, 3, '#ee5f7a')
  if (fangs) out += [-1, 1].map((s) => shape(p`M${x + s * (w - 1)} ${y - 1}l${-s * 10} 4l${s * 2} 20q${s * 8} -9 ${s * 8} -24z`, '#fffdf4', 2.4)).join('')
  if (drool) out += place(drop(8, '#9fd8ef'), x + 14, y + 22) + line(p`M${x + 13} ${y + 5}v9`, 3, '#9fd8ef')
  return out
}
