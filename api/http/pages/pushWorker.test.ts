import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const code = readFileSync(join(import.meta.dirname, '../../../web/public/push.js'), 'utf8')
const ORIGIN = 'https://haulbid.example'

type Handler = (event: object) => void

/** The service worker in a browser with these windows. */
const startWorker = (windows: string[] = []) => {
  const handlers: Record<string, Handler> = {}
  const shown: [string, object][] = []
  const done: string[] = []
  const asked: [string, { body: string }][] = []
  const clients = {
    matchAll: async () => windows.map(url => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (url: string) => done.push(`open ${url}`),
  }
  const self = {
    location: { origin: ORIGIN },
    clients,
    registration: {
      showNotification: async (...what: [string, object]) => shown.push(what),
      pushManager: {
        subscribe: async (options: object) =>
          subscriptionAt(`https://push.example/${JSON.stringify(options)}`),
      },
    },
    skipWaiting: () => {},
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
  }
  const fetch = async (...request: [string, { body: string }]) => asked.push(request)
  // The worker gets no caches or database, because it must not use them.
  new Function('self', 'fetch', 'caches', 'indexedDB', code)(self, fetch)
  const send = async (name: string, event: object) => {
    const waited: Promise<unknown>[] = []
    handlers[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => waited.push(promise) })
    await Promise.all(waited)
  }
  return { handlers, shown, done, asked, send }
}
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
})
const asData = (text: string) => ({ data: { json: () => JSON.parse(text) } })

test('shows what is pushed', async () => {
  const { send, shown } = startWorker()
  await send('push', asData('{"tag":"t1","text":"A bid of $5.","path":"/customer/orders?order=o1"}'))
  expect(shown).toEqual([
    [
      'Haulbid',
      {
        body: 'A bid of $5.',
        tag: 't1',
        data: { url: `${ORIGIN}/customer/orders?order=o1` },
        icon: '/icon.svg',
      },
    ],
  ])
})

test.each([
  ['null'],
  ['not json'],
  ['{"path":"https://evil.test/"}'],
  ['{"path":"//evil.test/","text":1,"tag":2}'],
])('shows something and links to us for any push: %s', async text => {
  const { send, shown } = startWorker()
  await send('push', text === 'null' ? { data: null } : asData(text))
  expect(shown).toMatchObject([
    ['Haulbid', { body: 'There is something new for you.', tag: 'haulbid', data: { url: `${ORIGIN}/` } }],
  ])
})

test.each([
  ['the window that shows it', [`${ORIGIN}/customer`, `${ORIGIN}/?job=j1`], `focus ${ORIGIN}/?job=j1`],
  ['a new one, since others may be written in', [`${ORIGIN}/customer`], `open ${ORIGIN}/?job=j1`],
])('opens %s on a click', async (_, windows, expected) => {
  const { send, done } = startWorker(windows)
  const close = jest.fn()
  await send('notificationclick', { notification: { close, data: { url: `${ORIGIN}/?job=j1` } } })
  expect(close).toHaveBeenCalled()
  expect(done).toEqual([expected])
})

test.each([
  [
    'the new address',
    { newSubscription: subscriptionAt('https://push.example/2') },
    'https://push.example/2',
  ],
  [
    'one that it asks for with the same key',
    { oldSubscription: { options: { key: 'k' } } },
    'https://push.example/{"key":"k"}',
  ],
])('tells the API the new address of a subscription: %s', async (_, change, endpoint) => {
  const { send, asked } = startWorker()
  await send('pushsubscriptionchange', change)
  expect(asked.map(([path]) => path)).toEqual(['/graphql'])
  expect(JSON.parse(asked[0]![1].body).variables).toEqual({ input: { endpoint, p256dh: 'p', auth: 'a' } })
})

test('asks for nothing if there is nothing to renew', async () => {
  const { send, asked } = startWorker()
  await send('pushsubscriptionchange', {})
  expect(asked).toEqual([])
})

test('answers no request, so it never caches', () => {
  expect(Object.keys(startWorker().handlers).sort()).toEqual([
    ...['install', 'notificationclick', 'push', 'pushsubscriptionchange'],
  ])
  expect(code).not.toMatch(/caches|indexedDB/)
})
