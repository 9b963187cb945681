import { DAY_MS } from '../../rules/dates.js'
import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  FAIL_VISIT,
  firstVisit,
  nextDay,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  SCHEDULE_VISIT,
  START_JOB,
  START_VISIT,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { removeUnclaimed } from '../uploads/removeUnclaimed.js'

let harness: Harness
let dana: TestUser
let kim: TestUser
let dale: TestUser
let mia: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  kim = await customer(harness)
  dale = await vendor(harness, { zips: ['78701', '96813', '00901'] })
  mia = await vendor(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const rental = async (more: object = {}): Promise<string> => {
  const jobId = await postRental(dana, more)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}
const visits = async (by: TestUser, id: string) => (await by.ask(VISITS, { id })).job.visits
const windows = async (jobId: string) =>
  (await visits(dale, jobId)).map(({ kind, windowStart, windowEnd }) => [kind, windowStart, windowEnd])
const PHOTOS_SETTING = graphql(`
  mutation SetVisitPhotos($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { visitPhotosRequired }
  }
`)
const arrived = async (jobId: string): Promise<string> => {
  const open = (await visits(dale, jobId)).find(({ viewerCanStart }) => viewerCanStart)!
  await dale.ask(START_VISIT, { visitId: open.id, etaMinutes: 30 })
  await dale.ask(ARRIVE_AT_VISIT, { visitId: open.id })
  return open.id
}
const conflict = async (by: TestUser, visitId: string, input: object) =>
  (await by.refusal(COMPLETE_VISIT, { visitId, input })).extensions.reason

test('plans a haul of two hours from the pickup time', async () => {
  expect(await windows(await acceptedJob(dana, dale))).toEqual([
    ['haul', '2026-12-24T15:00:00.000Z', '2026-12-24T17:00:00.000Z'],
  ])
})

test.each([
  ['in Texas', '78701', '14:00', '18:00', '14:00', '23:00'],
  ['in Hawaii', '96813', '18:00', '22:00', '18:00', '03:00'],
  ['in Puerto Rico', '00901', '12:00', '16:00', '12:00', '21:00'],
])("plans a rental's visits on the job's clock %s", async (_, zipCode, from, to, pickFrom, pickTo) => {
  const [delivery, pickup] = await windows(await rental({ zipCode }))
  expect(delivery).toEqual(['delivery', `2026-12-24T${from}:00.000Z`, `2026-12-24T${to}:00.000Z`])
  const end = pickTo === '03:00' ? '2027-01-01' : '2026-12-31'
  expect(pickup).toEqual(['pickup', `2026-12-31T${pickFrom}:00.000Z`, `${end}T${pickTo}:00.000Z`])
})

test('keeps eight o’clock on the days when the clock changes', async () => {
  const [delivery, pickup] = await windows(
    await rental({ dropoffDate: '2027-03-14', pickupDate: '2027-11-07' }),
  )
  expect(delivery![1]).toBe('2027-03-14T13:00:00.000Z')
  expect(pickup![1]).toBe('2027-11-07T14:00:00.000Z')
})

test('gives the vendor twelve hours if the window is over when the bid is accepted', async () => {
  const jobId = await postRental(dana, { dropoffDate: '2026-11-23', pickupDate: '2026-11-30' })
  harness.clock.now = new Date('2026-11-23T23:30:00Z')
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  expect((await windows(jobId))[0]).toEqual([
    'delivery',
    '2026-11-23T23:30:00.000Z',
    '2026-11-24T11:30:00.000Z',
  ])
  harness.clock.now = START
})

test('starts the job with the first visit, and completes it with the last', async () => {
  const jobId = await rental()
  const [delivery] = await visits(dale, jobId)
  const { startVisit } = await dale.ask(START_VISIT, { visitId: delivery!.id, etaMinutes: 60 })
  expect(startVisit).toMatchObject({ status: 'on_the_way', job: { status: 'in_progress' } })
  await dale.ask(ARRIVE_AT_VISIT, { visitId: delivery!.id })
  const brought = { visitId: delivery!.id, input: { photos: [await photo(dale)], unitLabel: 'No. 12' } }
  const { completeVisit } = await dale.ask(COMPLETE_VISIT, brought)
  expect(completeVisit).toMatchObject({ status: 'done', unitLabel: 'No. 12', job: { status: 'in_progress' } })
  const fetched = { visitId: await arrived(jobId), input: { tons: '1.85', ticketPhoto: await photo(dale) } }
  expect((await dale.ask(COMPLETE_VISIT, fetched)).completeVisit).toMatchObject({
    tons: '1.85',
    photos: [{ kind: 'ticket' }],
    job: { status: 'completed' },
  })
})

test('moves the visits along when old clients start and complete the job', async () => {
  const jobId = await rental()
  await dale.ask(START_JOB, { jobId })
  expect((await visits(dale, jobId)).map(({ status }) => status)).toEqual(['arrived', 'scheduled'])
  await dale.ask(COMPLETE_JOB, { jobId })
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['done', 'done'])
})

