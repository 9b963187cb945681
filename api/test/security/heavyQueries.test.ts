import type { Client } from '../client.js'
import { cpuTime } from '../cpuTime.js'
import { type Harness, startHarness } from '../harness.js'
import { customer, type TestUser } from '../users.js'

/** Queries made to be expensive. Each is refused or answered quickly, and the server answers the next request. */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { NODE_ENV: 'production' } })
  dana = await customer(harness)
})
afterAll(() => harness.stop())

/** Milliseconds of processor time; the queries aim at minutes or more. */
const MOMENT_MS = 5000

const SUBMIT = 'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }'

const inAMoment = async (query: string, by: Client = harness.visitor()) => {
  const used = cpuTime()
  const answer = await by.answer(query)
  expect(used()).toBeLessThan(MOMENT_MS)
  return answer
}

/** `levels` fragments, each spreading the next `times` times: `times ** levels` spreads when walked naively. */
const bomb = (levels: number, times: number, on = 'User', last = 'id') =>
  Array.from({ length: levels }, (_, level) => {
    const spreads = level === levels - 1 ? last : `...F${level + 1} `.repeat(times)
    return `fragment F${level} on ${on} { ${spreads} }`
  }).join(' ')

test.each([
  // Within every limit: 60 ** 5 spreads in 900 tokens. Walked naively, they once took the whole process.
  ['a fragment bomb', `{ me { ...F0 } } ${bomb(6, 60)}`],
  ['a fragment bomb on a list', `{ customerJobs { nodes { ...F0 } } } ${bomb(6, 60, 'Job')}`],
  ['a fragment bomb, deep and narrow', `{ me { ...F0 } } ${bomb(150, 3)}`],
  [
    'a fragment bomb through fields',
    `{ customerJobs { nodes { ...F0 } } } ${Array.from({ length: 6 }, (_, level) => `fragment F${level} on Job { ${level === 5 ? 'id' : `bids { nodes { job { ${`...F${level + 1} `.repeat(60)} } } }`} }`).join(' ')}`,
  ],
  ['a circle of fragments', '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }'],
  ['a fragment in itself', '{ me { ...A } } fragment A on User { id ...A }'],
  ['a field a thousand times over', `{ me { ${'id '.repeat(1900)} } }`],
  ['an object five hundred times over', `{ ${'me { id } '.repeat(450)} }`],
  ['__typename a thousand times over', `{ ${'__typename '.repeat(1900)} }`],
  ['__typename under aliases', `{ ${Array.from({ length: 600 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
  [
    'mutations under aliases',
    `mutation { ${Array.from({ length: 31 }, (_, i) => `a${i}: logout`).join(' ')} }`,
  ],
  ['directives, hundreds on one field', `{ me { id ${'@skip(if: false) '.repeat(280)} } }`],
  ['unknown directives', `{ me { id ${'@a '.repeat(900)} } }`],
  ['unknown fields', `{ me { ${Array.from({ length: 1900 }, (_, i) => `x${i}`).join(' ')} } }`],
  ['brackets without an end', `{${'a{'.repeat(900)}`],
  ['a list in lists', `{ customerJobs(search: ${'['.repeat(900)}${']'.repeat(900)}) { totalCount } }`],
  ['a megabyte of spaces', `{ me ${' '.repeat(1_000_000)} }`],
  ['a megabyte of one name', `{ ${'a'.repeat(1_000_000)} }`],
  ['a megabyte in a string', `{ customerJobs(search: "${'\\u0041'.repeat(150_000)}") { totalCount } }`],
  ['a megabyte of comments', `#${'x\n#'.repeat(300_000)}\n{ me { id } }`],
  ['many operations', 'query A { __typename } '.repeat(300)],
  ['more tokens than are read', '{ me { id } }'.repeat(400)],
])('refuses or answers quickly: %s', async (_, query) => {
  // Repeated queries are compiled, so each runs several times.
  for (const by of [harness.visitor(), dana, dana, dana, dana]) {
    const { status, errors } = await inAMoment(query, by)
    expect(status).toBeLessThan(500)
    for (const { extensions } of errors)
      expect(['BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(extensions.code)
  }
  expect(await dana.ask('{ me { id } }')).toEqual({ me: { id: dana.id } })
})

test('keeps the refusal short, however long the query', async () => {
  const response = await dana.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ me { ${Array.from({ length: 1900 }, (_, i) => `x${i}`).join(' ')} } }`,
    }),
  })
  expect((await response.text()).length).toBeLessThan(50_000)
})

test('refuses batches in each form', async () => {
  for (const body of ['[{"query":"{ me { id } }"}]', '[]', '[[]]']) {
    const headers = { 'content-type': 'application/json' }
    expect((await dana.fetch('/graphql', { method: 'POST', headers, body })).status).toBe(400)
  }
})

describe('production reveals nothing about the schema', () => {
  test.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { fields { name } } }',
    '{ me { __typename ... on User { __schema: id } } __schema { queryType { name } } }',
  ])('refuses introspection: %s', async query => {
    const { data, errors } = await inAMoment(query)
    expect(data ?? null).toBeNull()
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  })

  test.each([
    '{ mee { id } }',
    '{ me { emial } }',
    '{ customerJobs(statuss: pending) { totalCount } }',
    '{ customerJobs(status: pendin) { totalCount } }',
    '{ me { ... on Usr { id } } }',
    'query ($id: UUIDD) { job(id: $id) { id } }',
    'mutation { submitBid(input: { jobIdd: "x" }) { id } }',
  ])('offers no "Did you mean" for %s', async query => {
    const { errors } = await inAMoment(query)
    expect(errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  })

  test.each([
    ['query ($status: JobStatus) { customerJobs(status: $status) { totalCount } }', { status: 'pendin' }],
    [SUBMIT, { input: { jobIdd: 1, pric: '5' } }],
    [SUBMIT, { input: { jobId: 'x', price: '5', messag: 'x' } }],
    [
      'mutation ($zips: [String!]!, $of: [JobStatus!]) { addServiceAreas(zipCodes: $zips) { added { id } } }',
      { zips: [{}], of: ['pendin'] },
    ],
  ])('offers none for a variable of %s', async (query, variables) => {
    const { errors } = await dana.answer(query, variables)
    expect(errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors)).not.toContain('Did you mean')
  })

  test('offers none over REST', async () => {
    const path = `/api/vendor-services/${dana.id}/junk_pickups`
    const response = await dana.fetch(path, { method: 'DELETE' })
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('Did you mean')
  })
})
