import { startsFrom } from '../../rules/visits/visits.js'
import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  DISPUTE_VISIT,
  FAIL_VISIT,
  failBlocked,
  makeDue,
  makeJobDue,
  PROPOSE_CHANGE,
  postRental,
  START_JOB,
  START_VISIT,
  setOff,
  startJob,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['78701', '96813', '00901'] })
  ada = await admin(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const sql = (text: string, values: unknown[]) => harness.database.pool.query(text, values)
const visitsOf = async (jobId: string) => (await dale.ask(VISITS, { id: jobId })).job.visits
const rental = async (more: object = {}) => {
  const jobId = await postRental(dana, more)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}
const reasonOf = async (answer: Promise<{ errors: { extensions: { reason?: string } }[] }>) =>
  (await answer).errors[0]?.extensions.reason ?? 'done'
const moveWindow = (visitId: string, start: Date) =>
  sql(
    'update visits set window_start = $2::timestamptz, window_end = $2::timestamptz + $3::interval where id = $1',
    [visitId, start, '2 hours'],
  )
const minutesLater = (minutes: number) => {
  harness.clock.now = new Date(START.getTime() + minutes * 60_000)
}

/** Every act by which a visit gets under way. */
const doors: [string, (jobId: string, visitId: string) => Promise<string>][] = [
  ['its vendor sets off', (_, visitId) => reasonOf(dale.answer(START_VISIT, { visitId, etaMinutes: 15 }))],
  ['an admin sets off', (_, visitId) => reasonOf(ada.answer(START_VISIT, { visitId, etaMinutes: 15 }))],
  ['its vendor starts the job', jobId => reasonOf(dale.answer(START_JOB, { jobId }))],
]

test.each(doors)('begins no visit more than 24 hours before its window when %s', async (_, open) => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = (await visitsOf(jobId))[0]!
  await moveWindow(id, new Date(START.getTime() + 24 * 3_600_000 + 1))
  expect((await visitsOf(jobId))[0]!.viewerCanStart).toBe(false)
  expect(await open(jobId, id)).toBe('VISIT_EARLY')
  expect((await dale.ask(VISITS, { id: jobId })).job).toMatchObject({
    status: 'accepted',
    visits: [{ status: 'scheduled' }],
  })
  await moveWindow(id, new Date(START.getTime() + 24 * 3_600_000))
  expect((await visitsOf(jobId))[0]!.viewerCanStart).toBe(true)
  expect(await open(jobId, id)).toBe('done')
})

test('says when the vendor can set off', async () => {
  const visitId = (await visitsOf(await acceptedJob(dana, dale)))[0]!.id
  const { message } = await dale.refusal(START_VISIT, { visitId, etaMinutes: 15 })
  expect(message).toBe('You can set off from Wed, Dec 23, 9:00 AM CST')
})

test.each(['78701', '96813', '00901'])(
  'begins no pickup before its day, on the clock of %s',
  async zipCode => {
    const jobId = await rental({ zipCode })
    await startJob(dale, jobId)
    const [, pickup] = await visitsOf(jobId)
    const { rows } = await sql('select time_zone from jobs where id = $1', [jobId])
    const from = startsFrom({ kind: 'pickup', windowStart: new Date(pickup!.windowStart) }, rows[0].time_zone)
    await sql("update sessions set expires_at = '2199-01-01'", [])
    const start = { visitId: pickup!.id, etaMinutes: 15 }
    for (const [ms, can, told] of [
      [-1, false, 'VISIT_EARLY'],
      [0, true, 'done'],
    ] as const) {
      harness.clock.now = new Date(from.getTime() + ms)
      expect((await visitsOf(jobId))[1]!.viewerCanStart).toBe(can)
      expect(await reasonOf(dale.answer(START_VISIT, start))).toBe(told)
    }
  },
)

const fail = async (visitId: string, reason: string, hasPhoto = true) =>
  reasonOf(
    dale.answer(FAIL_VISIT, {
      visitId,
      input: { reason, photos: hasPhoto ? [await photo(dale)] : [] } as never,
    }),
  )

