import type { CardData } from '../../../cards/model'
import type { CardBook } from '../../../state/cards.svelte'
import { type Icon, isIcon, SLOT } from '../ornaments/icons'
import { type Family, FAMILIES } from '../palette'

export type Kind = 'character' | 'modifier' | 'death' | 'event' | 'throne'
/** What is printed in the circles, from the top; null is clear. */
export type Points = readonly [number | null, number | null, number | null]

export interface GloomCard extends CardData {
  kind: Kind
  points: Points
  icons: Icon[]
  /** Whether the box with the text hides the one below. */
  opaque: boolean
  /** What it can add to a score besides what its circles show. */
  adds: number
  category: string
  flavor: string
  /** What the family of a character is called. */
  family: string
}

export type GloomBook = CardBook<GloomCard>

/** The name as a key: drawings go by it. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

const NOTHING: Points = [null, null, null]

/** A card with everything that the faces rely on; one that nobody described is taken for an event. */
export const complete = (card: CardData): GloomCard => ({
  ...card,
  kind: (card.kind || 'event') as Kind,
  points: (card.points as Points | null | undefined) ?? NOTHING,
  icons: (card.icons ?? []).filter(isIcon),
  opaque: card.opaque !== false,
  adds: Number(card.adds ?? 0),
  category: String(card.category ?? ''),
  flavor: String(card.flavor ?? ''),
  family: String(card.family ?? ''),
})

/** The three slots of icons, from the top. */
export function iconSlots(icons: readonly Icon[]): (Icon | null)[] {
  const slots: (Icon | null)[] = [null, null, null]
  for (const icon of icons) slots[SLOT[icon]] = icon
  return slots
}

export const houseOf = (card: CardData): Family => FAMILIES.find((family) => card.colors?.includes(family)) ?? 'boots'
