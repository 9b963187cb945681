import { guidanceInWords } from '../../rules/guidance/guidanceWords.js'
import type { RentalSize } from '../../rules/kinds.js'
import { ACCEPT_BID, acceptedJob, bid, completedJob, postRental } from '../../test/deals.js'
import { emptyTables } from '../../test/emptyTables.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { computeGuidance } from './computeGuidance.js'

/** Covers when guidance appears, its exact values, and that no run leaves it half done. */

const DAY_MS = 86_400_000

let harness: Harness
let dana: TestUser
let vendors: TestUser[]
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  vendors = await Promise.all(Array.from({ length: 5 }, () => vendor(harness)))
})
afterEach(async () => {
  harness.clock.now = START
  harness.beforeSql = undefined
  await emptyTables(harness.database.pool, 'truncate price_guidance, jobs cascade')
})
afterAll(() => harness.stop())

const ask = (sql: string, values: unknown[] = []) => harness.database.pool.query(sql, values)
const compute = (at = harness) => computeGuidance(at.app.context, {}, null as never)

const GUIDANCE = graphql(`
  query PriceGuidance($type: ServiceType!, $dumpsterSize: RentalSize, $zipCode: String!, $loadEighths: Int) {
    priceGuidance(type: $type, dumpsterSize: $dumpsterSize, zipCode: $zipCode, loadEighths: $loadEighths) { zip3 loadQuarters low high }
  }
`)
type Kind = {
  type: 'junk_pickup' | 'dumpster_rental'
  dumpsterSize?: RentalSize
  zipCode?: string
  loadEighths?: number
}
const JUNK = { type: 'junk_pickup' } as const
const shown = async ({ zipCode = '78704', ...kind }: Kind = JUNK, by = dana) => {
  const { priceGuidance } = await by.ask(GUIDANCE, { ...kind, zipCode })
  if (!priceGuidance) return null
  // Prices without a load are those of all loads.
  const { loadQuarters, ...prices } = priceGuidance
  return loadQuarters === null ? prices : { loadQuarters, ...prices }
}

/** Accepted jobs, one for each price, with the vendors by number. */
const accepted = async (
  prices: readonly number[],
  of: readonly number[],
  {
    type = 'junk_pickup',
    size = null as string | null,
    zip = '78701',
    at = START,
    load = null as number | null,
  } = {},
) => {
  const ids = of.map(number => vendors[number]!.id)
  await ask(
    `with priced as (
       select gen_random_uuid() as id, price, ($2::uuid[])[n] as vendor_id from unnest($1::numeric[]) with ordinality p(price, n)),
     job as (
       insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
         phone, final_price, created_at, scheduled_date, pickup_date_time, customer_budget, dumpster_size, dropoff_date,
         dropoff_time_preference, pickup_date, load_eighths)
       select id, $3, vendor_id, $4, 'accepted', 'A', 'A couch', '1 Main St', $6, 'A', 'B', '(512) 555-0147', price, $7, $7,
         case $4 when 'junk_pickup' then $7::timestamptz end, case $4 when 'junk_pickup' then 100 end, $5,
         case $4 when 'dumpster_rental' then date '2027-01-01' end, case $4 when 'dumpster_rental' then 'morning' end,
         case $4 when 'dumpster_rental' then date '2027-01-08' end, $8
       from priced),
     entry as (
       insert into job_events (job_id, actor_id, from_status, to_status, created_at)
       select id, $3, 'pending', 'accepted', $7 from priced),
     visit as (
       insert into visits (id, job_id, vendor_id, kind, window_start, window_end, created_at)
       select gen_random_uuid(), id, vendor_id, case $4 when 'junk_pickup' then 'haul' else 'delivery' end, $7,
         $7::timestamptz + interval '2 hours', $7 from priced)
     insert into bids (id, job_id, vendor_id, price, status, created_at, expires_at)
     select gen_random_uuid(), id, vendor_id, price, 'accepted', $7, $7::timestamptz + interval '3 days' from priced`,
    [prices, ids, dana.id, type, size, zip, at, load],
  )
}

