import {
  ACCEPT_CHANGE,
  acceptedJob,
  askToMove,
  DECLINE_CHANGE,
  FAIL_VISIT,
  firstVisit,
  PROPOSE_CHANGE,
  RELEASE_JOB,
  SCHEDULE_VISIT,
} from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { taskWork } from '../../test/taskWork.js'
import { photo } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { expire } from '../deals/expire.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
beforeEach(async () => {
  harness.clock.now = START
  await harness.database.pool.query(
    "update change_orders set status = 'withdrawn', decided_at = now() where status = 'proposed'",
  )
})
afterAll(() => harness.stop())

/** The mails that an act sends, with single spaces and line ends. */
const mailsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  await harness.mails()
  await act()
  return (await harness.mails()).map(mail => mail.replace(/=?\r?\n/g, '\n'))
}
const proposeExtra = async (jobId: string) => {
  const input = {
    jobId,
    kind: 'extra' as const,
    amount: '40',
    note: 'A piano\nCosts: $0.00',
    evidence: [await photo(dale)],
  }
  return (await dale.ask(PROPOSE_CHANGE, { input })).proposeChangeOrder.id
}
const expireAfter = async (hours: number) => {
  harness.clock.now = new Date(START.getTime() + hours * 3_600_000)
  await expire(harness.app.context, {}, taskWork('expire'))
}

test('mails who proposed what, for how much, and why', async () => {
  const jobId = await acceptedJob(dana, dale)
  const [mail, ...others] = await mailsOf(() => proposeExtra(jobId))
  expect(others).toEqual([])
  expect(mail).toContain(`To: ${dana.email}`)
  expect(mail).toContain('proposed a change to your junk pickup: extra work, $40.00.')
  expect(mail).toMatch(/^Change: Extra work\nCosts: \$40\.00\nWhy: A piano Costs: \$0\.00\nPhotos: 1$/m)
})

test('mails the new time of a visit', async () => {
  const jobId = await acceptedJob(dana, dale)
  const [mail] = await mailsOf(() => askToMove(dana, jobId))
  expect(mail).toContain(`To: ${dale.email}`)
  expect(mail).toMatch(/^New time: Thu, Dec 24 between 10 AM and 12 PM$/m)
  expect(mail).toContain('made a change to the junk pickup in 78701')
})

test('mails why a proposal was declined', async () => {
  const id = await proposeExtra(await acceptedJob(dana, dale))
  const [mail] = await mailsOf(() => dana.ask(DECLINE_CHANGE, { id, reason: 'I sold it' }))
  expect(mail).toContain(`To: ${dale.email}`)
  expect(mail).toMatch(/^Reason for declining: I sold it$/m)
})

test('reminds once within twelve hours of the end, and says at the end that nobody answered', async () => {
  await proposeExtra(await acceptedJob(dana, dale))
  expect(await mailsOf(() => expireAfter(35.9))).toEqual([])
  const [reminder, ...more] = await mailsOf(async () => {
    for (const hours of [36, 37, 47.9]) await expireAfter(hours)
  })
  expect(more).toEqual([])
  expect(reminder).toContain(`To: ${dana.email}`)
  expect(reminder).toContain('still waits for your answer, until 12 PM: extra work, $40.00')
  const [ended, ...others] = await mailsOf(async () => {
    for (const hours of [48, 49, 71]) await expireAfter(hours)
  })
  expect(others).toEqual([])
  expect(ended).toContain(`To: ${dale.email}`)
  expect(ended).toContain('ended without an answer: extra work, $40.00')
})

test('says that nobody answered a proposal that another act ended first', async () => {
  const jobId = await acceptedJob(dana, dale)
  await proposeExtra(jobId)
  await mailsOf(() => expireAfter(36))
  harness.clock.now = new Date(START.getTime() + 48 * 3_600_000)
  const discount = { jobId, kind: 'discount' as const, amount: '5' }
  await dale.ask(PROPOSE_CHANGE, { input: discount })
  const [mail] = await mailsOf(() => expireAfter(48))
  expect(mail).toContain('ended without an answer')
})

test.each([
  ['answered', (id: string) => dana.ask(ACCEPT_CHANGE, { id })],
  ['over with its job', (_: string, jobId: string) => dale.ask(RELEASE_JOB, { jobId })],
])('reminds of no proposal that is %s', async (_, act) => {
  const jobId = await acceptedJob(dana, dale)
  await act(await proposeExtra(jobId), jobId)
  expect(await mailsOf(() => expireAfter(36))).toEqual([])
  expect(await mailsOf(() => expireAfter(48))).toEqual([])
})

test('says a discount as such', async () => {
  const jobId = await acceptedJob(dana, dale)
  const input = { jobId, kind: 'discount' as const, amount: '9.5' }
  const [mail] = await mailsOf(() => dale.ask(PROPOSE_CHANGE, { input }))
  expect(mail).toContain('took $9.50 off the price of your junk pickup.')
})

describe('a proposal to schedule a failed visit again', () => {
  const window = { windowStart: '2026-11-24T15:00:00.000Z', windowEnd: '2026-11-24T19:00:00.000Z' }
  const failed = async () => {
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await dale.ask(FAIL_VISIT, { visitId, input: { reason: 'vendor_fault' } })
    return { jobId, kind: 'haul' as const, ...window }
  }

  test.each([
    ['vendor', () => [dale, dana] as const, 'Dale Reyes', 'your junk pickup'],
    ['customer', () => [dana, dale] as const, 'Dana Reyes', 'the junk pickup in 78701'],
  ] as const)('is mailed by the %s with the new time, once', async (_, sides, name, order) => {
    const [by, other] = sides()
    const input = await failed()
    const [mail, ...others] = await mailsOf(async () => {
      for (let i = 0; i < 2; i++) await by.ask(SCHEDULE_VISIT, { input })
    })
    expect(others).toEqual([])
    expect(mail).toContain(`To: ${other.email}`)
    expect(mail).toContain(`${name} proposed a change to ${order}`)
    expect(mail).toMatch(/^New time: Tue, Nov 24 between 9 AM and 1 PM$/m)
    expect(mail).toContain('Nothing changes unless you accept it.')
  })

  test('tells its side that the other agreed', async () => {
    const input = await failed()
    await dale.ask(SCHEDULE_VISIT, { input })
    const [mail, ...others] = await mailsOf(() => dana.ask(SCHEDULE_VISIT, { input }))
    expect(others).toEqual([])
    expect(mail).toContain(`To: ${dale.email}`)
    expect(mail).toContain('accepted')
    expect(mail).toMatch(/^New time: Tue, Nov 24 between 9 AM and 1 PM$/m)
  })
})
