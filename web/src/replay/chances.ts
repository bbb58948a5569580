import type { Judgement } from '../net/messages.generated'

const WORTH_A_LOOK: readonly string[] = ['inaccuracy', 'mistake', 'blunder']

/** The decisions that are worth another look: of one seat, or of all. */
export const notable = (decisions: readonly Judgement[], seat: number | null): Judgement[] => decisions.filter((one) => WORTH_A_LOOK.includes(one.verdict) && (seat === null || one.seat === seat))

export interface Spot {
  x: number
  y: number
}

/** How the chance of a seat to win went, as parts of the width and the height; at the end it has won or not. */
export function courseOf(decisions: readonly Judgement[], seat: number, total: number, winners: readonly number[]): Spot[] {
  const end = winners.includes(seat) ? 1 / winners.length : 0
  return [...decisions.map(({ number, wins }) => ({ x: number / (total + 1), y: 1 - (wins[seat] ?? 0) })), { x: 1, y: 1 - end }]
}
