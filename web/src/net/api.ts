import type { CardData } from '../cards/model'
import { OPEN, WATCHING } from '../replay/seat'
import { language, say } from '../state/language.svelte'
import type { ScoreResult } from '../games/module'
import type { Board } from './board.generated'
import type { Analysis, CallKey, Done, Frames, Joined, Level, Me, MyGames, NewDevice, NewTable, OptionLine, PlayerMade, Reach, Refusal, Replay, RulesText, TableInfo, TableLine, TableMade, Tale } from './messages.generated'

/** A refusal by the server, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** In which player's part of a score sheet the mistake is. */
    readonly seat?: number | null,
  ) {
    super(message)
  }
}

export interface GameInfo {
  name: string
  title: string
  /** One sentence. */
  summary: string
  /** The fewest and the most. */
  players: [number, number]
  /** How many a game takes, about. */
  minutes: number
  /** How many minutes the first game of a newcomer takes; null: there is none. */
  first_game: number | null
}

let token: string | null = null
export const useToken = (given: string | null) => (token = given)

/** Refusals, too, come in the language in use. */
const spoken = (path: string) => `/api${path}${/[?&]lang=/.test(path) ? '' : `${path.includes('?') ? '&' : '?'}lang=${language.code}`}`

async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(spoken(path), { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }).catch(() => {
    throw new Error(say().serverAway)
  })
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const { error = 'unknown', message = answer.statusText, seat } = (data ?? {}) as Partial<Refusal>
    throw new ApiError(answer.status, error, message, seat)
  }
  return data as T
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: unknown) => call<T>('POST', path, body)
const part = encodeURIComponent

export const api = {
  newPlayer: (name: string) => post<PlayerMade>('/players', { name }),
  rename: (name: string) => post<Me>('/me', { name }),
  callKey: () => get<CallKey>('/calls'),
  callMe: (device: NewDevice) => post<Me>('/calls', device),
  callNoMore: (endpoint: string) => post<Me>('/calls/end', { endpoint }),
  games: (lang: string) => get<GameInfo[]>(`/games?lang=${lang}`),
  cards: (game: string, lang: string) => get<CardData[]>(`/cards/${part(game)}?lang=${lang}`),
  tableCards: (table: string, lang: string) => get<CardData[]>(`/tables/${part(table)}/cards?lang=${lang}`),
  board: (game: string, lang: string) => get<Board>(`/games/${part(game)}/board?lang=${lang}`),
  rules: (game: string, lang: string) => get<RulesText>(`/rules/${part(game)}?lang=${lang}`),
  options: (game: string, lang: string) => get<OptionLine[]>(`/options/${part(game)}?lang=${lang}`),
  levels: (lang: string) => get<Level[]>(`/levels?lang=${lang}`),
  score: (game: string, sheet: unknown) => post<ScoreResult>(`/score/${part(game)}`, sheet),
  newTable: (table: NewTable) => post<TableMade>('/tables', table),
  myTables: (lang: string) => get<TableLine[]>(`/tables?lang=${lang}`),
  myGames: (lang: string) => get<MyGames>(`/games/mine?lang=${lang}`),
  publicTables: (lang: string) => get<TableLine[]>(`/tables/public?lang=${lang}`),
  table: (name: string, lang: string) => get<TableInfo>(`/tables/${part(name)}?lang=${lang}`),
  seatBot: (table: string, seat: number) => post<unknown>(`/tables/${part(table)}/bot`, { seat }),
  decline: (table: string) => post<Done>(`/tables/${part(table)}/decline`, {}),
  leave: (table: string) => post<Done>(`/tables/${part(table)}/leave`, {}),
  replace: (table: string, seat: number) => post<Done>(`/tables/${part(table)}/replace`, { seat }),
  start: (table: string) => post<Done>(`/tables/${part(table)}/start`, {}),
  remove: (table: string) => call<Done>('DELETE', `/tables/${part(table)}`),
  reach: (lang: string) => get<Reach>(`/reach?lang=${lang}`),
  rematch: (table: string, pledge: string) => post<TableMade>(`/tables/${part(table)}/again`, { pledge }),
  replay: (table: string) => get<Replay>(`/replays/${part(table)}`),
  /** `seen`: a seat, OPEN for all hands, anything else for what a spectator saw. */
  frames: (table: string, seen: string, lang: string) => get<Frames>(`/replays/${part(table)}/frames?lang=${lang}${seen === OPEN ? '&hands=true' : seen === WATCHING ? '' : `&seat=${part(seen)}`}`),
  tale: (table: string, lang: string) => get<Tale>(`/replays/${part(table)}/tale?lang=${lang}`),
  analysis: (table: string, lang: string) => get<Analysis>(`/replays/${part(table)}/analysis?lang=${lang}`),
  join: (code: string, pledge: string) => post<Joined>(`/tables/${part(code)}/join`, { pledge }),
}
