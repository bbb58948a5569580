import { dot, fade, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { random } from '../../../theme/random'

/** Building blocks of the age and catastrophe scenes. */
export const WIDTH = 300
export const HEIGHT = 190

/** A scene is drawn with a prefix that keeps its ids apart from others on the page. */
export type Scene = (uid: string) => string

export const sky = (uid: string, ...colors: string[]) =>
  `<linearGradient id="${uid}-sky" x1="0" y1="0" x2="0" y2="1">${colors
    .map((c, i) => `<stop offset="${Math.round((i / Math.max(1, colors.length - 1)) * 100) / 100}" stop-color="${c}"/>`)
    .join('')}</linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${uid}-sky)"/>`

export const stars = (seed: string, count = 24, below = 110, fill = '#fff3cf') => {
  const roll = random(seed)
  return repeat(count, () => dot(roll() * WIDTH, roll() * below, 0.7 + roll() * 1.3, fill))
}

export const glow = (x: number, y: number, r: number, fill: string) => fade(dot(x, y, r * 1.7, fill), 0.22) + fade(dot(x, y, r * 1.3, fill), 0.35)
export const disc = (x: number, y: number, r: number, fill: string) => glow(x, y, r, fill) + dot(x, y, r, fill, 2.5)

export const hill = (y: number, swing: number, fill: string, width = 2.5) =>
  shape(p`M-5 ${y + swing}Q60 ${y - swing} 130 ${y + swing * 0.3}T260 ${y - swing * 0.4}T310 ${y + swing * 0.4}V${HEIGHT + 5}H-5Z`, fill, width)

export const peak = (x: number, base: number, w: number, h: number, fill: string, cap = '') =>
  shape(p`M${x - w} ${base}L${x - w * 0.16} ${base - h * 0.9}L${x} ${base - h}L${x + w * 0.22} ${base - h * 0.84}L${x + w} ${base}Z`, fill) +
  (cap && shape(p`M${x - w * 0.16} ${base - h * 0.9}L${x} ${base - h}L${x + w * 0.22} ${base - h * 0.84}L${x + w * 0.4} ${base - h * 0.62}l${-w * 0.18} ${h * 0.06}l${-w * 0.14} ${-h * 0.08}l${-w * 0.16} ${h * 0.12}l${-w * 0.14} ${-h * 0.1}l${-w * 0.16} ${h * 0.04}Z`, cap, 2))

export const waves = (y: number, fill: string, step = 30) =>
  shape(p`M-10 ${y}${repeat(Math.ceil(330 / step), () => p`q${step / 4} ${-step / 4} ${step / 2} 0t${step / 2} 0`)}V${HEIGHT + 5}H-10Z`, fill)

export const pine = (h: number, fill: string) =>
  line('M0 0v-8', 4, '#4a3327') + shape(p`M0 ${-h}L${h * 0.26} ${-h * 0.6}h${-h * 0.1}L${h * 0.34} ${-h * 0.3}h${-h * 0.1}L${h * 0.4} -4H${-h * 0.4}L${-h * 0.24} ${-h * 0.3}h${-h * 0.1}L${-h * 0.16} ${-h * 0.6}h${-h * 0.1}Z`, fill, 2.2)

export const tree = (h: number, fill: string) =>
  line(p`M0 0V${-h * 0.5}`, 6) + line(p`M0 0V${-h * 0.5}`, 3, '#8a5f3c') + dot(-h * 0.2, -h * 0.58, h * 0.24, fill, 2.4) + dot(h * 0.2, -h * 0.6, h * 0.24, fill, 2.4) + dot(0, -h * 0.78, h * 0.28, fill, 2.4) + dot(0, -h * 0.6, h * 0.2, fill)

export const bareTree = (h: number, ink: string) => line(p`M0 0V${-h}M0 ${-h * 0.4}l${h * 0.3} ${-h * 0.3}M0 ${-h * 0.55}l${-h * 0.3} ${-h * 0.28}M0 ${-h * 0.8}l${h * 0.16} ${-h * 0.2}M${h * 0.18} ${-h * 0.58}v${-h * 0.2}`, 3.4, ink)

export const house = (w: number, wall: string, roof: string, lit = '#ffe9a0') =>
  shape(p`M${-w / 2} 0V${-w * 0.6}H${w / 2}V0Z`, wall, 2.2) + shape(p`M${-w * 0.62} ${-w * 0.58}L0 ${-w * 1.05}L${w * 0.62} ${-w * 0.58}Z`, roof, 2.2) + shape(p`M${-w * 0.14} ${-w * 0.42}h${w * 0.28}v${w * 0.24}h${-w * 0.28}z`, lit, 1.8)

export const palm = (h: number) =>
  line(p`M0 0Q${h * 0.14} ${-h * 0.5} 0 ${-h}`, 8) + line(p`M0 0Q${h * 0.14} ${-h * 0.5} 0 ${-h}`, 4.4, '#a8743f') + repeat(5, (i) => place(shape(p`M0 0Q${h * 0.26} ${-h * 0.2} ${h * 0.52} ${h * 0.06}Q${h * 0.24} ${-h * 0.02} 0 0Z`, i % 2 ? '#5a9350' : '#7fb55f', 2), 0, -h, 1, [-160, -110, -60, -12, 160][i]!, false)) + dot(3, -h + 5, 4, '#8a5f3c', 1.8)

export const rays = (x: number, y: number, from: number, to: number, count: number, fill: string, spread = 360, start = 0) =>
  repeat(count, (i) => {
    const a = ((start + (i * spread) / count) * Math.PI) / 180
    const b = a + ((spread / count) * 0.45 * Math.PI) / 180
    return shape(p`M${x + Math.cos(a) * from} ${y + Math.sin(a) * from}L${x + Math.cos(a) * to} ${y + Math.sin(a) * to}L${x + Math.cos(b) * to} ${y + Math.sin(b) * to}L${x + Math.cos(b) * from} ${y + Math.sin(b) * from}Z`, fill, 0)
  })

export const comet = (x: number, y: number, size: number, fill = '#fff3cf') =>
  fade(shape(p`M${x} ${y - size}L${x + size * 7} ${y - size * 6.4}L${x + size} ${y}Z`, fill, 0), 0.55) + shape(p`M${x - size * 0.2} ${y - size * 0.9}L${x + size * 4.4} ${y - size * 4.4}L${x + size * 0.8} ${y + size * 0.2}Z`, fill, 0, ' opacity=".7"') + dot(x, y, size, '#ffbf69', 2)

export const skyline = (base: number, fill: string, lit: string | null, seed: string) => {
  const roll = random(seed)
  let x = -4
  let out = ''
  while (x < WIDTH) {
    const w = 16 + roll() * 18
    const h = 24 + roll() * 52
    out += shape(p`M${x} ${HEIGHT + 5}V${base - h}h${w}V${HEIGHT + 5}Z`, fill, 2.2)
    if (lit) for (let wy = base - h + 7; wy < base - 4; wy += 11) for (let wx = x + 5; wx < x + w - 4; wx += 8) if (roll() < 0.55) out += `<rect x="${Math.round(wx)}" y="${Math.round(wy)}" width="4" height="5" fill="${lit}"/>`
    x += w
  }
  return out
}

export const snow = (seed: string, count = 46, fill = '#fff') => {
  const roll = random(seed)
  return repeat(count, () => dot(roll() * WIDTH, roll() * HEIGHT, 1 + roll() * 2.2, fill, 0, ` opacity="${Math.round((0.5 + roll() * 0.5) * 10) / 10}"`))
}

export const moon = (x: number, y: number, r: number, fill = '#ffefc2') => disc(x, y, r, fill) + oval(x - r * 0.3, y - r * 0.2, r * 0.2, r * 0.16, '#e0c88e', 0) + oval(x + r * 0.3, y + r * 0.3, r * 0.26, r * 0.2, '#e0c88e', 0) + dot(x + r * 0.1, y - r * 0.5, r * 0.1, '#e0c88e')
