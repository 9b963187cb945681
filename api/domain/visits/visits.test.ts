import { DAY_MS } from '../../rules/dates.js'
import { limits } from '../../rules/limits.js'
import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  CHANGE_ORDERS,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  FAIL_VISIT,
  failBlocked,
  firstVisit,
  JOB_DATES,
  makeDue,
  nextDay,
  postJunk,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  SCHEDULE_VISIT,
  START_VISIT,
  setOff,
  startJob,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { linkFor, openLink, PDF, PNG, photo, put, sized } from '../../test/uploads.js'
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
beforeEach(() => {
  harness.clock.now = START
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
  const open = (await visits(dale, jobId)).find(({ status }) => status === 'scheduled')!
  await setOff(dale, open.id, 30)
  await dale.ask(ARRIVE_AT_VISIT, { visitId: open.id })
  return open.id
}
const conflict = async (by: TestUser, visitId: string, input: object) =>
  (await by.refusal(COMPLETE_VISIT, { visitId, input })).extensions.reason

/** Moves the windows of a job to this many hours before now. */
const endedHoursAgo = (jobId: string, hours: number) =>
  harness.database.pool.query(
    `update visits set window_start = $2::timestamptz - make_interval(hours => $3 + 2), window_end = $2::timestamptz - make_interval(hours => $3)
     where job_id = $1`,
    [jobId, harness.clock.now, hours],
  )

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
})

test('starts the job with the first visit, and completes it with the last', async () => {
  const jobId = await rental()
  const [delivery] = await visits(dale, jobId)
  const { startVisit } = await setOff(dale, delivery!.id, 60)
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
  await startJob(dale, jobId)
  expect((await visits(dale, jobId)).map(({ status }) => status)).toEqual(['arrived', 'scheduled'])
  await dale.ask(COMPLETE_JOB, { jobId })
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['done', 'done'])
})

test('cancels the visits of a cancelled job', async () => {
  const jobId = await rental()
  await dana.ask(CANCEL_JOB, { jobId })
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
})

test("plans new visits for the next vendor, and hides the first vendor's", async () => {
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

test('treats a finished visit that is sent again as the same event', async () => {
  const input = { photos: [await photo(dale)] }
  const visitId = await arrived(await acceptedJob(dana, dale))
  const all = await Promise.all([1, 2].map(() => dale.answer(COMPLETE_VISIT, { visitId, input })))
  expect(all.flatMap(({ errors }) => errors)).toEqual([])
  const other = { photos: [await photo(dale)] }
  expect(await conflict(dale, visitId, other)).toBe('VISIT_STATE')
})

test('treats a finished pickup without photos that is sent again as the same event', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  await harness.database.pool.query("update visits set kind = 'pickup' where id = $1", [visitId])
  const input = { unitLabel: 'No. 12' }
  for (let i = 0; i < 2; i++)
    expect((await dale.ask(COMPLETE_VISIT, { visitId, input })).completeVisit.status).toBe('done')
  expect(await conflict(dale, visitId, { unitLabel: 'No. 13' })).toBe('VISIT_STATE')
})

test("refuses another person's photo", async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  const input = { photos: [await photo(dana)] }
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input })).toEqual(['photos.0: Photo not found'])
})

const pathOf = (uploadURL: string) => `/objects/${/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(uploadURL)![0]}`

test('refuses an invalid path', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  const input = { photos: ['/objects/x'], tons: '2', ticketPhoto: 'x' }
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input })).toEqual([
    'photos.0: Photo not found',
    'ticketPhoto: Photo not found',
  ])
})

test('refuses a file that is not a photo', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await arrived(jobId)
  const paper = await linkFor(dale, PDF, 'application/pdf')
  await put(paper, PDF, 'application/pdf')
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input: { photos: [pathOf(paper)] } })).toEqual([
    'photos.0: Photo not found',
  ])
  expect((await visits(dale, jobId))[0]!.status).toBe('arrived')
})

