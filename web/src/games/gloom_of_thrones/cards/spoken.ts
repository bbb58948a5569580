import { signed } from '../../../cards/model'
import { own } from '../words'
import type { GloomCard } from './model'

/** What is said of a card to those who do not see it. */
export function spokenName(card: GloomCard): string {
  const { kind, slots, icons } = own()
  const points = card.points.flatMap((value, slot) => (value === null ? [] : [`${slots[slot]} ${signed(value, true)}`]))
  return [card.label, kind[card.kind] ?? '', ...points, ...card.icons.map((icon) => icons[icon] ?? icon)].filter(Boolean).join(', ')
}
