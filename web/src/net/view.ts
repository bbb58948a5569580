/** What a seat may know of a table; the browser shows it and adds nothing of its own. */
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
  zone?: string
  /** Tells equal cards apart that lie there in different states. */
  id?: number
  /** Whether a sentence of one's own may, or must, go with it. */
  note?: 'wanted' | 'required'
  /** A line to start that from. */
  line?: string
}

/** What a seat may know of a player: zones and facts by the names that the board gives them. */
export type PlayerView = Record<string, unknown>

/** Why a card that the question is about cannot be chosen; with an owner it lies before that one. */
export interface Blocked {
  card: string
  reason: string
  owner?: number
}

export interface TableView {
  game: string
  seat: number | null
  /** None until the cards are dealt. */
  players: PlayerView[]
  actor: number | null
  prompt: string | null
  cause: string | null
  over: boolean
  question: string | null
  choices: Choice[]
  /** Cards that the question is about and that cannot be chosen. */
  blocked: Blocked[]
  /** Zones and facts of the table, by the names that the board gives them. */
  [name: string]: unknown
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

/** A part of a list is another one now: at this place, so many are cut out and these are put in. */
interface Splice<Item> {
  at: number
  cut: number
  put: Item[]
}

/** What has changed of a list: all of it, a part of it, or entries of its things by their place. */
type ListChange<Item> = Item[] | Splice<Item> | Record<number, ChangesOf<Item>>

/** What has changed of a thing: new values by key, and of lists what has changed in them. */
export type ChangesOf<Thing> = { [Key in keyof Thing]?: Thing[Key] extends (infer Item)[] | null ? ListChange<Item> | Thing[Key] : Thing[Key] }

export type Changes = Record<string, unknown>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSplice = (change: object): change is Splice<unknown> => 'put' in change

function mergedList(old: unknown[], change: Record<string, unknown>): unknown[] {
  if (isSplice(change)) return [...old.slice(0, change.at), ...change.put, ...old.slice(change.at + change.cut)]
  return old.map((item, place) => (place in change ? merged(item as object, change[place] as object) : item))
}

function merged<Thing extends object>(thing: Thing, changes: object): Thing {
  const old = thing as Record<string, unknown>
  const values = Object.entries(changes).map(([key, change]: [string, unknown]) => {
    const before = old[key]
    return [key, Array.isArray(before) && isObject(change) ? mergedList(before, change) : change]
  })
  return { ...thing, ...Object.fromEntries(values) }
}

export const mergeChanges = <View extends object>(view: View, changes: Changes): View => merged(view, changes)
