import { loadModule } from '../games'
import { api } from '../net/api'
import { whenIdle } from '../parts/idle'
import { settings } from '../state/settings.svelte'

/** Whether the browser can be called when no page is open. */
export const canBeCalled = (): boolean => canInstall() && 'PushManager' in window

/** Only a page from a safe origin may be installed: https, or this very machine. */
const canInstall = (): boolean => 'serviceWorker' in navigator && isSecureContext

/** Lets the table be installed as an app, and read without the server. */
export async function install(lang: () => string): Promise<void> {
  if (!canInstall()) return
  try {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
    if (settings.notify) void subscribe() // perhaps as somebody else than before
    await whenSettled()
    await whenHeard()
    if (!isSpare()) await readAhead(lang())
  } catch {
    // Where it is not allowed, such as in a private window, everything else works.
  }
}

/** What may be read later must not hold up what somebody came for. */
async function whenSettled(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, 5000))
  await whenIdle()
}

/** On a slow line, or where bytes are counted, nothing is fetched that nobody has asked for. */
function isSpare(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}

/** Once a worker is ready it hears what this page fetches, unless the page was loaded past it. */
async function whenHeard(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  const heard = new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }))
  await Promise.race([heard, new Promise((done) => setTimeout(done, 5000))])
}

/** What the page loaded before there was a worker to see it. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name).filter((address) => address.startsWith(`${location.origin}/assets/`))

/** Fetches what is read without the server, so that the worker keeps it. */
async function readAhead(lang: string): Promise<void> {
  await Promise.allSettled(loaded().map((address) => fetch(address)))
  const games = await api.games(lang) // who is offline by now asks for nothing else
  const pages = [import('../pages/Cards.svelte'), import('../pages/Rules.svelte'), import('../pages/Score.svelte')]
  await Promise.allSettled([...pages, ...games.flatMap(({ name }) => [loadModule(name), api.cards(name, lang), api.board(name, lang), api.rules(name, lang)])])
}

/** Asks, if need be, whether this browser may call. */
export const mayNotify = async (): Promise<boolean> => 'Notification' in window && (await Notification.requestPermission()) === 'granted'

/** Calls whoever is looking elsewhere; a phone shows that only by way of the worker. */
export async function notify(text: string, address: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body: text, tag: address, icon: '/icons/icon-192.png', data: address }
  const worker = canInstall() ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker) await worker.showNotification('Endling', options)
  else new Notification('Endling', options)
}

/** A key as browsers want it. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Has the server call this browser when it is my turn and no page is open; returns whether it will. */
export async function subscribe(): Promise<boolean> {
  if (!canBeCalled()) return false
  try {
    const { key } = await api.callKey()
    if (key === null) return false
    const { pushManager } = await navigator.serviceWorker.ready
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
    const { endpoint, keys } = found.toJSON()
    await api.callMe({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! })
    return true
  } catch {
    return false // no push service in reach, or not allowed
  }
}

/** Has the server no longer call this browser. */
export async function unsubscribe(): Promise<void> {
  if (!canBeCalled()) return
  const worker = await navigator.serviceWorker.getRegistration()
  const found = await worker?.pushManager.getSubscription()
  if (!found) return
  await found.unsubscribe()
  await api.callNoMore(found.endpoint).catch(() => {}) // it will find out by itself
}
