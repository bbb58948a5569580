import { type ColorName, PALETTE } from './palette'

/** One seamless tile per colour, so that colour is never the only carrier of meaning. */
export interface Texture {
  size: [width: number, height: number]
  /** Markup of the tile; lines take the current stroke, dots the current fill. */
  marks: string
}

const line = (d: string, width = 2) => `<path d="${d}" fill="none" stroke-width="${width}"/>`
const leaf = (x: number, y: number, turn: number) =>
  `<path d="M0 0c3-6 9-7 12-5c-1 5-6 8-12 5z" stroke="none" transform="translate(${x} ${y}) rotate(${turn})"/>`

export const TEXTURES: Record<ColorName, Texture> = {
  // Vines: two winding stems with leaves on alternate sides.
  green: {
    size: [40, 40],
    marks:
      line('M10 -2C18 6 2 14 10 20S18 34 10 42') +
      line('M30 -2C22 6 38 14 30 20S22 34 30 42') +
      leaf(12, 6, 10) + leaf(8, 26, 190) + leaf(27, 14, 170) + leaf(33, 32, -10),
  },
  // Clouds: rows of scalloped puffs.
  blue: {
    size: [48, 32],
    marks:
      line('M2 14a7 7 0 0 1 12-3a9 9 0 0 1 16 1a6 6 0 0 1 8 4') +
      line('M-22 30a7 7 0 0 1 12-3a9 9 0 0 1 16 1a6 6 0 0 1 8 4') +
      line('M26 30a7 7 0 0 1 12-3a9 9 0 0 1 16 1a6 6 0 0 1 8 4'),
  },
  // Honeycomb.
  purple: {
    size: [28, 48],
    marks: line('M14 0V8L28 16V32L14 40V48M14 8L0 16V32L14 40'),
  },
  // Sparks: little four-pointed flares and embers.
  red: {
    size: [40, 40],
    marks:
      '<path d="M10 2c1 6 2 7 8 8c-6 1-7 2-8 8c-1-6-2-7-8-8c6-1 7-2 8-8z" stroke="none"/>' +
      '<path d="M31 23c.8 4.5 1.5 5.2 6 6c-4.5.8-5.2 1.5-6 6c-.8-4.5-1.5-5.2-6-6c4.5-.8 5.2-1.5 6-6z" stroke="none"/>' +
      '<g stroke="none"><circle cx="31" cy="8" r="1.8"/><circle cx="8" cy="30" r="1.8"/><circle cx="20" cy="21" r="1.2"/></g>',
  },
  // Crag: broken rock facets.
  colorless: {
    size: [44, 36],
    marks:
      line('M0 24L10 12L18 18L28 4L38 16L44 10M18 18L16 30L26 36M28 4L30 -4M10 12L6 0M0 10L6 0M38 16L34 28L44 24M34 28L26 36M16 30L6 36M30 32L30 36'),
  },
}

/** `<pattern>` for use inside an SVG; the id must be unique on the page. */
export function texturePattern(color: ColorName, id: string, ink: string, scale = 1): string {
  const { size, marks } = TEXTURES[color]
  return (
    `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">` +
    `<g stroke="${ink}" fill="${ink}" stroke-linecap="round" stroke-linejoin="round">${marks}</g></pattern>`
  )
}

/** The same tile as a CSS background image. */
export function textureImage(color: ColorName, ink: string = PALETTE[color].deep): string {
  const { size, marks } = TEXTURES[color]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size[0]} ${size[1]}">` +
    `<g stroke="${ink}" fill="${ink}" stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
