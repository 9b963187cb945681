import fc from 'fast-check'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { routes } from '../domain/nouns.js'
import { buildHaulbidSchema } from '../http/graphql/schema.js'
import { bid, completedJob, postJunk } from './deals.js'
import { type Harness, startHarness } from './harness.js'
import { admin, customer, type TestUser, vendor } from './users.js'

/**
 * Random requests: wrong types, huge values, other users' ids and odd Unicode. Nothing may break, and a refused request
 * changes nothing.
 */

let harness: Harness
let people: TestUser[]
let ids: string[]
const schema: GraphQLSchema = buildHaulbidSchema()

beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  const dana = await customer(harness)
  const dale = await vendor(harness)
  people = [dana, dale, await admin(harness), await customer(harness), await vendor(harness)]
  const open = await postJunk(dana)
  ids = [...people.map(({ id }) => id), open, await bid(dale, open), await completedJob(dana, dale)]
})
afterAll(() => harness.stop())

const ODD = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  '🛻'.repeat(50),
  'x'.repeat(20_000),
  "'; drop table jobs; --",
  '%_\\',
  '../../etc',
  '1e999',
  '-0',
  'NaN',
  '__proto__',
]
const oddValue = () =>
  fc.oneof(
    fc.constantFrom(...ODD),
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { toString: 'x' }),
    fc.constantFrom(
      '78701',
      '149.50',
      '2026-12-24',
      '2026-12-24T15:00:00Z',
      '2027-02-30',
      'junk_pickup',
      'w9_form',
      'pending',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ maxDepth: 2 }),
  )
const someId = () => fc.nat().map(n => ids[n % ids.length]!)

/** A value of roughly that type: mostly close, sometimes far off. */
const near = (type: GraphQLInputType): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return near(type.ofType)
  if (isListType(type)) return fc.oneof(fc.array(near(type.ofType), { maxLength: 7 }), oddValue())
  if (isEnumType(type))
    return fc.oneof(fc.constantFrom(...type.getValues().map(({ name }) => name)), oddValue())
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return fc.record(Object.fromEntries(fields.map(field => [field.name, near(field.type)])), {
      requiredKeys: [],
    })
  }
  return type.name === 'UUID' ? fc.oneof(someId(), oddValue()) : oddValue()
}

/** Everything that belongs to users, as one text. Sessions, throttles and the queue are the server's own. */
const state = async (): Promise<string> => {
  const tables = [
    'users',
    'jobs',
    'job_events',
    'bids',
    'ratings',
    'messages',
    'support_tickets',
    'service_areas',
    'vendor_services',
    'dumpster_sizes',
    'vendor_documents',
    'api_tokens',
    'settings',
  ]
  const sums = tables.map(
    table => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${table} t)`,
  )
  const { rows } = await harness.database.pool.query(`select concat_ws(',', ${sums.join(', ')}) as state`)
  return rows[0].state
}

/** These end sessions or accounts, which later requests need. */
const ENDING = new Set([
  'logout',
  'signOutEverywhere',
  'closeAccount',
  'changePassword',
  'setUserActive',
  'uploadFile',
  'updateAccount',
  'updateUser',
])

const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) => !ENDING.has(name))

const mutationText = ({ name, args, type }: (typeof mutations)[number]) => {
  const variables = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
  const given = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const leaf = /^(Boolean)!?$/.test(String(type))
  return `mutation M${variables && `(${variables})`} { ${name}${given && `(${given})`} ${leaf ? '' : '{ __typename }'} }`
}

// The same requests each time, so that a failure is caused by the change; FUZZ_SEED generates others.
const CALM = { numRuns: 500, endOnFailure: true, seed: Number(process.env.FUZZ_SEED ?? 20_261_120) }

test('survives five hundred mutations', async () => {
  const request = fc.nat().chain(n => {
    const mutation = mutations[n % mutations.length]!
    const variables = fc.record(Object.fromEntries(mutation.args.map(arg => [arg.name, near(arg.type)])), {
      requiredKeys: [],
    })
    return fc.tuple(fc.constant(mutation), variables, fc.nat())
  })
  await fc.assert(
    fc.asyncProperty(request, async ([mutation, variables, n]) => {
      const before = await state()
      const { status, errors } = await people[n % people.length]!.answer(
        mutationText(mutation),
        variables as object,
      )
      expect(status).toBeLessThan(500)
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR')
      if (errors.length > 0) expect(await state()).toBe(before)
    }),
    CALM,
  )
}, 120_000)

test('survives five hundred REST calls', async () => {
  const paths = routes.filter(({ path }) => !/logout|signup|login|users/.test(path))
  const part = fc.oneof(
    someId(),
    fc.constantFrom('78701', 'junk_pickup', '%00', '..%2F..', 'a%2Fb', '%F0%9F%9A%9B', '%'),
  )
  const request = fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.array(part, { minLength: 2, maxLength: 2 }),
    fc.dictionary(
      fc.constantFrom(
        'jobId',
        'vendorId',
        'customerId',
        'price',
        'message',
        'type',
        'zipCode',
        'serviceType',
        'size',
        'rating',
        'orderNumber',
        'issue',
        'imageURL',
        'filePath',
        'email',
        'firstName',
        'images',
      ),
      fc.oneof(someId(), oddValue()),
    ),
  )
  await fc.assert(
    fc.asyncProperty(request, async ([n, who, parts, body]) => {
      const { method, path } = paths[n % paths.length]!
      const filled = parts.reduce((text, value) => text.replace(/:\w+/, value), path)
      const before = await state()
      const sends = method !== 'GET' && method !== 'DELETE'
      const response = await people[who % people.length]!.fetch(`/api${filled}`, {
        method,
        ...(sends && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      expect(response.status).toBeLessThan(500)
      const answer = await response.json()
      if (response.status >= 400) {
        expect(answer).toEqual({ error: expect.any(String) })
        expect(await state()).toBe(before)
      }
    }),
    CALM,
  )
}, 120_000)
