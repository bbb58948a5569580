import { COATS } from '../palette'
import { ADORNMENTS, ORDER, type Trait, TRAITS } from './adornments'
import { BODIES } from './bodies'
import type { Coat } from './body'

export { type Trait, TRAITS }
export { VIEW } from './body'

/** Every species that can be drawn; the dummy is one of them. */
export const SPECIES: readonly string[] = Object.keys(BODIES)

const isTrait = (name: string): name is Trait => Object.hasOwn(ADORNMENTS, name)

/** One part of a drawing: keyed, so that it can sprout and go. */
export interface Piece {
  key: string
  svg: string
}

/** A species with everything that its traits make of it, from behind to the front. */
export function animalPieces(species: string, traits: readonly string[]): Piece[] {
  const coat: Coat = COATS[species] ?? COATS.dummy!
  const body = (BODIES[species] ?? BODIES.dummy!)(coat)
  const worn = ORDER.filter((trait) => traits.filter(isTrait).includes(trait)).map((trait) => ({ trait, ...ADORNMENTS[trait](body.places, coat) }))
  return [
    ...worn.flatMap(({ trait, behind }) => (behind ? [{ key: `${trait} behind`, svg: behind }] : [])),
    { key: species, svg: body.behind + body.front },
    ...worn.flatMap(({ trait, front }) => (front ? [{ key: trait, svg: front }] : [])),
  ]
}

export const animalMarkup = (species: string, traits: readonly string[] = []): string => animalPieces(species, traits).map(({ svg }) => svg).join('')
