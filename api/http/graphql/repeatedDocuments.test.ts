import { ACCEPT } from '../../test/client.js'
import { bid, postJunk } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

/** A document that Apollo and our readers have cached gets the same answers and refusals as on its first use. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeEach(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterEach(() => harness.stop())

/** Headers that differ between requests. */
const OF_A_REQUEST = /^(date|content-length|x-request-id|ratelimit-.*|live-cursor|set-cookie)$/

interface Request {
  query: string
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

type Headers = Record<string, string>

const send = async (person: Pick<TestUser, 'fetch'>, body: Request, headers: Headers = {}) => {
  const response = await person.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: ACCEPT, ...headers },
    body: JSON.stringify(body),
  })
  const { status } = response
  const told = Object.fromEntries([...response.headers].filter(([name]) => !OF_A_REQUEST.test(name)))
  return { status, told, text: await response.text() }
}

/** Without the parts that differ between requests: the remaining quota and the request's id. */
const lasting = ({ text, ...head }: Awaited<ReturnType<typeof send>>) => ({
  ...head,
  text: text
    .replace(/"(points|remaining|resetIn)":\d+/g, '"$1":0')
    .replace(/"requestId":"[^"]+"/g, '"requestId":""'),
})

const TIMES = 7

const ME = 'query Me { me { id email createdAt } }'
const JOB = 'query Job($id: UUID!) { job(id: $id) { id title } }'
const JOBS = 'query Jobs($first: Int!) { customerJobs(first: $first) { nodes { id } } }'
const TWO = 'query Own { me { id } } query Others { customerJobs(first: 1) { nodes { id } } }'
const LEAVE = 'mutation Leave { logout }'
const missing = '1f2d0a44-38a5-4f7c-9d2e-0a6f5b3c7d10'

