import { type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { bothRated } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { ADD_TEN_YARDS, CLOSE_ACCOUNT, CREATE_USER, SAVE_VENDOR_DOCUMENT_ID } from '../../test/operations.js'
import { newUser } from '../../test/security/setups.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, PASSWORD, person, type TestUser, vendor } from '../../test/users.js'
import { userData } from '../nouns.js'
import { upload } from '../uploads/test/setups.js'

const PROFILE = graphql(`
  query VendorProfileOf($id: UUID!) {
    vendorProfile(id: $id) {
      id name about logo since paymentMethods services rentalSizes rating ratingCount completedJobs verifiedDocuments areas { city state zipCount } cityCount
    }
  }
`)
const SAVE = graphql(`
  mutation SaveBusinessOf($input: SaveBusinessInput!) { saveBusiness(input: $input) { vendorId name version } }
`)

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const profileOf = async (id: string, client = harness.visitor()) =>
  (await client.ask(PROFILE, { id })).vendorProfile

test("shows signed-out readers the vendor's description and record", async () => {
  const dale = await vendor(harness)
  await bothRated(dana, dale, { rating: 4 })
  await dale.ask(ADD_TEN_YARDS)
  const logo = await photo(dale)
  await dale.ask(SAVE, {
    input: {
      name: 'Becker Hauling',
      about: 'Two trucks',
      logo,
      since: 2009,
      paymentMethods: ['cash', 'card'],
    },
  })
  await sql("update dumpster_sizes set rental_size = '10_yard' where vendor_id = $1", [dale.id])
  expect(await profileOf(dale.id)).toEqual({
    id: dale.id,
    name: 'Becker Hauling',
    about: 'Two trucks',
    logo,
    since: 2009,
    paymentMethods: ['cash', 'card'],
    services: ['dumpster_rental', 'junk_pickup'],
    rentalSizes: ['10_yard'],
    rating: 4,
    ratingCount: 1,
    completedJobs: 1,
    areas: [{ city: 'Austin', state: 'TX', zipCount: 1 }],
    cityCount: 1,
    verifiedDocuments: [],
  })
  expect(await profileOf(dale.id, dana)).toEqual(await profileOf(dale.id))
  const response = await harness.visitor().fetch(`/api/vendors/${dale.id}`)
  expect([response.status, await response.json()]).toEqual([200, await profileOf(dale.id)])
})

test('names the cities of the areas, largest number of ZIP codes first, and never the ZIP codes', async () => {
  const dale = await vendor(harness, { zips: ['00000'] })
  expect(await profileOf(dale.id)).toMatchObject({ areas: [], cityCount: 0 })
  const ADD = graphql(
    `mutation AddCircleOfProfile { addServiceAreasAround(zipCode: "10001", miles: 20) { addedCount } }`,
  )
  await dale.ask(ADD)
  const profile = await profileOf(dale.id)
  expect(profile!.areas).toHaveLength(12)
  expect(profile!.areas[0]).toMatchObject({ city: 'New York', state: 'NY' })
  expect(profile!.cityCount).toBeGreaterThan(50)
  expect(JSON.stringify(profile)).not.toContain('10001')
})

test('shows first name and services of a vendor without a business', async () => {
  const mia = await vendor(harness, { services: ['junk_pickup'] }, { firstName: 'Mia', lastName: 'Solano' })
  await mia.ask(ADD_TEN_YARDS)
  expect(await profileOf(mia.id)).toMatchObject({
    name: 'Mia',
    about: null,
    logo: null,
    since: null,
    paymentMethods: [],
    services: ['junk_pickup'],
    // Only vendors who offer rentals rent out sizes.
    rentalSizes: [],
    rating: 0,
    ratingCount: 0,
  })
})

test('hides everybody but active vendors', async () => {
  const boss = await admin(harness)
  const suspended = await vendor(harness)
  await sql('update users set is_active = false where id = $1', [suspended.id])
  const closed = await vendor(harness)
  await closed.ask(SAVE, { input: { name: 'Gone Hauling', logo: await photo(closed) } })
  await closed.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  const { createUser } = await boss.ask(CREATE_USER, { input: { ...newUser(), userType: 'vendor' } })
  const none = '00000000-0000-4000-8000-000000000000'
  const driver = await person(harness, await vendor(harness), 'driver')
  for (const id of [suspended.id, closed.id, createUser.id, driver.id, dana.id, boss.id, none])
    for (const client of [harness.visitor(), dana, boss]) expect(await profileOf(id, client)).toBeNull()
  const response = await harness.visitor().fetch(`/api/vendors/${suspended.id}`)
  expect([response.status, await response.text()]).toEqual([200, 'null'])
  // Closing the account erases the business, and nobody may see the former logo.
  expect(await sql('select name from businesses where vendor_id = $1', [closed.id])).toEqual([])
  expect(await sql('select business_id from uploads where owner_id = $1', [closed.id])).toEqual([
    { business_id: null },
  ])
})

test('refuses an invalid id', async () => {
  const { extensions } = await harness.visitor().refusal(PROFILE, { id: 'dale' })
  expect(extensions.code).toBe('BAD_USER_INPUT')
})

/**
 * Columns of the vendor's rows whose values everybody may read and which the answer must contain. Adding one is a
 * decision.
 */
const PUBLIC = [
  'businesses.about',
  'businesses.logo',
  'businesses.name',
  'businesses.payment_methods',
  'businesses.since',
  'dumpster_sizes.rental_size',
  'users.completed_jobs',
  'users.id',
  'users.rating',
  'users.rating_count',
  // The same sizes, as the database keeps them with the service.
  'vendor_services.rental_sizes',
  'vendor_services.service_type',
]
/** Ids of the vendor, or of the logo. */
const SAME = /\.(id|vendor_id|owner_id|business_id|rater_id|rated_id|user_id|receiver_id|sender_id)$/

const START_YEAR = 1901
/** A unique value for a column of a type. Null for types whose values look alike. */
const canaryFor = (type: string, n: number): string | null => {
  if (type === 'text') return `canary${(n * 7919).toString(36)}x`
  if (type === 'integer' || type === 'smallint') return String(73_000 + n)
  if (type === 'numeric') return `${7300 + n}.${10 + (n % 90)}`
  if (/timestamp|date/.test(type)) return `${START_YEAR + n}-03-04`
  return null
}

/** Gives every column of every row of the vendor a unique value, wherever the database allows it. */
const plant = async (dale: TestUser) => {
  let n = 0
  for (const { table, by } of userData.exported) {
    const mine = by.map(column => `${column} = '${dale.id}'`).join(' or ') || 'false'
    const columns = await sql(
      `select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    for (const { name, type } of columns) {
      const canary = canaryFor(type, ++n)
      if (canary === null || by.includes(name)) continue
      // If a CHECK or a trigger refuses it, the original value stays.
      await sql(`update ${table} set ${name} = $1 where ${mine}`, [canary]).catch(() => {})
    }
  }
}

/** Every value of the vendor's rows, with its column. Values as short as a count appear everywhere. */
const valuesOf = async (dale: TestUser) => {
  const found: { column: string; value: string }[] = []
  for (const { table, by } of userData.exported) {
    const mine = by.map(column => `${column} = '${dale.id}'`).join(' or ') || 'false'
    for (const { row } of await sql(`select to_jsonb(t) as row from ${table} t where ${mine}`))
      for (const [name, value] of Object.entries(row as Record<string, unknown>))
        for (const each of Array.isArray(value) ? value : [value]) {
          const text = String(each)
          if (each !== null && typeof each !== 'boolean' && text.length > 3)
            found.push({ column: `${table}.${name}`, value: text.replace(/T00:00:00.*$/, '') })
        }
  }
  return found
}

/** Every field of a type and of the types below it, so that new profile fields are requested too. */
const allOf = (type: GraphQLOutputType): string => {
  const of = getNamedType(type)
  if (!isObjectType(of)) return ''
  const fields = Object.values(of.getFields()).map(field => {
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 10)' : ''
    return `${field.name}${page} ${allOf(field.type)}`
  })
  return `{ ${fields.join(' ')} }`
}

const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)]

test('returns only public fields of a vendor, in GraphQL and REST', async () => {
  const dale = await vendor(harness, {}, { lastName: 'Becker', signedInAt: START })
  await bothRated(dana, dale, { rating: 4, comment: 'Quick and kind' })
  await dale.ask(ADD_TEN_YARDS)
  const filePath = await upload(dale)
  await dale.ask(SAVE_VENDOR_DOCUMENT_ID, {
    input: { documentType: 'w9_form', fileName: 'w9.png', filePath },
  })
  await dale.ask(SAVE, {
    input: {
      name: 'Becker Hauling',
      about: 'Two trucks',
      phone: '(512) 555-0188',
      logo: await photo(dale),
      since: 1987,
      paymentMethods: ['zelle'],
    },
  })
  await sql("delete from vendor_services where vendor_id = $1 and service_type = 'junk_pickup'", [dale.id])
  await plant(dale)
  await sql("update dumpster_sizes set rental_size = '30_yard' where vendor_id = $1", [dale.id])
  await sql(
    'update users set rating = 4.37, rating_count = 7317, completed_jobs = 6203, rating_due_at = null where id = $1',
    [dale.id],
  )
  await sql('update businesses set since = 1987 where vendor_id = $1', [dale.id])

  const field = buildHaulbidSchema().getQueryType()!.getFields().vendorProfile!
  const text = `query ($id: UUID!) { vendorProfile(id: $id) ${allOf(field.type)} }`
  const { data } = await harness.visitor().answer(text, { id: dale.id })
  const rest = await (await harness.visitor().fetch(`/api/vendors/${dale.id}`)).json()
  const values = await valuesOf(dale)
  expect(values.filter(({ value }) => value.startsWith('canary')).length).toBeGreaterThan(20)
  for (const answer of [data.vendorProfile, rest]) {
    const leaves = leavesOf(answer)
    expect(leaves.filter(leaf => leaf.includes(dana.id))).toEqual([])
    const shown = values.filter(({ value }) => leaves.some(leaf => leaf.includes(value)))
    const columns = new Set(
      shown.map(({ column }) => column).filter(column => column === 'users.id' || !SAME.test(column)),
    )
    expect([...columns].sort()).toEqual(PUBLIC)
  }
})
