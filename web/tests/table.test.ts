import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Socket } from '../src/net/channel'
import type { ClientMessage, Update } from '../src/net/messages.generated'
import { TableState } from '../src/state/table.svelte'
import { isReaction, layOut, shortLabels } from '../src/table/choices'
import { words as doom } from '../src/games/doomlings/words/en'
import { NO_ORDERS, passingOf, withCard, withPassing } from '../src/table/orders'
import Question from '../src/table/Question.svelte'
import WindowBar from '../src/table/WindowBar.svelte'
import { BOARD } from './tinyGame'
import { contentOf } from '../src/board/zones'
import { byColor, pileChoices, type Repainting } from '../src/games/doomlings/table/piles'
import type { GameView, ProspectsItem } from '../src/games/doomlings/view.generated'
import { prospectText } from '../src/games/doomlings/table/prospects'
import doomlings from '../src/games/doomlings'
import type { DoomBook } from '../src/games/doomlings/book'
import { TRAIT_CARDS } from '../src/games/doomlings/gallery/samples'
import { CardBook } from '../src/state/cards.svelte'
import { card, player, tableView, welcome, word } from './tableFixture'

let sent: ClientMessage[]
let socket: Socket
let table: TableState
const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) })
const settle = async () => {
  for (let i = 0; i < 5; i++) await tick()
}
const moves = () => sent.filter((message) => message.t === 'move')

beforeEach(() => {
  sent = []
  table = new TableState({
    token: null,
    boardOf: () => BOARD,
    newId: () => 'id',
    open: () => (socket = { send: (data) => sent.push(JSON.parse(data)), close: () => {}, onopen: null, onmessage: null, onclose: null }),
  })
})
afterEach(() => table.close())

describe('the table as it is seen', () => {
  it('takes over only the parts of the view that changed', async () => {
    say(welcome())
    say({ t: 'update', after: 0, number: 1, events: [{ n: 1, text: 'Ada plays Antlers.', event: { verb: 'play' } }], changes: { deck_size: 89, actor: 1 } })
    await settle()
    expect(table.view).toMatchObject({ deck_size: 89, actor: 1, in_force: 'The Birth of Life' })
    expect(table.log.map((line) => line.text)).toEqual(['Ada plays Antlers.'])
  })

  it('shows updates one after the other and takes no choice before the last', async () => {
    let go = () => {}
    const shown: number[] = []
    table.stage = {
      announce: async () => {},
      before: () => {},
      skip: () => go(),
      after: (_, update: Update) => {
        shown.push(update.number)
        return new Promise((done) => (go = done))
      },
    }
    say(welcome())
    for (const number of [1, 2]) say({ t: 'update', after: number - 1, number, events: [], changes: { deck_size: 90 - number } })
    await settle()
    expect(shown).toEqual([1])
    table.choose(63)
    expect(moves()).toHaveLength(0)
    go()
    await settle()
    expect(shown).toEqual([1, 2])
    table.choose(63)
    expect(moves()).toEqual([{ t: 'move', id: 'id', after: 2, action: 63 }])
  })

  it('shows a revealed card before anything changes because of it', async () => {
    let go = () => {}
    table.stage = { announce: () => new Promise((done) => (go = done)), before: () => {}, after: async () => {}, skip: () => {} }
    say(welcome())
    say({ t: 'update', after: 0, number: 1, events: [{ n: 1, text: 'An ice age.', event: { verb: 'reveal', card: 'Ice Age' } }], changes: { deck_size: 70 } })
    await settle()
    expect([table.view!.deck_size, table.log.length, table.canChoose]).toEqual([90, 0, false])
    go()
    await settle()
    expect([table.view!.deck_size, table.log.length, table.canChoose]).toEqual([70, 1, true])
  })

  it('is shown at once to whoever skips, until a question comes', async () => {
    let go = () => {}
    let shown = 0
    table.stage = { announce: async () => {}, before: () => {}, after: () => new Promise((done) => (shown++, (go = done))), skip: () => go() }
    say(welcome({ view: tableView({ actor: 1, turn: 1 }) }))
    expect(table.canSkip).toBe(true)
    for (const number of [1, 2, 3]) say({ t: 'update', after: number - 1, number, events: [], changes: { deck_size: 90 - number } })
    await settle()
    table.skip()
    await settle()
    expect([table.view!.deck_size, shown, table.waiting]).toEqual([87, 1, 0])
    expect(sent.at(-1)).toEqual({ t: 'pace', quick: true })
    say({ t: 'update', after: 3, number: 4, events: [], changes: { actor: 0, turn: 0 } })
    await settle()
    expect(sent.at(-1)).toEqual({ t: 'pace', quick: false })
  })

  it('forgets what was waiting when a welcome brings everything', async () => {
    say(welcome())
    say({ t: 'update', after: 0, number: 1, events: [], changes: { deck_size: 1 } })
    say(welcome({ number: 5, view: tableView({ deck_size: 40 }), log: [{ n: 5, text: 'x', event: { verb: 'turn' } }] }))
    await settle()
    expect(table.view!.deck_size).toBe(40)
    expect(table.log).toHaveLength(1)
  })

  it('counts a line of chat once', () => {
    say(welcome({ chat: [{ t: 'chat', n: 1, seat: 0, name: 'Ada', text: 'hello' }] }))
    say({ t: 'chat', n: 1, seat: 0, name: 'Ada', text: 'hello' })
    say({ t: 'chat', n: 2, seat: 1, name: 'Bot', text: 'hi' })
    expect(table.chat.map((line) => line.n)).toEqual([1, 2])
  })

  it('says why the other hand cards cannot be played', () => {
    say(welcome({ view: tableView({ blocked: [{ card: 'Kidney', reason: 'Not in this age.' }, { card: 'Antlers', reason: 'Not yours.', owner: 1 }] }) }))
    expect(table.reasons).toEqual({ Kidney: 'Not in this age.' })
  })
})