test('refuses a photo that is too large before the visit sees it', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await arrived(jobId)
  const link = await openLink(dale)
  expect((await put(link, sized(limits.uploadBytes + 1))).status).toBe(413)
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input: { photos: [pathOf(link)] } })).toEqual([
    'photos.0: Photo not found',
  ])
  expect((await visits(dale, jobId))[0]).toMatchObject({ status: 'arrived', photos: [] })
})

test('refuses a photo that never arrived', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await arrived(jobId)
  const input = { photos: [pathOf(await linkFor(dale, PNG))] }
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input })).toEqual(['photos.0: Photo not found'])
  expect((await visits(dale, jobId))[0]!.status).toBe('arrived')
})

test('refuses more than five photos', async () => {
  const visitId = await arrived(await acceptedJob(dana, dale))
  const photos = await Promise.all(Array.from({ length: 6 }, () => photo(dale)))
  expect(await dale.issues(COMPLETE_VISIT, { visitId, input: { photos } })).toEqual([
    'photos: Please use 5 photos or fewer',
  ])
})

test("refuses a number of minutes that isn't offered", async () => {
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
  const input = { reason: 'unsafe' as const, note: 'A dog', photos: [await photo(dale)] }
  const { failVisit } = await dale.ask(FAIL_VISIT, { visitId, input })
  expect(failVisit).toMatchObject({ status: 'failed', failureReason: 'unsafe', failureNote: 'A dog' })
  expect((await dana.ask(VISITS, { id: jobId })).job).toMatchObject({
    status: 'in_progress',
    visits: [{ photos: [{ kind: 'problem' }] }],
  })
})

test("logs an admin's move", async () => {
  const jobId = await acceptedJob(dana, dale)
  await setOff(ada, await firstVisit(ada, jobId), 90)
  const { rows } = await harness.database.pool.query(
    "select after ->> 'status' as status from audit_events where subject_id = $1 and action = 'startVisit'",
    [jobId],
  )
  expect(rows).toEqual([{ status: 'on_the_way' }])
})

const DAY = graphql(`query VisitsOn($day: LocalDate) { vendorVisits(day: $day) { kind job { id address } } }`)
test("lists a vendor's visits of a day", async () => {
  const jobId = await rental({ dropoffDate: '2026-12-02', pickupDate: '2026-12-05' })
  const on = async (day: string) => (await dale.ask(DAY, { day })).vendorVisits
  expect((await dale.refusal(DAY, { day: '0000-01-01' })).extensions.code).toBe('BAD_USER_INPUT')
  expect(await on('2026-12-02')).toEqual([
    { kind: 'delivery', job: { id: jobId, address: '1100 Congress Ave' } },
  ])
  expect(await on('2026-12-03')).toEqual([])
})

test('lists a late evening in Hawaii on its own day', async () => {
  const lee = await vendor(harness, { zips: ['96813'] })
  const jobId = await postJunk(dana, { zipCode: '96813', pickupDateTime: '2026-12-04T07:00:00.000Z' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(lee, jobId) })
  const on = async (day: string) => (await lee.ask(DAY, { day })).vendorVisits.map(({ job }) => job!.id)
  expect([await on('2026-12-03'), await on('2026-12-04')]).toEqual([[jobId], []])
})

test("lists unfinished visits, today's, and all that come, on each job's clock", async () => {
  const lee = await vendor(harness, { zips: ['96813', '00901'] })
  const at = async (zipCode: string, pickupDateTime: string) => {
    const jobId = await postJunk(dana, { zipCode, pickupDateTime })
    await dana.ask(ACCEPT_BID, { bidId: await bid(lee, jobId) })
    return jobId
  }
  // 7 PM on November 24 in Honolulu, 1 AM on November 25 in San Juan.
  const now = new Date('2026-11-25T05:00:00Z')
  const late = await at('96813', '2026-11-25T02:00:00.000Z')
  const sanJuan = await at('00901', '2026-11-25T12:00:00.000Z')
  const nextInHonolulu = await at('96813', '2026-11-26T09:00:00.000Z')
  const weeksAhead = await at('00901', '2026-12-16T12:00:00.000Z')
  harness.clock.now = now
  const { vendorVisits } = await lee.ask(DAY, {})
  expect(vendorVisits.map(({ job }) => job!.id)).toEqual([late, sanJuan, nextInHonolulu, weeksAhead])
})

