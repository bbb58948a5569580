/** What a seat may know of a table; the browser shows it and adds nothing of its own. */
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
  /** From this colour, to that one. */
  recolor: string[] | null
}

export type ChoiceKind = 'card' | 'player' | 'color' | 'number' | 'word'

export interface Choice {
  action: number
  label: string
  kind: ChoiceKind
  card?: string
  player?: number
  color?: string
  number?: number
  word?: string
  /** Before whom the card lies open. */
  owner?: number
}

export interface TableView {
  game: string
  seat: number | null
  players: PlayerView[]
  /** Missing until the cards are dealt. */
  in_force?: string
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
  actor: number | null
  prompt: string | null
  cause: string | null
  worlds_end: string | null
  over: boolean
  question: string | null
  choices: Choice[]
}

/** One thing that happened. Places are written like `hand:0` or `deck`. */
export interface GameEvent {
  verb: string
  player?: number
  card?: string
  source?: string
  target?: string
  number?: number
}

/** A line of the log; `n` is the step it belongs to. */
export interface LogLine {
  n: number
  text: string
  event: GameEvent
}

/** What has changed of a view: new values by key, or what changed of the elements of a list, by their place. */
export type Changes = { [Key in keyof TableView]?: TableView[Key] | (TableView[Key] extends (infer Item)[] ? Record<number, Partial<Item>> : never) }

const merged = (old: unknown, change: unknown): unknown =>
  Array.isArray(old) && typeof change === 'object' && change !== null && !Array.isArray(change)
    ? old.map((item, place) => (place in change ? { ...item, ...(change as Record<number, object>)[place] } : item))
    : change

export const mergeChanges = (view: TableView, changes: Changes): TableView => ({
  ...view,
  ...Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, merged(view[key as keyof TableView], change)])),
})
