import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import gloom from '../src/games/gloom_of_thrones'
import { BOOK, sampleView } from '../src/games/gloom_of_thrones/gallery/table'
import { guide, THINGS } from '../src/games/gloom_of_thrones/guide'
import { membersOf } from '../src/games/gloom_of_thrones/portraits'
import { hostsOf } from '../src/games/gloom_of_thrones/table/hosts'
import Layout from '../src/games/gloom_of_thrones/table/Layout.svelte'
import { scoreOf } from '../src/games/gloom_of_thrones/table/scoring'
import type { GloomView, PlayerView } from '../src/games/gloom_of_thrones/view'
import type { Choice } from '../src/net/view'
import { layOut } from '../src/table/choices'
import { flights, survey } from '../src/table/travel'

const SEEN = ['family']
const empty = createRawSnippet(() => ({ render: () => '<p></p>' }))

let shown: Record<string, unknown> | null = null
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

/** The table as somebody sees it. */
function show(view: GloomView): HTMLElement {
  const props = { id: 't', headed: true, view, names: ['Ada', 'Ben', 'Cem'], book: BOOK, offer: layOut(view, null, SEEN), online: [], standins: [], reasons: {}, active: true, onchoose: () => {}, middle: empty, side: empty }
  shown = mount(Layout, { target: document.body, props })
  flushSync()
  return document.body
}
const withPlayer = (view: GloomView, seat: number, facts: Partial<PlayerView>): GloomView => ({ ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...facts } : player)) })

describe('the hands of others', () => {
  it('say how many cards they have, and that some are known', () => {
    const page = show(withPlayer(sampleView(3, false), 1, { hand_size: 4, known_hand: ['The Thaw', 'Died Laughing'] }))
    expect(page.querySelector('[data-place="hand:2"]')!.textContent).toBe('5 in hand')
    const count = page.querySelector<HTMLElement>('[data-place="hand:1"]')!
    expect(count.textContent!.trim()).toBe('4 in hand (2 known)')
    count.querySelector('button')!.click()
    flushSync()
    const dialog = [...page.querySelectorAll('dialog')].find(({ textContent }) => textContent!.includes('The Thaw'))!
    expect(dialog.textContent).toContain('Ben: Known cards')
    expect(dialog.textContent).toContain('Died Laughing')
  })

  it('can be read whole where they are open', () => {
    const page = show(withPlayer({ ...sampleView(3, false), seat: null }, 2, { hand: ['The Thaw'], hand_size: 1 }))
    const count = page.querySelector<HTMLElement>('[data-place="hand:2"] button')!
    expect(count.textContent).toBe('1 in hand')
    count.click()
    flushSync()
    expect(page.textContent).toContain('Cem: Hand')
  })
})

describe('cards on their way', () => {
  it('fly from the hand of whoever plays them to the character', () => {
    const page = show(sampleView(3, false))
    for (const node of page.querySelectorAll('[data-place]')) node.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
    const spots = survey(page)
    const played = { verb: 'play', player: 1, card: 'The Thaw', source: 'hand:1', target: 'stack@Kelly C' }
    const gone = { verb: 'lose_modifier', player: 1, card: 'Exiled by Everybody', source: 'stack@Fogg', target: 'discard' }
    expect(flights([played, gone], spots, spots, 0).flights.map(({ card }) => card)).toEqual(['The Thaw', 'Exiled by Everybody'])
  })
})

