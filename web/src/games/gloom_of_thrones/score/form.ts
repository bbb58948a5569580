import PlayerSheet from './PlayerSheet.svelte'
import TableSheet from './TableSheet.svelte'

/** A character and what lies on it, from the bottom up. Names are as in the rules. */
export interface GloomStack {
  card: string
  stack: string[]
}
export interface GloomPlayer {
  name: string
  family: GloomStack[]
  /** Who had the Throne when they died. */
  was: string[]
}
export interface GloomTable {
  /** Who has the Throne at the end. */
  monarch: string
}

/** The one death that counts more for a Monarch. */
export const WANTS_MONARCH = 'Played The Game, Did Not Win'

/** What the server makes of it. */
export interface GloomResult {
  totals: number[]
  scores: Record<string, number>
}

/** All characters on the sheet. */
export const namesIn = (players: readonly GloomPlayer[]) => players.flatMap(({ family }) => family.map(({ card }) => card))

/** The sheet as the server takes it: every character, followed by what lies on it. */
export function request({ players, table }: { players: GloomPlayer[]; table: GloomTable }, nameOf: (seat: number) => string): Record<string, unknown> {
  const present = namesIn(players)
  const was = players.flatMap((player) => player.was).filter((name) => present.includes(name))
  return {
    players: players.map((player, seat) => ({ name: player.name || nameOf(seat), family: player.family.flatMap(({ card, stack }) => [card, ...stack]) })),
    ...(present.includes(table.monarch) && { monarch: table.monarch }),
    ...(was.length && { was_monarch: was }),
  }
}

export const scoreForm = {
  newPlayer: (): Omit<GloomPlayer, 'name'> => ({ family: [], was: [] }),
  newTable: (): GloomTable => ({ monarch: '' }),
  isBlankPlayer: ({ family }: GloomPlayer) => !family.length,
  request,
  Player: PlayerSheet,
  Table: TableSheet,
}
