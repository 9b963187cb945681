import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { Random, SEED } from '../../test/random.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

const SHARES = graphql(`
  query ExtraLoadShare($days: Int) {
    extraLoadShare(days: $days) { vendor { id } declaredEighths jobs withExtra }
  }
`)
const DAY_MS = 24 * 60 * 60_000

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
afterAll(() => harness.stop())

type Made = { vendorId: string; load: number | null; isExtra: boolean; completedAt: number }

/** Jobs straight in the tables; null if it isn't a completed junk pickup. */
const make = async (random: Random, customerId: string, vendors: TestUser[]): Promise<Made | null> => {
  const { database, clock } = harness
  const isJunk = random.below(5) > 0
  const isDone = random.below(5) > 0
  const load = random.pick([null, 1, 4, 12])
  const { id: vendorId } = random.pick(vendors)
  const completedAt = clock.now.getTime() - random.below(100 * 24) * 3_600_000
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into jobs (id, customer_id, vendor_id, type, status, title, address, zip_code, first_name, last_name, phone, scheduled_date,
       completed_date, load_eighths, pickup_date_time, description, customer_budget, dumpster_size, dropoff_date, dropoff_time_preference,
       pickup_date, final_price)
     select gen_random_uuid(), $1, $2, $3, $4, 'A', 'B', '78701', 'A', 'B', '5125550147', $5::timestamptz,
       case when $4 = 'completed' then $5::timestamptz end, case when j.junk then $6::smallint end,
       case when j.junk then $5::timestamptz end, case when j.junk then 'x' end, case when j.junk then 100 end,
       case when not j.junk then '20_yard' end, case when not j.junk then date '2027-01-01' end,
       case when not j.junk then 'morning' end, case when not j.junk then date '2027-01-08' end, 100
     from (select $3::text = 'junk_pickup' as junk) j returning id`,
    [
      customerId,
      vendorId,
      isJunk ? 'junk_pickup' : 'dumpster_rental',
      isDone ? 'completed' : 'in_progress',
      new Date(completedAt),
      load,
    ],
  )
  const jobId = rows[0]!.id
  const charges = isJunk ? random.pick([[], ['void'], ['booked'], ['void', 'contested'], ['proposed']]) : []
  for (const _ of charges)
    await database.pool.query(
      `with v as (insert into visits (id, job_id, vendor_id, kind, status, window_start, window_end, arrived_at, created_at)
         values (gen_random_uuid(), $1, $2, 'haul', 'arrived', now(), now() + interval '1 hour', now(), now())
         on conflict do nothing returning id)
       insert into change_orders (id, job_id, vendor_id, visit_id, kind, proposed_by, status, quantity, amount, decided_at, expires_at, created_at)
       select gen_random_uuid(), $1, $2, coalesce((select id from v), (select id from visits where job_id = $1)), 'extra_load', 'vendor',
         'accepted', 1, 10, now(), now(), now()`,
      [jobId, vendorId],
    )
  const { rows: orders } = await database.pool.query<{ id: string; visit_id: string }>(
    'select id, visit_id from change_orders where job_id = $1',
    [jobId],
  )
  for (const [index, status] of charges.entries())
    await database.pool.query(
      `insert into job_charges (id, job_id, vendor_id, visit_id, change_order_id, kind, label, unit_price, amount, status, contested_at, contest_reason)
       values (gen_random_uuid(), $1, $2, $3, $4, 'extra_load', 'Extra load: 1 eighth', 10, 10, $5::text,
         case $5::text when 'contested' then now() end, case $5::text when 'contested' then 'x' end)`,
      [jobId, vendorId, orders[index]!.visit_id, orders[index]!.id, status],
    )
  if (!isJunk || !isDone) return null
  return { vendorId, load, isExtra: charges.some(status => status !== 'void'), completedAt }
}

test('is empty before the first junk pickup is completed', async () => {
  expect((await ada.ask(SHARES)).extraLoadShare).toEqual([])
})

test('refuses other periods', async () => {
  for (const days of [0, 31, 36_500])
    expect(await ada.issues(SHARES, { days })).toEqual(['days: Please choose 7, 30, or 90 days'])
})

test(`equals a recount of random jobs by vendor and load, in each period (SEED=${SEED})`, async () => {
  const random = new Random(SEED)
  const dana = await customer(harness)
  const vendors = [await vendor(harness), await vendor(harness), await vendor(harness)]
  const made: Made[] = []
  for (let n = 0; n < 120; n++)
    made.push(...[await make(random, dana.id, vendors)].filter(each => each !== null))
  const { now } = harness.clock
  for (const days of [7, 30, 90]) {
    const from = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) - (days - 1) * DAY_MS
    const groups = Map.groupBy(
      made.filter(({ completedAt }) => completedAt >= from),
      ({ vendorId, load }) => `${vendorId} ${load}`,
    )
    const expected = [...groups.values()].map(jobs => ({
      vendor: { id: jobs[0]!.vendorId },
      declaredEighths: jobs[0]!.load,
      jobs: jobs.length,
      withExtra: jobs.filter(({ isExtra }) => isExtra).length,
    }))
    const { extraLoadShare } = await ada.ask(SHARES, { days })
    const byKey = (shares: typeof expected) =>
      shares.toSorted((one, other) =>
        `${one.vendor.id} ${one.declaredEighths}`.localeCompare(
          `${other.vendor.id} ${other.declaredEighths}`,
        ),
      )
    expect(byKey(extraLoadShare as typeof expected)).toEqual(byKey(expected))
    const counts = extraLoadShare.map(({ withExtra }) => withExtra)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  }
  expect((await ada.ask(SHARES)).extraLoadShare).toEqual((await ada.ask(SHARES, { days: 30 })).extraLoadShare)
})

test('takes one statement beside that of the session, whatever the number of vendors', async () => {
  const reads = async () => (await harness.statementsOf(() => ada.ask(SHARES, { days: 90 }))).length
  await reads()
  expect(await reads()).toBe(2)
})
