import type { ScoreColumn, ScoreLine } from '../../module'
import type { DarwinningBook } from '../cards/model'
import { own } from '../words'
import type { PlayerView } from '../view.generated'

/** The points of a species: track, population, environments, then trait by trait. */
export function scoreOf(player: PlayerView, book: DarwinningBook): ScoreColumn {
  const words = own().score
  const parts = (['food_chain', 'population', 'environments'] as const).map((part): ScoreLine => ({ label: words[part], points: player.points_for[part] }))
  const traits = player.spaces.flatMap(({ traits: laid, points }): ScoreLine[] => {
    const top = laid.at(-1)
    return top === undefined ? [] : [{ card: book.card(top), points }]
  })
  return { lines: [...parts, ...traits], total: player.points }
}
