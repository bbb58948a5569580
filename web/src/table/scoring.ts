import type { CardData } from '../cards/model'
import type { TableView } from '../net/view'
import type { CardBook } from '../state/cards.svelte'

export interface ScoreLine {
  card?: CardData
  /** What else counts, by its name in the view. */
  part?: string
  points: number
}
export interface ScoreColumn {
  seat: number
  lines: ScoreLine[]
  total: number
  tie: number
}

/** The end of a game as columns of points; all numbers come from the view. */
export function sheetOf(view: TableView, book: CardBook): ScoreColumn[] {
  return view.players.map((player, seat) => ({
    seat,
    lines: [
      ...player.pile.map((entry): ScoreLine => ({ card: book.card(entry.card), points: entry.points })),
      ...Object.entries(player.points_besides)
        .filter(([, points]) => points !== 0)
        .map(([part, points]): ScoreLine => ({ part, points })),
    ],
    total: player.points,
    tie: player.tie_points,
  }))
}
