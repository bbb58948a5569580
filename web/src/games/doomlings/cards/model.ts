import type { CardData, CardSize } from '../../../cards/model'
import type { ColorName, TraitColor } from '../palette'
import type { CardWords } from './words'

export { type CardSize, signed } from '../../../cards/model'

export type CardKind = 'trait' | 'age' | 'catastrophe' | 'birth' | 'sign'

/** A card of Doomlings. */
export interface DoomCard extends CardData {
  kind: CardKind
  colors: TraitColor[]
  /** null: the value varies and is shown as a star. */
  face_value: number | null
  dominant: boolean
  icons: string[]
  /** null or 0: it leaves the gene pool alone. */
  gene_pool: number | null
}

/** What is shown of a card, and how. */
export interface CardFace {
  card: DoomCard
  size?: CardSize
  selected?: boolean
  onpick?: () => void
  words?: CardWords
}

export const colorsOf = (card: DoomCard): ColorName[] => (card.colors.length ? card.colors : ['colorless'])
