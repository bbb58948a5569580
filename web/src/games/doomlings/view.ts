import type { TableView } from '../../net/view'
import type { ColorName } from './palette'

/** What Doomlings puts into a view. */
export interface PileCard {
  card: string
  points: number
}

/** What a card may still change when the game ends; null where nobody can say. */
export interface Prospect {
  card: string
  owner: number
  /** From the worst choice to the best. */
  least: number | null
  most: number | null
}

export interface PlayerView {
  [name: string]: unknown
  hand_size: number
  /** Only the viewer's own. */
  hand: string[] | null
  /** Cards of another hand that the viewer has seen. */
  known_hand: string[] | null
  pile: PileCard[]
  gene_pool: number
  points: number
  points_besides: Record<string, number>
  prospects: Prospect[]
  tie_points: number
  shielded: boolean
  /** The colour that was chosen to score by, and the one by which the others lose. */
  own_color: ColorName | null
  opponents_color: ColorName | null
  /** From this colour, to that one. */
  recolor: string[] | null
}

export interface DoomlingsView extends TableView {
  players: PlayerView[]
  in_force: string
  past_ages: string[]
  next_age: string | null
  ages_left: number
  catastrophes: number
  deck_size: number
  /** Topmost card first. */
  discard: string[]
  phase: string
  first: number
  turn: number | null
  last_played: string | null
  worlds_end: string | null
}
