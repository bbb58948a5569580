import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import PlainLayout from '../src/board/PlainLayout.svelte'
import { contentOf } from '../src/board/zones'
import Card from '../src/cards/Card.svelte'
import type { CardData } from '../src/cards/model'
import type { Choice } from '../src/net/view'
import { plainForm } from '../src/score/plain'
import PlainPlayer from '../src/score/PlainPlayer.svelte'
import { neededOf, newRow, newSheet } from '../src/score/sheet'
import { CardBook } from '../src/state/cards.svelte'
import { isReaction, layOut } from '../src/table/choices'
import EndSheet from '../src/table/EndSheet.svelte'
import { columnsOf } from '../src/table/scoring'
import { BOARD, BOOK, view } from './tinyGame'


let mounted: Record<string, unknown>[] = []
afterEach(() => {
  for (const one of mounted) void unmount(one)
  mounted = []
  document.body.innerHTML = ''
})

const empty = createRawSnippet(() => ({ render: () => '<p>question</p>' }))
const onchoose = vi.fn()
function showTable(shown = view()) {
  const props = { id: 't', headed: false, view: shown, names: ['Ada', 'Ben'], book: BOOK, offer: layOut(shown, BOARD), online: [true, false], standins: [false, false], reasons: {}, active: shown.actor === 0, onchoose, middle: empty, side: empty }
  mounted.push(mount(PlainLayout, { target: document.body, props }))
  flushSync()
}
const zone = (label: string, within: ParentNode = document) => within.querySelector<HTMLElement>(`[aria-label="${label}"]`)!
const textOf = (node: Element) => node.textContent!.replace(/\s+/g, ' ').trim()
const cardsIn = (node: ParentNode) => [...node.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card)
const choice = (change: Partial<Choice>): Choice => ({ action: 1, label: 'Choose', kind: 'card', ...change })

describe('a table that is drawn from its board alone', () => {
  it('shows every zone with its label, and none that is not to be shown', () => {
    showTable()
    for (const { label, area, of } of BOARD.zones.filter(({ of }) => of !== 'house')) expect([of, label, zone(label) !== null]).toEqual([of, label, area !== 'none'])
    expect(cardsIn(zone('Weather'))).toEqual(['Gale'])
    expect(textOf(zone('Weather'))).toContain('What Gale does.')
    expect(cardsIn(zone('Ashes'))).toEqual(['Glow'])
    expect(textOf(zone('Deck').querySelector('h3')!)).toBe('Deck12')
    expect(cardsIn(zone('Hand'))).not.toContain('Brick')
  })

  it('tells facts in words, and leaves out what is not so', () => {
    showTable()
    const [ada, ben] = [zone('Ada'), zone('Ben')]
    const told = (node: Element) => [...node.querySelectorAll('dl > div')].map(textOf)
    expect(told(ada)).toEqual(['water −2', 'mood quite calm'])
    expect(told(ben)).toEqual(['water 4', 'asleep', 'mood quite calm'])
    expect(told(zone('The middle of the table'))).toEqual(['turn Ben', expect.stringMatching(/^omen Drizzle/), 'omens card Gale of Ben'])
    expect(textOf(ben)).toContain('away')
  })

  it('never shows a hidden hand, nor how many cards it has where that is a secret', () => {
    showTable()
    const hand = zone('Hand', zone('Ben'))
    expect(cardsIn(hand)).toEqual([])
    expect(textOf(hand.querySelector('h3')!)).toBe('Hand')
    expect(textOf(hand)).toContain('Known cards: Glow')
  })

  it('lays cards on cards, bottom first, and says in which state each is', () => {
    showTable()
    const houses = zone('Houses', zone('Ben'))
    expect(cardsIn(houses)).toEqual(['Cottage', 'Brick', 'Brick', 'Cottage'])
    const [first, second] = [...houses.querySelectorAll(':scope > .cards > .entry > .notes')].map(textOf)
    expect(first).toContain('burnt')
    expect(second).not.toContain('burnt')
  })

  it('lets equal cards be chosen one by one', () => {
    showTable(view({ choices: [choice({ action: 8, card: 'Cottage', owner: 1, zone: 'houses', id: 2 })] }))
    const alive = document.querySelectorAll<HTMLElement>('.slot.alive')
    expect(alive).toHaveLength(1)
    expect(alive[0]!.closest('.entry')!.textContent).toContain('5')
    alive[0]!.querySelector('button')!.click()
    expect(onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 8 }))
  })

  it('lets hand cards and players be chosen', () => {
    showTable(view({ choices: [choice({ action: 3, card: 'Glow' }), choice({ action: 4, kind: 'player', player: 1 })] }))
    expect([...document.querySelectorAll<HTMLElement>('section.hand .slot.alive')].map((slot) => slot.dataset.card)).toEqual(['Glow'])
    zone('Ben').querySelector<HTMLButtonElement>('button.name')!.click()
    expect(onchoose).toHaveBeenLastCalledWith(expect.objectContaining({ action: 4 }))
  })
})

