import PlayerSheet from './PlayerSheet.svelte'
import TableSheet from './TableSheet.svelte'
import { own } from '../words'

/** What is filled in for a player. Names are as in the rules. */
export interface DoomPlayer {
  name: string
  pile: string[]
  hand: string[]
  genePool: number
  drawn: number | null
  denied: boolean
  /** By card: one word, or two for "counts as". */
  choices: Record<string, string[]>
}
export interface DoomTable {
  catastrophes: string[]
}

/** The catastrophe for which everybody draws a card in the end. */
const DRAWS = 'Deus Ex Machina'
export const isDrawnFor = ({ catastrophes }: DoomTable): boolean => catastrophes.includes(DRAWS)
/** The last one counts, unless a card chooses another. */
const missing = ({ drawn, denied }: DoomPlayer, { catastrophes }: DoomTable): string[] => (catastrophes.at(-1) === DRAWS && drawn === null && !denied ? [own().score.drawn] : [])

const newPlayer = (): Omit<DoomPlayer, 'name'> => ({ pile: [], hand: [], genePool: 5, drawn: null, denied: false, choices: {} })

/** The sheet as the server takes it; what is empty is left out. */
function request(sheet: { players: DoomPlayer[]; table: DoomTable }, nameOf: (seat: number) => string): Record<string, unknown> {
  return {
    players: sheet.players.map((player, seat) => {
      const choices = Object.entries(player.choices)
        .map(([card, values]) => [card, values.filter(Boolean)] as const)
        .filter(([card, values]) => values.length && player.pile.includes(card))
        .map(([card, values]) => [card, values.length === 1 ? values[0] : values] as const)
      return {
        name: player.name || nameOf(seat),
        pile: player.pile,
        ...(player.hand.length && { hand: player.hand }),
        gene_pool: player.genePool,
        ...(player.drawn !== null && { drawn: player.drawn }),
        ...(player.denied && { denied: true }),
        ...(choices.length && { choices: Object.fromEntries(choices) }),
      }
    }),
    ...(sheet.table.catastrophes.length && { catastrophes: sheet.table.catastrophes }),
  }
}

export const scoreForm = {
  newPlayer,
  newTable: (): DoomTable => ({ catastrophes: [] }),
  isBlankPlayer: ({ pile, hand, drawn, denied, genePool }: DoomPlayer) => !pile.length && !hand.length && drawn === null && !denied && genePool === newPlayer().genePool,
  request,
  missing,
  Player: PlayerSheet,
  Table: TableSheet,
}
