import { place } from '../../../drawing/draw'
import { crown, throneBehind } from '../ornaments/throne'
import { type Family, LEFTOVERS } from '../palette'
import { bannister } from './bannister'
import { barnacle } from './barnacle'
import { boots } from './boots'
import { drizzle } from './drizzle'
import { frame, wall } from './frames'
import { kelly } from './kelly'
import { type House, PICTURE, type Sitter } from './sitter'
import { bandage, candles, glow, mourning, wisps } from './states'

/** What has become of somebody. */
export interface Fate {
  dead?: boolean
  crowned?: boolean
  revived?: boolean
}

const HOUSES: readonly House[] = [bannister, kelly, drizzle, boots, barnacle]
const SITTERS = new Map<string, { family: Family; sitter: Sitter }>(HOUSES.flatMap(({ family, sitters }) => Object.entries(sitters).map(([name, sitter]) => [name, { family, sitter }] as const)))

export const CHARACTERS: readonly string[] = [...SITTERS.keys()]
export const PORTRAIT_VIEW = `0 0 ${PICTURE.width} ${PICTURE.height}`

/** How many of the families are enough for four; the last one is from a larger box. */
const BASE = HOUSES.slice(0, 4).map(({ sitters }) => Object.keys(sitters))

/** Who belongs to a family of this size: those named first, and of the leftovers those after them, one of each family in turn. */
export function membersOf(family: string, size: number): string[] {
  if (family !== LEFTOVERS) return CHARACTERS.filter((name) => familyOf(name) === family).slice(0, size)
  const left = Array.from({ length: size }, (_, n) => BASE[n % BASE.length]![size + Math.floor(n / BASE.length)])
  return left.filter((name) => name !== undefined)
}

export const familyOf = (name: string): Family | null => SITTERS.get(name)?.family ?? null

/** A hook in the wall, and how crooked the picture hangs on it. */
const hung = (picture: string): string => `<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="#221c2a"/><g transform="translate(100 95) rotate(-5) scale(.93) translate(-100 -95)">${picture}</g>`

const drawn = new Map<string, string>()

/** The portrait of a character, drawn once; somebody unknown is an empty frame. */
export function portraitMarkup(name: string, { dead = false, crowned = false, revived = false }: Fate = {}): string {
  const key = `${name} ${dead} ${crowned} ${revived}`
  const markup = drawn.get(key) ?? draw(name, dead, crowned, revived)
  drawn.set(key, markup)
  return markup
}

function draw(name: string, dead: boolean, crowned: boolean, revived: boolean): string {
  const found = SITTERS.get(name)
  if (!found) return wall('boots') + frame('boots')
  const { family, sitter } = found
  const { x, y, width, turn } = sitter.crown
  const picture =
    wall(family) +
    (revived && !dead ? glow() : '') +
    (crowned ? throneBehind() : '') +
    sitter.draw(dead ? 'dead' : revived ? 'revived' : 'alive') +
    (revived && !dead ? bandage(sitter) + wisps() : '') +
    (crowned ? place(crown(width * 1.15), x, y + 3, 1, turn) : '') +
    (dead ? mourning() : '') +
    frame(family)
  return dead ? hung(picture) + candles() : picture
}
