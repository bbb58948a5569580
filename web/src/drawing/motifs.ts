import { INK } from '../theme/ink'
import { around, dot, line, oval, p, repeat, shape } from './draw'

/** Small drawings around the origin, shared by creatures, cards and scenes. */

export const leaf = (length: number, fill: string, width = 2.5) =>
  shape(p`M0 0C${length * 0.2} ${-length * 0.42} ${length * 0.75} ${-length * 0.4} ${length} 0C${length * 0.75} ${length * 0.32} ${length * 0.25} ${length * 0.34} 0 0Z`, fill, width) +
  line(p`M${length * 0.12} 0Q${length * 0.5} ${-length * 0.06} ${length * 0.8} 0`, width * 0.6)

export const heart = (size: number, fill: string, width = 2.5) => {
  const s = size
  return shape(p`M0 ${s * 0.9}C${-s * 1.3} ${s * 0.1} ${-s} ${-s * 0.85} ${-s * 0.42} ${-s * 0.8}C${-s * 0.15} ${-s * 0.78} 0 ${-s * 0.5} 0 ${-s * 0.36}C0 ${-s * 0.5} ${s * 0.15} ${-s * 0.78} ${s * 0.42} ${-s * 0.8}C${s} ${-s * 0.85} ${s * 1.3} ${s * 0.1} 0 ${s * 0.9}Z`, fill, width)
}

export const star = (size: number, fill: string, width = 2.5, points = 5, depth = 0.48) => {
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 ? size * depth : size
    const at = around(0, 0, r, r, 90 + (i * 180) / points)
    return p`${at.x} ${at.y}`
  })
  return shape(`M${d.join('L')}Z`, fill, width)
}

export const drop = (size: number, fill: string, width = 2.2) =>
  shape(p`M0 ${-size}C${size * 0.3} ${-size * 0.4} ${size * 0.7} 0 ${size * 0.7} ${size * 0.4}A${size * 0.7} ${size * 0.66} 0 0 1 ${-size * 0.7} ${size * 0.4}C${-size * 0.7} 0 ${-size * 0.3} ${-size * 0.4} 0 ${-size}Z`, fill, width) +
  line(p`M${-size * 0.32} ${size * 0.3}Q${-size * 0.34} ${size * 0.58} ${-size * 0.08} ${size * 0.7}`, width * 0.8, '#fff')

export const flame = (height: number, outer: string, inner: string, width = 2.5) => {
  const h = height
  return (
    shape(p`M0 0C${-h * 0.5} 0 ${-h * 0.5} ${-h * 0.42} ${-h * 0.2} ${-h * 0.62}C${-h * 0.16} ${-h * 0.5} ${-h * 0.12} ${-h * 0.46} ${-h * 0.06} ${-h * 0.44}C${-h * 0.14} ${-h * 0.7} ${-h * 0.02} ${-h * 0.88} ${h * 0.14} ${-h}C${h * 0.1} ${-h * 0.76} ${h * 0.46} ${-h * 0.6} ${h * 0.42} ${-h * 0.3}C${h * 0.4} ${-h * 0.1} ${h * 0.24} 0 0 0Z`, outer, width) +
    shape(p`M${h * 0.02} ${-h * 0.03}C${-h * 0.24} ${-h * 0.06} ${-h * 0.2} ${-h * 0.28} ${h * 0.04} ${-h * 0.48}C${h * 0.08} ${-h * 0.32} ${h * 0.28} ${-h * 0.28} ${h * 0.22} ${-h * 0.12}C${h * 0.18} ${-h * 0.05} ${h * 0.1} ${-h * 0.02} ${h * 0.02} ${-h * 0.03}Z`, inner, 0)
  )
}

export const cloud = (width: number, fill: string, edge = 2.5) => {
  const w = width / 10
  return shape(p`M${-w * 4} ${w * 1.6}A${w * 1.7} ${w * 1.7} 0 0 1 ${-w * 3.6} ${-w * 1.2}A${w * 2.1} ${w * 2.1} 0 0 1 ${w * 0.2} ${-w * 2.2}A${w * 1.8} ${w * 1.8} 0 0 1 ${w * 3.4} ${-w * 1}A${w * 1.5} ${w * 1.5} 0 0 1 ${w * 4} ${w * 1.6}Z`, fill, edge)
}

export const flower = (size: number, petal: string, heartFill = '#ffd166', petals = 5, width = 2.2) =>
  repeat(petals, (i) => {
    const at = around(0, 0, size * 0.62, size * 0.62, 90 + (i * 360) / petals)
    return dot(at.x, at.y, size * 0.45, petal, width)
  }) + dot(0, 0, size * 0.36, heartFill, width)