const PRICES = [500, 380, 464, 400, 445, 412, 472, 430]
const FOUR = [0, 1, 2, 3, 0, 1, 2, 3]

test('shows quartiles to five dollars for eight jobs of four vendors, by kind, size, and ZIP3', async () => {
  await accepted(PRICES, FOUR)
  await accepted([200.5, 201.25, 202, 203, 204, 205, 206, 207.75], FOUR, {
    type: 'dumpster_rental',
    size: '20_yard',
    zip: '78799-1234',
  })
  await compute()
  expect(await shown()).toEqual({ zip3: '787', low: '405.00', high: '470.00' })
  expect(guidanceInWords((await shown())!)).toBe('Most jobs like this near 787xx went for $405 to $470.')
  expect(guidanceInWords({ zip3: '100', low: '1200.00', high: '1200.00' })).toBe(
    'Most jobs like this near 100xx went for about $1,200.',
  )
  expect(await shown({ ...JUNK, zipCode: '78799-0001' }, vendors[0])).toEqual(await shown())
  const rental = { type: 'dumpster_rental', dumpsterSize: '20_yard' } as const
  expect(await shown(rental)).toEqual({ zip3: '787', low: '200.00', high: '205.00' })
  expect(await shown({ ...rental, dumpsterSize: '10_yard' })).toBeNull()
  expect(await shown({ ...JUNK, zipCode: '78604' })).toBeNull()
})

test('shows the prices of the same load, or else of all', async () => {
  await accepted([100, 104, 108, 112, 116, 120, 124, 128], FOUR, { load: 2 })
  await accepted(PRICES, FOUR, { load: 3 })
  await accepted([900], [4], { load: 12 })
  await compute()
  const of = (loadEighths: number) => shown({ ...JUNK, loadEighths })
  const small = { zip3: '787', loadQuarters: 1, low: '105.00', high: '120.00' }
  for (const load of [1, 2]) expect(await of(load)).toEqual(small)
  for (const load of [3, 4])
    expect(await of(load)).toEqual({ zip3: '787', loadQuarters: 2, low: '405.00', high: '470.00' })
  const all = await shown()
  expect(all).toEqual({ zip3: '787', low: '120.00', high: '440.00' })
  for (const load of [5, 8, 9, 40]) expect(await of(load)).toEqual(all)
  expect(guidanceInWords(small)).toBe(
    'Most loads of up to a quarter of a truck near 787xx went for $105 to $120.',
  )
  const NEAR = graphql(`
    query LoadsNearby($zipCode: String!) { nearby(type: junk_pickup, zipCode: $zipCode) { prices { low } loads { loadQuarters state low } } }
  `)
  expect((await harness.visitor().ask(NEAR, { zipCode: '78704' })).nearby).toEqual({
    prices: [{ low: '120.00' }],
    loads: [
      { loadQuarters: 1, state: null, low: '105.00' },
      { loadQuarters: 2, state: null, low: '405.00' },
    ],
  })
})

test.each([
  [{ ...JUNK, loadEighths: 0 }, 'loadEighths: Enter a load of at least one eighth of a truck'],
  [
    { type: 'dumpster_rental', dumpsterSize: '10_yard', loadEighths: 2 } as const,
    'loadEighths: Only a junk pickup has a load',
  ],
])('refuses the load of %j', async (kind, issue) => {
  expect(await dana.issues(GUIDANCE, { zipCode: '78704', ...kind })).toEqual([issue])
})

const many = (count: number, each: (index: number) => number) =>
  Array.from({ length: count }, (_, i) => each(i))

