import type { Icon } from '../ornaments/icons'
import { type GloomCard, iconSlots } from './model'

/** Something printed that can be seen, the card it is printed on, and how many of its kind lie hidden under it. */
export interface Seen<Printed> {
  printed: Printed
  card: GloomCard
  covers: number
}

/** What is seen of see-through cards that lie on each other. */
export interface Sight {
  points: (Seen<number> | null)[]
  icons: (Seen<Icon> | null)[]
  /** The card whose text is read. */
  text: GloomCard | null
}

function topmost<Printed>(stack: readonly GloomCard[], printedOn: (card: GloomCard) => Printed | null): Seen<Printed> | null {
  const printing = stack.flatMap((card) => {
    const printed = printedOn(card)
    return printed === null ? [] : [{ printed, card }]
  })
  const top = printing.at(-1)
  return top ? { ...top, covers: printing.length - 1 } : null
}

const THREE = [0, 1, 2] as const

/** Cards from the lowest to the uppermost. A printed nought hides, an empty circle is clear. */
export const sightOf = (stack: readonly GloomCard[]): Sight => ({
  points: THREE.map((slot) => topmost(stack, (card) => card.points[slot])),
  icons: THREE.map((slot) => topmost(stack, (card) => iconSlots(card.icons)[slot] ?? null)),
  text: stack.filter((card) => card.opaque).at(-1) ?? null,
})

export const sumOf = ({ points }: Sight): number => points.reduce((sum, seen) => sum + (seen?.printed ?? 0), 0)
