import { describe, expect, it } from 'vitest'
import type { Line } from '../src/net/messages.generated'
import { CardBook } from '../src/state/cards.svelte'
import { tieBreaks } from '../src/table/scoring'
import { showingsOf } from '../src/table/showings'
import doomlings from '../src/games/doomlings'
import { BOARD, BOOK } from './tinyGame'

const line = (verb: string, text: string, more: Partial<Line['event']> = {}): Line => ({ n: 1, text, event: { verb, ...more } })

describe('cards that everybody is to look at', () => {
  it('come one after the other, and pass by', () => {
    const lines = [line('burn', 'a', { card: 'Gale' }), line('draw', 'b', { card: 'Spark', target: 'hand:0' }), line('show', 'c', { card: 'Glow' }), line('show', 'd', { card: 'Spark', source: 'hand:1' })]
    expect(showingsOf(lines, BOOK)).toEqual([
      { card: 'Gale', moment: null, shakes: true, told: [] },
      { card: 'Glow', moment: null, shakes: false, told: [] },
    ])
  })

  it('have a moment of their own with what follows from each', () => {
    const book = new CardBook(BOOK.cards, 'embers', { moment: ({ verb }) => (verb === 'end' ? 'The end' : null), breaksTie: (verb) => verb === 'show' }, BOARD)
    const lines = [line('end', 'Ada: Gale', { card: 'Gale', player: 0 }), line('douse', 'Bo loses Spark', { card: 'Spark', source: 'tricks:1' }), line('turn', 'over'), line('show', 'Bo draws Glow', { card: 'Glow', player: 1 })]
    expect(showingsOf(lines, book)).toEqual([
      { card: 'Gale', moment: 'The end', shakes: false, told: ['Ada: Gale', 'Bo loses Spark'] },
      { card: 'Glow', moment: 'The end', shakes: false, told: ['Bo draws Glow'] },
    ])
    expect(tieBreaks(lines, book).map(({ text }) => text)).toEqual(['Bo draws Glow'])
  })

  it('end the world of Doomlings', () => {
    expect(doomlings.moment!({ verb: 'worlds_end', card: 'Ice Age' })).toBe('World’s End')
    expect(doomlings.moment!({ verb: 'reveal', card: 'Ice Age' })).toBeNull()
    expect(doomlings.breaksTie!('tie_break')).toBe(true)
  })
})