test.each([
  ['seven jobs', 7, (i: number) => i % 4, false],
  ['eight jobs of three vendors', 8, (i: number) => i % 3, false],
  ['eight jobs, three of one vendor', 8, (i: number) => [0, 0, 0, 1, 1, 2, 2, 3][i]!, true],
  ['eight jobs, four of one vendor', 8, (i: number) => [0, 0, 0, 0, 1, 1, 2, 3][i]!, false],
  ['a hundred jobs, forty of one vendor', 100, (i: number) => (i < 40 ? 0 : 1 + (i % 3)), true],
  ['a hundred jobs, forty-one of one vendor', 100, (i: number) => (i < 41 ? 0 : 1 + (i % 4)), false],
])('decides by jobs and vendors: %s', async (_, count, of, isShown) => {
  await accepted(
    many(count, i => 100 + i),
    many(count, of),
  )
  await compute()
  expect((await shown()) !== null).toBe(isShown)
  // Repeats the thresholds for anyone who writes SQL by hand.
  const [low, vendorCount] = [100, new Set(many(count, of)).size]
  const most = many(count, of).filter(number => number === 0).length
  const row = ask(
    `insert into price_guidance values (gen_random_uuid(), 'junk_pickup', null, '999', $1, $1, $2, $3, $4, $5)`,
    [low, count, vendorCount, most, START],
  )
  await (isShown ? row : expect(row).rejects.toThrow(/price_guidance_many/))
})

test.each([8, 9, 10, 11, 12, 13])('names the price of none of %i jobs', async count => {
  const prices = many(count, i => 301 + 37 * i)
  await accepted(
    prices,
    many(count, i => i % 4),
  )
  await compute()
  const { low, high } = (await shown())!
  for (const bound of [Number(low), Number(high)]) {
    expect(prices).not.toContain(bound)
    expect(bound % 5).toBe(0)
  }
})

test('counts exactly twelve months and expires a week after the last run', async () => {
  const yearAgo = new Date('2025-11-20T18:00:00Z')
  await accepted([100], [4], { at: yearAgo })
  await accepted(PRICES.slice(0, 7), FOUR.slice(0, 7))
  await compute()
  expect(await shown()).toBeNull()
  await accepted([430], [4], { at: new Date(yearAgo.getTime() + 1) })
  await compute()
  expect(await shown()).toEqual({ zip3: '787', low: '405.00', high: '470.00' })
  harness.clock.now = new Date(START.getTime() + 7 * DAY_MS - 1)
  expect(await shown()).not.toBeNull()
  harness.clock.now = new Date(START.getTime() + 7 * DAY_MS)
  expect(await shown()).toBeNull()
})

test('counts accepted and completed jobs but not cancelled or given back ones', async () => {
  await accepted(PRICES.slice(0, 6), FOUR.slice(0, 6))
  await completedJob(dana, vendors[2]!, '472.00')
  const jobId = await acceptedJob(dana, vendors[3]!, '430.00')
  // Pending jobs with bids: nobody has agreed to these prices.
  await bid(vendors[0]!, await postRental(dana), '9999.00')
  await compute()
  expect(await shown()).toEqual({ zip3: '787', low: '405.00', high: '470.00' })

  await vendors[3]!.ask(graphql(`mutation GiveJobBack($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`), {
    jobId,
  })
  await compute()
  expect(await shown()).toBeNull()
  await dana.ask(ACCEPT_BID, { bidId: await bid(vendors[4]!, jobId, '430.00') })
  await compute()
  expect(await shown()).not.toBeNull()
  await dana.ask(CANCEL_JOB, { jobId })
  await compute()
  expect(await shown()).toBeNull()
})

test('keeps the last result if a run dies, and gets the same result when it runs again', async () => {
  await accepted(PRICES, FOUR)
  await compute()
  await accepted([999], [4])
  harness.beforeSql = text =>
    text.includes('insert into price_guidance') ? Promise.reject(new Error('killed')) : undefined
  await expect(compute()).rejects.toThrow('killed')
  harness.beforeSql = undefined
  expect(await shown()).toEqual({ zip3: '787', low: '405.00', high: '470.00' })

  const other = await startHarness({ databaseUrl: harness.database.url })
  try {
    await Promise.all([compute(), compute(other), compute(), compute(other)])
    await compute(other)
  } finally {
    await other.stop()
  }
  expect(await shown()).toEqual({ zip3: '787', low: '420.00', high: '470.00' })
  expect(
    (await ask('select jobs, vendors, most_of_one_vendor from price_guidance where zip3 is not null')).rows,
  ).toEqual([{ jobs: 9, vendors: 5, most_of_one_vendor: 2 }])
})

