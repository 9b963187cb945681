import { newId } from '../platform/ids.js'
import { noticesToOne } from '../rules/accounts/accountBounds.js'
import { bidQuotas, bidRates } from '../rules/bids/bidBounds.js'
import { businessRates } from '../rules/businesses/businessBounds.js'
import { jobQuotas, jobRates } from '../rules/jobs/jobBounds.js'
import { limits } from '../rules/limits.js'
import { messageRates } from '../rules/messages/messageBounds.js'
import { questionRates } from '../rules/questions/questionBounds.js'
import { supportQuotas, supportRates } from '../rules/support/supportBounds.js'
import { uploadQuotas, uploadRates } from '../rules/uploads/uploadBounds.js'
import { vendorQuotas } from '../rules/vendors/vendorBounds.js'
import type { Answer } from './client.js'
import {
  ACCEPT_BID,
  ASK_QUESTION,
  bid,
  EDIT_JUNK,
  junkPickup,
  PROPOSE_CHANGE,
  postJunk,
  REQUEST_JUNK,
  SUBMIT_BID,
} from './deals.js'
import { graphql } from './generated/gql.js'
import { type Harness, START, startHarness } from './harness.js'
import {
  ADD_TEN_YARDS,
  CREATE_UPLOAD,
  OPEN_SUPPORT_TICKET,
  SEND_TEXT,
  WITHDRAW_BID_ID,
} from './operations.js'
import { customer, type TestUser, vendor } from './users.js'

/** A twentieth of the usual limits, so that a test need not create hundreds. */
const SCALE = 0.05
const most = (full: number) => Math.floor(full * SCALE)
const JOBS_AN_HOUR = most(jobRates.jobs[0].most)

const ADD_AREAS = graphql(`
  mutation AddServiceAreasAdded($zipCodes: [String!]!) {
    addServiceAreas(zipCodes: $zipCodes) { added { id } }
  }
`)

let harness: Harness
let other: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: String(SCALE) } })
  other = await startHarness({ env: { RATE_LIMIT_SCALE: String(SCALE) }, databaseUrl: harness.database.url })
})
afterAll(async () => {
  await other.stop()
  await harness.stop()
})
beforeEach(() => {
  // Sign-ins have their own limits by address.
  harness.clock.now = new Date(harness.clock.now.getTime() + 86_400_000)
  other.clock.now = harness.clock.now
})

const later = () => ({ pickupDateTime: new Date(harness.clock.now.getTime() + 9 * 86_400_000).toISOString() })
const post = (by: TestUser) => by.answer(REQUEST_JUNK, { input: { ...junkPickup, ...later() } })
const times = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => act(at)))
const done = (answers: Answer[]) => answers.filter(({ errors }) => errors.length === 0).length
const refusals = (answers: Answer[]) =>
  new Set(answers.flatMap(({ errors }) => errors.map(({ extensions: { code, reason } }) => reason ?? code)))

/** The same browser, sending requests to the other process. */
const atOther = ({ cookie, id, email, harness }: TestUser): TestUser => {
  const visitor = other.visitor()
  visitor.cookie = `${other.app.context.config.cookieName}=${cookie.split('=')[1]}`
  return Object.assign(visitor, { id, email, harness })
}

const pendingJobs = (of: TestUser, count: number) =>
  harness.database.pool.query(
    `insert into jobs (id, customer_id, type, title, description, address, zip_code, first_name, last_name, phone,
        scheduled_date, created_at, pickup_date_time, customer_budget)
      select gen_random_uuid(), $1, 'junk_pickup', 'x', 'x', 'x', '78701', 'x', 'x', 'x', $2, $3, $2, 1
      from generate_series(1, $4) returning id`,
    [of.id, later().pickupDateTime, harness.clock.now, count],
  )

test('limits jobs per hour across two processes, and allows more an hour later', async () => {
  const dana = await customer(harness)
  const twin = atOther(dana)
  const answers = await times(JOBS_AN_HOUR * 3, at => post(at % 2 === 0 ? dana : twin))
  expect(done(answers)).toBe(JOBS_AN_HOUR)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
  const { errors, headers } = await post(dana)
  expect(errors[0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 })
  expect(headers.get('retry-after')).toBe('3600')
  harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
  expect(done([await post(dana)])).toBe(1)
})

