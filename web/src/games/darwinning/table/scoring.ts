import type { ScoreColumn, ScoreLine } from '../../module'
import type { DarwinningBook } from '../cards/model'
import { own } from '../words'
import type { PlayerView } from '../view.generated'

/** The points of a species: track, population, environments, then trait by trait. */
export function scoreOf(player: PlayerView, book: DarwinningBook): ScoreColumn {
  const { score: words, traits: names } = own()
  const parts = (['food_chain', 'population', 'environments'] as const).map((part): ScoreLine => ({ label: words[part], points: player.points_for[part] }))
  const traits = player.spaces.flatMap(({ traits: laid, points }): ScoreLine[] => {
    const top = laid.at(-1)
    if (top === undefined) return []
    const card = book.card(top)
    return [{ card: { ...card, label: card.trait ? names[card.trait]! : card.label }, points }]
  })
  return { lines: [...parts, ...traits], total: player.points }
}
