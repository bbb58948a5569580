import { describe, expect, it } from 'vitest'
import { guide } from '../src/games/doomlings/guide'
import { placeFrom } from '../src/replay/seat'
import { parse } from '../src/rules/markdown'
import { bestSection } from '../src/rules/relevance'
import { CardBook } from '../src/state/cards.svelte'
import { withoutCause } from '../src/table/logText'
import { tableView as view } from './tableFixture'

describe('the rules for a question', () => {
  const blocks = parse('# Game\n\n## Turns\n\nPlay a trait.\n\n## Reactions\n\nParasitic takes a trait.\n\n## Scoring\n\nCount points.')
  it('open at the section that shares its words', () => {
    expect(bestSection(blocks, 'How are points counted?', null)).toBe('scoring')
  })
  it('open where the card is named', () => {
    expect(bestSection(blocks, 'Play this trait?', 'Parasitic')).toBe('reactions')
  })
  it('open at the top when nothing fits', () => {
    expect(bestSection(blocks, 'Xyzzy?', null)).toBeNull()
  })
})

describe('the guide', () => {
  const book = new CardBook([])
  it('explains each thing once', () => {
    const first = guide.newTopic(view(), book, [])
    expect(first).not.toBeNull()
    expect(guide.newTopic(view(), book, [first!])).not.toBe(first)
  })
  it('needs no word of whoever has done it', () => {
    expect(guide.isAnswered('hand')).toBe(true)
    expect(guide.isAnswered('age')).toBe(false)
  })
  it('leaves spectators and finished games alone', () => {
    expect(guide.newTopic(view({ seat: null }), book, [])).toBeNull()
    expect(guide.newTopic(view({ over: true }), book, [])).toBeNull()
  })
})

it('the card behind a question is shown beside it, not twice', () => {
  expect(withoutCause('Choose a card (Ice Age)', 'Ice Age')).toBe('Choose a card')
  expect(withoutCause('Choose a card', 'Ice Age')).toBe('Choose a card')
})

it('an address names a seat, open hands, or a spectator', () => {
  expect([placeFrom('2'), placeFrom('open'), placeFrom('<b>'), placeFrom(undefined)]).toEqual(['2', 'open', 'watch', 'watch'])
})
