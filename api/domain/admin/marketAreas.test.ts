import type { Pool } from 'pg'
import { graphql } from '../../test/generated/gql.js'
import type { MarketAreasOfPeriodQuery } from '../../test/generated/graphql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { Random, SEED } from '../../test/random.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

const AREAS = graphql(`
  query MarketAreasOfPeriod($days: Int) {
    marketAreas(days: $days) {
      zipPrefix serviceType requests shareIn5Minutes shareIn2Hours bidsPerRequest medianMinutesToFirstBid shareAccepted
    }
  }
`)
type Area = MarketAreasOfPeriodQuery['marketAreas'][number]

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
afterAll(() => harness.stop())

/** Puts requests with random bids and histories straight into the tables: through the API they would take minutes. */
const fill = async (pool: Pool, customerId: string, vendorIds: string[], random: Random, now: Date) => {
  for (let index = 0; index < 150; index++) {
    const type = random.pick(['junk_pickup', 'dumpster_rental'])
    const createdAt = new Date(now.getTime() - random.below(100 * 24 * 60) * 60_000)
    const zipCode = random.pick(['78701', '78704', '78660-1234', '77002', '10001'])
    const {
      rows: [job],
    } = await pool.query<{ id: string }>(
      `insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, created_at, scheduled_date,
         pickup_date_time, description, customer_budget, dumpster_size, dropoff_date, dropoff_time_preference, pickup_date)
       select gen_random_uuid(), $1, $2, 'A', 'B', $3, 'A', 'B', '5125550147', $4::timestamptz, $4::timestamptz,
         case when j.junk then $4::timestamptz end, case when j.junk then 'x' end, case when j.junk then 100 end,
         case when not j.junk then '20_yard' end, case when not j.junk then date '2027-01-01' end,
         case when not j.junk then 'morning' end, case when not j.junk then date '2027-01-08' end
       from (select $2::text = 'junk_pickup' as junk) j returning id`,
      [customerId, type, zipCode, createdAt],
    )
    for (let bids = random.below(4); bids > 0; bids--) {
      const after = random.pick([
        0,
        1,
        5 * 60_000,
        5 * 60_000 + 1,
        120 * 60_000,
        random.below(7 * 60 * 60_000),
      ])
      await pool.query(
        `insert into bids (id, job_id, vendor_id, price, status, created_at, expires_at)
         values (gen_random_uuid(), $1, $2, 100, 'withdrawn', $3::timestamptz, $3::timestamptz + interval '3 days')`,
        [job!.id, random.pick(vendorIds), new Date(createdAt.getTime() + after)],
      )
    }
    for (const [from, to] of random.pick([
      [],
      [['pending', 'accepted']],
      [
        ['pending', 'accepted'],
        ['accepted', 'pending'],
        ['pending', 'accepted'],
      ],
      [['pending', 'cancelled']],
    ]))
      await pool.query(
        'insert into job_events (job_id, from_status, to_status, created_at) values ($1, $2, $3, $4)',
        [job!.id, from, to, createdAt],
      )
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const median = (values: number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return null
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Counts again, one plain statement per table and the rest by hand. The tests' clock is in UTC. */
const recount = async (pool: Pool, now: Date, days: number): Promise<Area[]> => {
  const { rows: jobs } = await pool.query<{ id: string; type: string; zip_code: string; created_at: string }>(
    'select id, type, zip_code, created_at from jobs',
  )
  const { rows: bids } = await pool.query<{ job_id: string; vendor_id: string; created_at: string }>(
    'select job_id, vendor_id, created_at from bids',
  )
  const { rows: events } = await pool.query<{ job_id: string; to_status: string }>(
    'select job_id, to_status from job_events',
  )
  const from = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`) - (days - 1) * 24 * 60 * 60_000
  const groups = Map.groupBy(
    jobs.filter(job => Date.parse(job.created_at) >= from),
    job => `${job.zip_code.slice(0, 3)} ${job.type}`,
  )
  return [...groups].map(([key, posted]) => {
    const [zipPrefix, serviceType] = key.split(' ') as [string, Area['serviceType']]
    const answers = posted.map(job => {
      const own = bids.filter(({ job_id }) => job_id === job.id)
      const minutes = own.map(
        ({ created_at }) => (Date.parse(created_at) - Date.parse(job.created_at)) / 60_000,
      )
      return {
        first: minutes.length > 0 ? Math.min(...minutes) : Number.POSITIVE_INFINITY,
        vendors: new Set(own.map(({ vendor_id }) => vendor_id)).size,
        isAccepted: events.some(event => event.job_id === job.id && event.to_status === 'accepted'),
      }
    })
    return {
      zipPrefix,
      serviceType,
      requests: posted.length,
      shareIn5Minutes: mean(answers.map(({ first }) => Number(first <= 5))),
      shareIn2Hours: mean(answers.map(({ first }) => Number(first <= 120))),
      bidsPerRequest: mean(answers.map(({ vendors }) => vendors)),
      medianMinutesToFirstBid: median(answers.map(({ first }) => first).filter(Number.isFinite)),
      shareAccepted: mean(answers.map(({ isAccepted }) => Number(isAccepted))),
    }
  })
}

const byArea = (areas: Area[]) =>
  areas.toSorted((a, b) => `${a.zipPrefix} ${a.serviceType}`.localeCompare(`${b.zipPrefix} ${b.serviceType}`))

test('says that nothing was requested before the first request', async () => {
  expect((await ada.ask(AREAS)).marketAreas).toEqual([])
})

test('refuses other periods', async () => {
  for (const days of [0, -30, 31, 36_500])
    expect(await ada.issues(AREAS, { days })).toEqual(['days: Please choose 7, 30, or 90 days'])
})

test(`equals a recount of random requests, by area and service, in each period (SEED=${SEED})`, async () => {
  const { database, clock } = harness
  const dana = await customer(harness)
  const vendors = await Promise.all([vendor(harness), vendor(harness), vendor(harness)])
  await fill(
    database.pool,
    dana.id,
    vendors.map(({ id }) => id),
    new Random(SEED),
    clock.now,
  )
  for (const days of [7, 30, 90]) {
    const { marketAreas } = await ada.ask(AREAS, { days })
    const requests = marketAreas.map(area => area.requests)
    expect(requests).toEqual(requests.toSorted((a, b) => b - a))
    const expected = byArea(await recount(database.pool, clock.now, days))
    expect(byArea(marketAreas)).toEqual(
      expected.map(area => ({
        ...area,
        shareIn5Minutes: expect.closeTo(area.shareIn5Minutes, 10),
        shareIn2Hours: expect.closeTo(area.shareIn2Hours, 10),
        bidsPerRequest: expect.closeTo(area.bidsPerRequest, 10),
        medianMinutesToFirstBid:
          area.medianMinutesToFirstBid === null ? null : expect.closeTo(area.medianMinutesToFirstBid, 6),
        shareAccepted: expect.closeTo(area.shareAccepted, 10),
      })),
    )
  }
  expect((await ada.ask(AREAS)).marketAreas).toEqual((await ada.ask(AREAS, { days: 30 })).marketAreas)
})
