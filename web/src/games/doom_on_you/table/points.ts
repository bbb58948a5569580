import type { AttacksItem, PileItem } from '../view.generated'
import type { Block } from './plan'

/** A point of defense: spent, planned against an attack (by its number), or free. */
export type Point = 'spent' | 'free' | number

/** All points of an animal from the left: those that are left come first. */
export function pointsOf(animal: PileItem, all: number, blocks: readonly Block[], attacks: readonly AttacksItem[]): Point[] {
  const planned = blocks.filter(({ blocker }) => blocker === animal.id).flatMap(({ attacker, points }) => Array.from({ length: points }, () => attacks.find(({ id }) => id === attacker)?.number ?? 0))
  return Array.from({ length: all }, (_, i) => (i >= animal.defense_left ? 'spent' : (planned[animal.defense_left - 1 - i] ?? 'free')))
}
