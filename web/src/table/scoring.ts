import { contentOf } from '../board/zones'
import type { ScoreColumn, ScoreLine } from '../games/module'
import type { Line } from '../net/messages.generated'
import type { PlayerView, TableView } from '../net/view'
import type { CardBook } from '../state/cards.svelte'

const numberIn = (thing: Record<string, unknown>, name: string): number | null => (typeof thing[name] === 'number' ? thing[name] : null)

/** Every card that the view gives points, and what is left over. */
function plainScore(player: PlayerView, book: CardBook, score: number | null): ScoreColumn {
  const zones = book.board?.zones.filter((zone) => zone.of === 'seat' && zone.facts.includes('points')) ?? []
  const lines = zones.flatMap((zone) =>
    contentOf(zone, player).entries.flatMap(({ card, facts }): ScoreLine[] => {
      const points = numberIn(facts, 'points')
      return card === null || points === null ? [] : [{ card: book.card(card), points }]
    }),
  )
  const total = score ?? numberIn(player, 'points') ?? lines.reduce((sum, line) => sum + line.points, 0)
  return { lines, total }
}

/** The end of a game as columns of points; all numbers come from the server. */
export const columnsOf = (view: TableView, book: CardBook, scores: readonly number[] | null): ScoreColumn[] =>
  view.players.map((player, seat) => book.module.scoreOf?.(player, book) ?? plainScore(player, book, scores?.[seat] ?? null))

/** What decided between players with equal points, in the order in which it came. */
export const tieBreaks = (log: readonly Line[], book: CardBook): readonly Line[] => log.filter(({ event }) => book.module.breaksTie?.(event.verb))
