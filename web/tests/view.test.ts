import { describe, expect, it } from 'vitest'
import { mergeChanges } from '../src/net/view'
import { welcome } from './tableFixture'

const view = { ...welcome().view, discard: ['Gills', 'Tiny', 'Antlers'] }

describe('a view with its changes', () => {
  it('takes new values, and keeps the rest', () => {
    expect(mergeChanges(view, { deck_size: 12 })).toEqual({ ...view, deck_size: 12 })
  })

  it('takes things out of a list and puts others in', () => {
    expect(mergeChanges(view, { discard: { at: 1, cut: 1, put: ['Fear', 'Nosy'] } }).discard).toEqual(['Gills', 'Fear', 'Nosy', 'Antlers'])
    expect(mergeChanges(view, { discard: { at: 0, cut: 0, put: ['Fear'] } }).discard).toEqual(['Fear', ...view.discard])
    expect(mergeChanges(view, { discard: ['Fear'] }).discard).toEqual(['Fear'])
  })

  it('changes one player, and a part of the pile of that one', () => {
    const before = mergeChanges(view, { players: { 1: { pile: [{ card: 'Gills', points: 1 }] } } })
    const after = mergeChanges(before, { players: { 1: { points: 7, pile: { at: 1, cut: 0, put: [{ card: 'Tiny', points: 17 }] } } } })
    expect(after.players[1]).toEqual({
      ...before.players[1],
      points: 7,
      pile: [
        { card: 'Gills', points: 1 },
        { card: 'Tiny', points: 17 },
      ],
    })
    expect(after.players[0]).toBe(before.players[0])
  })
})
