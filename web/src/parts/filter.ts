import type { CardData } from '../cards/model'

export interface Filter {
  text: string
  kind: string
  color: string
  icon: string
  /** Facts that must be true. */
  flags: Record<string, boolean>
}

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether every word occurs in the name (in either language) or the effect. */
export function mentions(card: CardData, text: string): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const all = fold(`${card.label} ${card.name} ${card.text}`)
  return words.every((word) => all.includes(word))
}

export function filterCards(cards: readonly CardData[], { text, kind, color, icon, flags }: Filter): CardData[] {
  return cards.filter(
    (card) =>
      (!kind || card.kind === kind) &&
      (!color || card.colors?.includes(color)) &&
      (!icon || card.icons?.includes(icon)) &&
      Object.entries(flags).every(([name, wanted]) => !wanted || card[name] === true) &&
      mentions(card, text),
  )
}

/** What can be asked for: whatever some cards have and others do not. */
export function filtersFor(cards: readonly CardData[]) {
  const several = (values: string[]) => (values.length > 1 ? values : [])
  const all = (listOf: (card: CardData) => readonly string[]) => several([...new Set(cards.flatMap(listOf))])
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))]
  return {
    kinds: all((card) => [card.kind]),
    colors: all((card) => (card.colors?.length ? card.colors : [])),
    icons: all((card) => card.icons ?? []),
    flags: names.filter((name) => cards.some((card) => card[name] === true) && cards.some((card) => card[name] === false)),
  }
}

/** Cards whose name fits, those that begin with the text first. */
export function findByName<Card extends CardData>(cards: readonly Card[], text: string): Card[] {
  const wanted = fold(text.trim())
  const rank = (card: Card) => Math.min(...[card.label, card.name].map((name) => fold(name).indexOf(wanted)).map((at) => (at < 0 ? Infinity : at)))
  return cards
    .map((card) => ({ card, at: rank(card) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at || a.card.label.localeCompare(b.card.label))
    .map(({ card }) => card)
}
