import { SvelteMap } from 'svelte/reactivity'
import type { CardData } from '../cards/model'
import { api } from '../net/api'
import { language } from './language.svelte'

/** All cards of a game in one language. */
export class CardBook {
  private readonly byName: Map<string, CardData>
  constructor(readonly cards: readonly CardData[]) {
    this.byName = new Map(cards.map((card) => [card.name, card]))
  }

  /** A card by its name in the rules. One the server never described still gets a plain face. */
  card(name: string): CardData {
    return (
      this.byName.get(name) ?? {
        name,
        label: name,
        kind: 'trait',
        colors: [],
        face_value: null,
        dominant: false,
        copies: 1,
        icons: [],
        gene_pool: null,
        text: '',
      }
    )
  }

  label = (name: string): string => this.card(name).label
}

/** Zero means that the card leaves the gene pool alone; cards show nothing then. */
const tidy = (card: CardData): CardData => ({ ...card, gene_pool: card.gene_pool || null })

const books = new SvelteMap<string, CardBook>()
const asked = new Set<string>()
const EMPTY = new CardBook([])

/** The cards in the language in use; empty until they have arrived. */
export function cardBook(game: string): CardBook {
  return books.get(`${game} ${language.code}`) ?? EMPTY
}

export async function loadCards(game: string): Promise<void> {
  const lang = language.code
  const key = `${game} ${lang}`
  if (asked.has(key)) return
  asked.add(key)
  try {
    books.set(key, new CardBook((await api.cards(game, lang)).map(tidy)))
  } catch (problem) {
    asked.delete(key)
    throw problem
  }
}
