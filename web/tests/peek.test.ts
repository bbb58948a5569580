import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { peek, peekable } from '../src/parts/peek.svelte'
import { settings } from '../src/state/settings.svelte'
import { BOOK } from './tinyGame'

const card = BOOK.card('Spark')
const press = (node: Element, pointerType: string) => peek.press({ pointerType, target: node } as unknown as PointerEvent)
const tap = (node: Element, pointerType = 'touch') => {
  press(node, pointerType)
  return peek.chooses(card, node)
}

describe('a tap on a card', () => {
  let [one, other] = [document.createElement('div'), document.createElement('div')]
  beforeEach(() => {
    ;[one, other] = [document.createElement('div'), document.createElement('div')]
    peek.hide()
    settings.look = 'touch'
  })

  it('looks at it first, and chooses it the second time', () => {
    expect(tap(one)).toBe(false)
    expect(peek.card).toBe(card)
    expect(tap(one)).toBe(true)
  })

  it('looks again after something else was touched', () => {
    tap(one)
    expect(tap(other)).toBe(false)
    expect(tap(one)).toBe(false)
  })

  it('chooses at once by mouse, or where nobody wants to look first', () => {
    expect(tap(one, 'mouse')).toBe(true)
    settings.look = 'never'
    expect(tap(one)).toBe(true)
  })

  it('is confirmed by mouse, too, where that is wanted', () => {
    settings.look = 'always'
    expect([tap(one, 'mouse'), tap(one, 'mouse')]).toEqual([false, true])
  })
})

describe('a mouse over a card', () => {
  const node = document.createElement('div')
  let leave: () => void
  const move = (movementX: number) => node.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType: 'mouse', movementX, movementY: 0, buttons: 0 }))
  beforeEach(() => {
    vi.useFakeTimers()
    peek.hide()
    leave = peekable(card)(node)
  })
  afterEach(() => {
    leave()
    vi.useRealTimers()
  })

  it('that rests while cards come to lie under it shows none of them', () => {
    move(0)
    vi.advanceTimersByTime(2000)
    expect(peek.card).toBeNull()
  })

  it('that is moved there shows it', () => {
    move(3)
    vi.advanceTimersByTime(2000)
    expect(peek.card).toBe(card)
  })
})
