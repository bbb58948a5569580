import { afterEach, describe, expect, it, vi } from 'vitest'
import { install, subscribe, unsubscribe } from '../src/app/install'

const KEY = 'BAECAwQ'

function browserWith(manager: object) {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  const registration = { pushManager: manager }
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) } })
}

function serverWith(key: string | null) {
  const heard: [string, unknown][] = []
  vi.stubGlobal('fetch', (address: string, { body }: { body?: string }) => {
    heard.push([address.split('?')[0]!, body ? JSON.parse(body) : null])
    return Promise.resolve(new Response(JSON.stringify({ key, player: '', name: '' })))
  })
  return heard
}

const subscription = { endpoint: 'https://push.example/1', toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }) }

afterEach(() => vi.unstubAllGlobals())

describe('calls when no page is open', () => {
  it('tells the server how to call this browser', async () => {
    const asked: PushSubscriptionOptionsInit[] = []
    browserWith({ subscribe: (options: PushSubscriptionOptionsInit) => (asked.push(options), Promise.resolve(subscription)) })
    const heard = serverWith(KEY)
    expect(await subscribe()).toBe(true)
    expect([...(asked[0]!.applicationServerKey as Uint8Array)]).toEqual([4, 1, 2, 3, 4])
    expect(heard).toEqual([
      ['/api/calls', null],
      ['/api/calls', { endpoint: 'https://push.example/1', p256dh: 'P', auth: 'A' }],
    ])
  })

  it('does without where it is not possible', async () => {
    browserWith({ subscribe: () => Promise.reject(new Error('no push service')) })
    serverWith(KEY)
    expect(await subscribe()).toBe(false)
    serverWith(null)
    expect(await subscribe()).toBe(false)
    vi.stubGlobal('isSecureContext', false)
    expect(await subscribe()).toBe(false)
  })

  it('takes the call back', async () => {
    const gone = vi.fn(() => Promise.resolve(true))
    browserWith({ getSubscription: () => Promise.resolve({ ...subscription, unsubscribe: gone }) })
    const heard = serverWith(KEY)
    await unsubscribe()
    expect(gone).toHaveBeenCalled()
    expect(heard).toEqual([['/api/calls/end', { endpoint: 'https://push.example/1' }]])
  })
})

describe('what may be read without the server', () => {
  const readsAhead = async (connection?: object) => {
    const fetched: string[] = []
    vi.useFakeTimers()
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('fetch', (address: string) => (fetched.push(address), Promise.resolve(new Response('[]'))))
    vi.stubGlobal('navigator', { connection, serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve(), controller: {} } })
    const done = install(() => 'de')
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    await done
    return fetched.includes('/api/games?lang=de')
  }

  it('is fetched when the page is there', async () => {
    expect(await readsAhead()).toBe(true)
    expect(await readsAhead({ effectiveType: '4g', saveData: false })).toBe(true)
  })

  it('is not fetched where bytes count', async () => {
    expect(await readsAhead({ effectiveType: '2g' })).toBe(false)
    expect(await readsAhead({ effectiveType: '4g', saveData: true })).toBe(false)
  })
})
