// Written by scripts/write_types.py from endling/board/plain.py: change that.

/**
 * A legal answer. With an owner, its card lies open before that seat.
 *
 * An open card lies in `zone`; `id` tells equal cards apart that may be in different states. A
 * sentence of one's own may, should or must go with it as `note` says (free, wanted, required),
 * and may start from `line`.
 */
export interface Choice {
  action: number
  label: string
  kind: 'card' | 'color' | 'number' | 'player' | 'word'
  card?: string
  player?: number
  color?: string
  number?: number
  word?: string
  owner?: number
  zone?: string
  id?: number
  note?: 'free' | 'required' | 'wanted'
  line?: string
}

/** Why a card that the question is about cannot be chosen. */
export interface Blocked {
  card: string
  reason: string
  owner?: number
  id?: number
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

/** What a seat may know; the board's zones and facts are added under their names. */
export interface TableView {
  game: string
  seat: number | null
  players: Record<string, unknown>[]
  actor: number | null
  prompt: string | null
  cause: string | null
  over: boolean
  question: string | null
  choices: Choice[]
  blocked: Blocked[]
  [name: string]: unknown
}
