import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  firstVisit,
  postJunk,
  postRental,
  setOff,
  startJob,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { remindOfVisits } from './remindOfVisits.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
})
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
  dale = await vendor(harness, { zips: ['78701', '96813', '00901'] })
})
afterAll(() => harness.stop())

const remindAt = async (at: string) => {
  harness.clock.now = new Date(at)
  await remindOfVisits(harness.app.context, {}, taskWork('remindOfVisits'))
}
/** The reminders that the customer got about a job. */
const told = async (jobId: string): Promise<string[]> => {
  const { rows } = await harness.database.pool.query(
    `select kind from notices where job_id = $1 and user_id = $2
       and kind in ('visit_tomorrow', 'visit_late', 'rental_ending') order by created_at, kind`,
    [jobId, dana.id],
  )
  return rows.map(({ kind }) => kind)
}
const accepted = async (more: object = {}): Promise<string> => {
  const jobId = await postJunk(dana, more)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}

test('reminds of a visit from noon of the day before', async () => {
  const jobId = await accepted()
  await remindAt('2026-12-23T17:55:00Z')
  expect(await told(jobId)).toEqual([])
  await remindAt('2026-12-23T18:00:00Z')
  expect(await told(jobId)).toEqual(['visit_tomorrow'])
})

test('reminds at noon in Hawaii for a job there', async () => {
  const jobId = await accepted({ zipCode: '96813', pickupDateTime: '2026-12-24T20:00:00.000Z' })
  await remindAt('2026-12-23T21:55:00Z')
  expect(await told(jobId)).toEqual([])
  await remindAt('2026-12-23T22:00:00Z')
  expect(await told(jobId)).toEqual(['visit_tomorrow'])
})

test('reminds at noon of the day before the clock changes', async () => {
  const jobId = await accepted({ pickupDateTime: '2027-03-14T15:00:00.000Z' })
  await remindAt('2027-03-13T17:55:00Z')
  expect(await told(jobId)).toEqual([])
  await remindAt('2027-03-13T18:00:00Z')
  expect(await told(jobId)).toEqual(['visit_tomorrow'])
})

test('sends one mail of each reminder, though two processes run the task at once and again', async () => {
  await accepted()
  await harness.mails()
  harness.clock.now = new Date('2026-12-24T19:30:00Z')
  const run = () => remindOfVisits(harness.app.context, {}, taskWork('remindOfVisits'))
  await Promise.all([run(), run(), run()])
  await run()
  const mails = (await harness.mails()).filter(mail => /^Subject: .+ is late$/m.test(mail))
  const to = (user: TestUser) => mails.filter(mail => mail.includes(`To: ${user.email}`)).length
  expect([to(dana), to(dale)]).toEqual([1, 1])
})

test('reminds at noon in Puerto Rico for a job there', async () => {
  const jobId = await accepted({ zipCode: '00901', pickupDateTime: '2026-12-24T13:00:00.000Z' })
  await remindAt('2026-12-23T15:55:00Z')
  expect(await told(jobId)).toEqual([])
  await remindAt('2026-12-23T16:00:00Z')
  expect(await told(jobId)).toEqual(['visit_tomorrow'])
})

test('reminds of the new window once, after a visit has moved', async () => {
  const jobId = await accepted()
  await remindAt('2026-12-24T18:00:00Z')
  await harness.database.pool.query(
    `update visits set window_start = '2026-12-26T15:00Z', window_end = '2026-12-26T17:00Z' where job_id = $1`,
    [jobId],
  )
  await remindAt('2026-12-26T18:00:00Z')
  await remindAt('2026-12-26T18:05:00Z')
  expect(await told(jobId)).toEqual(['visit_late', 'visit_late'])
})

test('says on the night that the clock changes that the vendor is late', async () => {
  const jobId = await accepted({ pickupDateTime: '2027-03-14T07:00:00.000Z' })
  // The window begins at 1 AM and ends two hours later, at 4 AM on that night's clock.
  await remindAt('2027-03-14T09:29:00Z')
  expect(await told(jobId)).not.toContain('visit_late')
  await remindAt('2027-03-14T09:30:00Z')
  expect(await told(jobId)).toContain('visit_late')
})

