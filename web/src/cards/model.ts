export type CardSize = 'full' | 'compact' | 'mini'

/** A card as the server describes it. */
export interface CardData {
  /** Name in the rules; drawings go by it. */
  name: string
  /** Name in the reader's language. */
  label: string
  kind: string
  /** Full effect in the reader's language; a line break starts a new paragraph. */
  text: string
  /** How many of it are in the box. */
  copies: number
  /** To which game it belongs. */
  game: string
  colors?: string[]
  icons?: string[]
  /** The box it comes from, where there are several. */
  set?: string
  /** Whatever else the game says of its cards. */
  [fact: string]: unknown
}

/** A card on the screen. Without card data it lies face down. */
export interface CardProps {
  card: CardData | null
  size?: CardSize
  /** Can be played right now: glows. */
  playable?: boolean
  /** Why it cannot be played right now: fades and says so. */
  reason?: string
  selected?: boolean
  onpick?: () => void
  /** The kind of a face-down card, as far as it is known. */
  kind?: string
}

/** Typographic minus, so that negative values line up with the others. */
export const signed = (value: number, plus = false) => (value < 0 ? `−${-value}` : plus && value > 0 ? `+${value}` : String(value))

const LONG_WORD = 14
const SYLLABLE = /(?<=\p{L}{2}[aeiouy])(?=(?:[^aeiouy]|[cpst]h)[aeiouy]\p{L}{2})/giu

/** A name whose long words can be parted at a syllable where there is no room for them. */
export const breakable = (label: string, long = LONG_WORD): string => label.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(SYLLABLE, '\u00AD')))

/** How many letters cannot be parted. */
export const longestPart = (label: string): number => Math.max(...label.split(/[\s\u00AD-]/).map((part) => part.length))
