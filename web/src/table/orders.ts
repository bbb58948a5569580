import type { Board } from '../net/board.generated'
import type { Orders } from '../net/messages.generated'
import type { TableView } from '../net/view'

/** What I pass on without being asked, as the server keeps it. */
export type Standing = Required<Omit<Orders, 't'>>

export const NO_ORDERS: Standing = { until_turn: false, cards: [], questions: [] }

/** In short: ask me, pass until my turn, or always pass. */
export type Passing = 'ask' | 'turn' | 'always'

/** The questions by which a board lets others react. */
const windowsOf = (board: Board | null): string[] => board?.questions.filter(({ window }) => window).map(({ name }) => name) ?? []

export function passingOf({ until_turn, questions }: Standing, board: Board | null): Passing {
  const all = windowsOf(board)
  if (all.length && all.every((name) => questions.includes(name))) return 'always'
  return until_turn ? 'turn' : 'ask'
}

export const withPassing = (orders: Standing, passing: Passing, board: Board | null): Standing => ({
  ...orders,
  until_turn: passing === 'turn',
  questions: passing === 'always' ? windowsOf(board) : [],
})

/** Pass on whatever is asked because of this card, or be asked again. */
export const withCard = (orders: Standing, card: string, isPassed: boolean): Standing => ({
  ...orders,
  cards: [...orders.cards.filter((name) => name !== card), ...(isPassed ? [card] : [])],
})

/** Whether what is asked now is passed on. */
export const covers = ({ until_turn, cards, questions }: Standing, { cause, prompt }: TableView): boolean => until_turn || cards.includes(cause ?? '') || questions.includes(prompt ?? '')
