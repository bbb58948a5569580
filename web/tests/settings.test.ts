import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { say } from '../src/state/language.svelte'
import { settings } from '../src/state/settings.svelte'
import SettingsForm from '../src/table/SettingsForm.svelte'

let mounted: Record<string, unknown> | undefined
afterEach(() => {
  if (mounted) void unmount(mounted)
  vi.unstubAllGlobals()
})

it.each([
  [false, 'notifyUnsafe'] as const,
  [true, 'notifyRefused'] as const,
])('says why there will be no calls, where the page is safe: %s', async (safe, reason) => {
  vi.stubGlobal('isSecureContext', safe)
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') })
  mounted = mount(SettingsForm, { target: document.body })
  flushSync()
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent!.includes(say().table.notify))!
  label.querySelector('input')!.click()
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(say().table[reason]))
  expect(settings.notify).toBe(false)
})