test('requires a size for a rental, none for junk, and a ZIP code of five digits', async () => {
  const refused = async (kind: Kind) =>
    (await dana.refusal(GUIDANCE, { zipCode: '78704', ...kind })).extensions.code
  expect(await refused({ type: 'dumpster_rental' })).toBe('BAD_USER_INPUT')
  expect(await refused({ ...JUNK, dumpsterSize: '10_yard' })).toBe('BAD_USER_INPUT')
  expect(await refused({ ...JUNK, zipCode: '787' })).toBe('BAD_USER_INPUT')
})

test('is on each available job, for a vendor who may see its details', async () => {
  const AVAILABLE = graphql(`
    query GuidanceOfJobs { availableJobs(first: 100) { nodes { id dumpsterSize priceGuidance { zip3 low high } } } }
  `)
  const OF_JOB = graphql(`query GuidanceOfJob($id: UUID!) { job(id: $id) { priceGuidance { low high } } }`)
  await accepted([200.5, 201.25, 202, 203, 204, 205, 206, 207.75], FOUR, {
    type: 'dumpster_rental',
    size: '20_yard',
  })
  await compute()
  const large = await postRental(dana)
  await postRental(dana, { dumpsterSize: '10_yard' })
  const { nodes } = (await vendors[0]!.ask(AVAILABLE)).availableJobs
  expect(nodes).toHaveLength(2)
  for (const { dumpsterSize, priceGuidance } of nodes)
    expect(priceGuidance).toEqual(
      dumpsterSize === '20_yard' ? { zip3: '787', low: '200.00', high: '205.00' } : null,
    )
  const ofJob = async () => (await vendors[0]!.ask(OF_JOB, { id: large })).job.priceGuidance
  expect(await ofJob()).toEqual({ low: '200.00', high: '205.00' })
  await bid(vendors[0]!, large, '240')
  await dana.ask(ACCEPT_BID, { bidId: await bid(vendors[1]!, large, '210') })
  // The range would tell the size, which the losing vendor may no longer see.
  expect(await ofJob()).toBeNull()
})

test('answers over REST', async () => {
  await accepted(PRICES, FOUR)
  await compute()
  const get = async (path: string) => (await dana.fetch(`/api/price-guidance/${path}`)).json()
  const ofAll = { zip3: '787', loadQuarters: null, low: '405.00', high: '470.00' }
  expect(await get('junk_pickup/78704')).toEqual(ofAll)
  expect(await get('junk_pickup/78704?loadEighths=3')).toEqual(ofAll)
  expect(await get('dumpster_rental/78704?dumpsterSize=20_yard')).toBeNull()
})

const NEARBY = graphql(`
  query Nearby($type: ServiceType!, $zipCode: String!) {
    nearby(type: $type, zipCode: $zipCode) { isKnown isServed prices { dumpsterSize zip3 state low high firstBidHours } }
  }
`)

