import { DEATHS } from './deaths'
import { EVENTS } from './events'
import { MODIFIERS } from './modifiers'
import { compose, type Piece } from './scene'
import { candle } from './house'

export { SCENE_VIEW } from './scene'

const SCENES = new Map<string, readonly Piece[]>(Object.entries({ ...MODIFIERS, ...DEATHS, ...EVENTS }))

export const SCENE_NAMES: readonly string[] = [...SCENES.keys()]

/** The picture of a card; one that nobody drew is a candle. */
export const sceneMarkup = (name: string): string => compose(SCENES.get(name) ?? [[candle]])
