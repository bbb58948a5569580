import type { ScoreColumn, ScoreLine } from '../../module'
import type { GloomBook } from '../cards/model'
import type { PlayerView } from '../view'
import { own } from '../words'
import { shareOf, throneIn } from './shares'

/** The points of a family one by one, card by card; the living count nothing, except on the Throne. */
export function scoreOf(player: PlayerView, book: GloomBook): ScoreColumn {
  const words = own().table
  const lines = player.family.flatMap((member): ScoreLine[] => {
    const of = book.label(member.card)
    if (!member.dead) return member.monarch ? [{ label: words.throneCounts, of, points: throneIn(book) }] : []
    return shareOf({ member, stack: member.stack.map((name) => book.card(name)) }, book, words).map((share) => ({ ...share, of }))
  })
  return { lines, total: player.points }
}
