import { gzipSync } from 'node:zlib'
import { cpuTime } from '../cpuTime.js'
import { type Harness, startHarness } from '../harness.js'
import { customer, type TestUser } from '../users.js'
import { rowChanges } from './rowChanges.js'

/** Bodies made to break parsers. Each is refused quickly with a message, and the server answers the next request. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

/** Milliseconds of processor time. */
const MOMENT_MS = 5000
const JSON_TYPE = { 'content-type': 'application/json' }
const DEEP = 250_000
const SEARCH = 'query ($search: String) { customerJobs(search: $search) { totalCount } }'
const AREAS =
  'mutation ($zipCodes: [String!]!) { addServiceAreas(zipCodes: $zipCodes) { added { zipCode } } }'

const bodies: [string, string][] = [
  ['a megabyte of [', '['.repeat(1_000_000)],
  ['a megabyte of {"a":', '{"a":'.repeat(200_000)],
  [
    'lists in lists, closed',
    `{"query":"{ me { id } }","variables":{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}`,
  ],
  [
    'objects in objects, closed',
    `{"query":${JSON.stringify(SEARCH)},"variables":{"search":${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}}}`,
  ],
  [
    'a variable of lists in lists',
    `{"query":${JSON.stringify(AREAS)},"variables":{"zipCodes":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}`,
  ],
  [
    'extensions in extensions',
    `{"query":"{ me { id } }","extensions":${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}}`,
  ],
  [
    'a number without an end',
    `{"query":${JSON.stringify(SEARCH)},"variables":{"search":${'9'.repeat(900_000)}}}`,
  ],
  ['1e999999', `{"query":${JSON.stringify(SEARCH)},"variables":{"search":1e999999}}`],
  [
    'a hundred thousand keys',
    `{"query":"{ me { id } }","variables":{${Array.from({ length: 90_000 }, (_, i) => `"k${i}":0`).join()}}}`,
  ],
  [
    'keys of one hash',
    `{"query":"{ me { id } }","variables":{${Array.from({ length: 90_000 }, (_, i) => `"${i}":0`).join()}}}`,
  ],
  [
    '__proto__',
    '{"query":"{ me { id } }","__proto__":{"isAdmin":true},"variables":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}',
  ],
  ['a query that is no text', '{"query":{"toString":"x"}}'],
  ['a query that is a list', '{"query":["{ me { id } }"]}'],
  ['variables that are a list', '{"query":"{ me { id } }","variables":[1]}'],
  ['variables that are a text', '{"query":"{ me { id } }","variables":"{}"}'],
  ['a name that is no text', '{"query":"{ me { id } }","operationName":{"a":1}}'],
  ['a byte order mark', '\uFEFF{"query":"{ me { id } }"}'],
  ['zero bytes', '\0'.repeat(1000)],
  ['halves of letters', '{"query":"{ me { id } } # \\ud800"}'],
]

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
const fields = (count: number) => Array.from({ length: count }, (_, i) => `"${i.toString(36)}":0`).join()
const inGraphql = (query: string, variables: string) => `{"query":"${query}","variables":${variables}}`

/** Bodies that would have blocked the process in graphql-js, the first for 4 to 15 s. */
const tooMany: [string, string, string][] = [
  ['unknown fields of one input', '/graphql', inGraphql(LOGIN, `{"input":{${fields(110_000)}}}`)],
  ['unknown variables', '/graphql', inGraphql(LOGIN, `{${fields(110_000)}}`)],
  ['elements of one list', '/graphql', inGraphql(AREAS, `{"zipCodes":[${'0,'.repeat(100_000)}0]}`)],
  ['lists in one list', '/graphql', inGraphql(AREAS, `{"zipCodes":[${'[0],'.repeat(100_000)}0]}`)],
  ['levels', '/graphql', inGraphql(LOGIN, `{"input":${'{"email":'.repeat(21)}0${'}'.repeat(21)}}`)],
  ['keys beside the query', '/graphql', `{"query":"{ me { id } }",${fields(110_000)}}`],
  ['unknown fields, REST', '/api/login', `{${fields(110_000)}}`],
  ['elements of one list, REST', '/api/jobs', `{"type":"junk_pickup","images":[${'0,'.repeat(100_000)}0]}`],
]

test.each(tooMany)('refuses too many %s before processing any of them', async (_, path, body) => {
  const parse = jest.spyOn(JSON, 'parse')
  try {
    const response = await fetch(harness.url + path, { method: 'POST', headers: JSON_TYPE, body })
    expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([])
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('The request has too many values or is nested too deeply')
  } finally {
    parse.mockRestore()
  }
})

test('lists about twenty issues at most, and quotes no long value', async () => {
  const long = 'x'.repeat(100_000)
  const input = { ...Object.fromEntries(Array.from({ length: 1900 }, (_, i) => [`k${i}`, 0])), email: long }
  const { extensions, message } = await dana.refusal(LOGIN, { input })
  expect(extensions.issues!.length).toBeLessThanOrEqual(25)
  expect(JSON.stringify([message, extensions])).not.toContain(long)
  const quoted = await dana.refusal('query ($of: JobStatus) { customerJobs(status: $of) { totalCount } }', {
    of: long,
  })
  expect(JSON.stringify(quoted).length).toBeLessThan(2000)
  const named = await dana.refusal(`{ ${long} }`)
  expect(JSON.stringify(named).length).toBeLessThan(2000)
})

