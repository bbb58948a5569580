/** What is filled in on the score sheet. Names are as in the rules. */
export interface SheetPlayer {
  name: string
  pile: string[]
  hand: string[]
  genePool: number
  drawn: number | null
  denied: boolean
  /** By card: one word, or two for "counts as". */
  choices: Record<string, string[]>
}
export interface Sheet {
  players: SheetPlayer[]
  catastrophes: string[]
}

export const newPlayer = (): SheetPlayer => ({ name: '', pile: [], hand: [], genePool: 5, drawn: null, denied: false, choices: {} })
export const newSheet = (): Sheet => ({ players: [newPlayer(), newPlayer()], catastrophes: [] })

/** Whether nothing was filled in; names and rows alone are no loss. */
export const isBlank = (sheet: Sheet): boolean => !sheet.catastrophes.length && sheet.players.every(({ pile, hand, drawn, denied, genePool }) => !pile.length && !hand.length && drawn === null && !denied && genePool === newPlayer().genePool)

/** The sheet as the server takes it; what is empty is left out. */
export function request(sheet: Sheet, nameOf: (seat: number) => string): Record<string, unknown> {
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
    ...(sheet.catastrophes.length && { catastrophes: sheet.catastrophes }),
  }
}

/** The sheet as a piece of a link, and back; anything unreadable is a new sheet. */
export function pack(sheet: Sheet): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet))
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

export function unpack(text: string): Sheet {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    const given = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Sheet>
    const players = (given.players ?? []).map((player) => ({ ...newPlayer(), ...player }))
    return players.length ? { players, catastrophes: given.catastrophes ?? [] } : newSheet()
  } catch {
    return newSheet()
  }
}
