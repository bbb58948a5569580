import type { Entries, ScoreForm, Sheet } from '../games/module'
import type { Board, SheetEntry } from '../net/board.generated'
import PlainPlayer from './PlainPlayer.svelte'
import PlainTable from './PlainTable.svelte'

/** What may be left open: a card, and a number that has a usual value. */
const mayBeOpen = ({ kind, optional }: SheetEntry): boolean => kind === 'card' || (kind === 'number' && optional)
const blankOf = (entry: SheetEntry): unknown => (mayBeOpen(entry) ? '' : entry.kind === 'cards' ? [] : entry.kind === 'number' ? Math.max(0, entry.least) : false)
const blanksOf = (entries: readonly SheetEntry[]): Entries => Object.fromEntries(entries.map((entry) => [entry.name, blankOf(entry)]))
/** What was left open is not there. */
const filled = (entries: readonly SheetEntry[], given: Entries): Entries => Object.fromEntries(entries.filter((entry) => !mayBeOpen(entry) || given[entry.name] !== '').map(({ name }) => [name, given[name]]))

/** A score form drawn from the board alone. */
export function plainForm({ sheet: form }: Board): ScoreForm {
  return {
    newPlayer: () => blanksOf(form.player),
    newTable: () => blanksOf(form.table),
    isBlankPlayer: (player) => form.player.every((entry) => JSON.stringify(player[entry.name]) === JSON.stringify(blankOf(entry))),
    needed: (player) => form.player.filter(({ kind, name, optional }) => kind === 'card' && !optional && !player[name]).map(({ label }) => label),
    request: (sheet: Sheet, nameOf) => ({
      players: sheet.players.map((player, seat) => ({ name: player.name || nameOf(seat), ...filled(form.player, player) })),
      ...filled(form.table, sheet.table),
    }),
    Player: PlainPlayer,
    Table: PlainTable,
  }
}
