import type { CardData } from '../cards/model'

export interface Filter {
  text: string
  kind: string
  color: string
  icon: string
  set: string
  /** Facts that must be true. */
  flags: Record<string, boolean>
}

export const NO_FILTER: Filter = { text: '', kind: '', color: '', icon: '', set: '', flags: {} }

/** A filter, and perhaps a card that is opened, as a piece of a link; nothing where there is nothing to say. */
export function writeFilter({ flags, ...plain }: Filter, card: string | null): string {
  const said = Object.entries({ ...plain, card: card ?? '' }).filter(([, value]) => value)
  const wanted = Object.keys(flags).filter((name) => flags[name])
  return [...said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`), ...wanted.map((name) => `only=${encodeURIComponent(name)}`)].join('&')
}

/** What a link says of a filter; anything else in it is ignored. */
export function readFilter(text: string): { filter: Filter; card: string | null } {
  const said = new URLSearchParams(text)
  const of = (name: string) => said.get(name) ?? ''
  const flags = Object.fromEntries(said.getAll('only').map((name) => [name, true]))
  return { filter: { text: of('text'), kind: of('kind'), color: of('color'), icon: of('icon'), set: of('set'), flags }, card: said.get('card') }
}

const fold = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether every word occurs in the name (in either language) or the effect. */
export function mentions(card: CardData, text: string): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const all = fold(`${card.label} ${card.name} ${card.text}`)
  return words.every((word) => all.includes(word))
}

export function filterCards(cards: readonly CardData[], { text, kind, color, icon, set, flags }: Filter): CardData[] {
  return cards.filter(
    (card) =>
      (!kind || card.kind === kind) &&
      (!color || card.colors?.includes(color)) &&
      (!icon || card.icons?.includes(icon)) &&
      (!set || card.set === set) &&
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
    sets: all((card) => (card.set ? [card.set] : [])),
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
