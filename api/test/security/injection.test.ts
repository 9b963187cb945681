import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { cursorOf } from '../../platform/rows/paging.js'
import { bid, junkPickup, postJunk } from '../deals.js'
import { graphql } from '../generated/gql.js'
import { type Harness, startHarness } from '../harness.js'
import { LOGIN, REQUEST_PASSWORD_RESET, SIGN_UP, UPDATE_ACCOUNT_ID } from '../operations.js'
import { customer, PASSWORD, type TestUser } from '../users.js'
import { rowChanges } from './rowChanges.js'
import { makeWorld, type World } from './world.js'

/** SQL in every text the API accepts, and fields that only the server sets. */

const schema = buildHaulbidSchema()

let harness: Harness
let world: World
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  world = await makeWorld(harness)
  // PostgreSQL computes a condition only if there is a row.
  await bid(world.people.vendor, await postJunk(world.people.customer))
  await harness.database.pool.query(
    `create sequence injections;
     create function injected() returns text language sql as $$ select nextval('injections')::text $$`,
  )
})
afterAll(() => harness.stop())

/** True if `injected()` of a text below was run: a sequence keeps its count when a transaction is rolled back. */
const wasInjected = async () =>
  (await harness.database.pool.query('select is_called from injections')).rows[0].is_called

const SQL = [
  "' or '1'='1",
  "'; drop table users; --",
  "') union select password from users --",
  "\\'; select injected(); --",
  '$1',
  ':viewer',
  '?',
  '$$;select injected();$$',
  "E'\\x27 or true--",
  '%',
  '_______',
  "'||(select injected())||'",
  '\u02BC or 1=1 --',
]

/** Every text within an argument, as a path: `input.message`. */
const textsIn = (type: GraphQLInputType, path: string[]): string[][] => {
  const of = getNamedType(type)
  if (isInputObjectType(of))
    return Object.values(of.getFields()).flatMap(field => textsIn(field.type, [...path, field.name]))
  return ['String', 'EmailAddress', 'UUID', 'Money', 'LocalDate', 'DateTime', 'RentalSize', 'ID'].includes(
    of.name,
  )
    ? [path]
    : []
}

/** A value for everything required. */
const filler = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return filler(type.ofType)
  if (isListType(type)) return []
  const of = getNamedType(type)
  if (isInputObjectType(of))
    return Object.fromEntries(
      Object.values(of.getFields()).map(field => [
        field.name,
        isNonNullType(field.type) ? filler(field.type) : undefined,
      ]),
    )
  const values: Record<string, unknown> = {
    Int: 5,
    Float: 1,
    Boolean: false,
    Money: '9',
    UUID: '00000000-0000-4000-8000-000000000000',
    LocalDate: '2026-12-24',
    DateTime: '2026-12-24T15:00:00.000Z',
    EmailAddress: 'x@example.com',
    RentalSize: '10_yard',
  }
  return isEnumType(of) ? of.getValues()[0]!.name : (values[of.name] ?? 'x')
}

/** Selects a field that has to be read, since `__typename` alone reads nothing. */
const answerOf = (type: GraphQLOutputType): string => {
  const of = getNamedType(type)
  if (isLeafType(of)) return ''
  const fields = isObjectType(of) ? Object.values(of.getFields()) : []
  const leaves = fields.filter(({ args, type }) => args.length === 0 && isLeafType(getNamedType(type)))
  return `{ ${leaves.map(({ name }) => name).join(' ') || '__typename'} }`
}

const put = (value: unknown, [head, ...rest]: string[], text: string): unknown => {
  if (head === undefined) return Array.isArray(value) ? [text] : text
  return {
    ...(value as object),
    [head]: put((value as Record<string, unknown> | undefined)?.[head], rest, text),
  }
}

const roots = (['query', 'mutation'] as const).flatMap(kind => {
  const root = (kind === 'query' ? schema.getQueryType() : schema.getMutationType()) as GraphQLObjectType
  return Object.values(root.getFields()).flatMap(field => {
    const texts = field.args.flatMap(arg => textsIn(arg.type, [arg.name]))
    return texts.map(path => [`${kind} ${field.name} ${path.join('.')}`, kind, field, path] as const)
  })
})