describe('zones', () => {
  it('know the difference between empty and hidden', () => {
    const plots = BOARD.zones.find(({ name }) => name === 'plots')!
    expect(contentOf(plots, { plots: [] })).toMatchObject({ open: true, size: 0 })
    const hand = BOARD.zones.find(({ name }) => name === 'hand')!
    expect(contentOf(hand, { hand: null, hand_size: 3 })).toMatchObject({ open: false, size: 3 })
  })

  it('offer choices only where the server says the card lies', () => {
    const shown = view({ choices: [choice({ card: 'Glow', zone: 'plots', owner: 0 })] })
    const offer = layOut(shown, BOARD)
    expect(offer.isAboutHand).toBe(false)
    expect(offer.on('hand', 0, [{ card: 'Glow', facts: {} }])).toEqual([null])
    expect(offer.on('plots', 0, [{ card: null, facts: {} }, { card: 'Glow', facts: {} }])[1]).not.toBeNull()
  })

  it('call a question a reaction where the board opens a window', () => {
    const pass = { action: 9, label: 'Pass', kind: 'word' as const, word: 'pass' }
    expect(isReaction(view({ prompt: 'douse', choices: [pass] }), BOARD)).toBe(true)
    expect(isReaction(view({ prompt: 'play', choices: [pass] }), BOARD)).toBe(false)
  })
})

describe('a card without a drawing', () => {
  it('says its name, kind, numbers and text', () => {
    mounted.push(mount(Card, { target: document.body, props: { card: BOOK.card('Glow') } }))
    flushSync()
    const face = document.querySelector('.card')!
    expect(face.getAttribute('aria-label')).toBe('Glow, Flame, teal, heat −2')
    expect(textOf(face)).toContain('What Glow does.')
  })

  it('gives nothing away when face down', () => {
    mounted.push(mount(Card, { target: document.body, props: { card: null, game: 'embers' } }))
    flushSync()
    expect(document.querySelector('.card')!.getAttribute('aria-label')).toBe('Face-down card')
  })
})

describe('the end', () => {
  const show = (ranking: number[][] | null) => {
    mounted.push(mount(EndSheet, { target: document.body, props: { view: view({ over: true }), names: ['Ada', 'Ben'], ranking, scores: [3, 7], table: 't', book: BOOK, onrematch: null, replay: null } }))
    flushSync()
    document.querySelector<HTMLButtonElement>('footer button')!.click()
    flushSync()
    return textOf(document.querySelector('.winner')!)
  }

  it('counts every card that is worth something', () => {
    expect(columnsOf(view(), BOOK, [3, 7]).map(({ lines, total }) => [lines.map(({ points }) => points), total])).toEqual([
      [[3], 3],
      [[2, 5], 7],
    ])
  })

  it('names a winner, says that the lowest total wins', () => {
    expect(show([[0], [1]])).toBe('Ada wins')
    expect(document.body.textContent).toContain('The lowest total wins.')
  })

  it('knows shared victories and games that nobody wins', () => {
    expect(show([[0, 1]])).toBe('Ada and Ben share the victory')
    document.body.innerHTML = ''
    expect(show([[]])).toBe('Nobody wins')
  })
})

describe('a score sheet that is drawn from its board alone', () => {
  const form = plainForm(BOARD)

  it('asks for what the board names, and sends that', () => {
    const sheet = newSheet(form)
    sheet.players[0] = { ...sheet.players[0]!, tricks: ['Spark'], water: 2, asleep: true }
    expect(form.isBlankPlayer(sheet.players[0]!)).toBe(false)
    expect(form.isBlankPlayer(sheet.players[1]!)).toBe(true)
    expect(form.request(sheet, (seat) => `P${seat}`)).toEqual({
      players: [
        { name: 'P0', tricks: ['Spark'], water: 2, asleep: true },
        { name: 'P1', tricks: [], water: 0, asleep: false },
      ],
    })
  })

  it('asks for every card without which nothing can be counted', () => {
    const entry = { name: 'lamp', label: 'lamp', kind: 'card' as const, of: [], least: 0, most: 0, optional: false }
    const form = plainForm({ ...BOARD, sheet: { ...BOARD.sheet, player: [entry, { ...entry, name: 'spare', optional: true }] } })
    const sheet = newSheet(form)
    sheet.players[1]!.spare = 'Spark'
    expect(neededOf(sheet, form)).toEqual([{ seat: 1, what: 'lamp' }])
    sheet.players[1]!.lamp = 'Spark'
    expect(neededOf(sheet, form)).toEqual([])
  })

  it('leaves out a number that has a usual value', () => {
    const entry = { name: 'wind', label: 'wind', kind: 'number' as const, of: [], least: -2, most: 2, optional: true }
    const form = plainForm({ ...BOARD, sheet: { ...BOARD.sheet, player: [entry] } })
    const sheet = newSheet(form)
    sheet.players[1]!.wind = 0
    expect(form.request(sheet, (seat) => `P${seat}`)).toEqual({ players: [{ name: 'P0' }, { name: 'P1', wind: 0 }] })
  })

  it('offers only cards that fit', () => {
    mounted.push(mount(PlainPlayer, { target: document.body, props: { player: newRow(form), table: form.newTable(), placeholder: 'P', book: BOOK, seat: 0, result: null } }))
    flushSync()
    expect([...document.querySelectorAll('.found button')].map(textOf)).toEqual(['Add SparkSpark', 'Add GlowGlow'])
  })

  it('says what tells cards apart, and offers none that are all there already', () => {
    const module = { apart: ({ text }: CardData) => text }
    const book = new CardBook(BOOK.cards, BOOK.game, module, BOOK.board)
    const copies = book.card('Spark').copies
    const player = { ...newRow(form), tricks: Array<string>(copies).fill('Spark') }
    mounted.push(mount(PlainPlayer, { target: document.body, props: { player, table: form.newTable(), placeholder: 'P', book, seat: 0, result: null } }))
    flushSync()
    expect([...document.querySelectorAll('.found [aria-hidden]')].map(textOf)).toEqual(['Glow · What Glow does.'])
  })
})
