// Written by scripts/write_types.py from the board of the game: change that.
import type { TableView } from '../../net/view'

/** One of `played`. */
export interface PlayedItem {
  card: string
  player: number | null
}

/** One of `attacks`. */
export interface AttacksItem {
  card: string
  owner: number
  target: number
  gainer: number
  number: number
  plan: 'open' | 'let_through' | 'open_again' | 'blocked'
  sneak: boolean
  id: number
}

/** One of `blocks`. */
export interface BlocksItem {
  attacker: string
  blocker: string
  points: number
  attacker_id: number
  blocker_id: number
}

/** One of `forecast`. */
export interface ForecastItem {
  card: string
  outcome: 'open' | 'through' | 'blocked' | 'in_vain' | 'hunted' | 'stopped' | 'captured' | 'struck' | 'spared'
  loser: number | null
  gainer: number | null
  tokens: number
  out: boolean
  id: number
}

/** One of `previews`. */
export interface PreviewsItem {
  with: string | null
  animal: string | null
  player: number | null
  animal_id: number | null
  card: string
  outcome: 'open' | 'through' | 'blocked' | 'in_vain' | 'hunted' | 'stopped' | 'captured' | 'struck' | 'spared'
  loser: number | null
  gainer: number | null
  tokens: number
  out: boolean
  id: number
}

/** One of `suggestion`. */
export interface SuggestionItem {
  attacker: string
  blocker: string
  points: number
  attacker_id: number
  blocker_id: number
}

/** One of `offers`. */
export interface OffersItem {
  giver: number
  taker: number
  tokens: number
  promise: 'spare' | 'join' | 'stay_out' | 'help' | 'favor'
  with_card: boolean
}

/** One of `deals`. */
export interface DealsItem {
  giver: number
  taker: number
  tokens: number
  promise: 'spare' | 'join' | 'stay_out' | 'help' | 'favor'
  round: number
  state: 'pending' | 'kept' | 'broken' | 'overdue' | 'lapsed'
  with_card: boolean
}

/** One of `pile`. */
export interface PileItem {
  card: string
  defense_left: number
  guarding: number
  id: number
}

/** What a seat may know of a player. */
export interface PlayerView {
  [name: string]: unknown
  choosing: boolean
  hand_size: number
  hand: string[] | null
  known_hand: string[] | null
  chosen_size: number | null
  chosen: string[] | null
  known_chosen: string[] | null
  pile: PileItem[]
  tokens: number
  out: boolean
}

/** What a seat may know. */
export interface GameView extends TableView {
  players: PlayerView[]
  deck_size: number
  discard: string[]
  played: PlayedItem[]
  attacks: AttacksItem[]
  round: number
  first_target: number | null
  target: number | null
  blocks: BlocksItem[]
  aimed_animal: string | null
  aimed_id: number | null
  aimed_player: number | null
  struck: number[]
  forecast: ForecastItem[]
  previews: PreviewsItem[]
  suggestion: SuggestionItem[]
  offers: OffersItem[]
  deals: DealsItem[]
}
