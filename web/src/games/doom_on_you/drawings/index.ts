import { COATS } from '../palette'
import { ANIMALS, VIEW } from './animals'
import { BATTLES } from './battles'
import { DOOMS, SCENE } from './dooms'

export interface Drawing {
  width: number
  height: number
  svg: string
}

/** The name of a card as a key: drawings go by it. */
export const keyOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '_')

/** What is drawn of a card; nothing for a name that no card has. */
export function drawingOf(key: string): Drawing | null {
  const animal = ANIMALS[key]
  if (animal) return { width: VIEW, height: VIEW, svg: animal(COATS[key]!) }
  const battle = BATTLES[key]
  if (battle) return { width: VIEW, height: VIEW, svg: battle }
  const doom = DOOMS[key]
  return doom ? { ...SCENE, svg: doom } : null
}

export const ANIMAL_KEYS: readonly string[] = Object.keys(ANIMALS)
export const BATTLE_KEYS: readonly string[] = Object.keys(BATTLES)
export const DOOM_KEYS: readonly string[] = Object.keys(DOOMS)
