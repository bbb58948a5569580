import type { Line } from '../../../net/messages.generated'

/** Where a token may be that nobody has any more. */
export const DOOM = -1

/** So many tokens went from one seat to another, or to doom. */
export interface Flow {
  round: number
  from: number
  to: number
  tokens: number
}

const SEAT = 64

/** All that became of tokens, in order. An event that names somebody else carries 64 x seat + tokens. */
export function flowsIn(log: readonly Line[]): Flow[] {
  const flows: Flow[] = []
  let round = 0
  for (const { event } of log) {
    const { verb, player = 0, number = 0 } = event
    if (verb === 'round') round = number
    else if (verb === 'lose_tokens') flows.push({ round, from: player, to: DOOM, tokens: number })
    else if (verb === 'steal' || verb === 'pay') {
      const [other, tokens] = [Math.floor(number / SEAT), number % SEAT]
      if (tokens) flows.push(verb === 'steal' ? { round, from: other, to: player, tokens } : { round, from: player, to: other, tokens })
    }
  }
  return flows
}

/** A token: who had it first, and who has it after each flow. */
export interface Token {
  first: number
  holders: number[]
}

/** The tokens of everybody before all of this, by what they have in the end. */
export function tokensBefore(last: readonly number[], flows: readonly Flow[]): number[] {
  const tokens = [...last]
  for (const { from, to, tokens: moved } of flows) {
    tokens[from]! += moved
    if (to !== DOOM) tokens[to]! -= moved
  }
  return tokens
}

/** The way of every token: whoever loses some gives away first what came last. */
export function waysOf(last: readonly number[], flows: readonly Flow[]): Token[] {
  const held = tokensBefore(last, flows).map((count, seat) => Array.from({ length: count }, (): Token => ({ first: seat, holders: [seat] })))
  const all = held.flat()
  for (const { from, to, tokens } of flows) {
    const moved = held[from]!.splice(-tokens, tokens)
    if (to !== DOOM) held[to]!.push(...moved)
    for (const token of all) token.holders.push(moved.includes(token) ? to : token.holders.at(-1)!)
  }
  return all
}

/** Whose lane it is, and where it lies. */
export interface Lane {
  holder: number
  y: number
  height: number
}

const MARKS = 22
const BETWEEN = 6
const MARGIN = 12
/** A name and how many tokens it has. */
const LEAST = 34
const NEAREST = 2
const FARTHEST = 4.4

/** Lanes for everybody and for doom, each as high as it ever needs to be: so high that all are seen at once, if that can be. */
export function lanesFor(tokens: readonly Token[], players: number, room: number): { lanes: Lane[]; gap: number; height: number } {
  const times = [...(tokens[0]?.holders.keys() ?? [])]
  const holders = [...Array(players).keys(), DOOM]
  const most = holders.map((holder) => Math.max(1, ...times.map((time) => tokens.filter((token) => token.holders[time] === holder).length)))
  const others = MARKS + LEAST + holders.length * (MARGIN + BETWEEN)
  const lines = most.reduce((sum, many) => sum + many, 0)
  const gap = Math.min(FARTHEST, Math.max(NEAREST, (room - others) / lines))
  let y = MARKS
  const lanes = holders.map((holder, i) => {
    const height = Math.max(LEAST, most[i]! * gap + MARGIN)
    const lane = { holder, y, height }
    y += height + BETWEEN
    return lane
  })
  return { lanes, gap, height: y }
}
