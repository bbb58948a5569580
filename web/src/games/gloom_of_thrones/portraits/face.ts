import { dot, line, oval, p, repeat } from '../../../drawing/draw'
import { INK } from '../../../theme/ink'
import { mirrored, modelled, type Outline } from '../ink/pen'
import type { Mood } from './sitter'

/** Faces: long, pale, and tired in different ways. */

export interface HeadForm {
  x: number
  y: number
  /** Half of its width and height. */
  w: number
  h: number
  /** How wide the jaw is, compared with the brow. */
  jaw?: number
  chin?: number
}

export const headOutline = ({ x, y, w, h, jaw = 0.78, chin = 0.3 }: HeadForm): Outline =>
  mirrored(x, [
    [x, y - h],
    [x + w * 0.62, y - h * 0.86],
    [x + w, y - h * 0.3],
    [x + w * 0.98, y + h * 0.1],
    [x + w * jaw, y + h * 0.62],
    [x + w * chin, y + h * 0.97],
    [x, y + h],
  ])

export function head(form: HeadForm, skin: string): string {
  const { x, y, w, h } = form
  const ears = [-1, 1].map((side) => oval(x + side * w * 1.02, y + h * 0.08, w * 0.16, h * 0.17, skin, 2)).join('')
  return ears + modelled(headOutline(form), skin, { angle: 62, gap: 2.6, width: 0.7, where: (px, py) => px > x + w * (0.42 - (py - y) / (h * 9)) })
}

export type Eyes = 'plain' | 'lidded' | 'wide' | 'shut' | 'narrow' | 'up' | 'aside' | 'down'

const PUPIL: Record<Eyes, readonly [number, number, number]> = {
  plain: [0, 0, 0.42],
  lidded: [0, 0.25, 0.42],
  wide: [0, 0, 0.3],
  shut: [0, 0, 0],
  narrow: [0, 0.1, 0.42],
  up: [0.1, -0.45, 0.42],
  aside: [0.5, 0.1, 0.42],
  down: [-0.15, 0.45, 0.42],
}

/** Rings under an eye, for those who have not slept since chapter one. */
const rings = (x: number, y: number, r: number) => line(p`M${x - r * 0.9} ${y + r * 1.25}Q${x} ${y + r * 1.95} ${x + r * 0.9} ${y + r * 1.25}M${x - r * 0.6} ${y + r * 1.7}Q${x} ${y + r * 2.3} ${x + r * 0.6} ${y + r * 1.7}`, 0.8)

export function eye(x: number, y: number, r: number, kind: Eyes, skin: string): string {
  if (kind === 'shut') return line(p`M${x - r} ${y}Q${x} ${y + r * 0.9} ${x + r} ${y}M${x - r * 0.4} ${y + r * 0.5}l${-r * 0.2} ${r * 0.5}M${x + r * 0.4} ${y + r * 0.5}l${r * 0.2} ${r * 0.5}`, 1.8) + rings(x, y, r)
  const [dx, dy, size] = PUPIL[kind]
  const white = oval(x, y, r * (kind === 'wide' ? 1.15 : 1), r * (kind === 'wide' ? 1.2 : kind === 'narrow' ? 0.55 : 0.92), '#fffdf6', 1.6)
  const lid = kind === 'lidded' ? `<path d="${p`M${x - r * 1.1} ${y + r * 0.05}A${r * 1.1} ${r * 1.05} 0 0 1 ${x + r * 1.1} ${y + r * 0.05}Z`}" fill="${skin}" stroke="${INK}" stroke-width="1.6"/>` : ''
  return white + dot(x + dx * r, y + dy * r, r * size, INK) + lid + rings(x, y, r)
}

const cross = (x: number, y: number, r: number) => line(p`M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`, 2.6)
/** Somebody who came back looks a little different with one eye. */
const swirl = (x: number, y: number, r: number) => dot(x, y, r * 1.2, '#fffdf6', 1.6) + line(p`M${x} ${y}q${r * 0.6} ${-r * 0.5} ${r * 0.6} ${r * 0.3}t${-r * 1.1} ${r * 0.2}t${r * 0.3} ${-r * 1.1}`, 1.2)

export interface EyeForm {
  x: number
  y: number
  /** From the middle to each eye. */
  apart: number
  r: number
  kind: Eyes
  skin: string
}

export function eyes({ x, y, apart, r, kind, skin }: EyeForm, mood: Mood): string {
  if (mood === 'dead') return cross(x - apart, y, r) + cross(x + apart, y, r)
  if (mood === 'revived') return swirl(x - apart, y, r) + eye(x + apart, y, r, 'wide', skin)
  return eye(x - apart, y, r, kind, skin) + eye(x + apart, y, r, kind, skin)
}

export type Brows = 'flat' | 'worry' | 'angry' | 'raised' | 'one'

