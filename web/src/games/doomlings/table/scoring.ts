import type { ScoreColumn, ScoreLine } from '../../module'
import type { DoomBook } from '../book'
import type { PlayerView } from '../view.generated'
import { own } from '../words'

/** The points of a player one by one; all numbers come from the view. */
export function scoreOf(player: PlayerView, book: DoomBook): ScoreColumn {
  const besides = own().besides
  return {
    lines: [
      ...player.pile.map((entry): ScoreLine => ({ card: book.card(entry.card), points: entry.points })),
      ...Object.entries(player.points_besides)
        .filter(([, points]) => points !== 0)
        .map(([part, points]): ScoreLine => ({ label: besides[part] ?? part, points })),
    ],
    total: player.points,
  }
}
