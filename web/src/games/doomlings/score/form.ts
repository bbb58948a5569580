import PlayerSheet from './PlayerSheet.svelte'
import TableSheet from './TableSheet.svelte'
import type { DoomBook } from '../book'
import type { DoomCard } from '../cards/model'

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
  /** The secret goal that was kept; nothing: none. */
  sign: string
}
export interface DoomTable {
  /** The sets that are in the game; whatever else there is, is not offered. */
  sets: string[]
  catastrophes: string[]
  discard: string[]
}

/** The set without which there is no game. */
export const BASE = 'classic'
/** The cards of the sets in use. */
export const inUse = (cards: readonly DoomCard[], { sets }: DoomTable): DoomCard[] => cards.filter(({ set }) => set === undefined || sets.includes(set))
/** To what a card of a pile can be attached, as far as the cards themselves tell: neither dominants nor attachments. */
export const hostsIn = (pile: readonly string[], book: DoomBook): DoomCard[] => [...new Set(pile)].map((name) => book.card(name)).filter(({ dominant, icons }) => !dominant && !icons.includes('attachment'))

/** What World's End lets the owner of a trait choose, if the points hang on it: a colour, one that counts as another, or a catastrophe. */
export const CHOICES: Readonly<Record<string, 'color' | 'exchange' | 'catastrophe'>> = { Sentience: 'color', Viral: 'color', 'Free Will': 'color', Faith: 'exchange', Prepper: 'catastrophe' }
/** The trait with which the last catastrophe passes its owner by. */
export const SHIELD = 'Denial'
/** The set whose cards are secret goals. */
const GOALS = 'meaning_of_life'

/** The catastrophe for which everybody draws a card in the end. */
const DRAWS = 'Deus Ex Machina'
export const isDrawnFor = ({ catastrophes }: DoomTable): boolean => catastrophes.includes(DRAWS)

const newPlayer = (): Omit<DoomPlayer, 'name'> => ({ pile: [], hand: [], genePool: 5, drawn: null, denied: false, choices: {}, sign: '' })

/** The sheet as the server takes it; what is empty is left out. */
function request(sheet: { players: DoomPlayer[]; table: DoomTable }, nameOf: (seat: number) => string): Record<string, unknown> {
  return {
    players: sheet.players.map((player, seat) => {
      const choices = Object.entries(player.choices)
        .map(([card, values]) => [card, (CHOICES[card] === 'exchange' ? values : values.slice(0, 1)).filter(Boolean)] as const)
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
        ...(player.sign && sheet.table.sets.includes(GOALS) && { sign: player.sign }),
      }
    }),
    ...(sheet.table.catastrophes.length && { catastrophes: sheet.table.catastrophes }),
    ...(sheet.table.discard.length && { discard_pile: sheet.table.discard }),
    ...(sheet.table.sets.length > 1 && { options: { sets: sheet.table.sets } }),
  }
}

export const scoreForm = {
  countsAlone: true,
  newPlayer,
  newTable: (): DoomTable => ({ sets: [BASE], catastrophes: [], discard: [] }),
  isBlankPlayer: ({ pile, hand, drawn, denied, genePool, sign }: DoomPlayer) => !pile.length && !sign && !hand.length && drawn === null && !denied && genePool === newPlayer().genePool,
  request,
  Player: PlayerSheet,
  Table: TableSheet,
}
