// Written by scripts/write_types.py from the board of the game: change that.
import type { TableView } from '../../net/view'

/** One of `pile`. */
export interface PileItem {
  card: string
  points: number
  attached: string | null
}

/** One of `prospects`. */
export interface ProspectsItem {
  card: string
  owner: number
  least: number | null
  most: number | null
}

/** What a seat may know of a player. */
export interface PlayerView {
  [name: string]: unknown
  choosing: boolean
  hand_size: number
  hand: string[] | null
  known_hand: string[] | null
  pile: PileItem[]
  gene_pool: number
  points: number
  points_besides: { catastrophe: number; opponents: number; leader: number; goal: number }
  prospects: ProspectsItem[]
  sign: string | null
  tie_points: number
  shielded: boolean
  own_color: 'red' | 'blue' | 'green' | 'purple' | null
  opponents_color: 'red' | 'blue' | 'green' | 'purple' | null
  recolor: ('red' | 'blue' | 'green' | 'purple')[] | null
}

/** What a seat may know. */
export interface GameView extends TableView {
  players: PlayerView[]
  deck_size: number
  discard: string[]
  in_force: string | null
  past_ages: string[]
  next_age: string | null
  age_after_next: string | null
  ages_left: number
  catastrophes: number
  phase: 'setup' | 'reveal' | 'turns' | 'worlds_end' | 'over'
  first: number
  turn: number | null
  last_played: string | null
  worlds_end: string | null
  painted: 'red' | 'blue' | 'green' | 'purple' | null
}