test('asks two days before a rental ends, at 8 AM on its clock in Hawaii', async () => {
  const jobId = await postRental(dana, {
    zipCode: '96813',
    dropoffDate: '2026-12-01',
    pickupDate: '2026-12-10',
  })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await startJob(dale, jobId)
  await remindAt('2026-12-08T17:59:00Z')
  expect(await told(jobId)).toEqual([])
  await remindAt('2026-12-08T18:00:00Z')
  expect(await told(jobId)).toEqual(['rental_ending'])
})

test('resumes after being stopped halfway', async () => {
  const jobId = await accepted()
  harness.clock.now = new Date('2026-12-24T19:00:00Z')
  const stopped = { ...taskWork('remindOfVisits'), signal: AbortSignal.abort() }
  await expect(remindOfVisits(harness.app.context, {}, stopped)).rejects.toThrow()
  await remindAt('2026-12-24T19:00:00Z')
  await remindAt('2026-12-24T19:05:00Z')
  expect(await told(jobId)).toEqual(['visit_late'])
})

test('leaves out a visit that was agreed on today', async () => {
  harness.clock.now = new Date('2026-11-22T15:00:00Z')
  const jobId = await accepted({ pickupDateTime: '2026-11-23T15:00:00.000Z' })
  await remindAt('2026-11-22T19:00:00Z')
  expect(await told(jobId)).toEqual([])
})

test('says that the vendor is late half an hour after the window, and not earlier', async () => {
  const jobId = await accepted()
  await remindAt('2026-12-24T17:29:00Z')
  expect(await told(jobId)).not.toContain('visit_late')
  await remindAt('2026-12-24T17:30:00Z')
  expect(await told(jobId)).toContain('visit_late')
})

test('catches up after an outage', async () => {
  const jobId = await accepted()
  await remindAt('2026-12-27T12:00:00Z')
  expect(await told(jobId)).toEqual(['visit_late'])
})

test('sends no reminder of visits once the job is cancelled', async () => {
  const jobId = await accepted()
  await dana.ask(CANCEL_JOB, { jobId })
  await remindAt('2026-12-24T20:00:00Z')
  expect(await told(jobId)).toEqual([])
})

test('still says that a vendor who set off is late', async () => {
  const jobId = await accepted()
  await harness.database.pool.query("update sessions set expires_at = '2199-01-01'")
  harness.clock.now = new Date('2026-12-23T20:00:00Z')
  await setOff(dale, await firstVisit(dale, jobId), 30)
  await remindAt('2026-12-24T18:00:00Z')
  expect(await told(jobId)).toEqual(['visit_late'])
})

test('includes date, ZIP code, and price in the mail', async () => {
  await acceptedJob(dana, dale)
  await harness.mails()
  await remindAt('2026-12-24T17:45:00Z')
  const mails = (await harness.mails()).map(mail => mail.replaceAll('\r', ''))
  const mail = mails.find(
    each => each.includes(`To: ${dana.email}`) && /^Subject: Your junk pickup with .+ is late$/m.test(each),
  )
  expect(mail).toMatch(/is late\. It should have begun by 11 AM\./)
  expect(mail).toMatch(/^When: Thu, Dec 24, 9:00 AM CST$/m)
  expect(mail).toMatch(/^Where: 1100 Congress Ave, 78701$/m)
  expect(mail).toMatch(/^Price: \$149\.50$/m)
})

test('confirms an accepted bid to the customer', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId)
  await harness.mails()
  await dana.ask(ACCEPT_BID, { bidId })
  const mails = (await harness.mails()).map(mail => mail.replaceAll('\r', ''))
  const mail = mails.find(each => each.includes(`To: ${dana.email}`))
  expect(mail).toMatch(/^Subject: Your junk pickup is with/m)
  expect(mail).toMatch(/^Price: \$149\.50$/m)
  expect(mail).toMatch(/^When: Thu, Dec 24, 9:00 AM CST$/m)
  expect(mail).toMatch(/cancel the order/)
})
