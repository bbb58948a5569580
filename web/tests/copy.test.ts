import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Copy from '../src/parts/Copy.svelte'

afterEach(() => vi.unstubAllGlobals())

function buttonsFor(text: string, share?: (what: ShareData) => Promise<void>) {
  vi.stubGlobal('navigator', { ...(share && { share }) })
  const target = document.createElement('div')
  const shown = mount(Copy, { target, props: { text, label: 'Invite' } })
  flushSync()
  return { buttons: [...target.querySelectorAll('button')], close: () => unmount(shown) }
}

it('a link is passed on to other apps where the device can do that', () => {
  const share = vi.fn(() => Promise.resolve())
  const { buttons, close } = buttonsFor('https://table.example/join/A', share)
  buttons[1]!.click()
  expect(share).toHaveBeenCalledWith({ title: 'Endling', url: 'https://table.example/join/A' })
  void close()
  expect(buttonsFor('https://table.example/join/A').buttons).toHaveLength(1)
})