test.each(roots)(
  'treats hostile values as plain text: %s',
  async (_, kind, field, path) => {
    const args = field.args.filter(
      arg => arg.name === path[0] || (isNonNullType(arg.type) && arg.defaultValue === undefined),
    )
    const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ')
    const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
    const text = `${kind} (${declared}) { ${field.name}(${passed}) ${answerOf(field.type)} }`
    const calm = Object.fromEntries(args.map(arg => [arg.name, filler(arg.type)]))
    for (const sql of SQL) {
      const variables = put(calm, [...path], sql) as object
      // The admin can see most, and the others could gain most.
      for (const by of [world.people.admin, world.people.vendor, world.people.customer]) {
        const { errors } = await by.answer(text, variables)
        for (const { extensions } of errors) expect(extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
      }
    }
    const { rows } = await harness.database.pool.query('select count(*)::int as count from users')
    expect(rows[0].count).toBeGreaterThan(5)
    expect(await wasInjected()).toBe(false)
  },
  60_000,
)

test('finds only what is typed in a search', async () => {
  const { admin } = world.people
  const ask = graphql(`query UsersTotalCount($search: String) { users(search: $search) { totalCount } }`)
  for (const search of [...SQL.filter(sql => sql.length > 1), '%%', '__', 'a%b', '\\'])
    expect(await admin.ask(ask, { search })).toEqual({ users: { totalCount: 0 } })
})

test('accepts an email with a quote in it', async () => {
  const email = "o'brien'--@example.com"
  const { id } = await customer(harness, { email })
  const nia = harness.visitor()
  expect(await nia.ask(LOGIN, { input: { email, password: PASSWORD } })).toEqual({ login: { id } })
  await nia.ask(REQUEST_PASSWORD_RESET, { email })
  expect((await harness.mails()).some(mail => mail.includes(email))).toBe(true)
})

test.each([
  ...SQL.map(sql => cursorOf({ at: sql, id: '00000000-0000-4000-8000-000000000000' })),
  ...SQL.map(sql => cursorOf({ at: '2026-11-20 18:00:00+00', id: sql })),
  ...SQL,
  Buffer.from('{"length":2}').toString('base64url'),
  Buffer.from('[["2026-11-20 18:00:00+00"],{"a":1}]').toString('base64url'),
])('refuses the cursor %.40s', async after => {
  const { customer: dana, admin } = world.people
  const orders = graphql(`
    query CustomerJobIdsAfter($after: String) {
      customerJobs(after: $after) { nodes { id } }
    }
  `)
  expect((await dana.refusal(orders, { after })).extensions.code).toBe('BAD_USER_INPUT')
  // A list by name may start after any text, passed as a value.
  const users = graphql(`
    query UserIdsByName($after: String) {
      users(sort: name, after: $after) { nodes { id } }
    }
  `)
  const { errors } = await admin.answer(users, { after })
  expect(['BAD_USER_INPUT', undefined]).toContain(errors[0]?.extensions.code)
})

test.each([...SQL, 'UTC; drop table users', "UTC' --", 'America/Chicago\u0000', '+00:00', 'x'.repeat(5000)])(
  'falls back to UTC for the time zone %.30s if it is not one',
  async zone => {
    const latin = Buffer.from(zone, 'utf8')
      .toString('latin1')
      .replace(/[^\x20-\xff]/g, '')
    const { vendorStats } = await world.people.vendor.ask(
      graphql(`query VendorStatsMonthlyEarnings { vendorStats { monthlyEarnings } }`),
      {},
      { 'x-time-zone': latin },
    )
    expect(vendorStats?.monthlyEarnings).toBe('0.00')
  },
)

describe('fields that only the server sets', () => {
  const account = (email: string) => ({
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Mal',
    lastName: 'Lory',
    phone: '(512) 555-0199',
    userType: 'customer',
    initialServiceZipCode: '78701',
    initialServiceType: 'junk_pickup',
  })
  const theirs = {
    id: '11111111-1111-4111-8111-111111111111',
    user_type: 'admin',
    isAdmin: true,
    isActive: false,
    is_active: false,
    rating: 5,
    ratingCount: 999,
    username: 'admin',
    createdAt: '2000-01-01T00:00:00Z',
    emailVerified: true,
    role: 'admin',
  }
  const rest = (by: Pick<TestUser, 'fetch'>, method: string, path: string, body: object) =>
    by.fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  test('creates a customer on sign-up, no matter what else is sent', async () => {
    for (const userType of ['admin', 'vendor', 'customer,admin', ['admin'], { admin: true }])
      expect(
        (
          await rest(harness.visitor(), 'POST', '/api/signup/customer', {
            ...account('m0@example.com'),
            userType,
          })
        ).status,
      ).toBe(400)
    const response = await rest(harness.visitor(), 'POST', '/api/signup/customer', {
      ...theirs,
      ...account('m1@example.com'),
    })
    expect(response.status).toBe(201)
    const user = (await response.json()) as typeof theirs
    expect(user).toMatchObject({ userType: 'customer', isActive: true, rating: 0, ratingCount: 0 })
    expect(user.id).not.toBe(theirs.id)
    expect(user.createdAt).not.toMatch(/^2000/)
    const { rows } = await harness.database.pool.query("select 1 from users where user_type = 'admin'")
    expect(rows).toHaveLength(1)
  })

  test('refuses them by name over GraphQL', async () => {
    const before = await rowChanges(harness.database)
    const person = {
      email: world.people.customer.email,
      firstName: 'A',
      lastName: 'B',
      phone: '(512) 555-0147',
    }
    for (const [name, value] of Object.entries(theirs)) {
      const made = { ...account('m2@example.com'), [name]: value }
      expect((await harness.visitor().refusal(SIGN_UP, { input: made })).extensions.code).toBe(
        'BAD_USER_INPUT',
      )
      const changed = { ...person, [name]: value }
      expect(
        (await world.people.customer.refusal(UPDATE_ACCOUNT_ID, { input: changed })).extensions.code,
      ).toBe('BAD_USER_INPUT')
    }
    expect(await rowChanges(harness.database)).toBe(before)
  })

  test('starts a job, a bid, and a document with their initial values', async () => {
    const { customer: dana, vendor: dale } = world.people
    const posted = await rest(dana, 'POST', '/api/jobs', {
      ...theirs,
      ...junkPickup,
      type: 'junk_pickup',
      status: 'completed',
      vendorId: dale.id,
      finalPrice: '0.01',
      completedDate: '2026-01-01T00:00:00Z',
    })
    const job = (await posted.json()) as { id: string }
    expect(job).toMatchObject({
      status: 'pending',
      vendorId: null,
      finalPrice: null,
      completedDate: null,
      customerId: dana.id,
    })
    const bidding = await rest(dale, 'POST', '/api/bids', {
      ...theirs,
      jobId: job.id,
      price: '99.50',
      status: 'accepted',
    })
    expect([bidding.status, await bidding.json()]).toEqual([
      201,
      expect.objectContaining({ status: 'pending', vendorId: dale.id }),
    ])
    const rated = await rest(dana, 'POST', '/api/ratings', {
      jobId: job.id,
      rating: 5,
      ratedId: dale.id,
      raterId: dale.id,
    })
    expect(rated.status).toBe(403)
  })

  test("changes only a user's suspension, not their type or rating", async () => {
    const { admin, otherCustomer } = world.people
    const { id } = await customer(harness)
    const body = { isActive: true, userType: 'admin', rating: 5, email: 'taken.over@example.com' }
    expect((await rest(admin, 'PUT', `/api/users/${id}`, body)).status).toBe(200)
    const { rows } = await harness.database.pool.query(
      'select user_type, rating, email from users where id = $1',
      [id],
    )
    expect(rows[0]).toMatchObject({ user_type: 'customer', rating: '0.00' })
    expect(rows[0].email).not.toBe(body.email)
    expect((await rest(otherCustomer, 'PUT', `/api/users/${id}`, body)).status).toBe(403)
  })
})