export function brows(kind: Brows, x: number, y: number, apart: number, r: number, color: string = INK, width = 2.6): string {
  const one = (side: number, inner: number, outer: number) => line(p`M${x + side * (apart - r)} ${y + inner}Q${x + side * apart} ${y + (inner + outer) / 2 - r * 0.35} ${x + side * (apart + r * 1.1)} ${y + outer}`, width, color)
  const [inner, outer] = { flat: [0, 0], worry: [-r * 0.8, r * 0.5], angry: [r * 0.8, -r * 0.5], raised: [-r * 0.5, -r * 0.3], one: [0, 0] }[kind] as [number, number]
  return kind === 'one' ? one(-1, r * 0.3, -r * 0.1) + one(1, -r * 0.9, -r * 0.6) : one(-1, inner, outer) + one(1, inner, outer)
}

export type Nose = 'long' | 'hook' | 'button' | 'snub'

export function nose(kind: Nose, x: number, y: number, size: number): string {
  if (kind === 'button') return line(p`M${x - size * 0.4} ${y}q${size * 0.4} ${size * 0.5} ${size * 0.8} 0`, 1.8)
  if (kind === 'snub') return line(p`M${x} ${y - size * 0.5}q${size * 0.7} ${size * 0.5} ${-size * 0.2} ${size * 0.7}`, 1.8)
  const out = kind === 'hook' ? 0.75 : 0.45
  return line(p`M${x - size * 0.1} ${y - size * 1.2}C${x + size * 0.2} ${y - size * 0.6} ${x + size * out} ${y - size * 0.2} ${x + size * out} ${y + size * 0.1}Q${x + size * 0.3} ${y + size * 0.45} ${x - size * 0.2} ${y + size * 0.2}`, 1.8) + repeat(3, (i) => line(p`M${x + size * 0.15 + i * 1.6} ${y + size * 0.42 + i * 0.3}l-1.4 2.4`, 0.7))
}

export type Mouth = 'flat' | 'frown' | 'smirk' | 'smile' | 'wail' | 'purse' | 'wavy' | 'teeth'

export function mouth(kind: Mouth, x: number, y: number, w: number, mood: Mood): string {
  if (mood === 'dead') return line(p`M${x - w} ${y}H${x + w}`, 2) + `<path d="${p`M${x + w * 0.1} ${y}v${w * 0.7}q${w * 0.35} ${w * 0.45} ${w * 0.7} 0v${-w * 0.7}`}" fill="#c7727d" stroke="${INK}" stroke-width="1.6"/>`
  if (mood === 'revived') return line(p`M${x - w} ${y}l${w * 0.4} ${-w * 0.3}l${w * 0.4} ${w * 0.5}l${w * 0.4} ${-w * 0.5}l${w * 0.4} ${w * 0.5}l${w * 0.4} ${-w * 0.3}`, 1.8)
  switch (kind) {
    case 'flat':
      return line(p`M${x - w} ${y}H${x + w}`, 2)
    case 'frown':
      return line(p`M${x - w} ${y + w * 0.35}Q${x} ${y - w * 0.5} ${x + w} ${y + w * 0.35}`, 2)
    case 'smirk':
      return line(p`M${x - w} ${y + w * 0.1}Q${x + w * 0.3} ${y + w * 0.5} ${x + w} ${y - w * 0.5}`, 2)
    case 'smile':
      return line(p`M${x - w} ${y}Q${x} ${y + w * 0.8} ${x + w} ${y}`, 2)
    case 'purse':
      return line(p`M${x - w * 0.4} ${y}H${x + w * 0.4}M${x - w * 0.25} ${y - 3}v1.6M${x} ${y - 3.4}v1.8M${x + w * 0.25} ${y - 3}v1.6M${x} ${y + 1.8}v1.8`, 1.7)
    case 'wavy':
      return line(p`M${x - w} ${y}q${w * 0.33} ${-w * 0.5} ${w * 0.67} 0t${w * 0.67} 0t${w * 0.66} 0`, 2)
    case 'teeth':
      return `<path d="${p`M${x - w} ${y - w * 0.25}H${x + w}L${x + w * 0.8} ${y + w * 0.4}H${x - w * 0.8}Z`}" fill="#fffdf6" stroke="${INK}" stroke-width="1.8"/>` + line(p`M${x - w * 0.5} ${y - w * 0.2}v${w * 0.6}M${x} ${y - w * 0.2}v${w * 0.6}M${x + w * 0.5} ${y - w * 0.2}v${w * 0.6}`, 1.2)
    case 'wail':
      return `<path d="${p`M${x - w} ${y - w * 0.3}Q${x} ${y - w * 0.9} ${x + w} ${y - w * 0.3}Q${x + w * 1.1} ${y + w * 1.2} ${x} ${y + w * 1.25}Q${x - w * 1.1} ${y + w * 1.2} ${x - w} ${y - w * 0.3}Z`}" fill="#4a1f2a" stroke="${INK}" stroke-width="2"/>` + oval(x, y + w * 0.85, w * 0.5, w * 0.28, '#c7727d', 0)
  }
}

/** A cheek that has cause to blush. */
export const blush = (x: number, y: number, r: number, color = '#c9636d') => line(p`M${x - r} ${y + r * 0.5}l${r * 0.6} ${-r}M${x - r * 0.3} ${y + r * 0.5}l${r * 0.6} ${-r}M${x + r * 0.4} ${y + r * 0.5}l${r * 0.6} ${-r}`, 1.4, color)
