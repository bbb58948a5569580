import type { CardData } from '../cards/model'
import { OPEN, WATCHING } from '../replay/seat'
import { language, say } from '../state/language.svelte'
import type { ScoreResult } from '../games/module'
import type { Board } from './board'
import type { Changes, LogLine } from './view'

/** A refusal by the server, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export interface Identity {
  player: string
  token: string
  name: string
}
export interface GameInfo {
  name: string
  title: string
  /** The fewest and the most. */
  players: [number, number]
}
export interface Level {
  level: string
  title: string
  explanation: string
  /** The one that plays when no other is wished for. */
  usual: boolean
}
export type OptionValue = string | number | boolean
export interface OptionInfo {
  key: string
  title: string
  explanation: string
  /** A preset is a choice that sets the other options. */
  kind: 'preset' | 'choice' | 'several' | 'number' | 'cards' | 'card_numbers'
  /** What can be picked, if it is to be picked. */
  values: { value: OptionValue; title: string }[]
  least: number | null
  most: number | null
}
export type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level?: string }
export interface NewTable {
  game: string
  seats: Seat[]
  options?: Record<string, unknown>
  public?: boolean
  timer?: number | null
  hints?: boolean
}
export interface Created {
  table: string
  seat: number | null
  join: string
}
export interface TableSummary {
  table: string
  game: string
  names: string[]
  /** The seat that is asked; null if that is not known, or nobody is. */
  turn: number | null
  over: boolean
  /** Seconds since 1970. */
  updated: number
  seat: number | null
  /** How many seats are free. */
  open: number
}
export interface Frame {
  n: number
  actor: number | null
  lines: LogLine[]
  changes: Changes
}
export interface ReplayFacts {
  names: string[]
  scores: number[]
  ranking: number[][]
  winners: number[]
  game: string
  key: string
  commitment: string
}
/** A possible decision: the chance to win, and the place to be expected (1: first, 0: last). */
export interface Rated {
  action: number
  label: string
  win: number
  place: number
}
export interface Judgement {
  /** Counts the decisions of the replay from 1. */
  number: number
  seat: number
  question: string
  played: Rated
  best: Rated
  /** The chance to win that was given away. */
  loss: number
  verdict: string
}
export interface SeatRating {
  seat: number
  average_loss: number
  best: number
  good: number
  inaccuracy: number
  mistake: number
  blunder: number
}
export interface Analysis {
  ready: boolean
  done: number
  total: number
  seats: SeatRating[]
  decisions: Judgement[]
}

let token: string | null = null
export const useToken = (given: string | null) => (token = given)

/** Refusals, too, come in the language in use. */
const spoken = (path: string) => `/api${path}${/[?&]lang=/.test(path) ? '' : `${path.includes('?') ? '&' : '?'}lang=${language.code}`}`

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(spoken(path), { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }).catch(() => {
    throw new Error(say().serverAway)
  })
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const { error = 'unknown', message = answer.statusText } = (data ?? {}) as { error?: string; message?: string }
    throw new ApiError(answer.status, error, message)
  }
  return data as T
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown) => call<T>('POST', path, body)
const part = encodeURIComponent

const missing = (problem: unknown): null => {
  if (problem instanceof ApiError && problem.status === 404) return null
  throw problem
}

export const api = {
  newPlayer: (name: string) => post<Identity>('/players', { name }),
  rename: (name: string) => post<{ player: string; name: string }>('/me', { name }),
  games: () => get<GameInfo[]>('/games'),
  cards: (game: string, lang: string) => get<CardData[]>(`/cards/${part(game)}?lang=${lang}`),
  board: (game: string, lang: string) => get<Board>(`/games/${part(game)}/board?lang=${lang}`).catch(missing),
  rules: (game: string, lang: string) => get<{ markdown: string }>(`/rules/${part(game)}?lang=${lang}`),
  options: (game: string, lang: string) => get<OptionInfo[]>(`/options/${part(game)}?lang=${lang}`),
  levels: (lang: string) => get<Level[]>(`/levels?lang=${lang}`),
  score: (game: string, sheet: unknown) => post<ScoreResult>(`/score/${part(game)}`, sheet),
  newTable: (table: NewTable) => post<Created>('/tables', table),
  myTables: (lang: string) => get<TableSummary[]>(`/tables?lang=${lang}`),
  publicTables: (lang: string) => get<TableSummary[]>(`/tables/public?lang=${lang}`),
  seatBot: (table: string, seat: number) => post<unknown>(`/tables/${part(table)}/bot`, { seat }),
  rematch: (table: string) => post<{ table: string }>(`/tables/${part(table)}/again`, {}),
  replay: (table: string) => get<ReplayFacts>(`/replays/${part(table)}`),
  /** `seen`: a seat, OPEN for all hands, anything else for what a spectator saw. */
  frames: (table: string, seen: string, lang: string) => get<{ frames: Frame[] }>(`/replays/${part(table)}/frames?lang=${lang}${seen === OPEN ? '&hands=true' : seen === WATCHING ? '' : `&seat=${part(seen)}`}`),
  analysis: (table: string, lang: string) => get<Analysis>(`/replays/${part(table)}/analysis?lang=${lang}`),
  join: (code: string) => post<{ table: string; seat: number }>(`/tables/${part(code)}/join`, {}),
}
