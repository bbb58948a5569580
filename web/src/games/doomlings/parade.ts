import type { Trait } from './species/types'

/** Five creatures for the front page. */
export const PARADE: readonly { seed: string; pile: readonly Trait[] }[] = [
  { seed: 'parade 1', pile: [{ name: 'Antlers', colors: ['green'] }, { name: 'Leaves', colors: ['green'] }] },
  { seed: 'parade 2', pile: [{ name: 'Gills', colors: ['blue'] }, { name: 'Tentacles', colors: ['blue'] }] },
  { seed: 'title', pile: [] },
  { seed: 'parade 4', pile: [{ name: 'Big Ears', colors: ['purple'] }, { name: 'The Third Eye', colors: ['purple'] }] },
  { seed: 'parade 5', pile: [{ name: 'Fangs', colors: ['red'] }, { name: 'Fire Skin', colors: ['red'] }] },
]
