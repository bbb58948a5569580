import { describe, expect, it } from 'vitest'
import { groupBy, placeOf, statsOf } from '../src/history/stats'
import type { Judgement, PastGame } from '../src/net/messages.generated'
import { courseOf, notable } from '../src/replay/chances'

const game = (change: Partial<PastGame>): PastGame => ({ table: 't', game: 'embers', ended: 0, seat: 1, names: ['Bot', 'Ada'], levels: ['martha', null], scores: [3, 5], ranking: [[1], [0]], played: {}, ...change })

describe('my games', () => {
  const games = [
    game({ table: 'a', played: { Spark: 2, Glow: 1 } }),
    game({ table: 'b', scores: [9, 2], ranking: [[0], [1]], played: { Glow: 2 } }),
    game({ table: 'c', scores: [4, 4, 7], names: ['x', 'Ada', 'y'], ranking: [[2], [0, 1]] }),
  ]

  it('come to games, wins, the best score and the favourite card', () => {
    expect(statsOf(games, false)).toEqual({ games: 3, wins: 1, best: 5, favourite: 'Glow' })
    expect(statsOf(games, true).best).toBe(2)
    expect(statsOf([], false)).toEqual({ games: 0, wins: 0, best: null, favourite: null })
  })

  it('have the place that was shared, and are told apart by the number of players', () => {
    expect(games.map(placeOf)).toEqual([1, 2, 2])
    expect(groupBy(games, ({ names }) => names.length).map(([n, some]) => [n, some.length])).toEqual([
      [2, 2],
      [3, 1],
    ])
  })
})

describe('an analysis', () => {
  const option = { action: 1, label: 'x', win: 0.5, place: 1 }
  const decision = (number: number, seat: number, verdict: string): Judgement => ({ number, seat, question: '?', wins: [0.25, 0.75], played: option, best: option, loss: 0, verdict })
  const all = [decision(1, 0, 'blunder'), decision(2, 1, 'mistake'), decision(3, 0, 'good')]

  it('shows mine only, or all that is worth a look', () => {
    expect(notable(all, 0).map(({ number }) => number)).toEqual([1])
    expect(notable(all, null).map(({ number }) => number)).toEqual([1, 2])
  })

  it('draws the chances up to the end', () => {
    expect(courseOf(all.slice(0, 1), 1, 3, [1])).toEqual([{ x: 0.25, y: 0.25 }, { x: 1, y: 0 }])
    expect(courseOf([], 0, 3, [1]).at(-1)).toEqual({ x: 1, y: 1 })
  })
})
