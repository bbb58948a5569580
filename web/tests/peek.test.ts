import { beforeEach, describe, expect, it } from 'vitest'
import { peek } from '../src/parts/peek.svelte'
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
