import { place } from '../../../drawing/draw'

/** A thing, where its middle lies, how large and how crooked it is. Scenes are 120 wide and 100 high around the origin. */
export type Piece = readonly [thing: string, x?: number, y?: number, scale?: number, turn?: number]

export const SCENE_VIEW = '-62 -52 124 104'

export const compose = (pieces: readonly Piece[]): string => pieces.map(([thing, x = 0, y = 0, scale = 1, turn = 0]) => place(thing, x, y, scale, turn)).join('')