describe.each(['blocked', 'nobody_there'])('the report %s', reason => {
  const arrivedAt = async (windowMinutes: number) => {
    const { id } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
    await moveWindow(id, new Date(START.getTime() + windowMinutes * 60_000))
    await setOff(dale, id)
    return id
  }

  test('needs an arrival', async () => {
    const id = await arrivedAt(-60)
    minutesLater(30)
    expect(await fail(id, reason)).toBe('EVIDENCE_NEEDED')
  })

  test('needs a photo', async () => {
    const id = await arrivedAt(-60)
    await dale.ask(ARRIVE_AT_VISIT, { visitId: id })
    minutesLater(15)
    expect(await fail(id, reason, false)).toBe('EVIDENCE_NEEDED')
    expect(await fail(id, reason)).toBe('done')
  })

  test.each([
    ['the arrival', -60, 15],
    ['the start of the window, for a vendor who is early', 100, 115],
  ])('needs 15 minutes from %s', async (_, windowMinutes, enough) => {
    const id = await arrivedAt(windowMinutes)
    await dale.ask(ARRIVE_AT_VISIT, { visitId: id })
    minutesLater(enough - 0.01)
    expect(await fail(id, reason)).toBe('EVIDENCE_NEEDED')
    minutesLater(enough)
    expect(await fail(id, reason)).toBe('done')
  })
})

test.each(['prohibited_items', 'overfilled'])('needs an arrival and a photo to report %s', async reason => {
  const { id } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
  await setOff(dale, id)
  expect(await fail(id, reason)).toBe('EVIDENCE_NEEDED')
  await dale.ask(ARRIVE_AT_VISIT, { visitId: id })
  expect(await fail(id, reason, false)).toBe('EVIDENCE_NEEDED')
  expect(await fail(id, reason)).toBe('done')
})

test.each([
  ['vendor_fault', 'done'],
  ['weather', 'VISIT_EARLY'],
  ['nobody_there', 'VISIT_STATE'],
  ['unsafe', 'VISIT_STATE'],
])('calls a visit off weeks ahead because of %s: %s', async (reason, told) => {
  const { id } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
  expect(await fail(id, reason, false)).toBe(told)
})

test('calls a visit off for the weather from a day ahead', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = (await visitsOf(jobId))[0]!
  await makeDue(harness, id)
  expect(await fail(id, 'weather', false)).toBe('done')
  expect((await dana.ask(VISITS, { id: jobId })).job).toMatchObject({
    status: 'accepted',
    visits: [{ status: 'failed' }],
  })
})

test('refuses to complete a job with a failed visit, also once it is scheduled again', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { id } = (await visitsOf(jobId))[0]!
  await setOff(dale, id)
  await dale.ask(ARRIVE_AT_VISIT, { visitId: id })
  await failBlocked(dale, id)
  expect(await reasonOf(dale.answer(COMPLETE_JOB, { jobId }))).toBe('VISIT_FAILED')
  // Scheduled again is not done either: there is still no record of it.
  await sql(
    `insert into visits (id, job_id, vendor_id, kind, window_start, window_end)
     select gen_random_uuid(), job_id, vendor_id, kind, window_start, window_end from visits where id = $1`,
    [id],
  )
  expect(await reasonOf(dale.answer(COMPLETE_JOB, { jobId }))).toBe('VISIT_FAILED')
})

test('refuses in the database a job that moves without its visits', async () => {
  const jobId = await acceptedJob(dana, dale)
  const completes = `with moved as (update jobs set status = 'completed', completed_date = now() where id = $1)
    insert into job_events (job_id, from_status, to_status, created_at) values ($1, 'accepted', 'completed', now())`
  await expect(sql(completes, [jobId])).rejects.toMatchObject({ constraint: 'visits_follow_job' })
  const accepts = `with gone as (delete from visits where job_id = $1)
    insert into job_events (job_id, from_status, to_status, created_at) values ($1, 'pending', 'accepted', now())`
  await expect(sql(accepts, [jobId])).rejects.toMatchObject({ constraint: 'visits_follow_job' })
})

const FINISHED = graphql(`
  query FinishedByJob($id: UUID!) { job(id: $id) { visits { status finishedByJob } } }
`)

test('marks the visits that completing the job finishes', async () => {
  const jobId = await rental()
  await makeJobDue(harness, jobId)
  await dale.ask(START_JOB, { jobId })
  await dale.ask(COMPLETE_JOB, { jobId })
  expect((await dana.ask(FINISHED, { id: jobId })).job.visits).toEqual([
    { status: 'done', finishedByJob: true },
    { status: 'done', finishedByJob: true },
  ])
  await expect(sql('update visits set tons = 2 where job_id = $1', [jobId])).rejects.toMatchObject({
    constraint: expect.stringMatching(/visits_(finished_by_job|tons_with_ticket)/),
  })
})

