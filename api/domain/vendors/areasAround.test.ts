import { postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const newVendor = () => vendor(harness, { zips: [], services: ['junk_pickup'] })

const PREVIEW = graphql(`
  query AreasAround($zipCode: String!, $miles: Int!) {
    areasAround(zipCode: $zipCode, miles: $miles) { zipCode miles zipCount servedCount cities { city state zipCount } }
  }
`)
const ADD = graphql(`
  mutation AddServiceAreasAround($zipCode: String!, $miles: Int!) {
    addServiceAreasAround(zipCode: $zipCode, miles: $miles) { addedCount servedCount }
  }
`)
const ADD_MANY = graphql(`
  mutation AddPastedAreas($zipCodes: [String!]!) {
    addServiceAreas(zipCodes: $zipCodes) { added { zipCode } refused { zipCode message } }
  }
`)
const REMOVE = graphql(`
  mutation RemoveServiceAreas($zipCodes: [String!]!) {
    removeServiceAreas(zipCodes: $zipCodes) { id zipCode }
  }
`)
const LIST = graphql(`query NamedAreas { serviceAreas { zipCode city state } }`)

const listed = async (of: TestUser) => (await of.ask(LIST)).serviceAreas
const NOWHERE = "zipCode: We don't know where 00000 is. Check it, or add the ZIP codes around it by hand."

test('previews areas by city, adds them all, and lists them with their cities', async () => {
  const dale = await newVendor()
  await dale.ask(ADD_MANY, { zipCodes: ['78704', '78613'] })
  const { areasAround } = await dale.ask(PREVIEW, { zipCode: '78704-1234', miles: 10 })
  expect(areasAround).toMatchObject({ zipCode: '78704', miles: 10, zipCount: 71, servedCount: 1 })
  const [austin, ...others] = areasAround.cities
  expect(austin).toMatchObject({ city: 'Austin', state: 'TX' })
  expect([austin!, ...others].reduce((sum, { zipCount }) => sum + zipCount, 0)).toBe(71)
  expect(await listed(dale)).toHaveLength(2)

  const { addServiceAreasAround } = await dale.ask(ADD, { zipCode: '78704', miles: 10 })
  expect(addServiceAreasAround).toEqual({ addedCount: 70, servedCount: 1 })
  const areas = await listed(dale)
  expect(areas).toHaveLength(72)
  expect(areas.filter(({ city }) => city === 'Austin')).toHaveLength(austin!.zipCount)
  expect(areas).toContainEqual({ zipCode: '78613', city: 'Cedar Park', state: 'TX' })
})

test('makes a job in one of them available at once, until its city is removed', async () => {
  const dale = await newVendor()
  const jobId = await postJunk(dana, { zipCode: '78704' })
  const AVAILABLE = graphql(`query AvailableAround { availableJobs { nodes { id } } }`)
  await dale.ask(ADD, { zipCode: '78701', miles: 5 })
  expect((await dale.ask(AVAILABLE)).availableJobs.nodes).toEqual([{ id: jobId }])
  const austin = (await listed(dale)).filter(({ city }) => city === 'Austin').map(({ zipCode }) => zipCode)
  const { removeServiceAreas } = await dale.ask(REMOVE, { zipCodes: austin })
  expect(removeServiceAreas.map(({ zipCode }) => zipCode).toSorted()).toEqual(austin)
  expect((await dale.ask(AVAILABLE)).availableJobs.nodes).toEqual([])
  // Nothing is left to remove, which is not an error: another screen may have done it.
  expect((await dale.ask(REMOVE, { zipCodes: austin })).removeServiceAreas).toEqual([])
})

test('explains that a ZIP code or distance is unknown, too short, or too long, and adds nothing', async () => {
  const dale = await newVendor()
  for (const operation of [PREVIEW, ADD]) {
    expect(await dale.issues(operation, { zipCode: '00000', miles: 10 })).toEqual([NOWHERE])
    expect(await dale.issues(operation, { zipCode: '787', miles: 10 })).toEqual([
      'zipCode: ZIP code must be at least 5 digits',
    ])
    for (const miles of [0, 4, 61, -10, 2_000_000_000])
      expect(await dale.issues(operation, { zipCode: '78704', miles })).toEqual([
        'miles: Please choose 5 to 60 miles',
      ])
    expect(await dale.issues(operation, { zipCode: '<b>\u0000', miles: 10 })).toHaveLength(1)
    expect(await dale.issues(operation, { zipCode: '7'.repeat(900_000), miles: 10 })).toHaveLength(1)
  }
  expect(await listed(dale)).toEqual([])
})

test('adds a ZIP code without a known place by hand', async () => {
  const dale = await newVendor()
  await dale.ask(ADD_MANY, { zipCodes: ['00000'] })
  expect(await listed(dale)).toEqual([{ zipCode: '00000', city: null, state: null }])
})

test('adds a circle many times at once, and an overlapping one, without duplicates', async () => {
  const dale = await newVendor()
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => dale.ask(ADD, { zipCode: '78704', miles: 10 })),
    dale.ask(ADD, { zipCode: '78701', miles: 10 }),
  ])
  const added = answers.reduce((sum, { addServiceAreasAround }) => sum + addServiceAreasAround.addedCount, 0)
  expect(await listed(dale)).toHaveLength(added)
})

