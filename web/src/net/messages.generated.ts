// Written by scripts/write_types.py from endling/server/wire/messages: change that.
import type { Changes, GameEvent, TableView } from './view'

/** The first message: who I am (null: a spectator) and the last number I have seen (0: none). */
export interface Hello {
  t: 'hello'
  token?: string | null
  last?: number
}

/**
 * My decision. Repeat it with the same id until it is acknowledged; it counts once.
 *
 * `id` must never be used again for another move of this seat, so make it random. `after` is the
 * `number` of the last welcome or update. `note` is a sentence of my own, which everybody gets to
 * read: with choices that have a `note` in the view, and needed where that is `required`.
 */
export interface Move {
  t: 'move'
  id: string
  after: number
  action: number
  note?: string
}

/**
 * What I add to the shuffle, as I have pledged; null: I do not have it on this device.
 *
 * To be sent (again) whenever a welcome says that my table is full, not dealt, and has my pledge;
 * it counts once. Remember the commitment and the pledges of that welcome first: what is told at
 * the end must fit them.
 */
export interface Contribute {
  t: 'contribute'
  contribution: string | null
}

/** A line of chat. */
export interface Say {
  t: 'chat'
  text: string
}

/** Take my last step back: at once if it revealed nothing, else if everybody agrees. */
export interface Undo {
  t: 'undo'
}

/** My answer to somebody who wants to take a step back. */
export interface UndoVote {
  t: 'undo_vote'
  agree: boolean
}

/** Hold the open window open for longer; anybody seated may, a few times a game. */
export interface Hold {
  t: 'hold'
}

/**
 * I need no more time in the open window; it ends when all people who were there have said so.
 *
 * It ends then with the length of time in which the last of them did, and nobody is told before.
 */
export interface Ready {
  t: 'ready'
}

/**
 * What I pass on without being asked; also the answer. Nobody else is told.
 *
 * `until_turn`: everything until it is my turn again; `cards`: whatever is asked because of these
 * cards; `questions`: these kinds of questions, by the names in the view's `prompt`.
 */
export interface Orders {
  t: 'orders'
  until_turn?: boolean
  cards?: string[]
  questions?: string[]
}

/** Whether bots should take no time; they take none where everybody who is seated wants that. */
export interface Pace {
  t: 'pace'
  quick: boolean
}

/** Speak another language from now on; answered by a new welcome. */
export interface SetLang {
  t: 'lang'
  lang: string
}

/** I have missed something: answered by a new welcome. */
export interface Sync {
  t: 'sync'
}

/** Why can I not choose this card now? */
export interface Why {
  t: 'why'
  card: string
}

/** What would a bot do in my place? Only at tables that give hints. */
export interface Hint {
  t: 'hint'
}

/** Are you there? */
export interface Ping {
  t: 'ping'
}

/**
 * Everything a viewer may know; replaces whatever the client knew before.
 *
 * The first answer to a hello, and sent again whenever deltas are not enough: a step was taken
 * back, a seat was taken, the game starts, the language changes. Until the game has started
 * (`started`), and for the moment in which it is dealt, the view shows no cards and no question.
 * `acked` above `number` means that my answer is stored and its news still waits: the question in
 * the view is answered. `timer` is how many seconds each decision of a person may take, `left` how
 * many are left for the one in the view; every update starts the clock anew.
 *
 * `commitment` is the SHA-256 of the table's secret, `pledges` by seat the SHA-256 of what people
 * will contribute to the shuffle (null: nothing). When all seats are taken and `dealt` is false,
 * everybody who has pledged is to `contribute`. The cards are dealt when all have done so; whoever
 * has gone or resigned is not waited for. The key of the shuffle is the SHA-256 of the secret and
 * of 32 bytes for each seat: the contribution, or zeros. Where nobody has contributed anything it
 * is the secret itself. All of it comes with `over`.
 *
 * By seat: `open` (nobody sits there yet), `invited` (kept for the named person, who has not
 * answered yet), `resigned` (a bot plays on for the named person), `bots` (the bot's level),
 * `online`. `host` is the seat of whoever decides about the table; `invitation` the seat that is
 * kept for me: take it by joining the table, or decline.
 */