test('lets the customer dispute a visit that completing the job finished, for 72 hours', async () => {
  const jobId = await rental()
  await makeJobDue(harness, jobId)
  await dale.ask(START_JOB, { jobId })
  await dale.ask(COMPLETE_JOB, { jobId })
  const [delivery, pickup] = await visitsOf(jobId)
  const dispute = (visitId: string) => dana.answer(DISPUTE_VISIT, { visitId, reason: 'Nobody came' })
  expect(await reasonOf(dispute(delivery!.id))).toBe('done')
  harness.clock.now = new Date(START.getTime() + 72 * 3_600_000)
  expect(await reasonOf(dispute(pickup!.id))).toBe('VISIT_STATE')
  harness.clock.now = START
  const proven = await acceptedJob(dana, dale)
  const visitId = (await visitsOf(proven))[0]!.id
  await setOff(dale, visitId)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)] } })
  expect(await reasonOf(dispute(visitId))).toBe('VISIT_STATE')
})

describe('what was recorded without a connection', () => {
  const REPORT = graphql(`
    mutation WithoutConnection($visitId: UUID!, $ago: Int!, $input: CompleteVisitInput!) {
      startVisit(visitId: $visitId, etaMinutes: 15, pressedSecondsAgo: $ago) {
        onTheWayAt
        onTheWayReceivedAt
      }
      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {
        arrivedAt
        arrivedReceivedAt
      }
      completeVisit(visitId: $visitId, input: $input) {
        doneAt
        doneReceivedAt
      }
    }
  `)
  const ARRIVE_AGO = graphql(`
    mutation ArriveWithoutConnection($visitId: UUID!, $ago: Int!) {
      arriveAtVisit(visitId: $visitId, pressedSecondsAgo: $ago) {
        arrivedAt
        arrivedReceivedAt
      }
    }
  `)
  const before = (minutes: number) => new Date(START.getTime() - minutes * 60_000).toISOString()
  const now = START.toISOString()

  test('keeps the times of a phone, after each other, and when they were received', async () => {
    const { id: visitId } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
    await moveWindow(visitId, new Date(before(60)))
    await sql('update visits set created_at = $2 where id = $1', [visitId, before(120)])
    const input = { photos: [await photo(dale)], pressedSecondsAgo: 30 * 60 }
    const { startVisit, arriveAtVisit, completeVisit } = await dale.ask(REPORT, {
      visitId,
      ago: 50 * 60,
      input,
    })
    expect(startVisit).toEqual({ onTheWayAt: before(50), onTheWayReceivedAt: now })
    expect(arriveAtVisit).toEqual({ arrivedAt: before(50), arrivedReceivedAt: now })
    expect(completeVisit).toEqual({ doneAt: before(30), doneReceivedAt: now })
  })

  test.each([
    ['before the visit was planned', 30, 10, 30],
    ['before the visit could begin', -23.5 * 60, 600, 30],
    ['more than 14 days ago', 20 * 24 * 60, 30 * 24 * 60, 14 * 24 * 60],
  ])('records nothing %s', async (_, windowMinutes, plannedMinutes, recorded) => {
    const { id: visitId } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
    await moveWindow(visitId, new Date(before(windowMinutes)))
    const planned = before(Math.max(plannedMinutes, recorded))
    await sql('update visits set created_at = $2 where id = $1', [visitId, planned])
    await dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
    await sql('update visits set on_the_way_at = created_at where id = $1', [visitId])
    const { arriveAtVisit } = await dale.ask(ARRIVE_AGO, { visitId, ago: 100 * 24 * 3600 })
    expect(arriveAtVisit).toEqual({ arrivedAt: before(recorded), arrivedReceivedAt: now })
  })

  test('refuses a time that has not come', async () => {
    const { id: visitId } = (await visitsOf(await acceptedJob(dana, dale)))[0]!
    await makeDue(harness, visitId)
    await setOff(dale, visitId)
    const { extensions } = await dale.refusal(ARRIVE_AGO, { visitId, ago: -1 })
    expect(extensions.issues).toEqual([
      { path: 'pressedSecondsAgo', message: 'Please use a time that has passed' },
    ])
  })

  test('counts a recorded arrival as in time, but charges no trip for recorded waiting', async () => {
    const jobId = await acceptedJob(dana, dale)
    await sql("update bids set trip_fee = '45' where job_id = $1", [jobId])
    const { id: visitId } = (await visitsOf(jobId))[0]!
    await moveWindow(visitId, new Date(before(60)))
    await sql('update visits set created_at = $2 where id = $1', [visitId, before(120)])
    await setOff(dale, visitId)
    await sql('update visits set on_the_way_at = created_at where id = $1', [visitId])
    await dale.ask(ARRIVE_AGO, { visitId, ago: 40 * 60 })
    expect(await fail(visitId, 'blocked')).toBe('done')
    const charge = { jobId, kind: 'wasted_trip' as const, visitId }
    expect(await reasonOf(dale.answer(PROPOSE_CHANGE, { input: charge }))).toBe('EVIDENCE_NEEDED')
  })
})