describe.each(['/graphql', '/api/support-tickets', '/api/login'])('%s', path => {
  test.each(bodies)('answers quickly, and changes nothing: %s', async (_, body) => {
    const before = await rowChanges(harness.database)
    const used = cpuTime()
    const response = await dana.fetch(path, { method: 'POST', headers: JSON_TYPE, body })
    const text = await response.text()
    expect(used()).toBeLessThan(MOMENT_MS)
    expect(response.status).toBeLessThan(500)
    expect(text).not.toContain('INTERNAL_SERVER_ERROR')
    expect(text.length).toBeLessThan(10_000)
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
    expect(await rowChanges(harness.database)).toBe(before)
    expect(await dana.ask('{ me { id } }')).toEqual({ me: { id: dana.id } })
  })

  test.each([
    ['a letter of Latin-1', [0xe9]],
    ['half a letter', [0xc3]],
    ['a letter in more bytes than it has', [0xc0, 0xaf]],
    ['half of a pair of UTF-16', [0xed, 0xa0, 0x80]],
  ])('refuses %s as UTF-8', async (_, wrong) => {
    const text = [
      '{"query":"{ me { id } } #',
      '","orderNumber":"x","issue":"x","email":"x@example.com","password":"x"}',
    ]
    const body = new Uint8Array(
      Buffer.concat([Buffer.from(text[0]!), Buffer.from(wrong), Buffer.from(text[1]!)]),
    )
    const response = await dana.fetch(path, { method: 'POST', headers: JSON_TYPE, body })
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('"The request is not JSON"'),
    ])
  })

  test('refuses another charset, and reads UTF-8 by any of its names', async () => {
    const send = async (charset: string) => {
      const headers = { 'content-type': `application/json${charset}` }
      const response = await dana.fetch(path, { method: 'POST', headers, body: '{"query":"{ me { id } }"}' })
      return [charset, response.status === 415 && (await response.text()).includes('"Send JSON in UTF-8"')]
    }
    for (const name of ['latin1', 'utf-16', 'UTF-16LE', '"iso-8859-1"', 'utf-80', 'utf-7; a=b', ''])
      expect(await send(`; charset=${name}`)).toEqual([`; charset=${name}`, true])
    for (const name of ['utf-8', 'UTF-8', 'utf8', '"utf-8"', 'us-ascii', 'utf-8; a=b', 'utf-8 ;a=b'])
      expect(await send(`;charset=${name}`)).toEqual([`;charset=${name}`, false])
  })

  test('refuses a compressed body without unpacking it', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000))
    for (const encoding of ['gzip', 'GZIP', 'deflate', 'br', 'zstd', 'identity, gzip', 'gzip, gzip']) {
      const headers = { ...JSON_TYPE, 'content-encoding': encoding }
      const response = await dana.fetch(path, { method: 'POST', headers, body: new Uint8Array(bomb) })
      expect(response.status).toBe(415)
    }
  })

  test('refuses more than a megabyte, whether or not the length is declared', async () => {
    const tooMuch = 'x'.repeat(1_048_577)
    expect((await dana.fetch(path, { method: 'POST', headers: JSON_TYPE, body: tooMuch })).status).toBe(413)
    const chunked = new ReadableStream({
      pull: controller => controller.enqueue(new TextEncoder().encode(tooMuch)),
    })
    const sent = dana.fetch(path, {
      method: 'POST',
      headers: JSON_TYPE,
      body: chunked,
      duplex: 'half',
    } as RequestInit)
    // The server answers, or cuts off the connection while the body is sent.
    const status = await sent.then(response => response.status).catch(() => 413)
    expect(status).toBe(413)
  })
})

test('uses and checks only one value of a key that comes twice', async () => {
  const body = `{"email":"nobody@example.com","password":"x","email":"${dana.email}' or true --"}`
  const response = await dana.fetch('/api/login', { method: 'POST', headers: JSON_TYPE, body })
  expect([response.status, await response.json()]).toEqual([400, { error: 'Invalid email address' }])
})

describe('a form with a file', () => {
  const send = async (form: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.set(name, value)
    body.set('0', new Blob(['x']), 'x.png')
    const headers = { 'apollo-require-preflight': '1' }
    return dana.fetch('/graphql', { method: 'POST', headers, body })
  }
  const UPLOAD = 'mutation ($file: Upload!) { uploadFile(file: $file) { objectPath } }'
  const operations = JSON.stringify({ query: UPLOAD, variables: { file: null } })

  test.each([
    ['to the prototype', '{"0":["__proto__.isAdmin"]}'],
    ['to the constructor', '{"0":["constructor.prototype.isAdmin"]}'],
    ['to the prototype of the variables', '{"0":["variables.__proto__.isAdmin"]}'],
    ['to nowhere', '{"0":["variables.file.a.b.c"]}'],
    ['to nothing', '{"0":[""]}'],
    ['a thousand times', JSON.stringify({ 0: Array.from({ length: 1000 }, () => 'variables.file') })],
    ['as a number', '5'],
  ])('fails safely when it is put %s', async (_, map) => {
    const response = await send({ operations, map })
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toContain('INTERNAL_SERVER_ERROR')
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  })

  test('refuses operations in a list or nested too deeply', async () => {
    const map = '{"0":["0.variables.file"]}'
    expect((await send({ operations: `[${operations}]`, map })).status).toBe(400)
    const deep = `{"query":"{ me { id } }","variables":{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}`
    expect((await send({ operations: deep, map: '{"0":["variables.a"]}' })).status).toBe(413)
  })
})
