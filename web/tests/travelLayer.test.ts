import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line } from '../src/net/messages.generated'
import TravelLayer from '../src/table/TravelLayer.svelte'
import { BOOK } from './tinyGame'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LINES: Line[] = ['Gale', 'Glow', 'Spark'].map((card, n) => ({ n, text: card, event: { verb: 'show', card } }))

it('shows one card after the other, and none of them to whoever skips', async () => {
  const layer = mount(TravelLayer, { target: document.body, props: { root: () => document.body, book: BOOK, onshake: () => {} } })
  const settled = vi.fn()
  const shown = () => (flushSync(), layer.showing()?.card ?? null)
  void layer.announce(LINES).then(settled)
  expect(shown()).toBe('Gale')
  await vi.advanceTimersToNextTimerAsync()
  expect(shown()).toBe('Glow')
  layer.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), settled.mock.calls.length]).toEqual([null, 1])
  // What comes after is shown again.
  void layer.announce(LINES)
  expect(shown()).toBe('Gale')
  await unmount(layer)
})
