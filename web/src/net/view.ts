import type { Choice as Told, TableView } from './view.generated'

export type { Blocked, GameEvent, TableView } from './view.generated'

/** An answer as it is offered. */
export interface Choice extends Told {
  /** A bot would choose this. */
  hinted?: true
}
export type ChoiceKind = Choice['kind']

/** What a seat may know of a player: zones and facts by the names that the board gives them. */
export type PlayerView = TableView['players'][number]

/** A part of a list has changed: at this place, this many are cut out and these are put in. */
interface Splice<Item> {
  at: number
  cut: number
  put: Item[]
}

/** What has changed in a list: all of it, a part of it, or some of its things, by their place. */
type ListChange<Item> = Item[] | Splice<Item> | Record<number, ChangesOf<Item>>

/** What has changed in a thing: new values by key, and for lists what has changed in them. */
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