describe('before signing up', () => {
  const near = async (type: Kind['type'], zipCode = '78704') =>
    (await harness.visitor().ask(NEARBY, { type, zipCode })).nearby
  const rentals = [200.5, 201.25, 202, 203, 204, 205, 206, 207.75]

  test('shows a visitor the prices of every size with enough jobs, and of junk pickups', async () => {
    await accepted(PRICES, FOUR)
    await accepted(rentals, FOUR, { type: 'dumpster_rental', size: '30_yard' })
    await accepted(rentals, FOUR, { type: 'dumpster_rental', size: '10_yard' })
    await accepted([300], [0], { type: 'dumpster_rental', size: '20_yard' })
    await compute()
    expect((await near('junk_pickup')).prices).toEqual([
      { dumpsterSize: null, zip3: '787', state: null, low: '405.00', high: '470.00', firstBidHours: 1 },
    ])
    expect((await near('dumpster_rental')).prices.map(({ dumpsterSize }) => dumpsterSize)).toEqual([
      '10_yard',
      '30_yard',
    ])
    // Elsewhere in Texas the prices are those of the state, and outside of it there are none.
    const [ofState] = (await near('junk_pickup', '78604')).prices
    expect(ofState).toEqual({
      ...{ dumpsterSize: null, zip3: '786', state: 'TX' },
      ...{ low: '405.00', high: '470.00', firstBidHours: 1 },
    })
    expect(guidanceInWords(ofState!)).toBe('Most jobs like this in TX went for $405 to $470.')
    expect((await near('junk_pickup', '90210')).prices).toEqual([])
  })

  test('adds up areas of a state that have too few jobs by themselves, and prefers an area with enough', async () => {
    await accepted(PRICES.slice(0, 4), FOUR.slice(0, 4), { zip: '78604' })
    await accepted(PRICES.slice(4), FOUR.slice(4), { zip: '75201' })
    await compute()
    for (const zip of ['78604', '75201', '78704'])
      expect((await near('junk_pickup', zip)).prices).toMatchObject([
        { state: 'TX', low: '405.00', high: '470.00' },
      ])
    await accepted(
      many(8, i => 100 + i),
      FOUR,
    )
    await compute()
    expect((await near('junk_pickup', '78704')).prices).toMatchObject([{ state: null, zip3: '787' }])
    expect((await near('junk_pickup', '78604')).prices).toMatchObject([{ state: 'TX' }])
    expect(await shown({ ...JUNK, zipCode: '78604' })).toBeNull()
  })

  test.each([
    ['78704', true],
    ['78700', false],
  ])('says whether there is a ZIP code %s: %s', async (zipCode, isKnown) => {
    expect(await near('junk_pickup', zipCode)).toMatchObject({ isKnown, isServed: false })
  })

  test('says within how many hours three of four jobs had their first bid', async () => {
    await accepted(PRICES, FOUR)
    // The other bids of a job come later, and two of eight jobs waited for days.
    await ask(
      `with numbered as (select id, job_id, row_number() over (order by id) as n from bids)
       update bids set created_at = bids.created_at + (case when n <= 6 then n * 20 else 4000 end) * interval '1 minute'
       from numbered where numbered.id = bids.id`,
    )
    await compute()
    expect((await near('junk_pickup')).prices[0]?.firstBidHours).toBe(2)
  })

  test('leaves out prices that are no longer kept up', async () => {
    await accepted(PRICES, FOUR)
    await compute()
    harness.clock.now = new Date(START.getTime() + 8 * DAY_MS)
    expect((await near('junk_pickup')).prices).toEqual([])
  })

  test('says that a ZIP code is served only if an active vendor offers the service there', async () => {
    const mia = await vendor(harness, { zips: ['99950-1234'], services: ['dumpster_rental'] })
    const isServed = async (type: Kind['type'], zip: string) => (await near(type, zip)).isServed
    expect(await isServed('dumpster_rental', '99950')).toBe(true)
    expect(await isServed('dumpster_rental', '99950-7777')).toBe(true)
    expect(await isServed('junk_pickup', '99950')).toBe(false)
    expect(await isServed('dumpster_rental', '99951')).toBe(false)
    await ask('update users set is_active = false where id = $1', [mia.id])
    expect(await isServed('dumpster_rental', '99950')).toBe(false)
  })

  test('refuses half a ZIP code', async () => {
    const refused = await harness.visitor().refusal(NEARBY, { type: 'junk_pickup', zipCode: '787' })
    expect(refused.extensions.code).toBe('BAD_USER_INPUT')
  })
})
