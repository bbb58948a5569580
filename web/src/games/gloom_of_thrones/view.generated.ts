// Written by scripts/write_types.py from the board of the game: change that.
import type { TableView } from '../../net/view'

/** One of `family`. */
export interface FamilyItem {
  card: string
  score: number
  dead: boolean
  monarch: boolean
  top: number | null
  middle: number | null
  bottom: number | null
  crown: boolean
  coin: boolean
  blade: boolean
  goblet: boolean
  flame: boolean
  heart: boolean
  frost: boolean
  revived: boolean
  ends_game: boolean
  would_be: number | null
  stack: string[]
}

/** One of `in_force`. */
export interface InForceItem {
  card: string
  on: string
  persistent: boolean
}

/** What a seat may know of a player. */
export interface PlayerView {
  [name: string]: unknown
  choosing: boolean
  hand_size: number
  hand: string[] | null
  known_hand: string[] | null
  family: FamilyItem[]
  house: 'bannister' | 'kelly' | 'drizzle' | 'boots' | 'barnacle' | 'leftovers' | null
  points: number
  living: number
  draw_limit: number
  marks: { skip_draw: number; skip_turn: number; lose_actions: number }
  in_force: InForceItem[]
}

/** What a seat may know. */
export interface GameView extends TableView {
  players: PlayerView[]
  deck_size: number
  discard: string[]
  played: string[]
  monarch: string | null
  chosen: string | null
  turn: number | null
  first: number | null
  round: number
  actions: number
  extra_actions: number
  free_plays: number
  quiet_turns: number
  family_size: number
}
