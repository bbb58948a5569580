import type { Line } from '../net/messages.generated'

/** A line of the log, with the named card cut out so that it can be shown. */
export function cutOut(text: string, label: string | null): { before: string; card: boolean; after: string } {
  const at = label ? text.indexOf(label) : -1
  if (at < 0) return { before: text, card: false, after: '' }
  return { before: text.slice(0, at), card: true, after: text.slice(at + label!.length) }
}

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** A question without the card in brackets at its end: that card is shown beside it. */
export function withoutCause(question: string, label: string | null): string {
  const tail = ` (${label})`
  return label && question.endsWith(tail) ? question.slice(0, -tail.length) : question
}

const COUNT = '\uE200'

/** The log with equal neighbours put together, such as the cards that somebody draws one by one: as one sentence if there is one for it. */
export function gathered(log: readonly Line[]): { line: Line; times: number }[] {
  const lines: { line: Line; times: number }[] = []
  for (const line of log) {
    const last = lines.at(-1)
    if (last?.line.text === line.text) last.times++
    else lines.push({ line, times: 1 })
  }
  return lines.map(({ line, times }) => (times > 1 && line.many ? { line: { ...line, text: line.many.replace(COUNT, String(times)) }, times: 1 } : { line, times }))
}

/** How far back a line with a card is still what was just played. */
const RECENT = 6

const ROUTINE = new Set(['turn', 'deal'])
/** Whether a line says little, such as that a turn begins. */
export const isRoutine = ({ event }: Line): boolean => ROUTINE.has(event.verb)

/** What was just played: the last line about a card, or else the last that says something. */
export const latestOf = (log: readonly Line[]): Line | undefined => log.slice(-RECENT).filter(({ event }) => event.card !== undefined).at(-1) ?? log.filter((line) => !isRoutine(line)).at(-1) ?? log.at(-1)
