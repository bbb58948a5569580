import type { CardWords } from './words'
import type { ColorName, TraitColor } from '../theme/palette'

export type CardKind = 'trait' | 'age' | 'catastrophe' | 'birth'
export type CardSize = 'full' | 'compact' | 'mini'

/** A card as the server describes it. */
export interface CardData {
  /** Name in the rules; drawings go by it. */
  name: string
  kind: CardKind
  colors: TraitColor[]
  /** null: the value varies and is shown as a star. */
  face_value: number | null
  dominant: boolean
  copies: number
  icons: string[]
  gene_pool: number | null
  /** Full effect in the reader's language; a line break starts a new paragraph. */
  text: string
  /** Name in the reader's language. */
  label: string
}

/** What is shown of a card, and how. */
export interface CardFace {
  card: CardData
  size?: CardSize
  selected?: boolean
  onpick?: () => void
  words?: CardWords
}

export const colorsOf = (card: CardData): ColorName[] => (card.colors.length ? card.colors : ['colorless'])

/** Typographic minus, so that negative values line up with the others. */
export const signed = (value: number, plus = false) => (value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : String(value))
