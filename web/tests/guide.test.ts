import { describe, expect, it } from 'vitest'
import { THINGS as darwinning } from '../src/games/darwinning/guide'
import { words as darwinningDe } from '../src/games/darwinning/words/de'
import { words as darwinningEn } from '../src/games/darwinning/words/en'
import { THINGS as doomOnYou } from '../src/games/doom_on_you/guide'
import { words as doomOnYouDe } from '../src/games/doom_on_you/words/de'
import { words as doomOnYouEn } from '../src/games/doom_on_you/words/en'
import { guide, THINGS as doomlings } from '../src/games/doomlings/guide'
import { words as doomlingsDe } from '../src/games/doomlings/words/de'
import { words as doomlingsEn } from '../src/games/doomlings/words/en'
import { THINGS as gloom } from '../src/games/gloom_of_thrones/guide'
import { words as gloomDe } from '../src/games/gloom_of_thrones/words/de'
import { words as gloomEn } from '../src/games/gloom_of_thrones/words/en'
import { guide as notes } from '../src/guide/guide.svelte'
import type { Thing, ThingWords } from '../src/guide/things'
import { CardBook } from '../src/state/cards.svelte'
import { player, tableView } from './tableFixture'

type Things = Record<string, Thing<never, never>>
const GAMES: [string, Things, Record<string, ThingWords>, Record<string, ThingWords>][] = [
  ['darwinning', darwinning, darwinningEn.topics, darwinningDe.topics],
  ['doom_on_you', doomOnYou, doomOnYouEn.topics, doomOnYouDe.topics],
  ['doomlings', doomlings, doomlingsEn.topics, doomlingsDe.topics],
  ['gloom_of_thrones', gloom, gloomEn.topics, gloomDe.topics],
]

describe.each(GAMES)('the guide of %s', (_game, things, english, german) => {
  it('has words for everything in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(things).sort())
    expect(Object.keys(german).sort()).toEqual(Object.keys(things).sort())
  })
  it('speaks of the same cards in both', () => {
    for (const topic of Object.keys(things)) {
      const texts = [english[topic]!.text, german[topic]!.text]
      expect(typeof texts[0], topic).toBe(typeof texts[1])
      for (const text of texts) if (typeof text === 'function') expect(text('Xyzzy')).toContain('Xyzzy')
    }
  })
  it('tells more in a guided first game', () => {
    expect(Object.values(things).filter(({ guided }) => guided).length).toBeGreaterThan(5)
  })
})

describe('a note that nobody answers', () => {
  it('has been read after two answers with it in sight', () => {
    notes.passBy('doomlings', 'aim')
    notes.passBy('doomlings', 'hand')
    notes.passBy('doomlings', 'aim')
    expect(notes.seenIn('doomlings')).toEqual([])
    notes.passBy('doomlings', 'aim')
    expect(notes.seenIn('doomlings')).toEqual(['aim'])
  })
})

describe('a guided first game', () => {
  const card = { name: 'Antlers', label: 'Geweih', kind: 'trait', text: '', copies: 1, game: 'doomlings', colors: ['red'], icons: [] }
  const book = new CardBook([card])
  const view = tableView({ players: [player({ pile: [{ card: 'Antlers', points: 3, attached: null }] }), player()] })
  const all = (guided: boolean) => {
    const seen: string[] = []
    for (let topic = guide.newTopic(view, book, seen, guided); topic; topic = guide.newTopic(view, book, seen, guided)) seen.push(topic)
    return seen
  }
  it('explains what others find out on their own', () => {
    expect(all(true)).toContain('worth')
    expect(all(false)).not.toContain('worth')
    expect(all(true)).toEqual(expect.arrayContaining(all(false)))
  })
  it('names the card that it is about', () => {
    expect(guide.note('worth', view, book).text).toContain('Geweih')
  })
})
