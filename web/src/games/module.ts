import type { Component, Snippet } from 'svelte'
import type { CardData, CardProps } from '../cards/model'
import type { Line } from '../net/messages.generated'
import type { Choice, GameEvent, PlayerView, TableView } from '../net/view'
import type { CardBook } from '../state/cards.svelte'
import type { Offer } from '../table/choices'

/** Everything that lies on a table, for whoever lays it out. */
export interface LayoutProps {
  id: string
  /** Whether the page has a heading of its own. */
  headed: boolean
  view: TableView
  names: readonly string[]
  book: CardBook
  offer: Offer
  online: readonly boolean[]
  standins: readonly boolean[]
  /** Why hand cards cannot be chosen now, by name. */
  reasons: Record<string, string>
  /** Whether choices can be made right now. */
  active: boolean
  onchoose: (choice: Choice) => void
  middle: Snippet
  side: Snippet
}

export interface PortraitProps {
  /** The same table and seat always look the same. */
  seed: string
  name: string
  /** null: nobody has cards yet. */
  player: PlayerView | null
  book: CardBook | null
  alive?: boolean
}

/** A line of the end sheet: a card, or something else that counts. */
export interface ScoreLine {
  card?: CardData
  label?: string
  /** To whom or what it belongs, where a player has several. */
  of?: string
  points: number
}

export interface ScoreColumn {
  lines: ScoreLine[]
  total: number
}

/** What a game calls the things that all games have. */
export interface Labels {
  kinds: Record<string, string>
  colors: Record<string, string>
  icons: Record<string, string>
  /** Boxes with cards, where there are several. */
  sets?: Record<string, string>
  /** What else is known of cards. */
  facts: Record<string, string>
}

export interface Note {
  title: string
  text: string
}

/** What newcomers are told, each thing once. */
export interface Guide {
  /** What is new in this situation and was not explained before; a guided first game explains more. */
  newTopic(view: TableView, book: CardBook, seen: readonly string[], guided?: boolean): string | null
  /** What is said of it in this situation. */
  note(topic: string, view: TableView, book: CardBook): Note
  /** Whether whoever answers a question has understood that, without saying so. */
  isAnswered(topic: string): boolean
}

/** What a finished game was like, below the points. */
export interface EndingProps {
  view: TableView
  names: readonly string[]
  /** All that happened. */
  log: readonly Line[]
  book: CardBook
}

/** What is filled in for a game from the box: entries by name. */
export type Entries = Record<string, unknown>
export interface Sheet {
  players: ({ name: string } & Entries)[]
  table: Entries
}

export interface ScoreResult {
  totals: number[]
  winners: number[]
  [detail: string]: unknown
}

export interface PlayerFormProps {
  player: { name: string } & Entries
  table: Entries
  placeholder: string
  book: CardBook
  seat: number
  result: ScoreResult | null
}

export interface TableFormProps {
  table: Entries
  /** Everybody, where what belongs to the table is about several of them. */
  players?: Sheet['players']
  book: CardBook
}

export interface ScoreForm {
  /** Whether the server counts one player alone; otherwise somebody who has nothing sits beside. */
  countsAlone?: boolean
  newPlayer(): Entries
  newTable(): Entries
  isBlankPlayer(player: Entries): boolean
  /** What still has to be asked of a player before any points can be counted. */
  needed?(player: Entries): string[]
  /** The sheet as the server takes it. */
  request(sheet: Sheet, nameOf: (seat: number) => string): Record<string, unknown>
  Player: Component<PlayerFormProps, object, 'player'>
  Table: Component<TableFormProps, object, 'table' | 'players' | ''>
}

/** What the browser has of one game alone. Where a part is missing, one for all games stands in. */
export interface GameModule {
  Card?: Component<CardProps>
  Layout?: Component<LayoutProps>
  /** Zones that the layout shows in full: what can be chosen there is chosen there, and not offered as buttons, too. */
  inSight?: readonly string[]
  /** Whether log and chat have no room on a tablet either; they are opened by a button then. */
  foldsTalk?: boolean
  /** Whether the layout itself offers a choice that stands for no card; it is no button then. */
  draws?: (choice: Choice) => boolean
  Portrait?: Component<PortraitProps>
  /** Declarations of style for colours that the theme does not know. */
  tints?: string
  /** Puts the game's own drawings into a finished game that is told as a story; gives style rules for them. */
  illustrate?: (page: Document) => string
  guide?: Guide
  /** Something to look at when the game is over. */
  Ending?: Component<EndingProps>
  scoreOf?: (player: PlayerView, book: CardBook) => ScoreColumn
  scoreForm?: ScoreForm
  /** In the language in use. */
  labels?: () => Labels
  /** What is said of a card to those who do not see it. */
  spokenName?: (card: CardData) => string
  /** What tells a card from others with nearly the same name, where only names are listed. */
  apart?: (card: CardData) => string
  /** A card with everything the faces of the game rely on. */
  complete?: (card: CardData) => CardData
  /** Kinds of cards that never lie on the table: what they say stands where they are offered. */
  unplaced?: readonly string[]
  /** Whether an event shakes the table. */
  shakes?: (verb: string, card: CardData | null) => boolean
  /** The name of the moment that an event opens, in which all cards are shown one by one; null: none. */
  moment?: (event: GameEvent) => string | null
  /** Whether an event was what decided between players with equal points. */
  breaksTie?: (verb: string) => boolean
}
