import { boardOf, moduleOf } from '../state/cards.svelte'
import { type CardData, signed } from './model'

/** What every card has, and what its face shows in another way. */
const USUAL = new Set(['name', 'label', 'kind', 'text', 'copies', 'game', 'colors', 'icons', 'set'])

const readable = (name: string): string => name.replaceAll('_', ' ')
const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export const kindLabel = (game: string, kind: string): string => moduleOf(game)?.labels?.().kinds[kind] ?? capital(readable(kind))
export const colorLabel = (game: string, color: string): string => moduleOf(game)?.labels?.().colors[color] ?? readable(color)
export const iconLabel = (game: string, icon: string): string => moduleOf(game)?.labels?.().icons[icon] ?? capital(readable(icon))

export const setLabel = (game: string, set: string): string => moduleOf(game)?.labels?.().sets?.[set] ?? capital(readable(set))

/** What a fact is called: by the game's own module, else by its board. */
export function factLabel(game: string, name: string): string {
  const board = boardOf(game)
  return moduleOf(game)?.labels?.().facts[name] ?? board?.facts.find((fact) => fact.name === name)?.label ?? readable(name)
}

/** The numbers on a card that its game has no picture for. */
export const numbersOn = (card: CardData): [name: string, value: number][] =>
  Object.entries(card).flatMap(([name, value]) => (!USUAL.has(name) && typeof value === 'number' ? [[name, value] as [string, number]] : []))

/** What may be true of a card; only what is true is told. */
export const flagsOn = (card: CardData): string[] => Object.keys(card).filter((name) => !USUAL.has(name) && card[name] === true)

/** One sentence that says what a sighted reader takes in at a glance. */
export function spokenName(card: CardData): string {
  const own = moduleOf(card.game)?.spokenName
  if (own) return own(card)
  const parts = [card.label, ...(card.kind ? [kindLabel(card.game, card.kind)] : []), ...(card.colors ?? []).map((color) => colorLabel(card.game, color))]
  parts.push(...numbersOn(card).map(([name, value]) => `${factLabel(card.game, name)} ${signed(value)}`))
  parts.push(...flagsOn(card).map((name) => factLabel(card.game, name)), ...(card.icons ?? []).map((icon) => iconLabel(card.game, icon)))
  return parts.join(', ')
}
