import { INK } from '../theme/ink'

/** SVG primitives with the house line: dark ink, round joints. */

const num = (v: number) => String(Math.round(v * 10) / 10)

/** Template tag that rounds every number, so markup stays short. */
export function p(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((all, part, i) => {
    const v = values[i - 1]
    return all + (typeof v === 'number' ? num(v) : v) + part
  })
}

const stroke = (width: number, color = INK) => (width > 0 ? ` stroke="${color}" stroke-width="${num(width)}"` : '')

export const shape = (d: string, fill: string, width = 3, extra = '') =>
  `<path d="${d}" fill="${fill}"${stroke(width)}${extra}/>`

export const line = (d: string, width = 3, color = INK, extra = '') =>
  `<path d="${d}" fill="none"${stroke(width, color)}${extra}/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, width = 3, extra = '') =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${stroke(width)}${extra}/>`

export const dot = (cx: number, cy: number, r: number, fill: string, width = 0, extra = '') =>
  oval(cx, cy, r, r, fill, width, extra)

/** A tube: ink edge first, then the filling on top. */
export const limb = (d: string, width: number, fill: string, edge = 3) =>
  line(d, width + edge * 2) + line(d, width, fill)

export const place = (svg: string, x: number, y: number, scale = 1, turn = 0, flip = false) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''}${
    scale !== 1 || flip ? ` scale(${flip ? -Math.round(scale * 100) / 100 : Math.round(scale * 100) / 100} ${Math.round(scale * 100) / 100})` : ''
  }">${svg}</g>`

export const fade = (svg: string, opacity: number) => `<g opacity="${opacity}">${svg}</g>`

/** Draw something on the right and its mirror image on the left of a vertical axis. */
export const both = (axis: number, right: string) =>
  right + `<g transform="translate(${num(axis * 2)} 0) scale(-1 1)">${right}</g>`

export const repeat = (times: number, draw: (i: number) => string) => Array.from({ length: times }, (_, i) => draw(i)).join('')

/** Point on an ellipse; 0° is to the right, 90° is up. */
export const around = (cx: number, cy: number, rx: number, ry: number, degrees: number) => ({
  x: cx + rx * Math.cos((degrees * Math.PI) / 180),
  y: cy - ry * Math.sin((degrees * Math.PI) / 180),
})
