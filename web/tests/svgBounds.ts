/** Measures drawings without a browser: walks the markup, follows transforms, collects points. */

type Matrix = [number, number, number, number, number, number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

function parseTransform(text: string): Matrix {
  let m = IDENTITY
  for (const [, kind, args] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const v = args!.trim().split(/[\s,]+/).map(Number)
    const [a = 0, b] = v
    if (kind === 'translate') m = times(m, [1, 0, 0, 1, a, b ?? 0])
    else if (kind === 'scale') m = times(m, [a, 0, 0, b ?? a, 0, 0])
    else if (kind === 'rotate') {
      const [, cx = 0, cy = 0] = v
      const r = (a * Math.PI) / 180
      const turn: Matrix = [Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0]
      m = times(times(times(m, [1, 0, 0, 1, cx, cy]), turn), [1, 0, 0, 1, -cx, -cy])
    } else throw new Error(`transform ${kind}`)
  }
  return m
}

const ARITY: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** End points of every segment; curves stay close enough to them for a bounds check. */
function pathPoints(d: string): [number, number][] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []
  const points: [number, number][] = []
  let [x, y, startX, startY, i] = [0, 0, 0, 0, 0]
  let command = ''
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i]!)) command = tokens[i++]!
    const upper = command.toUpperCase()
    const n = ARITY[upper]
    if (n === undefined) throw new Error(`path command ${command} in ${d}`)
    const args = tokens.slice(i, i + n).map(Number)
    if (args.length < n || args.some(Number.isNaN)) throw new Error(`path ${d}`)
    i += n
    const relative = command !== upper
    if (upper === 'Z') [x, y] = [startX, startY]
    else if (upper === 'H') x = relative ? x + args[0]! : args[0]!
    else if (upper === 'V') y = relative ? y + args[0]! : args[0]!
    else {
      const [dx, dy] = args.slice(-2) as [number, number]
      ;[x, y] = relative ? [x + dx, y + dy] : [dx, dy]
      if (upper === 'M') {
        ;[startX, startY] = [x, y]
        command = relative ? 'l' : 'L'
      }
    }
    points.push([x, y])
  }
  return points
}

function ownPoints(el: Element): [number, number][] {
  const get = (name: string) => Number(el.getAttribute(name) ?? 0)
  switch (el.tagName) {
    case 'path':
      return pathPoints(el.getAttribute('d')!)
    case 'ellipse':
    case 'circle': {
      const rx = get('rx') || get('r')
      const ry = get('ry') || get('r')
      return [
        [get('cx') - rx, get('cy') - ry],
        [get('cx') + rx, get('cy') + ry],
      ]
    }
    default:
      return []
  }
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export function parseSvg(svg: string): Document {
  const doc = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const error = doc.querySelector('parsererror')
  if (error) throw new Error(error.textContent ?? 'not well-formed')
  return doc
}

export function boundsOf(doc: Document): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const visit = (el: Element, outer: Matrix, clipped: boolean) => {
    if (el.tagName === 'defs') return
    const m = el.hasAttribute('transform') ? times(outer, parseTransform(el.getAttribute('transform')!)) : outer
    // What is clipped shows only inside an outline that is measured itself.
    const hidden = clipped || el.hasAttribute('clip-path')
    if (!hidden)
      for (const [px, py] of ownPoints(el)) {
        const x = m[0] * px + m[2] * py + m[4]
        const y = m[1] * px + m[3] * py + m[5]
        bounds.left = Math.min(bounds.left, x)
        bounds.right = Math.max(bounds.right, x)
        bounds.top = Math.min(bounds.top, y)
        bounds.bottom = Math.max(bounds.bottom, y)
      }
    for (const child of el.children) visit(child, m, hidden)
  }
  visit(doc.documentElement, IDENTITY, false)
  return bounds
}
