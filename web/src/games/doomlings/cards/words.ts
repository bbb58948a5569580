import { COLOR_LETTERS, type ColorName } from '../palette'
import type { DoomCard } from './model'
import { colorsOf, signed } from './model'

/** The few words cards say themselves; pass a translated set for other languages. */
export interface CardWords {
  colors: Record<ColorName, string>
  /** One capital letter per colour, matching the colour words. */
  letters: Record<ColorName, string>
  icons: Record<string, string>
  dominant: string
  worth: string
  variable: string
  age: string
  birth: string
  catastrophe: string
  sign: string
  genePool: string
  blocked: string
  faceDown: string
  noEffect: string
}

export const ENGLISH: CardWords = {
  colors: { green: 'green', blue: 'blue', purple: 'purple', red: 'red', colorless: 'colorless' },
  letters: COLOR_LETTERS,
  icons: {
    action: 'Action',
    out_of_turn: 'Out of turn',
    worlds_end: 'World’s End',
    drop_of_life: 'Drop of Life',
    gene_pool: 'Gene Pool',
    persistent: 'Persistent',
    attachment: 'Attachment',
  },
  dominant: 'Dominant',
  worth: 'worth',
  variable: 'variable',
  age: 'Age',
  birth: 'First age',
  catastrophe: 'Catastrophe',
  sign: 'Sign',
  genePool: 'Gene Pool',
  blocked: 'not playable',
  faceDown: 'Face-down card',
  noEffect: 'No effect',
}

/** One sentence that says what a sighted reader takes in at a glance. */
export function spokenName(card: DoomCard, words: CardWords): string {
  if (card.kind !== 'trait') return `${words[card.kind]}: ${card.label}`
  const value = card.face_value === null ? words.variable : signed(card.face_value)
  const parts = [card.label, colorsOf(card).map((c) => words.colors[c]).join(' / '), `${words.worth} ${value}`]
  if (card.dominant) parts.push(words.dominant)
  parts.push(...card.icons.map((icon) => words.icons[icon] ?? icon))
  return parts.join(', ')
}
