// Lets the table be installed, and keeps what can be read without the server: pages, cards, rules.
const CACHE = 'endling-1'
/** Answers that stay true for a while: shown at once, and brought up to date beside. */
const READ = /^\/api\/(games|levels|games\/[^/]+\/board|cards\/[^/]+|rules\/[^/]+)$/
/** Files that stay as they are; what is in assets has another name when it changes. */
const LASTING = /^\/(assets\/|icons\/|favicon\.svg$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/favicon.svg', '/manifest.webmanifest'])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(old())
})

async function fetched(request, key = request) {
  const answer = await fetch(request)
  if (answer.ok) (await caches.open(CACHE)).put(key, answer.clone())
  return answer
}

async function lasting(request) {
  return (await caches.match(request)) ?? fetched(request)
}

/** What is kept comes at once; without it, or the first time, the server is asked. */
async function readable(request) {
  const fresh = fetched(request)
  const kept = await caches.match(request)
  if (!kept) return fresh
  fresh.catch(() => {})
  return kept
}

/** All addresses of pages are one page; only a page without a preview for a table is kept. */
async function page(request) {
  try {
    const path = new URL(request.url).pathname
    return await (path === '/' ? fetched(request, '/') : fetch(request))
  } catch (problem) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw problem
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (LASTING.test(pathname)) event.respondWith(lasting(request))
  else if (READ.test(pathname)) event.respondWith(readable(request))
})

// A closed page is called by the push service; who looks at the table already needs no call.
self.addEventListener('push', (event) => {
  const { text, address } = event.data.json()
  const call = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.some((client) => client.focused && new URL(client.url).pathname === address)) return
    await self.registration.showNotification('Endling', { body: text, tag: address, icon: '/icons/icon-192.png', data: address })
  }
  event.waitUntil(call())
})

// Whoever follows "your turn" comes to the table that called.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data ?? '/'
  const come = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = open.find((client) => new URL(client.url).pathname === address)
    await (there ? there.focus() : self.clients.openWindow(address))
  }
  event.waitUntil(come())
})