test('cancels the visits of a cancelled job', async () => {
  const jobId = await rental()
  await dana.ask(CANCEL_JOB, { jobId })
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
})

test('plans visits anew for the next vendor, who does not read those before', async () => {
  const jobId = await acceptedJob(dana, dale)
  const before = await firstVisit(dale, jobId)
  await dale.ask(RELEASE_JOB, { jobId })
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId) })
  expect(await visits(mia, jobId)).toMatchObject([{ status: 'scheduled' }])
  expect(await visits(dana, jobId)).toHaveLength(2)
  const refusal = await dale.refusal(START_VISIT, { visitId: before, etaMinutes: 15 })
  expect(refusal.extensions.code).toBe('NOT_FOUND')
})

test('refuses to finish a haul without a photo', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  expect(await conflict(dale, visitId, {})).toBe('PHOTO_NEEDED')
})

test('finishes a haul without a photo if the setting is off', async () => {
  const set = (visitPhotosRequired: boolean) =>
    ada.ask(PHOTOS_SETTING, {
      input: { serviceFeePercent: 0, documentsRequired: false, visitPhotosRequired },
    })
  const visitId = await arrived(await acceptedJob(dana, dale))
  await set(false)
  expect((await dale.ask(COMPLETE_VISIT, { visitId, input: {} })).completeVisit.status).toBe('done')
  await set(true)
})

test('refuses tons without a photo of the scale ticket', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  expect(await conflict(dale, visitId, { photos: [await photo(dale)], tons: '2' })).toBe('EVIDENCE_NEEDED')
})

test('takes a finished visit that is sent again as the same event', async () => {
  const input = { photos: [await photo(dale)] }
  const visitId = await arrived(await acceptedJob(dana, dale))
  const all = await Promise.all([1, 2].map(() => dale.answer(COMPLETE_VISIT, { visitId, input })))
  expect(all.flatMap(({ errors }) => errors)).toEqual([])
  const other = { photos: [await photo(dale)] }
  expect(await conflict(dale, visitId, other)).toBe('VISIT_STATE')
})

test("refuses another person's photo", async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  const input = { photos: [await photo(dana)] }
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input })).toEqual(['photos.0: Photo not found'])
})

test('refuses minutes that are not offered', async () => {
  const visitId = await firstVisit(dale, await acceptedJob(dana, dale))
  expect(await dale.issues(START_VISIT, { visitId, etaMinutes: 20 })).toEqual([
    'etaMinutes: Choose 15, 30, 60, 90 minutes',
  ])
})

test('shows photos to the customer and admins, and to nobody else', async () => {
  const jobId = await acceptedJob(dana, dale)
  const path = await photo(dale)
  await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input: { photos: [path] } })
  const statusFor = async (by: TestUser) => (await by.fetch(path)).status
  expect([await statusFor(dana), await statusFor(ada), await statusFor(dale)]).toEqual([200, 200, 200])
  expect([await statusFor(kim), await statusFor(mia)]).toEqual([404, 404])
})

test('says why a visit failed, and keeps the job under way', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await arrived(jobId)
  const input = { reason: 'blocked' as const, note: 'A car', photos: [await photo(dale)] }
  const { failVisit } = await dale.ask(FAIL_VISIT, { visitId, input })
  expect(failVisit).toMatchObject({ status: 'failed', failureReason: 'blocked', failureNote: 'A car' })
  expect((await dana.ask(VISITS, { id: jobId })).job).toMatchObject({
    status: 'in_progress',
    visits: [{ photos: [{ kind: 'problem' }] }],
  })
})

