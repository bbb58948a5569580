import { describe, expect, it } from 'vitest'
import { optionsFrom } from '../src/home/options'
import { findByName, filterCards, filtersFor, NO_FILTER } from '../src/parts/filter'
import { inlines, parse } from '../src/rules/markdown'
import { scoreForm } from '../src/games/doomlings/score/form'
import type { ScoreForm } from '../src/games/module'
import { isBlank, newSheet, pack, unpack } from '../src/score/sheet'
import { LANGUAGES, startLanguage } from '../src/state/language.svelte'
import { splitLinks } from '../src/table/chatLinks'
import { codeIn } from '../src/table/links'
import { cutOut, gathered, latestOf } from '../src/table/logText'
import { flights } from '../src/table/travel'
import { TRAIT_CARDS } from '../src/games/doomlings/gallery/samples'

describe('languages', () => {
  const shape = (value: unknown): unknown => (value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort().map(([key, inner]) => [key, shape(inner)])) : typeof value)

  it('all say the same things', () => {
    const [first, ...others] = Object.values(LANGUAGES).map(shape)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(first)
  })

  it('start with the remembered one, then the browser’s, then English', () => {
    expect(startLanguage('de', ['en-US'])).toBe('de')
    expect(startLanguage(null, ['fr-FR', 'de-AT'])).toBe('de')
    expect(startLanguage('xx', ['fr'])).toBe('en')
  })

  it('count properly', () => {
    expect(LANGUAGES.en!.table.points(1)).toBe('1 point')
    expect(LANGUAGES.de!.table.points(-2)).toBe('−2 Punkte')
    expect(LANGUAGES.de!.table.hand(1)).toBe('1 Handkarte')
  })
})

describe('rules as Markdown', () => {
  it('reads headings, lists, tables and emphasis', () => {
    expect(parse('# A *b*\n\n1. one\n   more\n2. two\n\n| x | y |\n|---|---|\n| 1 | **2** |')).toEqual([
      { kind: 'heading', level: 1, id: 'a-b', inlines: [{ text: 'A ' }, { text: 'b', style: 'em' }] },
      { kind: 'list', ordered: true, items: [[{ text: 'one more' }], [{ text: 'two' }]] },
      { kind: 'table', head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], [{ text: '2', style: 'strong' }]]] },
    ])
  })

  it('never makes a link out of a script', () => {
    expect(inlines('[x](javascript:alert(1)) <b>y</b>')).toEqual([{ text: '[x](javascript:alert(1)) <b>y</b>' }])
  })
})

describe('score sheet', () => {
  const form = scoreForm as unknown as ScoreForm

  it('survives a link, and nonsense becomes a new sheet', () => {
    const sheet = newSheet(form)
    sheet.players[0]!.name = 'Zoë'
    sheet.players[0]!.pile = ['Antlers']
    expect(unpack(pack(sheet), form)).toEqual(sheet)
    expect(unpack('%%%', form)).toEqual(newSheet(form))
    expect(isBlank(sheet, form)).toBe(false)
    expect(isBlank(unpack('%%%', form), form)).toBe(true)
  })

  it('asks the server only for what is filled in', () => {
    const sheet = newSheet(form)
    Object.assign(sheet.players[0]!, { pile: ['Viral', 'Faith'], choices: { Viral: ['red', ''], Faith: ['red', 'blue'], Gone: ['red'] } })
    expect(form.request(sheet, (seat) => `P${seat}`)).toEqual({
      players: [
        { name: 'P0', pile: ['Viral', 'Faith'], gene_pool: 5, choices: { Viral: 'red', Faith: ['red', 'blue'] } },
        { name: 'P1', pile: [], gene_pool: 5 },
      ],
    })
  })
})