export const bug = (size: number, fill: string) => {
  const s = size
  return (
    oval(-s * 0.5, -s * 0.7, s * 0.6, s * 0.34, '#ffffffd0', 1.6, ` transform="rotate(28)"`) +
    oval(s * 0.5, -s * 0.7, s * 0.6, s * 0.34, '#ffffffd0', 1.6, ` transform="rotate(-28)"`) +
    oval(0, 0, s * 0.78, s * 0.56, fill, 2) +
    line(p`M${-s * 0.1} ${-s * 0.5}V${s * 0.5}M${s * 0.3} ${-s * 0.44}V${s * 0.44}`, 1.6) +
    dot(-s * 0.44, -s * 0.08, s * 0.15, INK)
  )
}

export const spiral = (size: number, width = 3, color = INK) => {
  const s = size
  return line(p`M0 0C${s * 0.2} ${-s * 0.3} ${s * 0.5} 0 ${s * 0.3} ${s * 0.32}C0 ${s * 0.66} ${-s * 0.6} ${s * 0.3} ${-s * 0.5} ${-s * 0.2}C${-s * 0.36} ${-s * 0.8} ${s * 0.6} ${-s * 0.9} ${s * 0.86} ${-s * 0.2}C${s} ${s * 0.3} ${s * 0.8} ${s * 0.7} ${s * 0.5} ${s * 0.86}`, width, color)
}

export const puff = (size: number, fill: string, width = 2.2) =>
  shape(p`M${-size} ${size * 0.4}a${size * 0.5} ${size * 0.5} 0 0 1 ${size * 0.3} ${-size * 0.9}a${size * 0.62} ${size * 0.62} 0 0 1 ${size * 1.2} ${-size * 0.1}a${size * 0.52} ${size * 0.52} 0 0 1 ${size * 0.4} ${size}q${-size * 0.9} ${size * 0.5} ${-size * 1.9} 0z`, fill, width)

/** A tiny onlooker: used for pack mates, babies and twins. */
export const littleOne = (size: number, base: string, light: string, mood: 'glad' | 'shy' = 'glad') => {
  const s = size
  return (
    shape(p`M${-s * 0.62} ${-s * 1.05}L${-s * 0.72} ${-s * 1.6}L${-s * 0.2} ${-s * 1.34}Z`, base, 2.4) +
    shape(p`M${s * 0.62} ${-s * 1.05}L${s * 0.72} ${-s * 1.6}L${s * 0.2} ${-s * 1.34}Z`, base, 2.4) +
    shape(p`M0 0C${-s * 1.05} 0 ${-s * 0.95} ${-s * 0.75} ${-s * 0.78} ${-s * 1.02}C${-s * 0.55} ${-s * 1.5} ${s * 0.55} ${-s * 1.5} ${s * 0.78} ${-s * 1.02}C${s * 0.95} ${-s * 0.75} ${s * 1.05} 0 0 0Z`, base, 2.6) +
    oval(0, -s * 0.3, s * 0.42, s * 0.28, light, 0) +
    dot(-s * 0.3, -s * 0.88, s * 0.13, INK) +
    dot(s * 0.3, -s * 0.88, s * 0.13, INK) +
    dot(-s * 0.26, -s * 0.92, s * 0.045, '#fff') +
    dot(s * 0.34, -s * 0.92, s * 0.045, '#fff') +
    line(mood === 'glad' ? p`M${-s * 0.14} ${-s * 0.68}Q0 ${-s * 0.52} ${s * 0.14} ${-s * 0.68}` : p`M${-s * 0.1} ${-s * 0.62}H${s * 0.1}`, 2)
  )
}

export const sparkle = (size: number, fill = '#fff3cf', width = 0) =>
  shape(p`M0 ${-size}Q${size * 0.15} ${-size * 0.15} ${size} 0Q${size * 0.15} ${size * 0.15} 0 ${size}Q${-size * 0.15} ${size * 0.15} ${-size} 0Q${-size * 0.15} ${-size * 0.15} 0 ${-size}Z`, fill, width)

/** An eye on its own, for third eyes, parasites and false faces. */
export const lonelyEye = (r: number, iris: string, lid = '') =>
  dot(0, 0, r, '#fffdf4', 2.6) + dot(0, r * 0.08, r * 0.62, iris) + dot(0, r * 0.08, r * 0.36, INK) + dot(-r * 0.22, -r * 0.2, r * 0.18, '#fff') + lid
