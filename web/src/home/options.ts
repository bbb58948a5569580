import type { OptionLine, OptionValue } from '../net/messages.generated'

type Value = OptionValue['value']

/** The content of a field: what was picked there, or a line of text. */
export type Filled = Value | Value[] | null | undefined

const partsOf = (text: string, mark: string) => text.split(mark).map((part) => part.trim())
const numberOr = (text: string) => (/^[+-]?\d+$/.test(text) ? Number(text) : text)

/** Cards stand in one line with commas between them. */
const cardsIn = (text: string) => partsOf(text, ',').filter(Boolean)
const numbersIn = (text: string) => Object.fromEntries(cardsIn(text).map((part) => partsOf(part, ':')).map(([name, value = '']) => [name, numberOr(value)]))

const isBlank = (filled: Filled) => filled == null || (typeof filled === 'string' ? !filled.trim() : Array.isArray(filled) && !filled.length)

/** What somebody filled in, as options; blanks are left out. The server says what does not fit. */
export function optionsFrom(filled: Record<string, Filled>, known: readonly Pick<OptionLine, 'key' | 'kind'>[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const { key, kind } of known) {
    const value = filled[key]
    if (isBlank(value)) continue
    options[key] = kind === 'cards' ? cardsIn(String(value)) : kind === 'card_numbers' ? numbersIn(String(value)) : value
  }
  return options
}
