import type { ScoreColumn, ScoreLine } from '../../module'
import type { DoomBook } from '../book'
import type { PlayerView } from '../view.generated'
import { own } from '../words'

/** The points of a player one by one; all numbers come from the view. */
export function scoreOf(player: PlayerView, book: DoomBook): ScoreColumn {
  const words = own().besides
  const { goal, ...besides } = player.points_besides
  return {
    lines: [
      ...player.pile.map((entry): ScoreLine => ({ card: book.card(entry.card), points: entry.points })),
      ...(player.sign === null ? [] : [{ card: book.card(player.sign), points: goal }]),
      ...Object.entries(besides)
        .filter(([, points]) => points !== 0)
        .map(([part, points]): ScoreLine => ({ label: words[part] ?? part, points })),
    ],
    total: player.points,
  }
}
