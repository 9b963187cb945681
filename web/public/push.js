// The service worker. It shows what is pushed, and nothing else: it answers no request and stores nothing, so no page or data
// in a browser is ever older than the server's.

/** Our own pages alone, whatever was pushed. */
const addressOf = path => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  return url.origin === self.location.origin ? url.href : `${self.location.origin}/`
}

const read = data => {
  try {
    return data.json()
  } catch {
    return {}
  }
}

const show = ({ tag, text, path }) =>
  self.registration.showNotification('Haulbid', {
    body: typeof text === 'string' ? text : 'There is something new for you.',
    // A push that comes twice replaces the first, without a second sound.
    tag: typeof tag === 'string' ? tag : 'haulbid',
    data: { url: addressOf(path) },
    icon: '/icon.svg',
  })

/** A window that shows something else is left alone: somebody may be writing in it. */
const open = async url => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(client => client.url === url)
  return there ? there.focus() : self.clients.openWindow(url)
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', event => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? addressOf('/')))
})