export interface Welcome {
  t: 'welcome'
  seat: number | null
  names: string[]
  commitment: string
  pledges: (string | null)[]
  dealt: boolean
  number: number
  view: TableView
  log: Line[]
  game: string
  started: boolean
  open: boolean[]
  invited: boolean[]
  resigned: boolean[]
  bots: (string | null)[]
  online: boolean[]
  chat: Chat[]
  timer: number | null
  left: number | null
  hints: boolean
  lang: string
  acked: number
  host: number | null
  invitation: number | null
  join?: string
  next?: string
}

/** Somebody said something; `n` counts the lines of chat of the table. */
export interface Chat {
  t: 'chat'
  n: number
  seat: number | null
  name: string
  text: string
}

/**
 * One or more steps further: what happened, and the keys of the view that changed.
 *
 * Where the view has a list and `changes` an object, the latter says what has changed in the list.
 * With `put` it is a part: from the place `at` on (from 0), as many as `cut` are taken out, and
 * those in `put` come in. Otherwise it says by place what has changed of which elements, in the
 * same way as of the view. Everything else (`choices` always) replaces what was there.
 */
export interface Update {
  t: 'update'
  after: number
  number: number
  events: Line[]
  changes: Changes
}

/** The move is stored and will be (or was) part of the update of this number. */
export interface Ack {
  t: 'ack'
  id: string
  number: number
}

/** Something was refused; the table is as it was. */
export interface Error {
  t: 'error'
  code: string
  message: string
  id?: string | null
}

/** Who is there, and for whom a bot stands in. */
export interface Presence {
  t: 'presence'
  online: boolean[]
  standins: boolean[]
}

/**
 * Others may react to what just happened, whether or not anybody can.
 *
 * `events` are what everybody may know of it so far; they come again with the update, `left`
 * seconds later, or sooner if all people need no more time. `held` are the seats that hold the
 * window open for longer. `ready`: whether I have said that I need no more; null: nobody asks.
 */
export interface Window {
  t: 'window'
  number: number
  events: Line[]
  left: number
  held: number[]
  ready: boolean | null
}

/** Whoever acts first is first: all who have not acted `left` seconds from now decline. */
export interface Race {
  t: 'race'
  number: number
  left: number
}

/**
 * Somebody wants to take a step back; `votes` by seat, null where nobody has answered.
 *
 * `open` turns false when it is decided: `agreed` says how.
 */
export interface UndoAsk {
  t: 'undo_ask'
  seat: number
  name: string
  votes: (boolean | null)[]
  open: boolean
  agreed: boolean
}

/** Why a card cannot be chosen; null if it can. */
export interface WhyNot {
  t: 'why'
  card: string
  reason: string | null
}

/** What a bot would do at step `number`, and what it thinks of the options, the best first. */
export interface HintGiven {
  t: 'hint'
  number: number
  action: number
  options: Rated[]
}

/** A possible decision: the chance to win, and the place to be expected (1 is the first). */
export interface Rated {
  action: number
  label: string
  win: number
  place: number
}

/** A rematch: whoever sits at `seat` invites the others to this table. */
export interface Next {
  t: 'next'
  table: string
  seat: number
  name: string
}

/**
 * The game has ended: its replay, its result, and how its cards were shuffled.
 *
 * The `key` comes from the `secret` and the `contributions` by seat, as the welcome says.
 * `steps[number]` is how many decisions of the replay lie behind the update of that number. `tale`
 * says whether the game can be read as a story.
 */
export interface Over {
  t: 'over'
  replay: string
  key: string
  scores: number[]
  ranking: number[][]
  steps: number[]
  tale: boolean
  secret: string
  contributions: (string | null)[]
}

/** Yes. */
export interface Pong {
  t: 'pong'
}