test('lists unfinished visits of earlier days first, but only when asked for today', async () => {
  const lee = await vendor(harness)
  const late = await acceptedJob(dana, lee)
  const today = await postJunk(dana, { pickupDateTime: '2026-11-23T15:00:00.000Z' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(lee, today) })
  await endedHoursAgo(late, 30)
  harness.clock.now = new Date('2026-11-23T12:00:00Z')
  const on = async (day: string) => (await lee.ask(DAY, { day })).vendorVisits.map(({ job }) => job!.id)
  expect([await on('2026-11-23'), await on('2026-11-24')]).toEqual([[late, today], []])
})

const failed = async (jobId: string) => failBlocked(dale, await arrived(jobId))
const again = (jobId: string, more: object = {}) => ({
  input: { jobId, kind: 'haul' as const, ...nextDay, ...more },
})

/** Both sides ask for the same time. */
const agree = async (variables: ReturnType<typeof again> | ReturnType<typeof scheduleAgain>) => {
  await dale.ask(SCHEDULE_VISIT, variables)
  return (await dana.ask(SCHEDULE_VISIT, variables)).scheduleVisit
}

test('schedules a failed visit again when both sides ask for the same time', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  const asked = await dale.ask(SCHEDULE_VISIT, again(jobId))
  expect(asked.scheduleVisit.status).toBe('failed')
  expect((await dana.ask(SCHEDULE_VISIT, again(jobId))).scheduleVisit).toMatchObject({
    status: 'scheduled',
    ...nextDay,
  })
  expect((await visits(dana, jobId)).map(({ status }) => status).sort()).toEqual(['failed', 'scheduled'])
})

test('schedules nothing that only one side asks for, however often', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  for (const _ of [1, 2]) await dale.ask(SCHEDULE_VISIT, again(jobId))
  expect((await visits(dana, jobId)).map(({ status }) => status)).toEqual(['failed'])
})

test('answers a time with another one, which the first side accepts', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await dale.ask(SCHEDULE_VISIT, again(jobId))
  const other = { windowStart: '2026-12-26T15:00:00.000Z', windowEnd: '2026-12-26T19:00:00.000Z' }
  await dana.ask(SCHEDULE_VISIT, again(jobId, other))
  const { changeOrders } = (await dale.ask(CHANGE_ORDERS, { id: jobId })).job
  expect(changeOrders.map(({ status }) => status).sort()).toEqual(['declined', 'proposed'])
  await dale.ask(ACCEPT_CHANGE, { id: changeOrders.find(({ status }) => status === 'proposed')!.id })
  expect((await visits(dana, jobId)).map(({ windowStart }) => windowStart)).toContain(other.windowStart)
})

test('schedules a failed visit again for an admin, who decides for both', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  expect((await ada.ask(SCHEDULE_VISIT, again(jobId))).scheduleVisit.status).toBe('scheduled')
})

test('moves a pickup to the day on which it is scheduled again', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await agree(again(jobId))
  const { windowStart } = nextDay
  expect((await dana.ask(JOB_DATES, { id: jobId })).job).toMatchObject({
    pickupDateTime: windowStart,
    scheduledDate: windowStart,
  })
})

test('schedules a visit once when both sides ask at the same moment', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await Promise.all([dana, dale, dana, dale].map(by => by.ask(SCHEDULE_VISIT, again(jobId))))
  expect((await visits(dana, jobId)).map(({ status }) => status).sort()).toEqual(['failed', 'scheduled'])
})

