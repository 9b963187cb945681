import { graphql } from '../test/generated/gql.js'
import { type Harness, startHarness } from '../test/harness.js'
import { customer } from '../test/users.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let harness: Harness
let behindProxy: Harness
const lines: { msg: string; requestId?: string; level: number }[] = []
beforeAll(async () => {
  const { createLogger } = await import('../platform/logging/createLogger.js')
  const log = createLogger(
    { isProduction: true, logLevel: 'debug' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  )
  harness = await startHarness({ log })
  behindProxy = await startHarness({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(async () => {
  await harness.stop()
  await behindProxy.stop()
})

const idOf = async (where: Harness, path: string, given?: string) =>
  (
    await where.visitor().fetch(path, given === undefined ? {} : { headers: { 'x-request-id': given } })
  ).headers.get('x-request-id')

test.each(['/graphql?query={__typename}', '/api/me', '/api/nothing', '/objects/x', '/healthz', '/nowhere'])(
  'gives each response of %s its own request id',
  async path => {
    const ids = [await idOf(harness, path), await idOf(harness, path)]
    for (const id of ids) expect(id).toMatch(UUID)
    expect(ids[0]).not.toBe(ids[1])
  },
)

test.each([
  ['from a proxy of ours it is kept', () => behindProxy, '0af7651916cd43dd8448eb211c80319c', true],
  ['from anybody else it is not', () => harness, '0af7651916cd43dd8448eb211c80319c', false],
  ['a short one is not', () => behindProxy, 'abc', false],
  ['a long one is not', () => behindProxy, 'a'.repeat(129), false],
  ['one that would write in the log is not', () => behindProxy, 'abcdefgh" level="fatal', false],
])('decides whether to keep a request id: %s', async (_, where, given, isKept) => {
  const id = await idOf(where(), '/healthz', given)
  if (isKept) expect(id).toBe(given)
  else expect(id).toMatch(UUID)
})

describe('with an internal error', () => {
  const hide = (table: string, as: string) =>
    harness.database.pool.query(`alter table ${table} rename to ${as}`)

  const errorLineOf = (requestId: string | null) =>
    lines.filter(line => line.requestId === requestId && line.level >= 50).map(({ msg }) => msg)

  test('returns the id of the response and of the log line over GraphQL', async () => {
    const dana = await customer(harness)
    await hide('jobs', 'hidden')
    try {
      const { headers, errors } = await dana.answer(
        graphql(`query CustomerJobIds { customerJobs { nodes { id } } }`),
      )
      const id = headers.get('x-request-id')
      expect(errors[0]!.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', requestId: id })
      expect(errorLineOf(id)).toEqual(['Unexpected error'])
    } finally {
      await hide('hidden', 'jobs')
    }
  })

  test('returns it over REST', async () => {
    const dana = await customer(harness)
    await hide('jobs', 'hidden')
    try {
      const response = await dana.fetch(`/api/jobs/customer/${dana.id}`)
      const id = response.headers.get('x-request-id')
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({ error: 'Something went wrong', requestId: id })
      expect(errorLineOf(id)).toEqual(['Unexpected error'])
    } finally {
      await hide('hidden', 'jobs')
    }
  })

  test('returns it for everything that is not an operation', async () => {
    const dana = await customer(harness)
    await hide('uploads', 'hidden')
    try {
      const response = await dana.fetch('/objects/00000000-0000-4000-8000-000000000000')
      const id = response.headers.get('x-request-id')
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({ error: 'Something went wrong', requestId: id })
      expect(errorLineOf(id)).toEqual(['Request failed'])
    } finally {
      await hide('hidden', 'uploads')
    }
  })
})
