import { ACCEPT_BID, bid, postJunk } from '../deals.js'
import { graphql } from '../generated/gql.js'
import { type Harness, START, startHarness } from '../harness.js'
import { CANCEL_JOB, CREATE_UPLOAD, LOGIN, REQUEST_PASSWORD_RESET, RESET_PASSWORD } from '../operations.js'
import { customer, PASSWORD, vendor } from '../users.js'

const JOB_STEPS = graphql(`
  query JobSteps($id: UUID!) {
    job(id: $id) { status history { toStatus } }
  }
`)

const HOUR_MS = 3_600_000
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let harness: Harness
beforeEach(async () => {
  harness = await startHarness()
})
afterEach(() => harness.stop())

/** As when somebody corrects the machine's clock, or confused daylight saving with time. */
const jump = (hours: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + hours * HOUR_MS)
}

const hours = [1, -1]

it.each(hours)('keeps sessions working after a jump of %i hours', async by => {
  const [dana, dale] = [await customer(harness), await vendor(harness)]
  const jobId = await postJunk(dana)
  jump(by)
  const bidId = await bid(dale, jobId)
  jump(-by)
  await dana.ask(ACCEPT_BID, { bidId })
  jump(by)
  const { job } = await dana.ask(JOB_STEPS, { id: jobId })
  expect(job).toEqual({ status: 'accepted', history: [{ toStatus: 'pending' }, { toStatus: 'accepted' }] })
  // Mails about the bid to its vendor, and about the booking to the customer.
  expect(await harness.mails()).toHaveLength(2)
})

it.each([1, -1, -30 * 24])(
  'allows no more guesses and locks nobody out after a jump of %i hours',
  async by => {
    const { email } = await customer(harness)
    const guess = (password: string) => harness.visitor().answer(LOGIN, { input: { email, password } })
    for (let tried = 0; tried < 10; tried++) await guess('not this one')
    expect((await guess(PASSWORD)).errors[0]!.extensions.retryAfter).toBe(30)
    jump(by)
    // After a jump forward the pause is over; after a jump back it starts again at its old length, and ends.
    if (by < 0) {
      expect((await guess('not this one')).errors[0]!.extensions).toEqual({
        code: 'RATE_LIMITED',
        retryAfter: 30,
      })
      harness.clock.now = new Date(harness.clock.now.getTime() + 30_000)
    }
    expect((await guess('not this one')).errors[0]!.extensions.code).toBe('UNAUTHENTICATED')
    expect((await guess(PASSWORD)).errors[0]!.extensions.retryAfter).toBe(60)
    harness.clock.now = new Date(harness.clock.now.getTime() + 60_000)
    expect((await guess(PASSWORD)).errors).toEqual([])
  },
)

it('keeps no count longer than its hour, and forgets none, if the clock was a month ahead', async () => {
  const ask = (n: number) =>
    harness.visitor().answer(REQUEST_PASSWORD_RESET, {
      email: `nobody${n}@example.com`,
    })
  jump(30 * 24)
  for (let asked = 0; asked < 20; asked++) expect((await ask(asked)).errors).toEqual([])
  jump(-30 * 24)
  // Earlier requests count: ten more, not thirty.
  for (let asked = 20; asked < 30; asked++) expect((await ask(asked)).errors).toEqual([])
  expect((await ask(30)).errors[0]!.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 3600 })
  jump(1)
  expect((await ask(31)).errors).toEqual([])
})

const linkFor = async (email: string) => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email })
  const [mail] = await harness.mails()
  return /reset=([\w-]+)/.exec(mail!)![1]!
}

const resetWith = (token: string) =>
  harness.visitor().answer(RESET_PASSWORD, {
    input: { token, password: 'a new password', confirmPassword: 'a new password' },
  })

it.each([
  [1, 'has run out'],
  [-1, 'still works, once'],
])('judges a reset link after a jump of %i hour: %s', async by => {
  const { email } = await customer(harness)
  const token = await linkFor(email)
  jump(by)
  const first = await resetWith(token)
  expect(first.errors.length).toBe(by > 0 ? 1 : 0)
  jump(-by)
  // A used link stays used, and one that expired while the clock was wrong is valid again.
  expect((await resetWith(token)).errors.length).toBe(by > 0 ? 0 : 1)
})

it.each([
  [1, 403],
  [-1, 200],
])('judges an upload link after a jump of %i hours: %i', async (by, status) => {
  const dana = await customer(harness)
  const { createUpload } = await dana.ask(CREATE_UPLOAD)
  jump(by)
  expect((await fetch(createUpload.uploadURL, { method: 'PUT', body: PNG })).status).toBe(status)
  jump(-by)
  expect((await fetch(createUpload.uploadURL, { method: 'PUT', body: PNG })).status).toBe(200)
})

it('keeps the order of events, even if the clock went back in between', async () => {
  const dana = await customer(harness)
  const jobId = await postJunk(dana)
  jump(-1)
  await dana.ask(CANCEL_JOB, { jobId })
  const { job } = await dana.ask(JOB_STEPS, { id: jobId })
  expect(job.history.map((step: { toStatus: string }) => step.toStatus)).toEqual(['pending', 'cancelled'])
  expect(harness.clock.now.getTime()).toBeLessThan(START.getTime())
})
