// The service worker. It shows pushes and renews its address. It answers no request and stores nothing, so no page or
// data in a browser is ever older than the server's.

/** Only our own pages, whatever was pushed. */
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
    // A duplicate push replaces the first, without a second sound.
    tag: typeof tag === 'string' ? tag : 'haulbid',
    data: { url: addressOf(path) },
    icon: '/icon.svg',
  })

/** A window that shows something else is left alone, because the user may be typing in it. */
const open = async url => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(client => client.url === url)
  return there ? there.focus() : self.clients.openWindow(url)
}

const RENEW =
  'mutation RenewPush($input: PushSubscriptionInput!) { addPushSubscription(input: $input) { id } }'

/**
 * The browser may give a subscription another address at any time, and pushes would end if the server weren't told.
 * For a signed-out user, the server refuses, and there is nothing to renew.
 */
const renew = async ({ oldSubscription, newSubscription }) => {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  const { p256dh, auth } = subscription.toJSON().keys
  await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: RENEW,
      variables: { input: { endpoint: subscription.endpoint, p256dh, auth } },
    }),
  })
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', event => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? addressOf('/')))
})

self.addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)))
