import { p, shape } from '../../../drawing/draw'
import { INK } from '../../../theme/ink'
import { random } from '../../../theme/random'

/** A steel nib: closed outlines, and strokes that shade them. Strokes are cut to the outline here, so drawings need no ids. */

/** A corner carries a third number; all other points are rounded. */
export type Point = readonly [x: number, y: number, corner?: 1]

export interface Outline {
  d: string
  /** The same edge as straight pieces. */
  edge: readonly (readonly [number, number])[]
}

const STEPS = 6

/** A closed line through points. */
export function blob(points: readonly Point[]): Outline {
  const n = points.length
  const at = (i: number): Point => points[(i + n) % n]!
  // A rounded point is passed in the direction from the one before it to the one after it.
  const lean = (i: number): [number, number] => (at(i)[2] ? [0, 0] : [(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6])
  const edge: [number, number][] = []
  let d = p`M${at(0)[0]} ${at(0)[1]}`
  for (let i = 0; i < n; i++) {
    const [[x0, y0], [x3, y3], [ax, ay], [bx, by]] = [at(i), at(i + 1), lean(i), lean(i + 1)]
    const [x1, y1, x2, y2] = [x0 + ax, y0 + ay, x3 - bx, y3 - by]
    d += p`C${x1} ${y1} ${x2} ${y2} ${x3} ${y3}`
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      edge.push([a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3])
    }
  }
  return { d: `${d}Z`, edge }
}

/** Points on the right of an axis, and their mirror images. */
export const mirrored = (axis: number, right: readonly Point[]): Outline =>
  blob([...right, ...[...right].reverse().flatMap(([x, y, corner]): Point[] => (x === axis ? [] : [corner ? [2 * axis - x, y, corner] : [2 * axis - x, y]]))])

export const ring = (cx: number, cy: number, rx: number, ry = rx): Outline =>
  blob(Array.from({ length: 12 }, (_, i): Point => [cx + rx * Math.cos((i * Math.PI) / 6), cy + ry * Math.sin((i * Math.PI) / 6)]))

export const box = (x: number, y: number, width: number, height: number): Outline =>
  blob([
    [x, y, 1],
    [x + width, y, 1],
    [x + width, y + height, 1],
    [x, y + height, 1],
  ])

export const fill = (outline: Outline, color: string, width = 2.2): string => shape(outline.d, color, width)

export interface Strokes {
  /** 0: lying, 90: upright. */
  angle?: number
  gap?: number
  width?: number
  color?: string
  /** How much is left out, by chance. */
  bare?: number
  /** Only here. */
  where?: (x: number, y: number) => boolean
}

/** The stretches of a straight line that lie inside an edge. */
function inside(edge: Outline['edge'], nx: number, ny: number, at: number): [number, number][] {
  const cuts: number[] = []
  edge.forEach(([x0, y0], i) => {
    const [x1, y1] = edge[(i + 1) % edge.length]!
    const [a, b] = [x0 * nx + y0 * ny - at, x1 * nx + y1 * ny - at]
    if (a < 0 === b < 0) return
    const t = a / (a - b)
    cuts.push((x0 + (x1 - x0) * t) * ny - (y0 + (y1 - y0) * t) * nx)
  })
  cuts.sort((a, b) => a - b)
  return cuts.flatMap((cut, i): [number, number][] => (i % 2 === 0 && cuts[i + 1] !== undefined ? [[cut, cuts[i + 1]!]] : []))
}

const PROBES = 14

/** The parts of a stretch where something holds, as far as probes tell. */
function runs(from: number, to: number, holds: (t: number) => boolean): [number, number][] {
  const step = (to - from) / PROBES
  const found: [number, number][] = []
  for (let i = 0; i < PROBES; i++) {
    if (!holds(from + step * (i + 0.5))) continue
    const last = found.at(-1)
    if (last && last[1] > from + step * (i - 0.5)) last[1] = from + step * (i + 1)
    else found.push([from + step * i, from + step * (i + 1)])
  }
  return found
}

/** Shading by strokes, slightly uneven as by hand. */
export function hatch(outline: Outline, { angle = 55, gap = 3, width = 0.8, color = INK, bare = 0.06, where = () => true }: Strokes = {}): string {
  const turn = (angle * Math.PI) / 180
  const [nx, ny] = [Math.sin(turn), Math.cos(turn)]
  const spread = outline.edge.map(([x, y]) => x * nx + y * ny)
  const [least, most] = [Math.min(...spread), Math.max(...spread)]
  const chance = random(`${outline.d.length} ${Math.round(least)} ${angle} ${gap}`)
  let d = ''
  for (let at = least + gap * 0.6; at < most; at += gap * (0.85 + chance() * 0.3)) {
    for (const [from, to] of inside(outline.edge, nx, ny, at)) {
      const point = (t: number): [number, number] => [at * nx + t * ny, at * ny - t * nx]
      if (chance() < bare) continue
      for (const [first, last] of runs(from, to, (t) => where(...point(t)))) {
        const [start, end] = [first + 0.6 + chance() * 1.2, last - 0.6 - chance() * 1.2]
        if (end - start < 1) continue
        const [[x0, y0], [x1, y1]] = [point(start), point(end)]
        d += p`M${x0} ${y0}L${x1} ${y1}`
      }
    }
  }
  return d && `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`
}

/** Filled, edged, and shaded on the side away from the candle. */
export const modelled = (outline: Outline, color: string, strokes: Strokes = {}, width = 2.2): string => shape(outline.d, color, 0) + hatch(outline, strokes) + shape(outline.d, 'none', width)

/** Two directions of strokes: the deepest shade. */
export const crossed = (outline: Outline, strokes: Strokes = {}): string => hatch(outline, strokes) + hatch(outline, { ...strokes, angle: (strokes.angle ?? 55) - 70 })