test("logs an admin's move", async () => {
  const jobId = await acceptedJob(dana, dale)
  await ada.ask(START_VISIT, { visitId: await firstVisit(ada, jobId), etaMinutes: 90 })
  const { rows } = await harness.database.pool.query(
    "select after ->> 'status' as status from audit_events where subject_id = $1 and action = 'startVisit'",
    [jobId],
  )
  expect(rows).toEqual([{ status: 'on_the_way' }])
})

test("lists a vendor's visits of a day", async () => {
  const jobId = await rental({ dropoffDate: '2026-12-02', pickupDate: '2026-12-05' })
  const ON = graphql(
    `query VisitsOn($day: LocalDate!) { vendorVisits(day: $day) { kind job { id address } } }`,
  )
  const on = async (day: string) => (await dale.ask(ON, { day })).vendorVisits
  expect(await on('2026-12-02')).toEqual([
    { kind: 'delivery', job: { id: jobId, address: '1100 Congress Ave' } },
  ])
  expect(await on('2026-12-03')).toEqual([])
})

const failed = async (jobId: string, reason: 'blocked' | 'vendor_fault' = 'blocked') =>
  dale.ask(FAIL_VISIT, { visitId: await arrived(jobId), input: { reason } })
const again = (jobId: string, more: object = {}) => ({
  input: { jobId, kind: 'haul' as const, ...nextDay, ...more },
})

test('schedules a failed visit again, for either party', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  expect((await dana.ask(SCHEDULE_VISIT, again(jobId))).scheduleVisit).toMatchObject({
    status: 'scheduled',
    ...nextDay,
  })
  await failed(jobId)
  await dale.ask(SCHEDULE_VISIT, again(jobId))
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['failed', 'failed', 'scheduled'])
})

test('takes a visit that is scheduled twice as one', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  const both = await Promise.all([dana, dale].map(by => by.ask(SCHEDULE_VISIT, again(jobId))))
  expect(new Set(both.map(({ scheduleVisit }) => scheduleVisit.id)).size).toBe(1)
})

test('refuses to schedule a visit that still stands', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { extensions } = await dana.refusal(SCHEDULE_VISIT, again(jobId))
  expect(extensions.reason).toBe('VISIT_STATE')
})

test.each([
  [
    'in the past',
    { windowStart: '2026-01-01T15:00:00.000Z' },
    'windowStart: The window cannot begin in the past',
  ],
  [
    'that ends before it begins',
    { windowEnd: '2026-12-25T14:00:00.000Z' },
    'windowEnd: The window must end after it begins',
  ],
  ['of two days', { windowEnd: '2026-12-27T15:00:00.000Z' }, 'windowEnd: A window is at most 12 hours long'],
  ['of a visit that the job does not have', { kind: 'delivery' }, 'kind: This job has no such visit'],
])('refuses a window %s', async (_, more, issue) => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  expect(await dana.issues(SCHEDULE_VISIT, again(jobId, more))).toEqual([issue])
})

test('refuses more visits than a job can need', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await harness.database.pool.query(
    `insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, failed_at, failure_reason, created_at)
     select gen_random_uuid(), job_id, vendor_id, kind, window_start, window_end, status, failed_at, failure_reason, created_at
     from visits cross join generate_series(1, 19) where job_id = $1`,
    [jobId],
  )
  expect((await dana.refusal(SCHEDULE_VISIT, again(jobId))).extensions.reason).toBe('TOO_MANY_VISITS')
})

test('completes the job with the visit that was scheduled again', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await dana.ask(SCHEDULE_VISIT, again(jobId))
  const input = { photos: [await photo(dale)] }
  const { completeVisit } = await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input })
  expect(completeVisit.job).toMatchObject({ status: 'completed' })
})

/** Moves the windows of a job to this many hours before now. */
const endedHoursAgo = (jobId: string, hours: number) =>
  harness.database.pool.query(
    `update visits set window_start = $2::timestamptz - make_interval(hours => $3 + 2), window_end = $2::timestamptz - make_interval(hours => $3)
     where job_id = $1`,
    [jobId, harness.clock.now, hours],
  )
const HISTORY = graphql(`query VisitHistory($id: UUID!) { job(id: $id) { history { toStatus } } }`)
const NO_SHOW = graphql(`
  query NoShow($id: UUID!) {
    job(id: $id) { viewerCanReportNoShow history { toStatus vendorDidNotCome } }
  }
`)