describe('small things', () => {
  it('sends what was picked as it is, and leaves out blanks', () => {
    const known = [
      { key: 'a', kind: 'choice' },
      { key: 'b', kind: 'choice' },
      { key: 'c', kind: 'preset' },
      { key: 'd', kind: 'several' },
      { key: 'e', kind: 'several' },
      { key: 'f', kind: 'number' },
      { key: 'g', kind: 'number' },
      { key: 'h', kind: 'cards' },
    ] as const
    expect(optionsFrom({ a: false, b: 'all', c: '', d: ['x'], e: [], f: 0, g: null, h: ' ' }, known)).toEqual({ a: false, b: 'all', d: ['x'], f: 0 })
  })

  it('reads cards and their numbers as people write them', () => {
    const known = [
      { key: 'without', kind: 'cards' },
      { key: 'face_values', kind: 'card_numbers' },
    ] as const
    expect(optionsFrom({ without: ' Big Ears, Tiny ,', face_values: 'Antlers: -5, Big Ears: 2' }, known)).toEqual({ without: ['Big Ears', 'Tiny'], face_values: { Antlers: -5, 'Big Ears': 2 } })
    expect(optionsFrom({ face_values: 'Antlers: many, Tiny' }, known)).toEqual({ face_values: { Antlers: 'many', Tiny: '' } })
  })

  it('finds cards by their set, where there are several', () => {
    const boxed = TRAIT_CARDS.slice(0, 6).map((card, i) => ({ ...card, set: i < 4 ? 'classic' : 'techlings' }))
    expect(filtersFor(boxed).sets).toEqual(['classic', 'techlings'])
    expect(filtersFor(boxed.slice(0, 4)).sets).toEqual([])
    expect(filterCards(boxed, { ...NO_FILTER, set: 'techlings' })).toEqual(boxed.slice(4))
  })

  it('finds cards by name and by filter', () => {
    expect(findByName(TRAIT_CARDS, 'ti')[0]!.name).toBe('Tiny')
    const dominant = filterCards(TRAIT_CARDS, { text: '', kind: 'trait', color: 'blue', icon: '', set: '', flags: { dominant: true } })
    expect(dominant.map((card) => card.name)).toContain('Tiny')
    expect(dominant.every((card) => card.dominant && card.colors!.includes('blue'))).toBe(true)
  })

  it('takes a code out of a pasted link', () => {
    expect(codeIn(' https://x.example/#/join/ab%2Dc ')).toBe('ab-c')
    expect(codeIn('https://x.example/table/abc')).toBe('abc')
    expect(codeIn('ABC')).toBe('ABC')
  })

  it('links only to this site from chat', () => {
    expect(splitLinks('see http://a/join/x or http://evil/', 'http://a').filter((part) => part.link)).toEqual([{ text: 'http://a/join/x', link: 'http://a/join/x' }])
  })

  it('cuts the card out of a log line', () => {
    expect(cutOut('Ada plays Antlers.', 'Antlers')).toEqual({ before: 'Ada plays ', card: true, after: '.' })
    expect(cutOut('Ada draws a card.', null).card).toBe(false)
  })

  it('remembers what was just played, not whose turn begins', () => {
    const line = (verb: string, card?: string) => ({ n: 1, text: `${verb} ${card ?? ''}`, event: { verb, card } })
    const draws = Array.from({ length: 8 }, () => line('draw'))
    expect(latestOf([line('play', 'Antlers'), line('draw'), line('turn')])!.event).toEqual({ verb: 'play', card: 'Antlers' })
    expect(latestOf([line('play', 'Antlers'), ...draws, line('turn')])!.event.verb).toBe('draw')
    expect(latestOf([line('turn')])!.event.verb).toBe('turn')
    expect(latestOf([])).toBeUndefined()
  })

  it('tells once what happens several times in a row', () => {
    const log = ['Bo draws.', 'Bo draws.', 'Ada draws.', 'Bo draws.'].map((text, n) => ({ n, text, event: { verb: 'draw' } }))
    expect(gathered(log).map(({ line, times }) => [line.n, times])).toEqual([
      [0, 2],
      [2, 1],
      [3, 1],
    ])
  })

  it('counts what happens several times in one sentence', () => {
    const log = Array.from({ length: 3 }, (_, n) => ({ n, text: 'Bo draws a card.', many: 'Bo draws \uE200 cards.', event: { verb: 'draw' } }))
    expect(gathered(log).map(({ line, times }) => [line.text, times])).toEqual([['Bo draws 3 cards.', 1]])
    expect(gathered(log.slice(2)).map(({ line, times }) => [line.text, times])).toEqual([['Bo draws a card.', 1]])
  })

  it('lets cards travel from where they lay to where they lie', () => {
    const spot = (x: number) => [{ box: { x, y: 0, width: 10, height: 10 }, node: document.createElement('div') }]
    const before = new Map([['hand:0 Antlers', spot(1)], ['deck', spot(2)]])
    const after = new Map([['pile:0 Antlers', spot(3)], ['hand:1', spot(4)]])
    const plan = flights([{ verb: 'play', card: 'Antlers', source: 'hand:0', target: 'pile:0' }, { verb: 'draw', source: 'deck', target: 'hand:1' }, { verb: 'turn' }], before, after, 100)
    expect(plan.flights.map(({ card, from, to, delay }) => [card, from.x, to.x, delay])).toEqual([['Antlers', 1, 3, 0], [null, 2, 4, 100]])
    expect(plan.arriving.size).toBe(1)
  })
})
