import type { Welcome } from '../src/net/messages.generated'
import type { GameView, PlayerView } from '../src/games/doomlings/view.generated'
import type { Choice } from '../src/net/view'

export const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  choosing: false,
  hand_size: 2,
  hand: null,
  known_hand: [],
  pile: [],
  gene_pool: 5,
  points: 0,
  points_besides: { catastrophe: 0, opponents: 0, leader: 0, goal: 0 },
  prospects: [],
  sign: null,
  tie_points: 0,
  shielded: false,
  own_color: null,
  opponents_color: null,
  recolor: null,
  ...change,
})

export const card = (action: number, name: string, owner?: number): Choice => ({ action, label: `Choose ${name}`, kind: 'card', card: name, ...(owner !== undefined && { owner }) })
export const word = (action: number, name: string): Choice => ({ action, label: name, kind: 'word', word: name })

/** Two players; the viewer sits on seat 0 and is asked to play. */
export const tableView = (change: Partial<GameView> = {}): GameView => ({
  game: 'doomlings',
  seat: 0,
  players: [player({ hand: ['Antlers', 'Kidney'], known_hand: null }), player()],
  in_force: 'The Birth of Life',
  past_ages: [],
  next_age: null,
  age_after_next: null,
  ages_left: 12,
  catastrophes: 0,
  deck_size: 90,
  discard: [],
  phase: 'turns',
  first: 0,
  turn: 0,
  last_played: null,
  actor: 0,
  prompt: 'play',
  cause: null,
  worlds_end: null,
  painted: null,
  over: false,
  question: 'Choose a trait to play',
  choices: [card(63, 'Antlers')],
  blocked: [],
  ...change,
})

export const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  t: 'welcome',
  seat: 0,
  names: ['Ada', 'Bot 2'],
  commitment: 'ab',
  pledges: [],
  dealt: true,
  number: 0,
  view: tableView(),
  log: [],
  game: 'doomlings',
  started: true,
  open: [false, false],
  invited: [false, false],
  resigned: [false, false],
  host: 0,
  invitation: null,
  bots: [null, 'greedy'],
  online: [true, true],
  chat: [],
  timer: null,
  left: null,
  hints: false,
  acked: 0,
  lang: 'en',
  ...change,
})