/**
 * A line of the log: the number of the step it belongs to, its words, and its facts.
 *
 * `many` are its words for several times in a row, where they differ; the letter U+E200 in them is
 * the place of the number.
 */
export interface Line {
  n: number
  text: string
  event: GameEvent
  many?: string | null
}

/** A nickname. */
export interface NewPlayer {
  name: string
}

/** A player, and the token that proves it; it is shown once and stored hashed. */
export interface PlayerMade {
  player: string
  token: string
  name: string
}

/** Who I am. */
export interface Me {
  player: string
  name: string
}

/**
 * The key to which a browser subscribes so that this server can call it; null: it calls nobody.
 *
 * A call says `{"text": …, "address": …}`, sealed for the browser as RFC 8291 says.
 */
export interface CallKey {
  key: string | null
}

/** A subscription as the browser has made it: where to call, its public key and its secret. */
export interface NewDevice {
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser that is not to be called any more. */
export interface DeviceGone {
  endpoint: string
}

/**
 * A table to be opened.
 *
 * `timer`: seconds per decision, then a bot decides; null: no limit. `grace`: seconds before a bot
 * takes the seat of somebody who left; left out: as the server says; null: never. `first_game`:
 * the game's own table for newcomers, whatever else is said. `pledge`: as in JoinTable.
 */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  public?: boolean
  timer?: number | null
  hints?: boolean
  grace?: number | null
  first_game?: boolean
  pledge?: string | null
}

/** Who is to sit here: `me`, `open` or `bot` (with a level). */
export interface SeatWish {
  kind: string
  level?: string | null
}

/** The table, my seat, and the code with which others join. */
export interface TableMade {
  table: string
  seat: number | null
  join: string
}

/**
 * Which seat; without one, the first that is free.
 *
 * `pledge` is the SHA-256 of what I will contribute to the shuffle: 32 random bytes that I tell
 * when the table asks for it. Without a pledge I contribute nothing.
 */
export interface JoinTable {
  seat?: number | null
  pledge?: string | null
}

/** A rematch; `pledge` as in JoinTable. */
export interface PlayAgain {
  pledge?: string | null
}

/** Where I sit. */
export interface Joined {
  table: string
  seat: number
}

/** A bot for a seat that is still open. */
export interface SeatBot {
  seat: number
  level?: string | null
}

/** The seat of somebody who is away, and for whom a bot is to play at once. */
export interface ReplaceAbsent {
  seat: number
}

/** It is done, at this table. */
export interface Done {
  table: string
}

/** A table in a list; `turn` is the seat that is asked, null if I may not know. */
export interface TableLine {
  table: string
  game: string
  names: string[]
  turn: number | null
  over: boolean
  updated: number
  seat: number | null
  open: number
  public: boolean
  invited: boolean
  host: string | null
}

/**
 * What whoever got a link to a table may know before sitting down.
 *
 * `open` counts the seats that are free; `seat` is mine, null if I have none. `options` are those
 * that are not as usual.
 */
export interface TableInfo {
  table: string
  game: string
  title: string
  host: string | null
  names: string[]
  open: number
  seat: number | null
  over: boolean
  options: OptionChosen[]
  timer: number | null
}

/** An option of a table that differs from the usual, in words. */
export interface OptionChosen {
  title: string
  value: string
}

/** A kind of bot; the usual one is what a seat gets without a level. */
export interface Level {
  level: string
  title: string
  explanation: string
  usual: boolean
}

/** The rules of a game. */
export interface RulesText {
  markdown: string
}

/**
 * An option of a game in words.
 *
 * `kind`: a `choice` is one of the `values`; a `preset` is one that sets the other options unless
 * they are given; `several` is a list of at least one of them; a `number` is a whole one from
 * `least` to `most`; `cards` is a list of names; `card_numbers` maps names to such numbers.
 */
export interface OptionLine {
  key: string
  title: string
  explanation: string
  kind: string
  values: OptionValue[]
  least: number | null
  most: number | null
}

