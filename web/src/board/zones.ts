import type { Board, Fact, Zone } from '../net/board.generated'
import type { PlayerView, TableView } from '../net/view'

/** A card that lies in a zone, with what it carries there. */
export interface Entry {
  /** null: it lies face down, or the slot is empty. */
  card: string | null
  id?: number
  /** Facts and zones of this entry by name. */
  facts: Record<string, unknown>
}

/** A zone as a viewer sees it. */
export interface Content {
  entries: Entry[]
  /** How many cards lie there; null: only others may know. */
  size: number | null
  /** Whether the faces are seen. */
  open: boolean
  /** Cards that lie there for certain although the zone is closed. */
  known: string[]
}

function entryOf(thing: unknown): Entry {
  if (typeof thing === 'string') return { card: thing, facts: {} }
  if (typeof thing !== 'object' || thing === null) return { card: null, facts: {} }
  const { card = null, id, ...facts } = thing as { card?: string | null; id?: number } & Record<string, unknown>
  return { card, ...(id !== undefined && { id }), facts }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value])

/** What lies in a zone of a holder: the table, a player, or an entry that has zones of its own. */
export function contentOf(zone: Pick<Zone, 'name'>, holder: Record<string, unknown>): Content {
  const value = holder[zone.name]
  const size = holder[`${zone.name}_size`]
  const open = value !== null && value !== undefined
  const entries = open ? listOf(value).map(entryOf) : []
  return {
    entries,
    size: typeof size === 'number' ? size : open ? entries.filter((entry) => entry.card !== null).length : null,
    open,
    known: (holder[`known_${zone.name}`] as string[] | null | undefined) ?? [],
  }
}

/** Entries with keys that stay the same while a card lies there. */
export function keyed(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const n = seen.get(name) ?? 0
    seen.set(name, n + 1)
    return `${name} ${n}`
  })
}

export const zonesIn = (board: Board, of: string, area?: Zone['area']): Zone[] => board.zones.filter((zone) => zone.of === of && (area === undefined ? zone.area !== 'none' : zone.area === area))

export const factsIn = (board: Board, of: string, area: Fact['area']): Fact[] => board.facts.filter((fact) => fact.of === of && fact.area === area)

/** Places are written like this in events, too. */
export const placeOf = (zone: Zone, seat: number | null): string => (seat === null ? zone.name : `${zone.name}:${seat}`)

/** Entries by a fact of their cards, in the order in which the values first come; without one, all together. */
export function grouped<Item>(items: readonly Item[], valueOf: (item: Item) => string): { value: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(valueOf(item), [...(groups.get(valueOf(item)) ?? []), item])
  return [...groups].map(([value, found]) => ({ value, items: found }))
}

/** Everybody else, in turn order; for spectators everybody. */
export function othersOf(view: TableView): number[] {
  const n = view.players.length
  const from = view.seat === null ? 0 : view.seat + 1
  return Array.from({ length: view.seat === null ? n : n - 1 }, (_, i) => (from + i) % n)
}

export const playerAt = (view: TableView, seat: number | null): PlayerView | null => (seat === null ? null : (view.players[seat] ?? null))
