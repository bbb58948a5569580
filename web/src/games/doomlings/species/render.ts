import { anatomyOf, type Drawing, drawAnatomy, spaceOf, stacked } from './compose'
import { VIEW } from './rig'
import type { Trait } from './types'

export function transformOf(drawing: Drawing, space: ReturnType<typeof spaceOf>): string {
  if (space === 'world') return ''
  return space === 'head' ? `${drawing.stance} ${drawing.nod}`.trim() : drawing.stance
}

/** Markup for the inside of an `<svg>`; still pictures such as card illustrations use this. */
export function speciesMarkup(pile: readonly Trait[], seed: string, uid: string): string {
  const anatomy = anatomyOf(pile, seed)
  const drawing = drawAnatomy(anatomy, anatomy.rig, uid)
  const body = stacked(drawing.pieces)
    .map((piece) => {
      const transform = transformOf(drawing, spaceOf(piece.layer))
      return transform ? `<g transform="${transform}">${piece.svg}</g>` : piece.svg
    })
    .join('')
  return `<defs>${drawing.defs}</defs><g stroke-linecap="round" stroke-linejoin="round">${body}</g>`
}

export function speciesSvg(pile: readonly Trait[], seed = pile[0]?.name ?? 'egg', uid = 'species'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}">${speciesMarkup(pile, seed, uid)}</svg>`
}