/** A value that an option can have, and what it is called. */
export interface OptionValue {
  value: string | number | boolean
  title: string
}

/**
 * A finished game; `played` counts the cards that each seat has played.
 *
 * `seat` is where I sat: null for whoever looks on. `commitment`, `secret`, `pledges` and
 * `contributions` tell how the key came about, as in Welcome and Over.
 */
export interface Replay {
  replay: string
  names: string[]
  scores: number[]
  ranking: number[][]
  winners: number[]
  game: string
  key: string
  commitment: string
  decisions: number
  played: Record<string, number>[]
  seat: number | null
  secret: string
  pledges: (string | null)[]
  contributions: (string | null)[]
}

/** My finished games, the latest first, and my ratings. */
export interface MyGames {
  games: PastGame[]
  ratings: Rating[]
}

/**
 * A finished game of mine: who sat there (`level` of bots, null for people), and the result.
 *
 * `scores` and the others are by seat; `ranking` has seats from best to worst. `played` counts the
 * cards that I have played.
 */
export interface PastGame {
  table: string
  game: string
  ended: number
  seat: number
  names: string[]
  levels: (string | null)[]
  scores: number[]
  ranking: number[][]
  played: Record<string, number>
}

/**
 * How strong I am at a game, on the scale of Elo: against `people` or against `bots`.
 *
 * Beginners have 1500, and bots what their character is worth.
 */
export interface Rating {
  game: string
  against: string
  value: number
  games: number
}

/** A finished game, step by step, as one seat (or a spectator) saw it. */
export interface Frames {
  seat: number | null
  frames: Frame[]
}

/** A moment of a replay: who decided, what happened, how the view changed. */
export interface Frame {
  n: number
  actor: number | null
  lines: Line[]
  changes: Changes
}

/** A finished game as a story: one page of HTML that needs nothing else, and Markdown. */
export interface Tale {
  html: string
  markdown: string
}

/** A finished game judged by a bot: `done` of `total` decisions, until it is `ready`. */
export interface Analysis {
  ready: boolean
  done: number
  total: number
  seats: SeatRating[]
  decisions: Judgement[]
}

/** How well a seat decided: how many decisions, by verdict, and the average loss. */
export interface SeatRating {
  seat: number
  decisions: number
  average_loss: number
  best: number
  good: number
  inaccuracy: number
  mistake: number
  blunder: number
}

/**
 * A decision of a finished game: what was played, what was best, how all chances stood.
 *
 * `number` counts the decisions of the replay from 1; `loss` is the chance to win that was given
 * away, `verdict` the same as a word: best, good, inaccuracy, mistake or blunder.
 */
export interface Judgement {
  number: number
  seat: number
  question: string
  wins: number[]
  played: Rated
  best: Rated
  loss: number
  verdict: string
}

/**
 * Why something was refused: a code for programs, a message for people.
 *
 * `seat`: in which player's part of a score sheet the mistake is.
 */
export interface Refusal {
  error: string
  message: string
  seat?: number | null
}

/**
 * Where the server can be reached.
 *
 * `address` is what links to tables and QR codes begin with; null: whatever the page was opened
 * with. `lan`: other devices in the local network reach it; `message` says so in words.
 */
export interface Reach {
  address: string | null
  lan: boolean
  message: string
}

/**
 * How the server is doing.
 *
 * `waking` names the games whose bots are waking up: tables are played, but bots that search do
 * not think yet (a simple one stands in), and hints and analyses wait. That ends by itself.
 */
export interface Health {
  ok: boolean
  tables: number
  connections: number
  waking: string[]
}

export type ClientMessage = Hello | Move | Contribute | Say | Undo | UndoVote | Hold | Ready | Orders | Pace | SetLang | Sync | Why | Hint | Ping

export type ServerMessage = Welcome | Update | Ack | Error | Chat | Presence | Window | Race | Orders | UndoAsk | WhyNot | HintGiven | Next | Over | Pong
