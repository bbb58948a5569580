import type { Rated } from './api'
import type { Changes, LogLine, TableView } from './view'

/** Everything a viewer may know; replaces whatever was known before. */
export interface Welcome {
  t: 'welcome'
  seat: number | null
  names: string[]
  /** SHA-256 of the key of the shuffle. */
  commitment: string
  number: number
  view: TableView
  log: LogLine[]
  game: string
  started: boolean
  /** By seat: still free. */
  open: boolean[]
  /** By seat: the level of its bot. */
  bots: (string | null)[]
  online: boolean[]
  chat: Omit<ChatLine, 't'>[]
  /** Seconds for each decision of a person. */
  timer: number | null
  /** Seconds left for the decision in the view. */
  left: number | null
  hints: boolean
  /** The step that tells what came of my last answer. */
  acked: number
  /** The code with which others join. */
  join?: string
  /** The table at which the same people meet again. */
  next?: string
}
export interface Update {
  t: 'update'
  /** The step that this follows; there may be several from there to `number`. */
  after: number
  number: number
  events: LogLine[]
  changes: Changes
}
export interface Ack {
  t: 'ack'
  id: string
  number: number
}
export interface Refusal {
  t: 'error'
  code: string
  message: string
  id?: string
}
export interface ChatLine {
  t: 'chat'
  n: number
  seat: number | null
  name: string
  text: string
}
export interface Presence {
  t: 'presence'
  online: boolean[]
  standins: boolean[]
}
export interface UndoAsk {
  t: 'undo_ask'
  seat: number
  name: string
  votes: (boolean | null)[]
  open: boolean
  agreed: boolean
}
export interface WhyNot {
  t: 'why'
  card: string
  reason: string | null
}
export interface HintGiven {
  t: 'hint'
  number: number
  action: number
  /** Every option, the best first. */
  options: Rated[]
}
export interface Next {
  t: 'next'
  table: string
}
export interface Over {
  t: 'over'
  replay: string
  key: string
  scores: number[]
  ranking: number[][]
  /** By step of this viewer: how many decisions of the replay lie behind it. */
  steps: number[]
}
export interface Pong {
  t: 'pong'
}
export type ServerMessage = Welcome | Update | Ack | Refusal | ChatLine | Presence | UndoAsk | WhyNot | HintGiven | Next | Over | Pong

export type ClientMessage =
  | { t: 'hello'; token: string | null; last: number }
  | { t: 'move'; id: string; after: number; action: number }
  | { t: 'chat'; text: string }
  | { t: 'undo' }
  | { t: 'undo_vote'; agree: boolean }
  | { t: 'lang'; lang: string }
  | { t: 'why'; card: string }
  | { t: 'hint' }
  | { t: 'sync' }
  | { t: 'ping' }
