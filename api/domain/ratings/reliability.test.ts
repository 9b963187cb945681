import { acceptedJob, completedJob, RELEASE_JOB } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness)
  await harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
})
afterAll(() => harness.stop())

const OWN = graphql(`
  query OwnReliability {
    me { reliability { accepted completed givenBackLate } }
    vendorStats { reliability { accepted completed givenBackLate } }
  }
`)
const OF_CUSTOMER = graphql(`query ReliabilityOfCustomer { me { reliability { accepted } } }`)
/** The vendor's own figures say what customers read. */
const reliability = async (of: TestUser) => {
  const { me, vendorStats } = await of.ask(OWN)
  expect(vendorStats!.reliability).toEqual(me!.reliability)
  return me!.reliability
}

/** Sets the clock to so many hours before the pickup of the tests' jobs. */
const at = async <T>(hoursBefore: number, act: () => Promise<T>): Promise<T> => {
  const now = harness.clock.now
  const { rows } = await harness.database.pool.query(
    'select pickup_date_time as at from jobs where customer_id = $1 limit 1',
    [dana.id],
  )
  harness.clock.now = new Date(new Date(rows[0].at).getTime() - hoursBefore * 3_600_000)
  try {
    return await act()
  } finally {
    harness.clock.now = now
  }
}

const keep = () => harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
const giveBack = (by: TestUser, jobId: string, hoursBefore = 100) =>
  at(hoursBefore, () => by.ask(RELEASE_JOB, { jobId }))

test('is nothing below five jobs, and from five on what they came to', async () => {
  const dale = await vendor(harness)
  await keep()
  for (let i = 0; i < 4; i++) await completedJob(dana, dale)
  expect(await reliability(dale)).toBeNull()
  await giveBack(dale, await acceptedJob(dana, dale))
  expect(await reliability(dale)).toEqual({ accepted: 5, completed: 4, givenBackLate: 0 })
})

test('what is under way, and what the customer cancelled, does not count', async () => {
  const dale = await vendor(harness)
  for (let i = 0; i < 5; i++) await completedJob(dana, dale)
  await acceptedJob(dana, dale)
  await dana.ask(CANCEL_JOB, { jobId: await acceptedJob(dana, dale) })
  expect(await reliability(dale)).toEqual({ accepted: 5, completed: 5, givenBackLate: 0 })
})

test('given back late is less than 24 hours before the first window, whatever the customer edits later', async () => {
  const dale = await vendor(harness)
  await keep()
  for (let i = 0; i < 5; i++) await completedJob(dana, dale)
  const early = await acceptedJob(dana, dale)
  await giveBack(dale, early, 24)
  expect((await reliability(dale))!.givenBackLate).toBe(0)
  await giveBack(dale, await acceptedJob(dana, dale), 23.99)
  expect(await reliability(dale)).toEqual({ accepted: 7, completed: 5, givenBackLate: 1 })
  await harness.database.pool.query(
    "update jobs set scheduled_date = scheduled_date - interval '1 day', pickup_date_time = pickup_date_time - interval '1 day' where id = $1",
    [early],
  )
  expect((await reliability(dale))!.givenBackLate).toBe(1)
})

test('customers have none', async () => {
  expect((await dana.ask(OF_CUSTOMER)).me!.reliability).toBeNull()
})

test('after random histories the figures equal a recount in SQL', async () => {
  const vendors = await Promise.all(Array.from({ length: 4 }, () => vendor(harness)))
  await keep()
  // The same every time.
  let seed = 74
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let i = 0; i < 48; i++) {
    const by = vendors[random(3)]!
    const what = random(5)
    if (what < 2) await completedJob(dana, by)
    else if (what === 2) await giveBack(by, await acceptedJob(dana, by), [1, 23, 25, 60][random(4)])
    else if (what === 3) await dana.ask(CANCEL_JOB, { jobId: await acceptedJob(dana, by) })
    else await acceptedJob(dana, by)
  }
  const { rows } = await harness.database.pool.query(
    `with ended as (
       select j.vendor_id as vendor, true as is_done, false as is_late
       from job_events e join jobs j on j.id = e.job_id where e.to_status = 'completed'
       union all
       select b.vendor_id, false, e.created_at + interval '1 day' > j.scheduled_date
       from job_events e join jobs j on j.id = e.job_id
         join bids b on b.job_id = j.id and b.vendor_id = e.actor_id and b.status = 'withdrawn'
       where e.from_status = 'accepted' and e.to_status = 'pending')
     select vendor as id, count(*)::int as accepted, count(*) filter (where is_done)::int as completed,
       count(*) filter (where is_late)::int as "givenBackLate"
     from ended where vendor = any($1) group by vendor`,
    [vendors.map(({ id }) => id)],
  )
  expect(rows.length).toBe(3)
  expect(rows.some(({ givenBackLate }) => givenBackLate > 0)).toBe(true)
  for (const each of vendors) {
    const { id: _, ...counted } = rows.find(({ id }) => id === each.id) ?? { id: '', accepted: 0 }
    expect(await reliability(each)).toEqual(counted.accepted < 5 ? null : counted)
  }
})
