import type { PastGame } from '../net/messages.generated'

/** What somebody's games come to. */
export interface Stats {
  games: number
  wins: number
  /** The best score; where the fewest points win, the lowest. */
  best: number | null
  /** The card that was played most often. */
  favourite: string | null
}

/** The place that I took; those who share one have the same. */
export const placeOf = ({ ranking, seat }: PastGame): number => 1 + ranking.slice(0, ranking.findIndex((seats) => seats.includes(seat))).flat().length

export const scoreOf = ({ scores, seat }: PastGame): number => scores[seat] ?? 0

export function statsOf(games: readonly PastGame[], lowestWins: boolean): Stats {
  const counts = new Map<string, number>()
  for (const { played } of games) for (const [card, n] of Object.entries(played)) counts.set(card, (counts.get(card) ?? 0) + n)
  const favourites = [...counts].sort(([one, n], [other, m]) => m - n || one.localeCompare(other))
  const scores = games.map(scoreOf)
  return {
    games: games.length,
    wins: games.filter((game) => placeOf(game) === 1).length,
    best: scores.length ? (lowestWins ? Math.min : Math.max)(...scores) : null,
    favourite: favourites[0]?.[0] ?? null,
  }
}

/** Games by what makes them comparable, each part in the order in which it first comes. */
export function groupBy<Key>(games: readonly PastGame[], key: (game: PastGame) => Key): [Key, PastGame[]][] {
  const groups = new Map<Key, PastGame[]>()
  for (const game of games) groups.set(key(game), [...(groups.get(key(game)) ?? []), game])
  return [...groups]
}