describe('the clock', () => {
  const secondsLeft = () => (table.deadline === null ? null : Math.round((table.deadline - performance.now()) / 1000))

  it('shows what the server says is left, and starts anew with every step of a person', () => {
    say(welcome({ timer: 60, left: 12 }))
    expect(secondsLeft()).toBe(12)
    say({ t: 'update', after: 0, number: 1, events: [], changes: { deck_size: 89 } })
    expect(secondsLeft()).toBe(60)
  })

  it('does not run for bots, nor at a table without limits', () => {
    say(welcome({ timer: 60, left: 12 }))
    say({ t: 'update', after: 0, number: 1, events: [], changes: { actor: 1 } })
    expect(secondsLeft()).toBeNull()
    say({ t: 'update', after: 1, number: 2, events: [], changes: { actor: 0 } })
    expect(secondsLeft()).toBe(60)
    say(welcome({ number: 3 }))
    expect(secondsLeft()).toBeNull()
  })
})

describe('reactions', () => {
  const asked = tableView({ turn: 1, prompt: 'douse', choices: [card(63, 'Antlers'), word(1, 'pass')] })

  it('are questions in a window that can be declined', () => {
    expect(isReaction(asked, BOARD)).toBe(true)
    expect(isReaction({ ...asked, prompt: 'play' }, BOARD)).toBe(false)
    expect(isReaction({ ...asked, choices: [card(63, 'Antlers')] }, BOARD)).toBe(false)
  })

  it('are not declined as long as nobody knows what they are', () => {
    expect(isReaction(asked, null)).toBe(false)
  })

  it('are passed on as the server was told, and it says what holds', () => {
    say(welcome({ view: asked }))
    table.order(withPassing(withCard(table.orders, 'Antlers', true), 'turn', BOARD))
    expect(sent.at(-1)).toEqual({ t: 'orders', until_turn: true, cards: ['Antlers'], questions: [] })
    expect(moves()).toMatchObject([{ action: 1 }])
    expect(table.orders).toEqual(NO_ORDERS)
    say({ t: 'orders', until_turn: true, cards: ['Antlers'], questions: [] })
    expect(passingOf(table.orders, BOARD)).toBe('turn')
    expect(withCard(table.orders, 'Antlers', false).cards).toEqual([])
    say({ t: 'orders', ...withPassing(table.orders, 'always', BOARD) })
    expect(table.orders.questions).toEqual(['douse'])
    expect(passingOf(table.orders, BOARD)).toBe('always')
  })
})

