import type { ScoreColumn, ScoreLine } from '../../module'
import type { DarwinningBook } from '../cards/model'
import { own } from '../words'
import type { PlayerView } from '../view.generated'

/** The points of a species: track, population, environments, then trait by trait; on the last space a trait scores nothing. */
export function scoreOf(player: PlayerView, book: DarwinningBook): ScoreColumn {
  const { score: words, traits: names } = own()
  const parts = (['food_chain', 'population', 'environments'] as const).map((part): ScoreLine => ({ label: words[part], points: player.points_for[part] }))
  const traits = player.spaces.flatMap(({ traits: laid, points }, i): ScoreLine[] => {
    const top = laid.at(-1)
    if (top === undefined) return []
    const card = book.card(top)
    const label = card.trait ? names[card.trait]! : card.label
    return [{ card: { ...card, label: i === player.spaces.length - 1 ? words.unscored(label) : label }, points }]
  })
  return { lines: [...parts, ...traits], total: player.points }
}