test('opens a job again, on another day, when nobody came', async () => {
  const jobId = await acceptedJob(dana, dale)
  await endedHoursAgo(jobId, 2)
  expect((await dana.ask(NO_SHOW, { id: jobId })).job.viewerCanReportNoShow).toBe(true)
  const { reportNoShow } = await dana.ask(REPORT_NO_SHOW, { jobId, newDate: '2026-12-28' })
  expect(reportNoShow).toMatchObject({ status: 'pending', pickupDateTime: '2026-12-28T15:00:00.000Z' })
  const { job } = await dana.ask(NO_SHOW, { id: jobId })
  expect(job.history.at(-1)).toEqual({ toStatus: 'pending', vendorDidNotCome: true })
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['cancelled'])
})

test('keeps the number of days of a rental whose vendor did not come', async () => {
  const jobId = await rental()
  await endedHoursAgo(jobId, 3)
  expect((await dana.ask(REPORT_NO_SHOW, { jobId, newDate: '2027-01-04' })).reportNoShow).toMatchObject({
    dropoffDate: '2027-01-04',
    pickupDate: '2027-01-11',
  })
})

test('refuses a no-show before two hours have passed', async () => {
  const jobId = await acceptedJob(dana, dale)
  await endedHoursAgo(jobId, 1)
  expect((await dana.ask(NO_SHOW, { id: jobId })).job.viewerCanReportNoShow).toBe(false)
  expect(await dana.issues(REPORT_NO_SHOW, { jobId, newDate: '2026-12-28' })).toEqual([
    'jobId: You can report this two hours after the agreed time',
  ])
})

test('refuses a no-show once the vendor has been there', async () => {
  const jobId = await rental()
  await arrived(jobId)
  await endedHoursAgo(jobId, 5)
  const { extensions } = await dana.refusal(REPORT_NO_SHOW, { jobId, newDate: '2026-12-28' })
  expect(extensions.reason).toBe('VISIT_STATE')
})

test('refuses a new date in the past', async () => {
  const jobId = await acceptedJob(dana, dale)
  await endedHoursAgo(jobId, 2)
  expect(await dana.issues(REPORT_NO_SHOW, { jobId, newDate: '2026-01-02' })).toEqual([
    'newDate: The new date cannot be in the past',
  ])
})

test('takes two drivers who set off at once as one', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await firstVisit(dale, jobId)
  const both = await Promise.all(
    [15, 90].map(etaMinutes => dale.answer(START_VISIT, { visitId, etaMinutes })),
  )
  expect(both.flatMap(({ errors }) => errors)).toEqual([])
  const { job } = await dana.ask(HISTORY, { id: jobId })
  expect(job.history.filter(({ toStatus }) => toStatus === 'in_progress')).toHaveLength(1)
})

test('lets one of two drivers finish, who left different photos', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  const photos = [await photo(dale), await photo(dale)]
  const both = await Promise.all(
    photos.map(each => dale.answer(COMPLETE_VISIT, { visitId, input: { photos: [each] } })),
  )
  expect(both.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))).toEqual([
    'VISIT_STATE',
  ])
})

test('refuses to use a photo for two visits', async () => {
  const photos = [await photo(dale)]
  await dale.ask(COMPLETE_VISIT, {
    visitId: await arrived(await acceptedJob(dana, dale)),
    input: { photos },
  })
  const visitId = await arrived(await acceptedJob(dana, dale))
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input: { photos } })).toEqual([
    'photos.0: This photo is already used elsewhere',
  ])
})

test('keeps an account open that has visits ahead', async () => {
  const tom = await vendor(harness)
  await acceptedJob(dana, tom)
  const refusal = await tom.refusal(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect(refusal.extensions.reason).toBe('JOBS_UNDER_WAY')
})

test('removes the photos of visits no sooner than the job', async () => {
  const path = await photo(dale)
  const jobId = await acceptedJob(dana, dale)
  await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input: { photos: [path] } })
  const later = { ...harness.app.context, clock: () => new Date(harness.clock.now.getTime() + 90 * DAY_MS) }
  await removeUnclaimed(later, {}, taskWork('removeUnclaimed'))
  expect((await dana.fetch(path)).status).toBe(200)
})