describe('a moment for reactions', () => {
  const opened = { t: 'window', number: 1, events: [{ n: 1, text: 'Ben plays Glow.', event: { verb: 'play' } }], left: 3, held: [] as number[], ready: null as boolean | null }

  it('lasts until the step that tells what came of it', async () => {
    say(welcome())
    say(opened)
    expect(table.window).toMatchObject({ held: [], lines: opened.events })
    expect(Math.round((table.window!.until - performance.now()) / 1000)).toBe(3)
    say({ t: 'update', after: 0, number: 1, events: [], changes: { actor: 1 } })
    await settle()
    expect(table.window).toBeNull()
  })

  it('stays for whoever is asked in it', async () => {
    say(welcome())
    say(opened)
    say({ t: 'update', after: 0, number: 1, events: [], changes: { turn: 1, prompt: 'douse', choices: [card(63, 'Antlers'), word(1, 'pass')] } })
    await settle()
    expect(table.window).not.toBeNull()
    say({ t: 'update', after: 1, number: 2, events: [], changes: { actor: 1, prompt: 'play' } })
    await settle()
    expect(table.window).toBeNull()
  })

  it('is over for whoever moves next, though it might have lasted longer', async () => {
    say(welcome())
    say({ ...opened, left: 15 })
    say({ t: 'update', after: 0, number: 1, events: [], changes: { actor: 0, prompt: 'play', choices: [card(63, 'Antlers')] } })
    await settle()
    expect(table.window).toBeNull()
  })

  it('is what everybody waits for, not for whoever has moved', async () => {
    say(welcome())
    say({ t: 'update', after: 0, number: 1, events: [], changes: { actor: 1, choices: [] } })
    await settle()
    const question = mount(Question, { target: document.body, props: { table, book: new CardBook([]), offer: layOut(table.view!), onchoose: () => {}, onrules: () => {} } })
    expect(document.querySelector('.question h2')!.textContent!.trim()).toBe('Bot 2 is deciding')
    say({ ...opened, number: 2 })
    flushSync()
    expect(document.querySelector('.question h2')!.textContent!.trim()).toBe('A moment for reactions')
    expect(document.querySelector('.window p')!.textContent).toBe('')
    void unmount(question)
  })

  it('ends sooner if everybody says so', () => {
    say(welcome())
    say({ ...opened, left: 15, ready: false })
    const bar = mount(WindowBar, { target: document.body, props: { table } })
    document.querySelector<HTMLElement>('.window button')!.click()
    expect(sent.at(-1)).toEqual({ t: 'ready' })
    say({ ...opened, left: 14, ready: true })
    flushSync()
    expect(document.querySelector('.window')!.textContent).toContain('It goes on when everybody says so')
    expect([...document.querySelectorAll('.window button')].map((button) => button.textContent)).toEqual(['Wait, I am thinking'])
    void unmount(bar)
  })

  it('ends with its time for whoever moves next', async () => {
    say(welcome())
    say({ ...opened, left: 0.1 })
    say({ t: 'update', after: 0, number: 1, events: [], changes: { actor: 0, prompt: 'play', choices: [card(63, 'Antlers')] } })
    await settle()
    expect(table.window).toBeNull()
  })

  it('can be made longer by anybody who sits there', () => {
    say(welcome())
    say(opened)
    const bar = mount(WindowBar, { target: document.body, props: { table } })
    document.querySelector<HTMLElement>('.window button')!.click()
    expect(sent.at(-1)).toEqual({ t: 'hold' })
    say({ ...opened, left: 13, held: [0] })
    flushSync()
    expect(document.querySelector('.window')!.textContent).toContain('You are thinking')
    expect(document.querySelector('.window button')).toBeNull()
    void unmount(bar)
  })
})

describe('what may change at World’s End', () => {
  const prospect = (owner: number, least: number | null, most: number | null) => ({ card: 'Viral', owner, least, most })
  const text = (seat: number, ...prospects: (ProspectsItem | null)[]) => {
    const players = prospects.map((one) => player({ prospects: one ? [one] : [] }))
    return prospectText(tableView({ players }), seat, prospects[seat]!, doom.table.prospect)
  }

  it('is what the owner can make of it', () => {
    expect(text(0, prospect(0, -2, 4))).toBe('at best +4')
    expect(text(0, prospect(0, 2, 2))).toBe('+2')
    expect(text(0, prospect(0, null, null))).toBe('hard to say yet')
  })

  it('is a range for those who do not choose', () => {
    expect(text(0, prospect(1, -3, 0), prospect(1, 0, 0))).toBe('−3 to 0')
  })

  it('tells the owner what it does to the others', () => {
    expect(text(0, prospect(0, 0, 0), prospect(0, -3, 0), prospect(0, -1, 1))).toBe('others −3 to +1')
    expect(text(0, prospect(0, 0, 0), null)).toBe('changes nothing now')
    expect(text(0, prospect(0, 0, 0), prospect(0, 0, 2))).toBe('changes nothing now')
  })
})

