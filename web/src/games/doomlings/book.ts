import type { CardData } from '../../cards/model'
import type { CardBook } from '../../state/cards.svelte'
import type { DoomCard } from './cards/model'

export type DoomBook = CardBook<DoomCard>

/** A card with everything that the faces rely on; one that nobody described is taken for a trait. */
export const complete = (card: CardData): DoomCard => ({ face_value: null, dominant: false, ...card, kind: (card.kind || 'trait') as DoomCard['kind'], colors: (card.colors ?? []) as DoomCard['colors'], icons: card.icons ?? [], gene_pool: (card.gene_pool as number | null) || null })
