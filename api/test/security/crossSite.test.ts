import { routes } from '../../domain/nouns.js'
import { type Harness, startHarness } from '../harness.js'
import { customer, type TestUser } from '../users.js'
import { rowChanges } from './rowChanges.js'

/** Other sites' pages in the browser of a signed-in person. SameSite=Lax alone would stop most; nothing here relies on it. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const LOGOUT = 'mutation { logout }'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Headers that browsers add to a request from another page. */
const fromElsewhere: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site in an older browser', { origin: 'https://evil.example' }],
  ['a subdomain', { origin: 'https://evil.haulbid.example', 'sec-fetch-site': 'same-site' }],
  ['a subdomain in an older browser', { origin: 'http://evil.localhost' }],
  ['a sandboxed frame or a file', { origin: 'null' }],
  ['a sandboxed frame that says where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['our name on another port', { origin: 'http://127.0.0.1:1' }],
  ['our name with more behind', { origin: 'http://127.0.0.1.evil.example' }],
  ['our name as a user', { origin: 'http://127.0.0.1@evil.example' }],
  ['an origin that is none', { origin: 'file://' }],
  ['an empty origin', { origin: '' }],
]

const refuses = async (act: () => Promise<Response>, statuses = [403]) => {
  const before = await rowChanges(harness.database)
  const response = await act()
  expect(statuses).toContain(response.status)
  // The answer must not let another site read it.
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  expect(await rowChanges(harness.database)).toBe(before)
}

describe.each(fromElsewhere)('from %s', (_, headers) => {
  const writes = routes.filter(({ method }) => method !== 'GET')
  test.each(writes.map(({ method, path }) => [method, path]))('refuses REST %s %s', async (method, path) => {
    const address = `/api${path.replace(/:\w+/g, dana.id)}`
    await refuses(() => dana.fetch(address, { method, headers: { ...JSON_TYPE, ...headers }, body: '{}' }))
    await refuses(() => dana.fetch(address, { method, headers }))
  })

  test('refuses GraphQL as JSON', () =>
    refuses(() =>
      dana.fetch('/graphql', {
        method: 'POST',
        headers: { ...JSON_TYPE, 'apollo-require-preflight': '1', ...headers },
        body: JSON.stringify({ query: LOGOUT }),
      }),
    ))

  test('refuses GraphQL with a file', () => {
    const body = new FormData()
    body.set('operations', JSON.stringify({ query: LOGOUT }))
    body.set('map', '{}')
    return refuses(() => dana.fetch('/graphql', { method: 'POST', headers, body }))
  })
})

describe("what any site's form can send, even from a browser that doesn't identify its origin", () => {
  const simple: [string, string][] = [
    ['text/plain', JSON.stringify({ query: LOGOUT })],
    ['text/plain; application/json', JSON.stringify({ query: LOGOUT })],
    ['text/plain;charset=application/json', JSON.stringify({ query: LOGOUT })],
    ['application/x-www-form-urlencoded', `query=${encodeURIComponent(LOGOUT)}`],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"${LOGOUT}"}\r\n--x--\r\n`,
    ],
    [
      'MULTIPART/FORM-DATA; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="query"\r\n\r\n${LOGOUT}\r\n--x--\r\n`,
    ],
    ['', JSON.stringify({ query: LOGOUT })],
  ]
  test.each(simple)('refuses GraphQL as "%s"', (type, body) =>
    refuses(
      () =>
        dana.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': type },
          body: Buffer.from(body),
        }),
      [400, 415],
    ),
  )

  test.each(simple)('refuses REST as "%s"', (type, body) =>
    refuses(
      () =>
        dana.fetch('/api/support-tickets', {
          method: 'POST',
          headers: { 'content-type': type },
          body: Buffer.from(body),
        }),
      [400, 415],
    ),
  )

  test.each([{}, { 'apollo-require-preflight': '1' }, JSON_TYPE] as Record<string, string>[])(
    'refuses a mutation in a link, with %j',
    headers =>
      refuses(() => dana.fetch(`/graphql?query=${encodeURIComponent(LOGOUT)}`, { headers }), [400, 405]),
  )

  test('changes nothing by GET over REST, and lets no header or field turn a GET into a POST', () =>
    refuses(
      () =>
        dana.fetch('/api/logout?_method=POST', {
          headers: { 'x-http-method-override': 'POST', 'x-method-override': 'POST', 'x-http-method': 'POST' },
        }),
      [405],
    ))
})

test('names no allowed origin in a preflight', async () => {
  for (const path of ['/graphql', '/api/bids', '/objects/x', '/']) {
    const response = await dana.fetch(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,apollo-require-preflight',
      },
    })
    const allowed = [...response.headers.keys()].filter(name => name.startsWith('access-control-'))
    expect({ path, allowed }).toEqual({ path, allowed: [] })
  }
})

test('accepts bytes only on a signed link, never with a cookie', async () => {
  const { createUpload } = await dana.ask('mutation { createUpload { uploadURL } }')
  const { pathname } = new URL(createUpload.uploadURL)
  for (const [, headers] of [...fromElsewhere, ['', {}] as const])
    await refuses(() => dana.fetch(pathname, { method: 'PUT', headers, body: 'x' }))
})

test('lets in our own pages and programs', async () => {
  for (const headers of [
    { origin: harness.url, 'sec-fetch-site': 'same-origin' },
    { origin: harness.url },
    {},
  ]) {
    const response = await dana.fetch('/graphql', {
      method: 'POST',
      headers: { ...JSON_TYPE, ...(headers as Record<string, string>) },
      body: JSON.stringify({ query: '{ me { id } }' }),
    })
    expect(await response.json()).toMatchObject({ data: { me: { id: dana.id } } })
  }
})
