import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TRAIT_CARDS } from '../src/games/doomlings/gallery/samples'
import doomlings from '../src/games/doomlings'
import type { DoomBook } from '../src/games/doomlings/book'
import { scoreForm } from '../src/games/doomlings/score/form'
import { scoreOf } from '../src/games/doomlings/table/scoring'
import type { PlayerView } from '../src/games/doomlings/view.generated'
import type { ScoreForm, Sheet } from '../src/games/module'
import ScoreSheet from '../src/score/ScoreSheet.svelte'
import { filledUp, newSheet } from '../src/score/sheet'
import { CardBook } from '../src/state/cards.svelte'

const form = scoreForm as unknown as ScoreForm
const book = new CardBook(TRAIT_CARDS, 'doomlings', doomlings)
let target: HTMLElement
let sheet: ReturnType<typeof mount>
let answer: (body: { players: { pile: string[] }[] }) => Response
let taps = 0

const settle = async () => {
  await vi.advanceTimersByTimeAsync(300)
  flushSync()
}
const tap = (button: Element | null | undefined) => {
  taps++
  ;(button as HTMLElement).click()
  flushSync()
}
const totals = () => [...target.querySelectorAll('[role=tab] b')].map((total) => total.textContent)
const counted = (body: { players: { pile: string[] }[] }) => {
  const sizes = body.players.map(({ pile }) => pile.length)
  return { totals: sizes, winners: [], per_card: body.players.map(({ pile }) => pile.map((card) => ({ card, points: 1 }))), catastrophe_points: [], from_opponents: [], gene_pool_leader: [] }
}

