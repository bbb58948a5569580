import type { Entries, ScoreForm, Sheet } from '../../module'
import PlayerSheet from './PlayerSheet.svelte'
import TableSheet from './TableSheet.svelte'

export const START = 10

export const tokensOf = (player: Entries): number => (typeof player.tokens === 'number' ? player.tokens : 0)

/** The next one who still has tokens, clockwise, or the one before. */
export function nextFirst(players: readonly Entries[], first: number, by: 1 | -1 = 1): number {
  for (let step = 1; step <= players.length; step++) {
    const seat = (first + by * step + players.length * step) % players.length
    if (tokensOf(players[seat]!) > 0) return seat
  }
  return first
}

/** Tokens and rounds of a game from the box. */
export const scoreForm: ScoreForm = {
  newPlayer: () => ({ tokens: START }),
  newTable: () => ({ round: 1, first: 0 }),
  isBlankPlayer: (player) => player.tokens === START,
  request: (sheet: Sheet, nameOf) => ({ players: sheet.players.map((player, seat) => ({ name: player.name || nameOf(seat), tokens: tokensOf(player) })) }),
  Player: PlayerSheet,
  Table: TableSheet,
}
