import { dot, line, p, repeat, shape } from '../../../drawing/draw'
import { blob, mirrored, modelled, type Outline } from '../ink/pen'

/** Clothes and limbs that several sitters wear. */

/** Shoulders from the neck down to the lower edge of the picture. */
export const shoulders = (x: number, top: number, w: number, bottom = 194): Outline =>
  mirrored(x, [
    [x, top],
    [x + w * 0.3, top + 3],
    [x + w * 0.82, top + 16],
    [x + w, top + 40],
    [x + w * 1.08, bottom, 1],
    [x, bottom, 1],
  ])

/** Cloth, darker on the right. */
export const coat = (x: number, top: number, w: number, color: string, gap = 3.2): string => modelled(shoulders(x, top, w), color, { angle: 70, gap, width: 0.8, where: (px) => px > x + w * 0.2 }, 2.4)

export const neck = (x: number, top: number, bottom: number, w: number, skin: string): string =>
  modelled(
    blob([
      [x - w, top, 1],
      [x + w, top, 1],
      [x + w * 1.15, bottom, 1],
      [x - w * 1.15, bottom, 1],
    ]),
    skin,
    { angle: 20, gap: 2.4, width: 0.7, where: (px) => px > x - w * 0.4 },
    2,
  )

/** Shaggy fur along an arc, as on the coats of the rich and the cold. */
export function fur(x: number, y: number, w: number, h: number, color: string, tufts = 13): string {
  const tip = (i: number, out: number) => {
    const a = Math.PI * (i / tufts)
    return [x - Math.cos(a) * w * out, y + Math.sin(a) * h * out] as const
  }
  const outer = Array.from({ length: tufts * 2 + 1 }, (_, i) => p`${tip(i / 2, i % 2 ? 1.14 : 0.94)[0]} ${tip(i / 2, i % 2 ? 1.14 : 0.94)[1]}`)
  const inner = Array.from({ length: tufts + 1 }, (_, i) => p`${tip(tufts - i, 0.5)[0]} ${tip(tufts - i, 0.42)[1] - h * 0.1}`)
  return shape(`M${outer.join('L')}L${inner.join('L')}Z`, color, 2.2) + repeat(tufts * 2, (i) => line(p`M${tip(i / 2 + 0.2, 0.66)[0]} ${tip(i / 2 + 0.2, 0.62)[1]}L${tip(i / 2 + 0.1, 0.88)[0]} ${tip(i / 2 + 0.1, 0.88)[1]}`, 0.9))
}

/** A pleated collar, seen from the front. */
export function ruff(x: number, y: number, w: number, h: number, color = '#fbf6ea'): string {
  const folds = 11
  const at = (i: number, out: number) => {
    const a = (i / folds) * Math.PI * 2
    return p`${x + Math.cos(a) * w * out} ${y + Math.sin(a) * h * out}`
  }
  const edge = Array.from({ length: folds * 2 }, (_, i) => at(i / 2, i % 2 ? 1.1 : 0.92))
  return shape(`M${edge.join('L')}Z`, color, 2) + repeat(folds, (i) => line(`M${at(i, 0.34)}L${at(i + 0.5, 1.04)}`, 0.9))
}

export const buttons = (x: number, top: number, step: number, n: number, color: string, r = 2.6): string => repeat(n, (i) => dot(x, top + i * step, r, color, 1.4))

/** A mitten of a hand, drawn around the origin, thumb up. */
export const hand = (skin: string, size = 9): string => {
  const s = size
  return shape(p`M${-s} ${s * 0.7}C${-s * 1.2} ${-s * 0.3} ${-s * 0.5} ${-s * 0.9} 0 ${-s * 0.7}C${s * 0.5} ${-s} ${s} ${-s * 0.5} ${s * 0.9} ${s * 0.1}C${s * 0.9} ${s * 0.8} ${-s * 0.2} ${s * 1.1} ${-s} ${s * 0.7}Z`, skin, 2) + line(p`M${-s * 0.1} ${-s * 0.5}v${s * 0.6}M${s * 0.4} ${-s * 0.4}v${s * 0.5}`, 1.2)
}

/** A sleeve as a tube of cloth. */
export const sleeve = (d: string, width: number, color: string): string => line(d, width + 4.4) + line(d, width, color) + line(d, 0.8, '#2a1b2e66', ` transform="translate(${width * 0.25} 1.5)"`)