// The creature beside the sheet moves; where nothing moves it stands still.
Element.prototype.animate = () => ({ cancel: () => {}, finished: Promise.resolve() }) as unknown as Animation

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  taps = 0
  answer = (body) => Response.json(counted(body))
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => answer(JSON.parse(body)))
  target = document.createElement('div')
  document.body.append(target)
  sheet = mount(ScoreSheet, { target, props: { game: 'doomlings', shared: '', book, form } })
  flushSync()
})
afterEach(() => {
  void unmount(sheet)
  target.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the score calculator', () => {
  it('takes a game of four with 12 traits each in at most 100 taps', async () => {
    for (const seat of [0, 1, 2, 3]) {
      if (seat >= target.querySelectorAll('[role=tab]').length) tap(target.querySelector('.totals .add'))
      else if (seat) tap(target.querySelectorAll('[role=tab]')[seat])
      for (let i = 0; i < 12; i++) tap(target.querySelectorAll('.found .add')[(seat * 12 + i) % TRAIT_CARDS.length])
    }
    await settle()
    expect(totals()).toEqual(['12', '12', '12', '12'])
    expect(taps).toBeLessThanOrEqual(100)
  })

  it('takes nobody for whoever reads it', () => {
    expect(target.querySelector('input')!.getAttribute('aria-label')).toBe('Name')
  })

  it('offers the sets in use, and tells the server which these are', () => {
    const boxed = new CardBook([...TRAIT_CARDS.slice(0, 3).map((card) => ({ ...card, set: 'classic' })), { ...TRAIT_CARDS[3]!, set: 'techlings', icons: ['attachment'] }], 'doomlings', doomlings)
    void unmount(sheet)
    sheet = mount(ScoreSheet, { target, props: { game: 'doomlings', shared: '', book: boxed, form } })
    flushSync()
    const found = () => target.querySelectorAll('.found .add').length
    expect(found()).toBe(3)
    tap([...target.querySelectorAll('label')].find((label) => label.textContent!.trim() === 'Techlings')!.querySelector('input'))
    expect(found()).toBe(4)
    const filled = newSheet(form)
    filled.table.sets = ['classic', 'meaning_of_life', 'techlings']
    filled.players[0]!.pile = ['Nano', 'Blubber']
    filled.players[0]!.choices = { Nano: ['Blubber'] }
    filled.players[0]!.sign = 'The Weaver'
    expect(form.request(filled, String)).toMatchObject({ options: { sets: ['classic', 'meaning_of_life', 'techlings'] }, players: [{ choices: { Nano: 'Blubber' }, sign: 'The Weaver' }, {}] })
    expect(form.request(newSheet(form), String)).not.toHaveProperty('options')
  })

  it('leaves out the sign of a set that is no longer in use, and a second colour where one is chosen', () => {
    const filled = newSheet(form)
    filled.players[0]!.pile = ['Viral', 'Faith']
    filled.players[0]!.choices = { Viral: ['red', 'blue'], Faith: ['red', 'blue'] }
    filled.players[0]!.sign = 'The Weaver'
    const [player] = form.request(filled, String).players as Record<string, unknown>[]
    expect(player).toMatchObject({ choices: { Viral: 'red', Faith: ['red', 'blue'] } })
    expect(player).not.toHaveProperty('sign')
  })

  it('offers each catastrophe once', () => {
    const ends = ['Ice Age', 'Grey Goo'].map((name) => ({ ...TRAIT_CARDS[0]!, name, label: name, kind: 'catastrophe' }))
    const boxed = new CardBook([...TRAIT_CARDS, ...ends].map((card) => ({ ...card, set: 'classic' })), 'doomlings', doomlings)
    void unmount(sheet)
    sheet = mount(ScoreSheet, { target, props: { game: 'doomlings', shared: '', book: boxed, form } })
    flushSync()
    const offered = (at: number) => [...target.querySelectorAll(`[aria-label$=" ${at}"] option`)].map((option) => option.textContent)
    expect(offered(1)).toEqual(['–', 'Ice Age', 'Grey Goo'])
    const first = target.querySelector<HTMLSelectElement>('[aria-label$=" 1"]')!
    first.value = 'Ice Age'
    first.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    expect(offered(1)).toHaveLength(3)
    expect(offered(2).slice(1)).toEqual(['Grey Goo'])
  })

  it('asks who chose what only for traits whose points hang on it', () => {
    tap(target.querySelector('.found .add'))
    const search = target.querySelector<HTMLInputElement>('input[type=search]')!
    for (const name of ['Viral', 'Faith', 'Hyper-Intelligence', 'Denial']) {
      expect(target.querySelectorAll('.check')).toHaveLength(0)
      search.value = name
      search.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      tap(target.querySelector('.found .add'))
    }
    expect(target.querySelectorAll('.check')).toHaveLength(1)
    const asked = [...target.querySelectorAll<HTMLSelectElement>('select[id^=choice-]')]
    expect(asked.map(({ id }) => id)).toEqual(['choice-Viral', 'choice-Faith'])
    for (const select of asked) {
      expect([...select.options].slice(1).map(({ value }) => value).sort()).toEqual(['blue', 'green', 'purple', 'red'])
      select.value = 'red'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      flushSync()
    }
    expect(target.querySelectorAll('[aria-label^="Faith: "]')).toHaveLength(1)
    expect(target.querySelectorAll('[aria-label^="Viral: "]')).toHaveLength(0)
  })

  it('counts for one player alone', async () => {
    answer = (body) => Response.json(counted({ players: body.players.length === 1 ? body.players : [] }))
    tap([...target.querySelectorAll('button')].find((button) => button.textContent === 'Remove this player'))
    tap(target.querySelector('.found .add'))
    await settle()
    expect(totals()).toEqual(['1'])
  })

  it('keeps the points of the others while something is missing', async () => {
    tap(target.querySelector('.found .add'))
    await settle()
    tap(target.querySelectorAll('[role=tab]')[1])
    answer = () => Response.json({ error: 'bad_sheet', message: 'A color is missing.' }, { status: 400 })
    tap(target.querySelector('.found .add'))
    await settle()
    expect(totals()).toEqual(['1', '–'])
    expect(target.querySelector('.problem')!.textContent).toBe('A color is missing.')
    expect(JSON.parse(localStorage.getItem('endling.sheet.doomlings')!).players.map(({ pile }: { pile: string[] }) => pile.length)).toEqual([1, 1])
  })

  it('says in whose part something is wrong, and keeps all entries', async () => {
    tap(target.querySelector('.found .add'))
    await settle()
    answer = () => Response.json({ error: 'bad_sheet', message: 'Player 1: pile: there is only 1.', seat: 0 }, { status: 422 })
    tap(target.querySelectorAll('[role=tab]')[1])
    tap(target.querySelector('.found .add'))
    await settle()
    const wrong = () => [...target.querySelectorAll('[role=tab]')].map((tab) => tab.classList.contains('wrong'))
    expect(wrong()).toEqual([true, false])
    expect(target.querySelector('.totals .problem')!.textContent).toBe('Player 1: pile: there is only 1.')
    expect(totals()).toEqual(['–', '–']) // the other one's cards are new
    expect(JSON.parse(localStorage.getItem('endling.sheet.doomlings')!).players.map(({ pile }: { pile: string[] }) => pile.length)).toEqual([1, 1])
    answer = (body) => Response.json(counted(body))
    tap(target.querySelector('.pile button'))
    await settle()
    expect(wrong()).toEqual([false, false])
    expect(totals()).toEqual(['1', '0'])
  })

  it('shows no points that were counted without the latest entries', async () => {
    tap(target.querySelector('.found .add'))
    await settle()
    answer = () => Response.json({ error: 'bad_sheet', message: 'There is only 1.' }, { status: 400 })
    tap(target.querySelector('.found .add'))
    tap(target.querySelectorAll('[role=tab]')[1])
    await settle()
    tap(target.querySelector('.totals .add'))
    await settle()
    expect(totals()).toEqual(['–', '0', '–'])
  })

  it('marks whoever is ahead, and nobody as long as all are even', async () => {
    const ahead = () => [...target.querySelectorAll('[role=tab]')].map((tab) => tab.classList.contains('winner'))
    answer = (body) => Response.json({ ...counted(body), winners: [0, 1] })
    tap(target.querySelector('.found .add'))
    await settle()
    expect(ahead()).toEqual([false, false])
    answer = (body) => Response.json({ ...counted(body), winners: [0] })
    tap(target.querySelector('.found .add'))
    await settle()
    expect(ahead()).toEqual([true, false])
  })

  it('goes on where the same catastrophe is named twice', async () => {
    const twice = newSheet(form) as Sheet
    twice.table.catastrophes = ['Ice Age', 'Ice Age']
    twice.players[0]!.pile = ['Prepper'] // chooses one of them
    localStorage.setItem('endling.sheet.doomlings', JSON.stringify(twice))
    void unmount(sheet)
    sheet = mount(ScoreSheet, { target, props: { game: 'doomlings', shared: '', book, form } })
    await settle()
    expect(target.querySelectorAll('.choice option')).not.toHaveLength(0)
    expect(totals()).toEqual(['1', '0'])
  })

  it('misses no drawn card where the last catastrophe is not the one that counts', async () => {
    const chosen = newSheet(form) as Sheet
    chosen.table.catastrophes = ['Ice Age', 'Deus Ex Machina']
    Object.assign(chosen.players[0]!, { pile: ['Prepper'], choices: { Prepper: ['Ice Age'] } })
    localStorage.setItem('endling.sheet.doomlings', JSON.stringify(chosen))
    void unmount(sheet)
    sheet = mount(ScoreSheet, { target, props: { game: 'doomlings', shared: '', book, form } })
    await settle()
    expect(totals()).toEqual(['1', '0'])
    expect(target.querySelector('.problem')!.textContent!.trim()).toBe('')
  })

  it('lets somebody sit beside whoever counts alone', () => {
    const alone = newSheet(form) as Sheet
    alone.players.pop()
    expect(filledUp(alone, form, 2).players).toHaveLength(2)
  })
})

describe('the points of a game', () => {
  it('count a secret goal as a card, also one that gives nothing, and only for those who see it', () => {
    const sign = { ...TRAIT_CARDS[0]!, name: 'The Weaver', label: 'The Weaver', kind: 'sign' as const }
    const boxed = new CardBook([...TRAIT_CARDS, sign], 'doomlings', doomlings) as unknown as DoomBook
    const player = { pile: [{ card: 'Antlers', points: 3, attached: null }], sign: 'The Weaver' as string | null, points: 2, points_besides: { catastrophe: -1, opponents: 0, leader: 0, goal: 0 } }
    const told = () => scoreOf(player as unknown as PlayerView, boxed).lines.map(({ card, label, points }) => [card?.name ?? label, points])
    expect(told()).toEqual([['Antlers', 3], ['The Weaver', 0], [expect.any(String), -1]])
    player.sign = null
    expect(told()).toHaveLength(2)
  })
})