test('adds two thousand at once and removes three thousand, but does not read a hundred thousand', async () => {
  const dale = await newVendor()
  const zips = Array.from({ length: 3000 }, (_, at) => String(20_000 + at))
  expect((await dale.ask(ADD_MANY, { zipCodes: zips.slice(0, 2000) })).addServiceAreas.added).toHaveLength(
    2000,
  )
  expect((await dale.ask(ADD_MANY, { zipCodes: zips.slice(2000) })).addServiceAreas.added).toHaveLength(1000)
  // More than one account can have, so none of the circle is added.
  expect((await dale.refusal(ADD, { zipCode: '78704', miles: 5 })).extensions.reason).toBe('TOO_MANY_AREAS')
  expect((await dale.ask(REMOVE, { zipCodes: zips })).removeServiceAreas).toHaveLength(3000)
  expect(await listed(dale)).toEqual([])
  expect(await dale.issues(REMOVE, { zipCodes: [...zips, '10001'] })).toEqual([
    'zipCodes: Please remove at most 3000 ZIP codes at once',
  ])
  const hundredThousand = Array(100_000).fill('20000')
  for (const operation of [ADD_MANY, REMOVE])
    expect((await dale.refusal(operation, { zipCodes: hundredThousand })).extensions.code).toBe(
      'BAD_USER_INPUT',
    )
})

test('refuses text that is not a ZIP code instead of failing', async () => {
  const dale = await newVendor()
  for (const zipCodes of [['\u0000'], ['78745', '7874\u0000']])
    expect((await dale.refusal(REMOVE, { zipCodes })).extensions.code).toBe('BAD_USER_INPUT')
})

test("removes nobody else's, and gives areas only to vendors", async () => {
  const [dale, mia] = [await newVendor(), await newVendor()]
  await dale.ask(ADD_MANY, { zipCodes: ['10001'] })
  expect((await mia.ask(REMOVE, { zipCodes: ['10001'] })).removeServiceAreas).toEqual([])
  expect(await listed(dale)).toHaveLength(1)
  const ada = await admin(harness)
  for (const other of [dana, ada]) {
    expect((await other.refusal(PREVIEW, { zipCode: '78704', miles: 5 })).extensions.code).toBe('FORBIDDEN')
    expect((await other.refusal(ADD, { zipCode: '78704', miles: 5 })).extensions.code).toBe('FORBIDDEN')
    expect((await other.refusal(REMOVE, { zipCodes: ['10001'] })).extensions.code).toBe('FORBIDDEN')
  }
  const COUNT = graphql(`query AreaCount($id: UUID!) { user(id: $id) { areaCount } }`)
  expect((await ada.ask(COUNT, { id: dale.id })).user.areaCount).toBe(1)
})

test('adds a circle in one statement, and finds matches by the index', async () => {
  const dale = await newVendor()
  const statements = await harness.statementsOf(() => dale.ask(ADD, { zipCode: '10001', miles: 60 }))
  expect(statements.filter(text => /into service_areas/.test(text))).toHaveLength(1)
  expect((await listed(dale)).length).toBeGreaterThan(1300)
  const { pool } = harness.database
  await pool.query('analyze service_areas')
  const { rows } = await pool.query(
    "explain select from service_areas a where a.vendor_id = '00000000-0000-4000-8000-000000000000' and a.zip5 = '10001'",
  )
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan using service_areas_unique/)
  const { rows: byZip } = await pool.query(
    "explain select vendor_id from service_areas a where a.zip5 = '10001'",
  )
  expect(byZip.map(row => row['QUERY PLAN']).join('\n')).toMatch(/service_areas_zip/)
})
