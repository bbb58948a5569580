import type { TableView } from '../../net/view'
import { type Icon, ICONS } from './ornaments/icons'

/** What Gloom of Thrones puts into a view. */
export interface Member extends Partial<Record<Icon, boolean>> {
  card: string
  score: number
  dead: boolean
  monarch: boolean
  top: number | null
  middle: number | null
  bottom: number | null
  /** Whether this death would be the end. */
  ends_game: boolean
  /** Whether somebody fetched it back. */
  revived?: boolean
  /** What the score would be with the card that is being played. */
  would_be?: number | null
  /** What lies on it, from the bottom up. */
  stack: string[]
}

export interface InForce {
  card: string
  on: string
  persistent: boolean
}

export interface Marks {
  skip_draw: number
  skip_turn: number
  lose_actions: number
}

export interface PlayerView {
  [name: string]: unknown
  hand: string[] | null
  hand_size: number
  house: string | null
  family: Member[]
  points: number
  living: number
  draw_limit: number
  marks: Marks
  in_force: InForce[]
}

export interface GloomView extends TableView {
  players: PlayerView[]
  monarch: string | null
  turn: number | null
  first: number | null
  round: number
  /** Left in this turn. */
  actions: number
  extra_actions: number
  free_plays: number
  deck_size: number
  /** Topmost card first. */
  discard: string[]
  played: string[]
}

export const iconsOf = (member: Member): Icon[] => ICONS.filter((icon) => member[icon])
export const pointsOf = ({ top, middle, bottom }: Member): (number | null)[] => [top, middle, bottom]
