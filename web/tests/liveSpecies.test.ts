import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { trait } from '../src/games/doomlings/gallery/samples'
import type { Trait } from '../src/games/doomlings/species/types'

// The test DOM has no media queries and no animations; behave like a reader who wants none.
beforeAll(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})

let mounted: Record<string, unknown> | undefined
afterEach(() => void (mounted && unmount(mounted)))

it('redraws itself when the pile changes and is announced by its label', async () => {
  const { default: Bench } = await import('./SpeciesBench.svelte')
  const bench = mount(Bench, { target: document.body }) as { setPile(pile: Trait[]): void }
  mounted = bench as unknown as Record<string, unknown>
  flushSync()
  const svg = document.querySelector('svg.species')!
  expect(svg.getAttribute('aria-label')).toBe('test creature')
  const egg = svg.innerHTML
  bench.setPile([trait('Antlers')])
  flushSync()
  expect(svg.innerHTML).not.toBe(egg)
  expect(svg.querySelectorAll('g.head').length).toBeGreaterThan(3)
})
