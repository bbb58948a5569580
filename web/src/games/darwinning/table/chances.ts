import type { ChancesItem, GameView } from '../view.generated'

/** Combinations from the weakest to the best, as the rules rank them. */
export const RANKS = ['single', 'pair', 'flush', 'straight', 'three_of_a_kind', 'straight_flush', 'four_of_a_kind'] as const

export interface Chance {
  combination: string
  sum: number
  cards: string[]
}

const rankOf = (combination: string): number => RANKS.indexOf(combination as (typeof RANKS)[number])
const cardsOf = ({ card_1, card_2, card_3, card_4 }: ChancesItem): string[] => [card_1, card_2, card_3, card_4].filter((card) => card !== null)

/** What could be played, the best first. */
export const chancesIn = (view: GameView): Chance[] =>
  view.chances.map((item) => ({ combination: item.combination ?? 'nothing', sum: item.sum, cards: cardsOf(item) })).sort((a, b) => rankOf(b.combination) - rankOf(a.combination) || b.sum - a.sum)

/** Whether it beats what has to be beaten, if anything has been played. */
export const beats = ({ combination, sum }: Chance, { to_beat, to_beat_sum }: GameView): boolean => {
  if (to_beat === null) return true
  const above = rankOf(combination) - rankOf(to_beat)
  return above > 0 || (above === 0 && sum >= to_beat_sum)
}

/** Everything that ranks above a combination. */
export const betterThan = (combination: string): string[] => RANKS.slice(rankOf(combination) + 1)

/** Whether somebody has yet to play to the trick; cards that are only chosen may be taken back. */
export const isUndecided = ({ over, prompt, players }: GameView): boolean => !over && (prompt === 'lead' || prompt === 'follow' || prompt === 'name_suit') && players.some(({ played }) => !played.length)
