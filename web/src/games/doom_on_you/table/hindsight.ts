import type { GameView } from '../view.generated'
import { tokensAfter } from './steps'

/** What all attacks on a target would have brought, had nobody done anything against them. */
export interface Foreseen {
  target: number
  round: number
  tokens: number[]
}

/** As soon as all attacks are declared, what they would bring is kept until the turn is over. */
export function keptIn(view: GameView, kept: Foreseen | null): Foreseen | null {
  const { target, round, attacks, prompt } = view
  if (prompt === 'declare' || prompt === 'rush') return null
  if (kept || target === null || !attacks.length) return kept
  return { target, round, tokens: tokensAfter(view, view.forecast) }
}

export const isPast = (view: GameView, kept: Foreseen): boolean => kept.target !== view.target || kept.round !== view.round
