// Written by scripts/write_types.py from endling/board/plain.py: change that.

/** A place for cards: of the `table`, of every `seat`, or of the kind of card it lies on. */
export interface Zone {
  name: string
  label: string
  of: string
  form: 'set' | 'list' | 'stack'
  seen_by: 'all' | 'owner' | 'nobody'
  facts: string[]
  area: 'hand' | 'seat' | 'middle' | 'card' | 'none'
  look: 'fan' | 'groups' | 'heap' | 'row' | 'stack' | 'track' | 'scene'
  group_by: string | null
}

/**
 * A value that views show, of the table, of every seat, or of the cards in a zone.
 *
 * A group, or each entry of a list, is made of further facts; the single fact of plain values has
 * no name.
 */
export interface Fact {
  name: string
  label: string
  of: string
  kind: 'number' | 'card' | 'seat' | 'bool' | 'word' | 'color' | 'group' | 'list'
  words: Record<string, string> | null
  area: 'hand' | 'seat' | 'middle' | 'card' | 'none'
  facts: Fact[]
}

/** What can be asked; `declines` is the word that says no. */
export interface Question {
  name: string
  about: string | null
  secret: boolean
  window: boolean
  simultaneous: boolean
  race: boolean
  declines: string | null
}

/** What can happen. */
export interface EventType {
  name: string
  shown: 'travel' | 'reveal' | 'shake' | 'quiet'
}

/** A line of the score calculator's form; `of` are the kinds of cards that fit. */
export interface SheetEntry {
  name: string
  label: string
  kind: 'bool' | 'card' | 'cards' | 'number'
  of: string[]
  least: number
  most: number
  optional: boolean
}

/** The form of the score calculator. */
export interface Sheet {
  player: SheetEntry[]
  table: SheetEntry[]
}

/** All that a game declares, with what people call it; the summary is one sentence. */
export interface Board {
  game: string
  title: string
  summary: string
  minutes: number
  most_players: number
  lowest_wins: boolean
  colors: string[]
  zones: Zone[]
  facts: Fact[]
  questions: Question[]
  events: EventType[]
  sheet: Sheet
}
