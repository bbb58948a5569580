import { dot, limb, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { tailTip } from './tails'
import type { Anchors, Look, Point, Rig, Skin } from './types'

export function bodyPath({ bodyW: w, shoulders: s, hips }: Rig, { cx, bodyTop: t, bodyBottom: b }: Anchors): string {
  const h = b - t
  const half = (m: number) => p`${cx + m * w * (s + 0.1)} ${t + h * 0.42}`
  return p`M${cx} ${t}C${cx + w * s * 0.8} ${t} ${cx + w * s} ${t + h * 0.2} ${half(1)}C${cx + w * hips} ${t + h * 0.86} ${cx + w * 0.84} ${b} ${cx} ${b}C${cx - w * 0.84} ${b} ${cx - w * hips} ${t + h * 0.86} ${half(-1)}C${cx - w * s} ${t + h * 0.2} ${cx - w * s * 0.8} ${t} ${cx} ${t}Z`
}

export function headPath({ headW: w, headH: h, dome, jaw }: Rig, { head: { x, y } }: Anchors): string {
  return p`M${x} ${y - h}C${x + w * dome} ${y - h} ${x + w * 0.94} ${y - h * 0.56} ${x + w} ${y + h * 0.1}C${x + w * 1.06} ${y + h * 0.7} ${x + w * jaw} ${y + h} ${x} ${y + h}C${x - w * jaw} ${y + h} ${x - w * 1.06} ${y + h * 0.7} ${x - w} ${y + h * 0.1}C${x - w * 0.94} ${y - h * 0.56} ${x - w * dome} ${y - h} ${x} ${y - h}Z`
}

/** A few pen strokes on the shaded side make the volume read as drawn, not blown up. */
function hatching(x: number, y: number, reach: number, strokes: number): string {
  return line(
    repeat(strokes, (i) => p`M${x - i * reach * 0.1} ${y + i * reach * 0.26}q${-reach * 0.12} ${reach * 0.16} ${-reach * 0.34} ${reach * 0.22}`),
    1.6,
    undefined,
    ' opacity=".4"',
  )
}

/** Skin, shade, belly and texture, cut to an outline, with the ink laid on last. */
export function volume(outline: string, clip: string, skin: Skin, inside: string, texture: string): string {
  return (
    shape(outline, skin.shade, 0) +
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="${skin.base}" transform="translate(-9 -5)"/>${inside}` +
    `<path d="${outline}" fill="url(#${texture})" opacity=".2"/></g>` +
    line(outline, 3.6)
  )
}

function bellyMark(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const x = at.cx - 3
  const w = rig.bodyW
  switch (look.belly) {
    case 'bands':
      return repeat(4, (i) => shape(p`M${x - w * 0.66} ${at.chest.y + 6 + i * 19}Q${x} ${at.chest.y + 20 + i * 19} ${x + w * 0.66} ${at.chest.y + 6 + i * 19}v9Q${x} ${at.chest.y + 30 + i * 19} ${x - w * 0.66} ${at.chest.y + 15 + i * 19}z`, skin.light, 0))
    case 'bib':
      return shape(p`M${x - w * 0.7} ${at.bodyTop}Q${x - w * 0.6} ${at.belly.y - 8} ${x - w * 0.28} ${at.belly.y - 10}q${w * 0.08} 10 ${w * 0.2} 2q${w * 0.08} 12 ${w * 0.18} 0q${w * 0.1} 8 ${w * 0.2} -3Q${x + w * 0.6} ${at.belly.y - 12} ${x + w * 0.7} ${at.bodyTop}Z`, skin.light, 0)
    case 'patch':
      return oval(x, at.belly.y + rig.bodyH * 0.06, w * 0.62, rig.bodyH * 0.38, skin.light, 0)
  }
}

/** Only long-necked families show one; it tucks under head and chest. */
export function neck(rig: Rig, at: Anchors, skin: Skin): string {
  if (rig.neck < 6) return ''
  const top = at.head.y + rig.headH * 0.5
  const w = rig.headW * 0.36
  return shape(p`M${at.cx - w} ${top}C${at.cx - w} ${at.neck.y - 10} ${at.cx - w * 1.3} ${at.neck.y} ${at.cx - w * 1.9} ${at.neck.y + 18}H${at.cx + w * 1.9}C${at.cx + w * 1.3} ${at.neck.y} ${at.cx + w} ${at.neck.y - 10} ${at.cx + w} ${top}Z`, skin.base, 3.4)
}

export function bodyInside(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  return (
    bellyMark(rig, at, skin, look) +
    hatching(at.cx + rig.bodyW * 0.92, at.bodyTop + rig.bodyH * 0.56, rig.bodyW * 0.62, 4)
  )
}

export function headInside(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.head
  const muzzle = look.snout === 'muzzle' ? oval(x - 2, y + rig.headH * 0.56, rig.headW * 0.46, rig.headH * 0.42, skin.light, 0) : ''
  const blush = [-1, 1]
    .map((side) => oval(x + side * rig.headW * 0.7, y + rig.headH * 0.42, rig.headW * 0.17, rig.headH * 0.13, '#f0655f', 0, ` opacity="${look.blush}"`))
    .join('')
  return muzzle + blush + hatching(x + rig.headW * 0.93, y - rig.headH * 0.04, rig.headW * 0.42, 3)
}

function paw(x: number, y: number, width: number, skin: Skin, side: number, claws: boolean): string {
  const toes = line(p`M${x + side * 3 - 4} ${y - 1}v-6M${x + side * 3 + 5} ${y - 1}v-6`, 2)
  const nails = claws ? repeat(3, (i) => shape(p`M${x + side * 5 - 13 + i * 10} ${y - 3}q-1 8 -4 11q9 -2 10 -10z`, '#fff8e8', 2)) : ''
  return shape(p`M${x - width * 0.72 + side * 2} ${y}C${x - width * 0.9 + side * 3} ${y - 19} ${x + width * 0.9 + side * 3} ${y - 19} ${x + width * 0.78 + side * 4} ${y}Q${x + side * 3} ${y + 4} ${x - width * 0.72 + side * 2} ${y}Z`, skin.base, 3) + toes + nails
}

export function legs(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const spread = rig.bodyW * 0.46
  if (look.legs === 'tentacles') {
    return repeat(5, (i) => {
      const k = [-2, 2, -1, 1, 0][i] as number
      const x = at.cx + k * rig.bodyW * 0.38
      const end = at.cx + k * rig.bodyW * 0.72
      const curl = k === 0 ? 10 : Math.sign(k) * 16
      const d = p`M${x} ${at.hip - 12}C${x + k * 3} ${at.hip + 14} ${end - curl} ${at.foot - 22} ${end} ${at.foot - 5}Q${end + curl * 0.7} ${at.foot + 3} ${end + curl} ${at.foot - 10}`
      const cups = repeat(3, (j) => dot(x + (end - x) * (0.35 + j * 0.22), at.hip + 4 + (at.foot - at.hip) * (j * 0.26), 2.6, skin.light, 1.2))
      return limb(d, 15, skin.base) + cups
    })
  }
  if (look.legs === 'stems') {
    return [-1, 1]
      .map((side) => {
        const x = at.cx + side * spread
        return (
          limb(p`M${x} ${at.hip - 10}Q${x + side * 6} ${(at.hip + at.foot) / 2} ${x} ${at.foot - 4}`, 11, '#8a5f3c') +
          limb(p`M${x + side * 3} ${at.foot - 22}l${side * 14} -8`, 4, '#8a5f3c', 2) +
          line(p`M${x + side * 2} ${at.hip + 12}v16M${x - side * 1} ${at.foot - 26}v12`, 1.6) +
          limb(p`M${x - 12} ${at.foot}Q${x} ${at.foot - 8} ${x + 12} ${at.foot}`, 6, '#8a5f3c', 2.6)
        )
      })
      .join('')
  }
  return [-1, 1]
    .map((side) => {
      const x = at.cx + side * spread
      return limb(p`M${x} ${at.hip - 10}L${x + side * 2} ${at.foot - 9}`, rig.legW, skin.base) + paw(x, at.foot, rig.legW, skin, side, look.claws)
    })
    .join('')
}

function hand(hand: Point, side: number, rig: Rig, skin: Skin, look: Look, up: boolean): string {
  const r = rig.armW * 0.62
  const down = up ? -1 : 1
  let digits = line(p`M${hand.x - 3} ${hand.y + down * (r - 1)}v${-down * 5}M${hand.x + 4} ${hand.y + down * (r - 1)}v${-down * 5}`, 1.8)
  if (look.fingers)
    digits = repeat(4, (i) => limb(p`M${hand.x} ${hand.y}l${(i - 1.5) * 9 + side * 4} ${down * (21 - Math.abs(i - 1.5) * 3)}`, 4.5, skin.base, 2.2))
  const nails = look.claws
    ? repeat(3, (i) => shape(p`M${hand.x - 10 + i * 7} ${hand.y + down * r * 0.7}q${-1 + i} ${down * 9} ${-2 + i * 2 + side * 3} ${down * 15}q5 ${-down * 5} 5 ${-down * 14}z`, '#fff8e8', 2))
    : ''
  return (look.fingers ? digits + dot(hand.x, hand.y, r, skin.base, 0) : nails + dot(hand.x, hand.y, r, skin.base, 3) + digits) + (look.fingers ? nails : '')
}

export function arm(rig: Rig, at: Anchors, own: Skin, look: Look, side: -1 | 1): string {
  const skin = look.freshArm && side < 0 ? { ...own, base: '#ffb3b8' } : own
  const from = side < 0 ? at.shoulderL : at.shoulderR
  const to = side < 0 ? at.handL : at.handR
  const up = to.y < from.y + 40
  // A hand that comes back to the body pushes the elbow out.
  const bend = 13 + Math.max(0, (rig.bodyW + 12 - side * (to.x - at.cx)) * 0.75)
  const elbow = { x: (from.x + to.x) / 2 + side * bend, y: Math.max(from.y, to.y) + (up ? 10 : -14) }
  const d = p`M${from.x} ${from.y + 2}Q${elbow.x} ${elbow.y} ${to.x} ${to.y}`
  const fore = hand(to, side, rig, skin, look, up)
  const muscle = look.muscles
    ? oval((from.x + elbow.x) / 2 + side * 3, (from.y + elbow.y) / 2 - 2, rig.armW * 0.86, rig.armW * 0.72, skin.base, 3) +
      line(p`M${from.x + side * 6} ${from.y + 12}q${side * 8} 8 ${side * 16} 2`, 2)
    : ''
  // The filling runs a little into the chest and hides the seam, so the arm grows out of the body.
  const seam = line(p`M${from.x - side * 9} ${from.y - 2}L${from.x + side * 2} ${from.y + 4}`, rig.armW - 2, skin.base)
  return fore + limb(d, rig.armW, skin.base) + muscle + dot(to.x, to.y, rig.armW * 0.5, skin.base) + seam
}

function familyTail(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.tail
  const w = rig.bodyW
  switch (look.tail) {
    case 'brush': {
      const end = { x: x + w * 0.5 + 40, y: y - 34 }
      return limb(p`M${x - 22} ${y}C${x + w * 0.5 + 10} ${y + 24} ${x + w * 0.5 + 62} ${y + 6} ${end.x} ${end.y}`, 15, skin.base) + tailTip('brush', end, skin)
    }
    case 'taper':
      return (
        shape(p`M${x - 30} ${y - 26}C${x + 20} ${y - 10} ${x + 30} ${at.foot - 12} ${x + 88} ${at.foot - 22}C${x + 60} ${at.foot + 8} ${x} ${at.foot + 6} ${x - 40} ${at.foot - 14}Z`, skin.base, 3.4) +
        line(p`M${x + 22} ${at.foot - 14}l4 12M${x + 38} ${at.foot - 14}l3 10M${x + 54} ${at.foot - 17}l2 9`, 2, skin.deep)
      )
    case 'puff':
      return repeat(7, (i) => dot(x + 14 + Math.cos(i * 0.9) * 13, y - 4 + Math.sin(i * 0.9) * 13, 9, skin.accent, 3)) + dot(x + 14, y - 4, 15, skin.accent)
    case 'curl':
      return limb(p`M${x - 20} ${y + 4}C${x + 40} ${y + 16} ${x + 74} ${y - 10} ${x + 62} ${y - 40}C${x + 52} ${y - 60} ${x + 22} ${y - 50} ${x + 28} ${y - 30}C${x + 33} ${y - 18} ${x + 48} ${y - 24} ${x + 45} ${y - 34}`, 11, skin.base)
  }
}

export function tails(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.tail
  if (!look.tails.length) return familyTail(rig, at, skin, look)
  return look.tails
    .map((tip, i) => {
      // Several tails fan out so that each tip stays readable.
      const rise = 34 + i * 34
      const reach = rig.bodyW * 0.5 + 44 - i * 9
      const end = { x: x + reach, y: y - rise }
      const d = p`M${x - 22} ${y}C${x + reach * 0.6} ${y + 24 - i * 8} ${x + reach * 1.25} ${y + 6 - i * 14} ${end.x} ${end.y}`
      return limb(d, 15 - i, skin.base) + tailTip(tip, end, skin)
    })
    .join('')
}

export function ears(rig: Rig, at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.head
  const w = rig.headW
  const h = rig.headH
  const ear = (side: number) => {
    const ex = x + side * w * 0.66
    const ey = y - h * 0.66
    switch (look.ears) {
      case 'round':
        return dot(ex, ey, 20, skin.base, 3.2) + dot(ex, ey, 11, skin.accent)
      case 'pointed':
        return (
          shape(p`M${ex - side * 26} ${ey + 2}Q${ex - side * 4} ${ey - 40} ${ex + side * 16} ${ey - 40}Q${ex + side * 26} ${ey - 6} ${ex + side * 18} ${ey + 24}Z`, skin.base, 3.2) +
          shape(p`M${ex - side * 10} ${ey + 2}Q${ex} ${ey - 24} ${ex + side * 10} ${ey - 27}Q${ex + side * 16} ${ey - 4} ${ex + side * 12} ${ey + 14}Z`, skin.accent, 0)
        )
      case 'drooping':
        return (
          shape(p`M${ex - side * 8} ${ey - 6}C${ex + side * 24} ${ey - 22} ${ex + side * 42} ${ey + 14} ${ex + side * 38} ${ey + 46}C${ex + side * 34} ${ey + 62} ${ex + side * 16} ${ey + 54} ${ex + side * 16} ${ey + 30}Z`, skin.base, 3.2) +
          line(p`M${ex + side * 20} ${ey + 8}Q${ex + side * 29} ${ey + 22} ${ex + side * 28} ${ey + 40}`, 5, skin.accent)
        )
      case 'fins':
        return (
          shape(p`M${ex - side * 4} ${ey - 4}L${ex + side * 20} ${ey - 34}Q${ex + side * 22} ${ey - 18} ${ex + side * 40} ${ey - 12}Q${ex + side * 32} ${ey + 2} ${ex + side * 42} ${ey + 16}Q${ex + side * 28} ${ey + 16} ${ex + side * 14} ${ey + 34}Z`, skin.accent, 3.2) +
          line(p`M${ex + side * 6} ${ey + 2}L${ex + side * 17} ${ey - 20}M${ex + side * 10} ${ey + 6}L${ex + side * 28} ${ey - 6}M${ex + side * 12} ${ey + 14}L${ex + side * 28} ${ey + 10}`, 2)
        )
      case 'feelers':
        return limb(p`M${ex - side * 6} ${ey + 6}Q${ex + side * 2} ${ey - 12} ${ex + side * 6} ${ey - 24}`, 8, skin.base) + dot(ex + side * 7, ey - 28, 8, skin.accent, 3)
    }
  }
  return ear(-1) + ear(1)
}

export function tuft(at: Anchors, skin: Skin, look: Look): string {
  const { x, y } = at.crown
  if (look.tuft === 1) return shape(p`M${x - 16} ${y + 8}Q${x - 20} ${y - 12} ${x - 8} ${y - 20}Q${x - 8} ${y - 8} ${x - 2} ${y - 6}Q${x} ${y - 24} ${x + 14} ${y - 26}Q${x + 8} ${y - 10} ${x + 18} ${y + 8}Z`, skin.shade, 3)
  if (look.tuft === 2) return line(p`M${x} ${y + 2}C${x - 2} ${y - 18} ${x + 16} ${y - 24} ${x + 14} ${y - 10}C${x + 12} ${y - 2} ${x + 4} ${y - 8} ${x + 8} ${y - 14}`, 3.4)
  return ''
}