describe('where choices are offered', () => {
  const inHand = (view: GameView) => layOut(view).on('hand', 0, contentOf({ name: 'hand' }, view.players[0]!).entries)

  it('gives equal cards in the hand a choice each', () => {
    const view = tableView({ players: [player({ hand: ['Kidney', 'Kidney', 'Antlers'] }), player()], choices: [card(1, 'Kidney'), card(2, 'Kidney')] })
    expect(inHand(view).map((choice) => choice?.action ?? null)).toEqual([1, 2, null])
  })

  it('marks cards in piles by their owner, and lists them too', () => {
    const pile = [{ card: 'Antlers', points: 3, attached: null }]
    const view = tableView({ players: [player({ hand: ['Antlers'], pile }), player({ pile })], choices: [card(5, 'Antlers', 1)] })
    const offer = layOut(view)
    expect([0, 1].map((seat) => pileChoices(offer, seat, pile)[0]?.action ?? null)).toEqual([null, 5])
    expect(inHand(view)).toEqual([null])
    expect(offer.buttons).toHaveLength(1)
  })

  it('shows attachments beside their hosts and counts them by their own color', () => {
    const pile = [
      { card: 'Antlers', points: 3, attached: null },
      { card: 'Blubber', points: 4, attached: 'Nano' },
      { card: 'Nano', points: 4, attached: null },
    ]
    const groups = byColor(pile, new CardBook(TRAIT_CARDS, 'doomlings', doomlings) as DoomBook, { painted: null, recolor: null })
    expect(groups.map(({ color, count, points, entries }) => [color, count, points, entries.map(({ card }) => card.name)])).toEqual(
      expect.arrayContaining([
        ['red', 1, 3, ['Antlers']],
        ['blue', 1, 4, ['Blubber', 'Nano']],
        ['green', 1, 4, []],
      ]),
    )
    expect(groups.flatMap(({ entries }) => entries).find(({ card }) => card.name === 'Nano')!.host!.name).toBe('Blubber')
  })

  it('counts every color that a trait counts as', () => {
    const lie = (card: string, attached: string | null = null) => ({ card, points: 1, attached })
    const pile = [lie('Acrobatic'), lie('Fear', 'Cybernetic'), lie('Cybernetic'), lie('Bullheaded', 'Transgenic Modification'), lie('Transgenic Modification'), lie('Free Will')]
    const book = new CardBook(TRAIT_CARDS, 'doomlings', doomlings) as DoomBook
    const counted = (repainting: Repainting) => Object.fromEntries(byColor(pile, book, repainting).map(({ color, count }) => [color, count]))
    expect(counted({ painted: null, recolor: null })).toEqual({ purple: 1, green: 3, blue: 2, colorless: 1 })
    expect(counted({ painted: 'red', recolor: ['blue', 'green'] })).toEqual({ purple: 1, green: 5, red: 1 })
    const shown = byColor(pile, book, { painted: null, recolor: null }).find(({ color }) => color === 'blue')!
    expect(shown.entries.map(({ card }) => card.name)).toEqual(['Fear', 'Cybernetic'])
  })

  it('does not take a card from elsewhere for a hand card of the same name', () => {
    const view = tableView({ choices: [card(5, 'Antlers'), card(6, 'Tiny')] })
    expect(inHand(view)).toEqual([null, null])
    expect(layOut(view).buttons).toHaveLength(2)
  })
})

it('what a bot would choose is marked where it is offered', () => {
  const offer = layOut(tableView(), null, [], 63)
  const [antlers] = offer.on('hand', 0, [{ card: 'Antlers', facts: {} }])
  expect([antlers!.hinted, offer.numberOf(antlers!)]).toEqual([true, 1])
})

describe('what stands on buttons', () => {
  const named = (name: string) => name
  const choices = (...labels: [card: string, label: string][]) => labels.map(([card, label], action) => ({ action, label, kind: 'card' as const, card }))

  it('is the name of the card where all say the same', () => {
    expect(shortLabels(choices(['Tiny', 'Discard Tiny'], ['Fangs', 'Discard Fangs']), named)).toEqual(['Tiny', 'Fangs'])
    expect(shortLabels([...choices(['Tiny', 'Discard Tiny'], ['Fangs', 'Discard Fangs']), word(9, 'done')], named)).toEqual(['Tiny', 'Fangs', 'done'])
  })

  it('is everything where they differ, or where there is but one', () => {
    const differing = choices(['Tiny', 'Keep Tiny'], ['Tiny', 'Discard Tiny'])
    expect(shortLabels(differing, named)).toEqual(['Keep Tiny', 'Discard Tiny'])
    expect(shortLabels(choices(['Tiny', 'Discard Tiny']), named)).toEqual(['Discard Tiny'])
  })
})
