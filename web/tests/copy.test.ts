import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Copy from '../src/parts/Copy.svelte'

let mounted: Record<string, unknown> | undefined
const show = (text: string) => {
  mounted = mount(Copy, { target: document.body, props: { text, label: 'Link' } })
  flushSync()
  return [...document.querySelectorAll('button')]
}
afterEach(() => {
  if (mounted) void unmount(mounted)
  vi.unstubAllGlobals()
})

it('passes links on where the device can', () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share })
  const [, button] = show('https://a.example/join/X')
  button!.click()
  expect(share).toHaveBeenCalledWith({ title: 'Endling', url: 'https://a.example/join/X' })
})

it('copies where it cannot', () => {
  vi.stubGlobal('navigator', {})
  expect(show('https://a.example/join/X')).toHaveLength(1)
})
