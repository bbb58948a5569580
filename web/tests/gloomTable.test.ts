import { describe, expect, it } from 'vitest'
import gloom from '../src/games/gloom_of_thrones'
import { BOOK, sampleView } from '../src/games/gloom_of_thrones/gallery/table'
import { guide, THINGS } from '../src/games/gloom_of_thrones/guide'
import { membersOf } from '../src/games/gloom_of_thrones/portraits'
import { hostsOf } from '../src/games/gloom_of_thrones/table/hosts'
import { scoreOf } from '../src/games/gloom_of_thrones/table/scoring'
import type { Choice } from '../src/net/view'
import { layOut } from '../src/table/choices'

const SEEN = ['family']

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
