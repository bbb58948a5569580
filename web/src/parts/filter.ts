import { type CardData, colorsOf } from '../cards/model'

export interface Filter {
  text: string
  kind: string
  color: string
  icon: string
  dominant: boolean
}

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether every word occurs in the name (in either language) or the effect. */
export function mentions(card: CardData, text: string): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const all = fold(`${card.label} ${card.name} ${card.text}`)
  return words.every((word) => all.includes(word))
}

export function filterCards(cards: readonly CardData[], { text, kind, color, icon, dominant }: Filter): CardData[] {
  return cards.filter(
    (card) =>
      (!kind || card.kind === kind) &&
      (!color || (card.kind === 'trait' && colorsOf(card).some((own) => own === color))) &&
      (!icon || card.icons.includes(icon)) &&
      (!dominant || card.dominant) &&
      mentions(card, text),
  )
}

/** Cards whose name fits, those that begin with the text first. */
export function findByName(cards: readonly CardData[], text: string): CardData[] {
  const wanted = fold(text.trim())
  const rank = (card: CardData) => Math.min(...[card.label, card.name].map((name) => fold(name).indexOf(wanted)).map((at) => (at < 0 ? Infinity : at)))
  return cards
    .map((card) => ({ card, at: rank(card) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at || a.card.label.localeCompare(b.card.label))
    .map(({ card }) => card)
}