test('refuses to schedule a visit that is still planned', async () => {
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

const failedDelivery = async (more: object) => {
  const jobId = await rental(more)
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
  harness.clock.now = new Date((await visits(dana, jobId))[0]!.windowStart)
  await failed(jobId)
  return jobId
}
const scheduleAgain = (kind: 'delivery' | 'pickup', jobId: string, windowStart: string) => {
  const windowEnd = new Date(Date.parse(windowStart) + 4 * 3_600_000).toISOString()
  return { input: { jobId, kind, windowStart, windowEnd } }
}

test('refuses a pickup before its delivery', async () => {
  const jobId = await failedDelivery({ dropoffDate: '2026-12-10', pickupDate: '2026-12-12' })
  await agree(scheduleAgain('delivery', jobId, '2026-12-11T15:00:00.000Z'))
  const pickup = (await visits(dale, jobId)).find(({ kind }) => kind === 'pickup')!
  await setOff(dale, pickup.id, 15)
  await dale.ask(FAIL_VISIT, { visitId: pickup.id, input: { reason: 'weather' } })
  const early = scheduleAgain('pickup', jobId, '2026-12-11T14:00:00.000Z')
  expect(await dana.issues(SCHEDULE_VISIT, early)).toEqual([
    'windowStart: The pickup must be on a later day than the delivery',
  ])
})

test.each([
  [
    'a pickup that the delivery overtakes, over a change of the clock',
    '2027-03-13T15:00',
    '2027-03-15T13:00',
  ],
  ['no pickup that is later than the delivery', '2027-03-11T15:00', '2027-03-12T14:00'],
])('moves %s', async (_, delivery, pickup) => {
  const jobId = await failedDelivery({ dropoffDate: '2027-03-10', pickupDate: '2027-03-12' })
  await agree(scheduleAgain('delivery', jobId, `${delivery}:00.000Z`))
  const open = (await visits(dana, jobId)).filter(({ status }) => status === 'scheduled')
  expect(open.map(({ kind, windowStart }) => [kind, windowStart])).toEqual([
    ['delivery', `${delivery}:00.000Z`],
    ['pickup', `${pickup}:00.000Z`],
  ])
  const [dropoffDate, pickupDate] = [delivery, pickup].map(moment => moment.slice(0, 10))
  expect((await dana.ask(JOB_DATES, { id: jobId })).job).toMatchObject({ dropoffDate, pickupDate })
})

test('keeps a day between a delivery and its pickup', async () => {
  const jobId = await failedDelivery({ dropoffDate: '2026-12-10', pickupDate: '2026-12-12' })
  await agree(scheduleAgain('delivery', jobId, '2026-12-12T13:00:00.000Z'))
  expect((await dana.ask(JOB_DATES, { id: jobId })).job).toMatchObject({
    dropoffDate: '2026-12-12',
    pickupDate: '2026-12-14',
  })
})

test('completes the job with the visit that was scheduled again', async () => {
  const jobId = await acceptedJob(dana, dale)
  await failed(jobId)
  await agree(again(jobId))
  const input = { photos: [await photo(dale)] }
  const { completeVisit } = await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input })
  expect(completeVisit.job).toMatchObject({ status: 'completed' })
})

const HISTORY = graphql(`query VisitHistory($id: UUID!) { job(id: $id) { history { toStatus } } }`)
const NO_SHOW = graphql(`
  query NoShow($id: UUID!) {
    job(id: $id) { viewerCanReportNoShow history { toStatus vendorDidNotCome } }
  }
`)

