import { signed } from '../../../cards/model'
import type { GameView, ProspectsItem } from '../view.generated'

/** How a language speaks of what may change. */
export interface ProspectWords {
  open: string
  atBest: (points: string) => string
  between: (least: string, most: string) => string
  others: (range: string) => string
  nothing: string
}

/** A prospect in words: what its owner can make of it, what others have to fear from it. */
export function prospectText(view: GameView, seat: number, prospect: ProspectsItem, words: ProspectWords): string {
  const range = (least: number | null, most: number | null): string => {
    if (least === null || most === null) return words.open
    return least === most ? signed(most, true) : words.between(signed(least, true), signed(most, true))
  }
  const { least, most } = prospect
  if (prospect.owner !== seat || least === null || most === null) return range(least, most)
  if (least === 0 && most === 0) {
    const theirs = view.players.flatMap((player, other) => (other === seat ? [] : player.prospects.filter(({ card }) => card === prospect.card)))
    const bound = (pick: (...all: number[]) => number, of: 'least' | 'most') => (theirs.some((one) => one[of] === null) ? null : pick(...theirs.map((one) => one[of]!)))
    const worst = bound(Math.min, 'least')
    const harms = theirs.length > 0 && (worst === null || worst < 0)
    return harms ? words.others(range(worst, bound(Math.max, 'most'))) : words.nothing
  }
  return least === most ? signed(most, true) : words.atBest(signed(most, true))
}

/** All prospects of a seat together; null where nobody can say. */
export function rangeOf(prospects: readonly ProspectsItem[]): { least: number; most: number } | null {
  const sum = (of: 'least' | 'most') => prospects.reduce<number | null>((all, one) => (all === null || one[of] === null ? null : all + one[of]), 0)
  const [least, most] = [sum('least'), sum('most')]
  return least === null || most === null ? null : { least, most }
}