describe('choosing a character', () => {
  it('happens on the portraits, not by buttons', () => {
    const view = sampleView(4, true)
    const offer = layOut(view, null, SEEN)
    expect(offer.buttons).toEqual([])
    const hosts = view.players.flatMap((_, seat) => hostsOf(view, seat, BOOK, offer, true))
    expect(hosts).toHaveLength(20)
    for (const { choice, reason, member } of hosts) expect(member.dead ? reason : choice?.card).toBe(member.dead ? 'Already dead.' : member.card)
    expect(hosts.filter(({ choice }) => choice).map(({ choice }) => choice!.action)).toEqual(view.choices.map(({ action }) => action))
  })

  it('offers nothing while it is not asked', () => {
    const view = sampleView(2, true)
    expect(hostsOf(view, 1, BOOK, layOut(view, null, SEEN), false).some(({ choice, reason }) => choice || reason)).toBe(false)
  })

  it('keeps buttons for choices on cards that lie elsewhere', () => {
    const view = sampleView(2, true)
    const elsewhere = { ...view.choices[0]!, action: 99, card: 'Amnesty Day', zone: 'discard' }
    expect(layOut({ ...view, choices: [...view.choices, elsewhere] }, null, SEEN).buttons).toEqual([elsewhere])
  })

  it('offers a family once, as a picture', () => {
    const view = sampleView(2, true)
    const families = ['drizzle', 'leftovers'].map((color, action): Choice => ({ action, kind: 'color', color, label: color }))
    const offer = layOut({ ...view, choices: families }, null, SEEN, null, gloom.draws)
    expect(offer.drawn).toEqual(families)
    expect(offer.buttons).toEqual([])
  })

  it('shows who would come with a family: the first so many, or whom the others leave', () => {
    expect(membersOf('kelly', 3)).toEqual(['kelly_c', 'ser_pine', 'mae_the_translator'])
    expect(membersOf('leftovers', 4)).toEqual(['little_lord_tantrum', 'smudge', 'fogg', 'old_insole'])
    expect(membersOf('leftovers', 3)).toEqual(['newel_post_bannister', 'captain_forhire', 'sleet_drizzle'])
  })
})

describe('the end', () => {
  it('counts the dead card by card, and each line names its character', () => {
    const player = sampleView(2, false).players[0]!
    const { lines, total } = scoreOf(player, BOOK)
    expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
    expect(new Set(lines.map(({ of }) => of))).toEqual(new Set(player.family.filter(({ dead }) => dead).map(({ card }) => card)))
  })

  it('counts a living Monarch by the Throne alone', () => {
    const player = { ...sampleView(2, false).players[1]!, points: -30 }
    const family = player.family.map((one) => ({ ...one, dead: false }))
    expect(scoreOf({ ...player, family }, BOOK).lines).toEqual([{ label: 'The Throne', of: 'Kelly C', points: -30 }])
  })

  it('tells a promise, a death and the Throne of a last Monarch apart', () => {
    const player = sampleView(2, false).players[1]!
    const stack = ['Came Back Rather Wrong', 'Confused with the Kindling']
    const family = [{ ...player.family[0]!, dead: true, monarch: true, stack, score: -65 }]
    const { lines } = scoreOf({ ...player, family, points: -65 }, BOOK)
    expect(lines.map(({ card, label, points }) => [card?.name ?? label, points])).toEqual([
      ['Came Back Rather Wrong', -25],
      ['Confused with the Kindling', -10],
      ['The Throne', -30],
    ])
  })

  it('owes the dead nothing for what is promised to the living', () => {
    const player = sampleView(2, false).players[1]!
    const family = [{ ...player.family[0]!, dead: false, monarch: false, stack: ['Came Back Rather Wrong'], score: -15 }]
    expect(scoreOf({ ...player, family, points: 0 }, BOOK).lines).toEqual([])
  })
})

describe('the guide', () => {
  it('explains everything once, the aim first', () => {
    const view = sampleView(4, false)
    const seen: string[] = []
    for (let topic = guide.newTopic(view, BOOK, seen); topic; topic = guide.newTopic(view, BOOK, seen)) seen.push(topic)
    expect(seen.slice(0, 2)).toEqual(['aim', 'family'])
    expect(new Set(seen).size).toBe(seen.length)
    expect(Object.keys(THINGS)).toEqual(expect.arrayContaining(seen))
    expect(guide.newTopic(sampleView(4, true), BOOK, seen)).toBe('target')
  })
})
