import { SvelteMap } from 'svelte/reactivity'
import type { CardData } from '../cards/model'
import { loadModule } from '../games'
import type { GameModule } from '../games/module'
import { api } from '../net/api'
import type { Board } from '../net/board.generated'
import { language } from './language.svelte'

/** All cards of a game in one language, with what is known of the game itself. */
export class CardBook<Card extends CardData = CardData> {
  private readonly byName: Map<string, Card>
  constructor(
    readonly cards: readonly Card[],
    readonly game = '',
    readonly module: GameModule = {},
    readonly board: Board | null = null,
  ) {
    this.byName = new Map(cards.map((card) => [card.name, card]))
  }

  /** A card by its name in the rules. One the server never described still gets a plain face. */
  card(name: string): Card {
    const bare: CardData = { name, label: name, kind: '', text: '', copies: 1, game: this.game }
    return this.byName.get(name) ?? ((this.module.complete?.(bare) ?? bare) as Card)
  }

  label = (name: string): string => this.card(name).label
}

const books = new SvelteMap<string, CardBook>()
const boards = new SvelteMap<string, Board>()
const modules = new SvelteMap<string, GameModule>()
const asked = new Set<string>()
const EMPTY = new CardBook([])

/** The cards in the language in use, perhaps as the options of a table have them; empty until they have arrived. */
export function cardBook(game: string, table = ''): CardBook {
  return books.get(`${game} ${language.code} ${table}`) ?? EMPTY
}

/** The board with its labels in the language in use; nothing until it has arrived. */
export const boardOf = (game: string): Board | null => boards.get(`${game} ${language.code}`) ?? null

/** What the browser has of a game alone; nothing until it has arrived. */
export const moduleOf = (game: string): GameModule | undefined => modules.get(game)

export async function readyModule(game: string): Promise<GameModule> {
  const module = modules.get(game) ?? (await loadModule(game))
  modules.set(game, module)
  return module
}

export async function loadCards(game: string, table = ''): Promise<void> {
  const lang = language.code
  const key = `${game} ${lang} ${table}`
  if (asked.has(key)) return
  asked.add(key)
  try {
    const asking = table ? api.tableCards(table, lang) : api.cards(game, lang)
    const [module, board, cards] = await Promise.all([readyModule(game), api.board(game, lang), asking])
    const whole = cards.map((card) => ({ ...card, game }))
    boards.set(`${game} ${lang}`, board)
    books.set(key, new CardBook(module.complete ? whole.map(module.complete) : whole, game, module, board))
  } catch (problem) {
    asked.delete(key)
    throw problem
  }
}
