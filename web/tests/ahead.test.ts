import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Join from '../src/pages/Join.svelte'
import { moduleOf } from '../src/state/cards.svelte'

afterEach(() => vi.unstubAllGlobals())

it('fetches what a table needs while an invitation is read', async () => {
  const info = { table: 't', game: 'doom_on_you', title: 'Doom On You', host: 'Ada', names: ['Ada'], open: 1, seat: null, over: false, options: [], timer: null }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(info)))
  const page = mount(Join, { target: document.body, props: { code: 'ABC' } })
  flushSync()
  await vi.waitFor(() => expect(moduleOf('doom_on_you')?.Layout).toBeDefined(), 20_000)
  void unmount(page)
})
