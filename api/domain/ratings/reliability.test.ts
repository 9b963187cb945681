import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  completedJob,
  DECIDE_DISPUTE,
  DISPUTE_VISIT,
  FAIL_VISIT,
  firstVisit,
  postJunk,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  setOff,
  startJob,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

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
    me { reliability { ...Record } }
    vendorStats { reliability { ...Record } }
  }
  fragment Record on VendorReliability { accepted completed underWay missed cancelled givenBackLate failedVisits }
`)
const OF_CUSTOMER = graphql(`query ReliabilityOfCustomer { me { reliability { accepted } } }`)
/** The vendor's own figures match what customers see. */
const reliability = async (of: TestUser) => {
  const { me, vendorStats } = await of.ask(OWN)
  expect(vendorStats!.reliability).toEqual(me!.reliability)
  return me!.reliability
}

/** Sets the clock to this many hours before the pickup of the tests' jobs. */
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

const none = { underWay: 0, missed: 0, cancelled: 0, givenBackLate: 0, failedVisits: 0 }

const keep = () => harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
const giveBack = (by: TestUser, jobId: string, hoursBefore = 100) =>
  at(hoursBefore, () => by.ask(RELEASE_JOB, { jobId }))

test('shows nothing for fewer than five jobs and then counts them all', async () => {
  const dale = await vendor(harness)
  await keep()
  for (let i = 0; i < 4; i++) await completedJob(dana, dale)
  expect(await reliability(dale)).toBeNull()
  await giveBack(dale, await acceptedJob(dana, dale))
  expect(await reliability(dale)).toEqual({ ...none, accepted: 5, completed: 4 })
})

/** A vendor with four completed jobs. The record appears with the fifth. */
const withFour = async () => {
  const dale = await vendor(harness)
  await keep()
  for (let i = 0; i < 4; i++) await completedJob(dana, dale)
  return dale
}

test('leaves out what is under way and what the customer cancelled', async () => {
  const dale = await withFour()
  await acceptedJob(dana, dale)
  await dana.ask(CANCEL_JOB, { jobId: await acceptedJob(dana, dale) })
  expect(await reliability(dale)).toBeNull()
  await completedJob(dana, dale)
  expect(await reliability(dale)).toEqual({ ...none, accepted: 5, completed: 5, underWay: 1, cancelled: 1 })
})

describe("a vendor who doesn't show up", () => {
  const REOPEN = graphql(`
    mutation ReopenMissed($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Nobody came") { id } }
  `)
  const REASSIGN = graphql(`
    mutation ReassignMissed($bidId: UUID!) { reassignJob(bidId: $bidId, reason: "Nobody came") { id } }
  `)
  const CANCEL = graphql(`
    mutation CancelMissed($jobId: UUID!) {
      cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }
    }
  `)
  let ada: TestUser
  beforeAll(async () => {
    ada = await admin(harness)
    await keep()
  })
  const missed = { ...none, accepted: 5, completed: 4, missed: 1 }

  test('misses a job that an admin reopened for bids', async () => {
    const dale = await withFour()
    await ada.ask(REOPEN, { jobId: await acceptedJob(dana, dale) })
    expect(await reliability(dale)).toEqual(missed)
  })

  test('misses a job that an admin assigned to another vendor, who accepted it', async () => {
    const [dale, mia] = [await withFour(), await withFour()]
    const jobId = await postJunk(dana)
    const bidId = await bid(mia, jobId)
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    await ada.ask(REASSIGN, { bidId })
    expect(await reliability(dale)).toEqual(missed)
    await startJob(mia, jobId)
    await mia.ask(COMPLETE_JOB, { jobId })
    expect(await reliability(mia)).toEqual({ ...none, accepted: 5, completed: 5 })
  })

  test('misses a job that the customer cancelled because nobody came', async () => {
    const dale = await withFour()
    const jobId = await acceptedJob(dana, dale)
    const { cancelJob } = await at(-4, () => dana.ask(CANCEL, { jobId }))
    expect(cancelJob.status).toBe('cancelled')
    expect(cancelJob.history.at(-1)).toEqual({ toStatus: 'cancelled', vendorDidNotCome: true })
    expect(await reliability(dale)).toEqual(missed)
    const mails = (await harness.mails()).filter(text => text.includes(`To: ${dale.email}`))
    expect(mails.join().replace(/=?\r?\n/g, ' ')).toContain('because nobody came')
  })

  test('misses a job that the customer cancelled two hours late without saying why', async () => {
    const dale = await withFour()
    const jobId = await acceptedJob(dana, dale)
    await at(-4, () => dana.ask(CANCEL_JOB, { jobId }))
    expect(await reliability(dale)).toEqual(missed)
  })

  test('does not miss a job that the customer cancelled before that', async () => {
    const dale = await withFour()
    const jobId = await acceptedJob(dana, dale)
    await at(-3.99, () => dana.ask(CANCEL_JOB, { jobId }))
    expect(await reliability(dale)).toBeNull()
  })

  test('misses a job while nobody does anything, until the vendor comes', async () => {
    const dale = await withFour()
    const visitId = await firstVisit(dale, await acceptedJob(dana, dale))
    await at(1, () => setOff(dale, visitId, 30))
    expect(await at(-3.99, () => reliability(dale))).toBeNull()
    expect(await at(-4, () => reliability(dale))).toEqual(missed)
    await at(-5, () => dale.ask(ARRIVE_AT_VISIT, { visitId }))
    expect(await at(-5, () => reliability(dale))).toBeNull()
  })

  test('looks no better than one who gives the job back', async () => {
    const [gone, honest] = [await withFour(), await withFour()]
    await acceptedJob(dana, gone)
    await giveBack(honest, await acceptedJob(dana, honest), 1)
    const [lost, given] = await at(-4, async () => [await reliability(gone), await reliability(honest)])
    expect(lost).toEqual(missed)
    expect(given).toEqual({ ...none, accepted: 5, completed: 4, givenBackLate: 1 })
  })

  test('misses a job that an admin cancelled because nobody came, whenever that was', async () => {
    const dale = await withFour()
    await ada.ask(CANCEL, { jobId: await acceptedJob(dana, dale) })
    expect(await reliability(dale)).toEqual(missed)
  })

  test('refuses a report before two hours after the agreed time', async () => {
    const dale = await withFour()
    const jobId = await acceptedJob(dana, dale)
    const refusal = await at(-3.99, () => dana.refusal(CANCEL, { jobId }))
    expect(refusal.extensions.code).toBe('BAD_USER_INPUT')
    expect((await dana.refusal(CANCEL, { jobId: await postJunk(dana) })).extensions.reason).toBe('JOB_STATE')
  })
})

test('counts as late within 24 hours of the original window, despite later edits', async () => {
  const dale = await vendor(harness)
  await keep()
  for (let i = 0; i < 5; i++) await completedJob(dana, dale)
  const early = await acceptedJob(dana, dale)
  await giveBack(dale, early, 24)
  expect((await reliability(dale))!.givenBackLate).toBe(0)
  await giveBack(dale, await acceptedJob(dana, dale), 23.99)
  expect(await reliability(dale)).toEqual({ ...none, accepted: 7, completed: 5, givenBackLate: 1 })
  await harness.database.pool.query(
    "update jobs set scheduled_date = scheduled_date - interval '1 day', pickup_date_time = pickup_date_time - interval '1 day' where id = $1",
    [early],
  )
  expect((await reliability(dale))!.givenBackLate).toBe(1)
})

test('shows none for customers', async () => {
  expect((await dana.ask(OF_CUSTOMER)).me!.reliability).toBeNull()
})

test('matches a recount in SQL after random histories', async () => {
  const vendors = await Promise.all(Array.from({ length: 4 }, () => vendor(harness)))
  await keep()
  // Deterministic, so that every run has the same histories.
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
  // Each of these jobs has one bid, which is withdrawn when the job is given back.
  const { rows } = await harness.database.pool.query(
    `select b.vendor_id as id, (count(*) filter (where j.status not in ('accepted', 'cancelled')))::int as accepted,
       count(*) filter (where j.status = 'completed')::int as completed,
       count(*) filter (where j.status = 'accepted')::int as "underWay",
       0 as missed,
       count(*) filter (where j.status = 'cancelled')::int as cancelled,
       count(*) filter (where b.status = 'withdrawn' and exists (select from job_events e where e.job_id = j.id
         and e.actor_id = b.vendor_id and e.created_at + interval '1 day' > j.scheduled_date))::int as "givenBackLate",
       0 as "failedVisits"
     from bids b join jobs j on j.id = b.job_id
     where b.vendor_id = any($1) and b.status in ('accepted', 'withdrawn') group by b.vendor_id`,
    [vendors.map(({ id }) => id)],
  )
  expect(rows.length).toBe(3)
  expect(rows.some(({ givenBackLate }) => givenBackLate > 0)).toBe(true)
  for (const each of vendors) {
    const { id: _, ...counted } = rows.find(({ id }) => id === each.id) ?? {
      id: '',
      accepted: 0,
    }
    expect(await reliability(each)).toEqual(counted.accepted < 5 ? null : counted)
  }
})

const FAIL = (visitId: string, reason: 'vendor_fault' | 'weather') => ({ visitId, input: { reason } })

test.each([
  ['counts visits that fail through the own fault of the vendor', 'vendor_fault' as const, 1],
  ['leaves out visits that fail for another reason', 'weather' as const, 0],
])('%s', async (_, reason, failedVisits) => {
  const dale = await withFour()
  await completedJob(dana, dale)
  const visitId = await firstVisit(dale, await acceptedJob(dana, dale))
  await setOff(dale, visitId, 30)
  await dale.ask(FAIL_VISIT, FAIL(visitId, reason))
  expect(await reliability(dale)).toEqual({ ...none, accepted: 5, completed: 5, underWay: 1, failedVisits })
})

describe('a pickup of a rental', () => {
  /** Two hours after the window of the pickup. */
  const LATE = new Date('2026-11-29T01:00:00Z')
  const delivered = async () => {
    const dale = await withFour()
    await completedJob(dana, dale)
    const jobId = await postRental(dana, { dropoffDate: '2026-11-21', pickupDate: '2026-11-28' })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    await startJob(dale, jobId)
    const [delivery, pickup] = (await dale.ask(VISITS, { id: jobId })).job.visits
    await dale.ask(COMPLETE_VISIT, { visitId: delivery!.id, input: { photos: [await photo(dale)] } })
    return { dale, visitId: pickup!.id }
  }
  const failedVisits = async (dale: TestUser) => (await reliability(dale))!.failedVisits
  let now: Date
  beforeEach(() => {
    now = harness.clock.now
  })
  afterEach(() => {
    harness.clock.now = now
  })

  test('counts while nobody has come two hours after its window', async () => {
    const { dale } = await delivered()
    harness.clock.now = new Date(LATE.getTime() - 1000)
    expect(await failedVisits(dale)).toBe(0)
    harness.clock.now = LATE
    expect(await failedVisits(dale)).toBe(1)
  })

  test('counts when its late vendor blames the weather', async () => {
    const { dale, visitId } = await delivered()
    harness.clock.now = LATE
    await dale.ask(FAIL_VISIT, FAIL(visitId, 'weather'))
    expect(await failedVisits(dale)).toBe(1)
  })

  test('counts when its vendor blames the weather without having come, before two hours are over', async () => {
    const { dale, visitId } = await delivered()
    harness.clock.now = new Date(LATE.getTime() - 3_600_000)
    await dale.ask(FAIL_VISIT, FAIL(visitId, 'weather'))
    expect(await failedVisits(dale)).toBe(0)
    harness.clock.now = LATE
    expect(await failedVisits(dale)).toBe(1)
  })

  test('counts when its late vendor blames the weather, as if called off before the window', async () => {
    const { dale, visitId } = await delivered()
    harness.clock.now = LATE
    const input = { reason: 'weather' as const, pressedSecondsAgo: 12 * 3600 }
    await dale.ask(FAIL_VISIT, { visitId, input })
    expect(await failedVisits(dale)).toBe(1)
  })

  test('leaves out one that was called off in time', async () => {
    const { dale, visitId } = await delivered()
    harness.clock.now = new Date('2026-11-28T13:00:00Z')
    await dale.ask(FAIL_VISIT, FAIL(visitId, 'weather'))
    harness.clock.now = LATE
    expect(await failedVisits(dale)).toBe(0)
  })

  test.each([
    ['leaves out a late one that an admin excused', true, 0],
    ['counts a late one once when an admin held it against the vendor', false, 1],
  ])('%s', async (_, stands, counted) => {
    const { dale, visitId } = await delivered()
    const ada = await admin(harness)
    harness.clock.now = LATE
    await keep()
    await dana.ask(DISPUTE_VISIT, { visitId, reason: 'Nobody came' })
    expect(await failedVisits(dale)).toBe(1)
    await ada.ask(DECIDE_DISPUTE, { visitId, stands, reason: 'The landfill was closed' })
    expect(await failedVisits(dale)).toBe(counted)
  })
})

test('counts a job as missed when its customer reopened it because nobody came', async () => {
  const dale = await withFour()
  const jobId = await acceptedJob(dana, dale)
  await at(-5, () => dana.ask(REPORT_NO_SHOW, { jobId, newDate: '2026-12-28' }))
  expect(await reliability(dale)).toEqual({ ...none, accepted: 5, completed: 4, missed: 1 })
})