test.each<[string, Request, Headers]>([
  ['a query', { query: ME, operationName: 'Me' }, {}],
  [
    "Apollo Client's",
    { query: ME, operationName: 'Me', variables: {}, extensions: { clientLibrary: { name: 'a' } } },
    {},
  ],
  ['one of two operations', { query: TWO, operationName: 'Others' }, {}],
  ['with variables', { query: JOBS, operationName: 'Jobs', variables: { first: 3 } }, {}],
  ['what is not there', { query: JOB, operationName: 'Job', variables: { id: missing } }, {}],
  ['without a name', { query: ME }, {}],
  ['of another name', { query: ME, operationName: 'You' }, {}],
  ['of no string as a name', { query: ME, operationName: 5 }, {}],
  ['a list as variables', { query: ME, operationName: 'Me', variables: [] }, {}],
  ['a text as variables', { query: ME, operationName: 'Me', variables: '{}' }, {}],
  ['a number as extensions', { query: ME, operationName: 'Me', extensions: 5 }, {}],
  [
    'a persisted query',
    { query: ME, operationName: 'Me', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
    {},
  ],
  ['a missing variable', { query: JOBS, operationName: 'Jobs' }, {}],
  ['a wrong variable', { query: JOBS, operationName: 'Jobs', variables: { first: 'x' } }, {}],
  [
    'more than a query may cost',
    {
      query:
        'query Jobs($first: Int!) { customerJobs(first: $first) { nodes { bids(first: 100) { nodes { id job { bids(first: 100) { nodes { id } } } } } } } }',
      operationName: 'Jobs',
      variables: { first: 100 },
    },
    {},
  ],
  ['an unknown field', { query: 'query Me { me { shoeSize } }', operationName: 'Me' }, {}],
  ['another type of answer', { query: ME, operationName: 'Me' }, { accept: 'application/json' }],
  ['no type of answer that there is', { query: ME, operationName: 'Me' }, { accept: 'text/csv' }],
  [
    'a body that is not said to be JSON',
    { query: ME, operationName: 'Me' },
    { 'content-type': 'text/plain' },
  ],
])('gives the same first and last answer: %s', async (_, body, headers) => {
  const answers: ReturnType<typeof lasting>[] = []
  for (let n = 0; n < TIMES; n++) answers.push(lasting(await send(dana, body, headers)))
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test.each<[string, Request, Headers, string]>([
  [
    'an invalid value',
    { query: JOBS, operationName: 'Jobs', variables: { first: 'x' } },
    {},
    'BAD_USER_INPUT',
  ],
  [
    'more rows than a page has',
    { query: JOBS, operationName: 'Jobs', variables: { first: 1000 } },
    {},
    'BAD_USER_INPUT',
  ],
  [
    'a site that is not ours',
    { query: JOBS, operationName: 'Jobs', variables: { first: 1 } },
    { origin: 'https://evil.example' },
    'FORBIDDEN',
  ],
])('refuses %s for a repeated document too', async (_, body, headers, code) => {
  for (let n = 0; n < TIMES; n++) await send(dana, { ...body, variables: { first: 2 } })
  const { status, text } = await send(dana, body, headers)
  expect(text).toContain(code)
  const fresh = lasting(await send(dana, { ...body, query: `${JOBS} # new` }, headers))
  expect({ status, text: lasting({ status, told: {}, text }).text }).toEqual({
    status: fresh.status,
    text: fresh.text,
  })
})

test('distinguishes an empty name from no name, on first use and later', async () => {
  const query = '{ me { id } }'
  const first = lasting(await send(dana, { query, operationName: '' }))
  expect(first.text).toContain('BAD_USER_INPUT')
  for (let n = 0; n < TIMES; n++) expect((await send(dana, { query })).text).toContain(dana.id)
  expect(lasting(await send(dana, { query, operationName: '' }))).toEqual(first)
})

test('keeps the form and status when a resolver refuses', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  const query = 'mutation Submit($input: SubmitBidInput!) { submitBid(input: $input) { id } }'
  const again = { query, operationName: 'Submit', variables: { input: { jobId, price: '90' } } }
  const first = lasting(await send(dale, again))
  expect(first.text).toContain('BID_EXISTS')
  for (let n = 0; n < TIMES; n++)
    await send(dale, { ...again, variables: { input: { jobId: await postJunk(dana), price: '90' } } })
  expect(lasting(await send(dale, again))).toEqual(first)
})

test('refuses callers who are out of points or signed out, as for a new document', async () => {
  const ask = () => send(dana, { query: JOBS, operationName: 'Jobs', variables: { first: 2 } })
  const answers = async () => lasting(await ask())
  for (let n = 0; n < TIMES; n++) await ask()
  await send(dana, { query: LEAVE, operationName: 'Leave' })
  const visitor = harness.visitor()
  const fresh = `${JOBS} `
  expect(await answers()).toEqual(
    lasting(await send(visitor, { query: fresh, operationName: 'Jobs', variables: { first: 2 } })),
  )
  expect((await answers()).text).toContain('UNAUTHENTICATED')
})

test('refuses to let a read-only token write through a document that others have used', async () => {
  const make = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }'
  const input = { name: 'Test', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD }
  const { createApiToken } = await dale.ask(make, { input })
  const authorization = `Bearer ${createApiToken.token}`
  const query = 'mutation Submit($input: SubmitBidInput!) { submitBid(input: $input) { id } }'
  const asked = async () => ({
    query,
    operationName: 'Submit',
    variables: { input: { jobId: await postJunk(dana), price: '90' } },
  })
  for (let n = 0; n < TIMES; n++) expect((await send(dale, await asked())).text).toContain('"submitBid"')
  const { text } = await send(harness.visitor(), await asked(), { authorization })
  expect(text).toContain('This token is read-only')
  const read = { query: ME, operationName: 'Me' }
  for (let n = 0; n < TIMES; n++) await send(dale, read)
  expect((await send(harness.visitor(), read, { authorization })).text).toContain(dale.id)
})

test('applies an Idempotency-Key to a repeated document', async () => {
  const query = 'mutation Submit($input: SubmitBidInput!) { submitBid(input: $input) { id } }'
  const asked = async () => ({
    query,
    operationName: 'Submit',
    variables: { input: { jobId: await postJunk(dana), price: '90' } },
  })
  for (let n = 0; n < TIMES; n++) await send(dale, await asked())
  const once = await asked()
  const key = { 'idempotency-key': 'once-only' }
  const first = lasting(await send(dale, once, key))
  expect(first.text).toContain('"submitBid"')
  expect(lasting(await send(dale, once, key))).toEqual(first)
})

test('charges, counts, and names a repeated document in the metrics like any other', async () => {
  const ask = () => send(dana, { query: ME, operationName: 'Me' })
  const costs: number[] = []
  for (let n = 0; n < TIMES; n++) costs.push(Number(/"points":(\d+)/.exec((await ask()).text)![1]))
  expect(new Set(costs.slice(1)).size).toBe(1)
  const text = await harness.app.context.metrics.text()
  expect(text).toMatch(
    new RegExp(`haulbid_graphql_operation_duration_seconds_count\\{operation="Me"\\} ${TIMES}\\b`),
  )
})
