import type { OptionInfo } from '../net/api'

/** How an option is written where it cannot be picked from a few values. */
export type Shape = 'list' | 'mapping' | 'word'

export const shapeOf = (takes: string): Shape => (takes.startsWith('a list') ? 'list' : takes.startsWith('a mapping') ? 'mapping' : 'word')

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const partsOf = (text: string, mark: string) => text.split(mark).map((part) => part.trim())

function written(text: string, shape: Shape): unknown {
  if (shape === 'word' || /^[[{]/.test(text)) return valueOf(text)
  const parts = partsOf(text, ',').filter(Boolean)
  return shape === 'list' ? parts : Object.fromEntries(parts.map((part) => partsOf(part, ':')).map(([name, value = '']) => [name, valueOf(value)]))
}

/** What somebody filled in, as options: lists by commas, numbers as numbers; blanks are left out. */
export function optionsFrom(filled: Record<string, string | undefined>, known: readonly Pick<OptionInfo, 'key' | 'takes'>[]): Record<string, unknown> {
  const shapes = new Map(known.map(({ key, takes }) => [key, shapeOf(takes)]))
  const options: Record<string, unknown> = {}
  for (const [key, text = ''] of Object.entries(filled)) {
    if (text.trim()) options[key] = written(text.trim(), shapes.get(key) ?? 'word')
  }
  return options
}

/** The values that a description such as "a whole number from 1 to 8, or 'all'" names one by one. */
export function valuesIn(takes: string): string[] {
  if (shapeOf(takes) !== 'word') return []
  const range = takes.match(/from (\d+) to (\d+)/)
  const numbers = range ? Array.from({ length: Number(range[2]) - Number(range[1]) + 1 }, (_, i) => String(Number(range[1]) + i)) : []
  const quoted = [...takes.matchAll(/'([^']+)'/g)].map((match) => match[1]!)
  return [...numbers, ...quoted, ...(takes === 'true or false' ? ['true', 'false'] : [])]
}
