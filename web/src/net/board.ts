/** The board of a game as it declares it: what there is, where it belongs, what it is called. */
export interface Zone {
  name: string
  label: string
  /** `table`, `seat`, or the kind of card on which such a zone lies. */
  of: string
  form: 'set' | 'list' | 'slots' | 'one'
  seen_by: 'all' | 'owner' | 'nobody'
  /** What every entry carries besides its card. */
  facts: string[]
  area: 'hand' | 'seat' | 'middle' | 'card' | 'none'
  look: 'fan' | 'groups' | 'heap' | 'row' | 'stack' | 'track' | 'scene'
  group_by: string | null
}

export interface Fact {
  name: string
  label: string
  /** `table`, `seat`, or the zone whose entries carry it. */
  of: string
  kind: 'number' | 'card' | 'seat' | 'bool' | 'word' | 'color' | 'list' | 'group'
  words: Record<string, string> | null
  area: 'seat' | 'middle' | 'none'
  /** What a group, or each entry of a list, is made of; the single fact of plain values has no name. */
  facts: Fact[]
}

export interface Question {
  name: string
  about: string | null
  secret: boolean
  window: boolean
  simultaneous: boolean
  /** The word that lets it pass. */
  declines: string | null
}

export interface SheetEntry {
  name: string
  label: string
  kind: 'cards' | 'card' | 'number' | 'bool'
  /** The kinds of cards that fit. */
  of: string[]
  least: number
  most: number
  optional: boolean
}

export interface Board {
  game: string
  title?: string
  most_players?: number
  minutes?: number
  /** One sentence. */
  summary?: string
  lowest_wins: boolean
  colors: string[]
  zones: Zone[]
  facts: Fact[]
  questions: Question[]
  events: { name: string; shown: 'travel' | 'reveal' | 'shake' | 'quiet' }[]
  sheet: { player: SheetEntry[]; table: SheetEntry[] }
}