test('does not count a refused job', async () => {
  const dana = await customer(harness)
  const bad = { ...junkPickup, ...later(), images: [`/objects/${newId()}`] }
  await times(JOBS_AN_HOUR, () => dana.refusal(REQUEST_JUNK, { input: bad }))
  expect(done(await times(JOBS_AN_HOUR, () => post(dana)))).toBe(JOBS_AN_HOUR)
})

test('allows the maximum of open jobs and no more', async () => {
  const dana = await customer(harness)
  await pendingJobs(dana, most(jobQuotas.openJobs.most) - 1)
  const answers = await times(3, () => post(dana))
  expect(done(answers)).toBe(1)
  expect(refusals(answers)).toEqual(new Set(['TOO_MANY_OPEN_JOBS']))
})

const SAVE_BUSINESS_NAME = graphql(`
  mutation SaveBusinessName($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }
`)

const CHANGE_BID = graphql(
  `mutation ChangeBidOften($input: ChangeBidInput!) { changeBid(input: $input) { id } }`,
)

test('limits withdrawals per hour across two processes', async () => {
  const [dana, dale] = await Promise.all([customer(harness), vendor(harness)])
  const twin = atOther(dale)
  const limit = most(bidRates.withdrawals[0].most)
  const { rows: jobs } = await pendingJobs(dana, limit + 5)
  const bids = await Promise.all(jobs.map(({ id }) => bid(dale, id)))
  const answers = await Promise.all(
    bids.map((bidId, at) => (at % 2 === 0 ? dale : twin).answer(WITHDRAW_BID_ID, { bidId })),
  )
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
})

test("limits a bid's changes per hour, and thus mails to one customer, with simultaneous requests in two processes", async () => {
  const [dana, dale] = await Promise.all([customer(harness), vendor(harness)])
  const twin = atOther(dale)
  const limit = most(bidRates.bidChanges[0].most)
  // One bid each, since notices about one job have a bound of their own.
  const { rows: jobs } = await pendingJobs(dana, limit + 5)
  const bidIds = await Promise.all(jobs.map(({ id }) => bid(dale, id)))
  const answers = await Promise.all(
    bidIds.map((bidId, at) =>
      (at % 2 === 0 ? dale : twin).answer(CHANGE_BID, { input: { bidId, price: String(100 + at) } }),
    ),
  )
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
  const { rows } = await harness.database.pool.query(
    "select count(*)::int from notices where user_id = $1 and kind = 'bid_changed'",
    [dana.id],
  )
  expect(rows).toEqual([{ count: limit }])
})

test('limits bids and withdrawals on one job, and thus mails to one customer', async () => {
  const full = await startHarness()
  try {
    const [dana, dale] = await Promise.all([customer(full), vendor(full)])
    const jobId = await postJunk(dana)
    for (let made = 0; made < bidQuotas.bidsPerJob.most; made++)
      await dale.ask(WITHDRAW_BID_ID, { bidId: await bid(dale, jobId) })
    const { extensions } = await dale.refusal(SUBMIT_BID, { input: { jobId, price: '10' } })
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'TOO_MANY_BIDS' })
  } finally {
    await full.stop()
  }
})

test('limits messages', async () => {
  const [dana, dale] = await Promise.all([customer(harness), vendor(harness)])
  const { rows } = await pendingJobs(dana, 1)
  const jobId = rows[0].id
  await harness.database.pool.query(
    "update jobs set status = 'accepted', vendor_id = $2, final_price = 1 where id = $1",
    [jobId, dale.id],
  )
  const limit = most(messageRates.messages[0].most)
  const answers = await times(limit + 4, () => dana.answer(SEND_TEXT, { input: { jobId, content: 'Hello' } }))
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
})

test('limits edits of requests per hour', async () => {
  const dana = await customer(harness)
  const { rows } = await pendingJobs(dana, 1)
  const limit = most(jobRates.edits[0].most)
  const answers = await times(limit + 3, at =>
    dana.answer(EDIT_JUNK, {
      input: { ...junkPickup, ...later(), jobId: rows[0].id, description: `Box ${at}` },
    }),
  )
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
})

test('limits questions per hour', async () => {
  const [dana, dale] = await Promise.all([customer(harness), vendor(harness)])
  const limit = most(questionRates.questions[0].most)
  const { rows: jobs } = await pendingJobs(dana, limit + 3)
  const answers = await Promise.all(
    jobs.map(({ id }) => dale.answer(ASK_QUESTION, { input: { jobId: id, question: 'Any stairs?' } })),
  )
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
})