test('reopens a job for another day when nobody came', async () => {
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

const CANCEL_NO_SHOW = graphql(`
  mutation CancelNoShow($jobId: UUID!) {
    cancelJob(jobId: $jobId, vendorDidNotCome: true) { status history { toStatus vendorDidNotCome } }
  }
`)
const CAN_CANCEL = graphql(`query CanCancelNoShow($id: UUID!) { job(id: $id) { status viewerCanCancel } }`)

test('lets the customer cancel when a vendor who set off never comes', async () => {
  const jobId = await acceptedJob(dana, dale)
  await setOff(dale, await firstVisit(dale, jobId), 15)
  expect((await dana.ask(CAN_CANCEL, { id: jobId })).job).toEqual({
    status: 'in_progress',
    viewerCanCancel: true,
  })
  await endedHoursAgo(jobId, 2)
  expect((await dana.ask(CAN_CANCEL, { id: jobId })).job.viewerCanCancel).toBe(true)
  const { cancelJob } = await dana.ask(CANCEL_NO_SHOW, { jobId })
  expect(cancelJob.history.at(-1)).toEqual({ toStatus: 'cancelled', vendorDidNotCome: true })
  expect(await visits(dana, jobId)).toMatchObject([{ status: 'cancelled' }])
})

test.each([
  ['before two hours have passed', 1, false, 'BAD_USER_INPUT'],
  ['once the vendor has been there', 5, true, 'CONFLICT'],
])('refuses to cancel a job as a no-show %s', async (_, hours, isThere, code) => {
  const jobId = await acceptedJob(dana, dale)
  if (isThere) await arrived(jobId)
  await endedHoursAgo(jobId, hours)
  expect((await dana.refusal(CANCEL_NO_SHOW, { jobId })).extensions.code).toBe(code)
})

test('lets the vendor arrive or the customer report a no-show, whichever comes first', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await firstVisit(dale, jobId)
  await setOff(dale, visitId, 15)
  await endedHoursAgo(jobId, 2)
  const both = await Promise.all([
    dale.answer(ARRIVE_AT_VISIT, { visitId }),
    dana.answer(REPORT_NO_SHOW, { jobId, newDate: '2026-12-28' }),
  ])
  expect(both.filter(({ errors }) => errors.length > 0)).toHaveLength(1)
  const { job } = await dana.ask(VISITS, { id: jobId })
  expect([`${job.status} ${job.visits[0]!.status}`]).toEqual([
    both[0]!.errors.length > 0 ? 'pending cancelled' : 'in_progress arrived',
  ])
})

test('refuses a new date in the past', async () => {
  const jobId = await acceptedJob(dana, dale)
  await endedHoursAgo(jobId, 2)
  expect(await dana.issues(REPORT_NO_SHOW, { jobId, newDate: '2026-01-02' })).toEqual([
    'newDate: The new date cannot be in the past',
  ])
})

test('treats two drivers setting off at once as one', async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await firstVisit(dale, jobId)
  await makeDue(harness, visitId)
  const both = await Promise.all(
    [15, 90].map(etaMinutes => dale.answer(START_VISIT, { visitId, etaMinutes })),
  )
  expect(both.flatMap(({ errors }) => errors)).toEqual([])
  const { job } = await dana.ask(HISTORY, { id: jobId })
  expect(job.history.filter(({ toStatus }) => toStatus === 'in_progress')).toHaveLength(1)
})

test('lets one of two drivers finish when they sent different photos', async () => {
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

test('refuses to close an account that has visits ahead', async () => {
  const tom = await vendor(harness)
  await acceptedJob(dana, tom)
  const refusal = await tom.refusal(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect(refusal.extensions.reason).toBe('JOBS_UNDER_WAY')
})

test('refuses to close the account of a customer with visits ahead, and lets it close once they are over', async () => {
  const mira = await customer(harness)
  const jobId = await acceptedJob(mira, dale)
  const close = { input: { currentPassword: PASSWORD } }
  expect((await mira.refusal(CLOSE_ACCOUNT, close)).extensions.reason).toBe('JOBS_UNDER_WAY')
  await mira.ask(CANCEL_JOB, { jobId })
  await mira.ask(CLOSE_ACCOUNT, close)
})

test("removes the photos of visits only with the job's", async () => {
  const path = await photo(dale)
  const jobId = await acceptedJob(dana, dale)
  await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input: { photos: [path] } })
  const later = { ...harness.app.context, clock: () => new Date(harness.clock.now.getTime() + 90 * DAY_MS) }
  await removeUnclaimed(later, {}, taskWork('removeUnclaimed'))
  expect((await dana.fetch(path)).status).toBe(200)
})
