import { jest } from '@jest/globals'
import { localTimeZone } from '@rules/localTimeZone.js'
import { parse } from 'graphql'
import { askFirst } from './askFirst.js'
import { pageModuleAt } from './pageModules.js'

const real = globalThis.fetch
afterEach(() => {
  globalThis.fetch = real
})

const answering = (body: unknown, init?: ResponseInit) => {
  const sent = jest.fn<typeof fetch>(async () => Response.json(body, init))
  globalThis.fetch = sent
  return sent
}

/** As main.tsx asks. */
const askedAt = (path: string, userType: string) => {
  const { pathname, search } = new URL(path, 'http://localhost')
  return askFirst(pageModuleAt(pathname, userType), search)
}

const data = { me: { id: '1' } }

test.each([
  ['/customer', 'customer', 'CustomerFirstScreen', {}],
  ['/', 'customer', 'CustomerFirstScreen', {}],
  ['/', 'vendor', 'VendorFirstScreen', { first: 5 }],
])('asks at %s as a %s for %s', async (path, userType, name, variables) => {
  const sent = answering({ data }, { headers: { 'live-cursor': '7' } })
  const early = askedAt(path, userType)!
  expect(early.here).toBeUndefined()
  expect(await early.arrives).toEqual({ data, variables, cursor: '7' })
  expect(early.here).toBe(await early.arrives)
  const [address, request] = sent.mock.calls[0]!
  expect(address).toBe('/graphql')
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'apollo-require-preflight': 'true', 'x-time-zone': localTimeZone() },
  })
  const { operationName, query, variables: asked } = JSON.parse(String(request!.body))
  expect({ operationName, asked }).toEqual({ operationName: name, asked: variables })
  expect(parse(query).definitions[0]).toMatchObject({ name: { value: name } })
})

test.each([
  ['/', ''],
  ['/', 'admin'],
  ['/', 'constructor'],
  ['/?tab=areas', 'vendor'],
  ['/?type=junk_pickup', 'vendor'],
  ['/customer?request=junk_pickup', 'customer'],
  ['/customer', 'vendor'],
  ['/customer/orders', 'customer'],
])('asks for nothing at %s: %s', (path, userType) => {
  const sent = answering({ data })
  expect(askedAt(path, userType)).toBeUndefined()
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  ['an error in the answer', () => Response.json({ data, errors: [{ message: 'Please sign in' }] })],
  ['no data', () => Response.json({ data: null })],
  ['a failure', () => Response.json({ data }, { status: 503 })],
  ['no JSON', () => new Response('<html>')],
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('arrives at nothing with %s', async (_, answer) => {
  globalThis.fetch = async () => answer()
  const early = askedAt('/', 'vendor')!
  expect(await early.arrives).toBeNull()
  expect(early.here).toBeNull()
})