test('limits how often a business is saved', async () => {
  const dale = await vendor(harness)
  const limit = most(businessRates.businesses[0].most)
  const answers = await times(limit + 3, at =>
    dale.answer(SAVE_BUSINESS_NAME, { input: { name: `Hart Hauling ${at}` } }),
  )
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
})

test('limits tickets per hour and open tickets', async () => {
  const dana = await customer(harness)
  const { rows } = await pendingJobs(dana, 1)
  const open = () => dana.answer(OPEN_SUPPORT_TICKET, { input: { orderNumber: rows[0].id, issue: 'Late' } })
  const limit = most(supportRates.tickets[0].most)
  const answers = await times(limit + 3, open)
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
  for (let opened = limit; opened < most(supportQuotas.openTickets.most); opened++) {
    harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
    expect(done([await open()])).toBe(1)
  }
  harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
  expect(refusals([await open()])).toEqual(new Set(['TOO_MANY_TICKETS']))
})

test('changes nothing if more service areas are pasted than allowed', async () => {
  const dale = await vendor(harness)
  const room = most(vendorQuotas.serviceAreas.most) - 1
  const zips = Array.from({ length: room + 1 }, (_, at) => String(10_000 + at))
  expect((await dale.refusal(ADD_AREAS, { zipCodes: zips })).extensions.reason).toBe('TOO_MANY_AREAS')
  expect((await dale.ask(ADD_AREAS, { zipCodes: zips.slice(0, room) })).addServiceAreas.added).toHaveLength(
    room,
  )
  const { extensions } = await dale.refusal(
    graphql(`mutation AddOneArea { addServiceArea(zipCode: "99999") { id } }`),
  )
  expect(extensions.reason).toBe('TOO_MANY_AREAS')
})

test('limits sizes, even with simultaneous requests', async () => {
  const dale = await vendor(harness)
  const limit = most(vendorQuotas.dumpsterSizes.most)
  const answers = await times(limit + 4, () => dale.answer(ADD_TEN_YARDS))
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['TOO_MANY_SIZES']))
})

test('limits files per hour and by total size', async () => {
  const [dana, kim] = await Promise.all([customer(harness), customer(harness)])
  const limit = most(uploadRates.uploads[0].most)
  const answers = await times(limit + 3, () => dana.answer(CREATE_UPLOAD))
  expect(done(answers)).toBe(limit)
  expect(refusals(answers)).toEqual(new Set(['RATE_LIMITED']))
  const room = Math.floor(most(uploadQuotas.storedBytes.most) / limits.uploadBytes)
  const { rows } = await pendingJobs(kim, 1)
  await harness.database.pool.query(
    `insert into uploads (id, owner_id, created_at, expires_at, registered_at, content_type, size, job_id)
      select gen_random_uuid(), $1, $2, $3, $2, 'image/png', $4, $5 from generate_series(1, $6)`,
    [kim.id, START, harness.clock.now, limits.uploadBytes, rows[0].id, room - 1],
  )
  const more = await times(3, () => kim.answer(CREATE_UPLOAD))
  expect(done(more)).toBe(1)
  expect(refusals(more)).toEqual(new Set(['TOO_MUCH_STORED']))
})

describe('notices from one person to another about a job', () => {
  const MOST = most(noticesToOne.most)

  test('are bounded for a day, whatever acts send them', async () => {
    const [dana, dale] = [await customer(harness), await vendor(harness)]
    const { requestJunkPickup: job } = (await post(dana)).data as { requestJunkPickup: { id: string } }
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, job.id) })
    const sent = async () =>
      (
        await harness.database.pool.query('select count(*)::int as count from notices where user_id = $1', [
          dana.id,
        ])
      ).rows[0].count
    const before = await sent()
    const refused: string[] = []
    for (let at = 0; at < MOST + 2; at++) {
      const change = await dale.answer(PROPOSE_CHANGE, {
        input: { jobId: job.id, kind: 'discount', amount: '1.00', note: `Sorry ${at}` },
      })
      refused.push(...change.errors.map(({ extensions }) => String(extensions.reason ?? extensions.code)))
    }
    expect(refused).toContain('RATE_LIMITED')
    // The bid counts, too.
    expect((await sent()) - before).toBe(MOST - 1)
    // The customer's own acts aren't affected, and both can still send messages.
    await dana.ask(SEND_TEXT, { input: { jobId: job.id, content: 'Enough for today' } })
  })
})
