import { newId } from '../../platform/ids.js'
import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  bid,
  COMPLETE_VISIT,
  FAIL_VISIT,
  PROPOSE_CHANGE,
  postJunk,
  START_VISIT,
  UNDO_START,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { customer, person, type TestUser, vendor } from '../../test/users.js'

/** What drivers read of their visits, and do at them. For every operation as every role see api/test/security. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let rosa: TestUser
let luis: TestUser
let maya: TestUser
beforeEach(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  rosa = await person(harness, dale, 'dispatcher', { firstName: 'Rosa' })
  luis = await person(harness, dale, 'driver')
  maya = await person(harness, dale, 'driver', { firstName: 'Maya' })
})
afterEach(() => harness.stop())

const HOUR_MS = 3_600_000
const sql = (text: string, values: unknown[]) => harness.database.pool.query(text, values)

const JOB = graphql(`
  query JobOfDriver($id: UUID!) {
    job(id: $id) {
      id orderNumber title type status address zipCode firstName lastName phone description vendorId
      estimatedPrice customerBudget finalPrice serviceFee amountDue viewerSeesDetails viewerCanMessage
      viewerCanStart viewerCanComplete viewerCanRelease lists { name } history { id } unreadMessages
      customer { id } acceptedBid { id } myBid { id } charges { id } payments { id } changeOrders { id }
      visits { id viewerCanStart viewerCanSchedule }
      messages { nodes { content } }
    }
  }
`)
const VISITS_OF_DAY = graphql(`query VisitsOfDriver { vendorVisits { id job { id } } }`)
const SEND = graphql(`mutation SendAsDriver($input: SendMessageInput!) { sendMessage(input: $input) { id } }`)
const READ = graphql(
  `mutation ReadAsDriver($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id unreadMessages } }`,
)
const TONS = graphql(`query TonsOfDriver($id: UUID!) { job(id: $id) { visits { tonsToCharge } } }`)
const ME = graphql(`query UnreadOfDriver { me { unreadMessages } }`)

/** A junk pickup of Dale's today, and its visit, which is a driver's. */
const visitOf = async (driver: TestUser | null, hours = 1) => {
  const jobId = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '7777.13') })
  const visitId = (await dale.ask(VISITS, { id: jobId })).job.visits[0]!.id
  const from = new Date(harness.clock.now.getTime() + hours * HOUR_MS)
  await sql(
    `update visits set window_start = $2::timestamptz, window_end = $2::timestamptz + interval '2 hours', assigned_to_id = $3 where id = $1`,
    [visitId, from, driver?.id ?? null],
  )
  return { jobId, visitId }
}

test('shows a driver where to go and whom to meet, and no amount', async () => {
  const { jobId, visitId } = await visitOf(luis)
  await dana.ask(SEND, { input: { jobId, content: 'Ring twice' } })
  const { job } = await luis.ask(JOB, { id: jobId })
  expect(job).toEqual({
    ...{ id: jobId, orderNumber: jobId.slice(0, 8), title: 'Dana Reyes - Junk Pickup', type: 'junk_pickup' },
    ...{ status: 'accepted', address: expect.stringMatching(/./), zipCode: '78701', vendorId: dale.id },
    ...{ firstName: 'Dana', lastName: 'Reyes', phone: expect.stringMatching(/./) },
    description: expect.stringMatching(/./),
    ...{ estimatedPrice: null, customerBudget: null, finalPrice: null, serviceFee: null, amountDue: null },
    ...{ viewerSeesDetails: true, viewerCanMessage: true },
    ...{ viewerCanStart: false, viewerCanComplete: false, viewerCanRelease: false },
    ...{ lists: [], history: [], unreadMessages: 1, customer: null, acceptedBid: null, myBid: null },
    ...{ charges: [], payments: [], changeOrders: [] },
    visits: [{ id: visitId, viewerCanStart: true, viewerCanSchedule: false }],
    messages: { nodes: [{ content: 'Ring twice' }] },
  })
  expect((await luis.ask(VISITS_OF_DAY)).vendorVisits).toEqual([{ id: visitId, job: { id: jobId } }])
  expect((await luis.ask(ME)).me!.unreadMessages).toBe(1)
  expect((await maya.ask(ME)).me!.unreadMessages).toBe(0)
})

test.each([
  ['of another driver', () => visitOf(maya)],
  ['of nobody', () => visitOf(null)],
  ['in two days', () => visitOf(luis, 48)],
  ['of the day before yesterday', () => visitOf(luis, -48)],
])('shows a driver no visit %s, and lets them do nothing there', async (_, make) => {
  const { jobId, visitId } = await make()
  await dana.ask(SEND, { input: { jobId, content: 'Ring twice' } })
  expect((await luis.refusal(JOB, { id: jobId })).extensions.code).toBe('NOT_FOUND')
  expect((await luis.ask(VISITS_OF_DAY)).vendorVisits).toEqual([])
  const refusals = [
    await luis.refusal(START_VISIT, { visitId, etaMinutes: 30 }),
    await luis.refusal(UNDO_START, { visitId }),
    await luis.refusal(ARRIVE_AT_VISIT, { visitId }),
    await luis.refusal(COMPLETE_VISIT, { visitId, input: {} }),
    await luis.refusal(FAIL_VISIT, { visitId, input: { reason: 'unsafe' } }),
    await luis.refusal(SEND, { input: { jobId, content: 'Hello' } }),
    await luis.refusal(READ, { jobId }),
    await luis.refusal(PROPOSE_CHANGE, { input: { jobId, visitId, kind: 'overweight' } }),
  ]
  expect(refusals.map(({ extensions }) => extensions.code)).toEqual(refusals.map(() => 'NOT_FOUND'))
  expect((await rosa.ask(JOB, { id: jobId })).job.unreadMessages).toBe(1)
})

test.each([
  ['yesterday', -20],
  ['tomorrow', 20],
])('shows a driver their visit of %s', async (_, hours) => {
  const { visitId } = await visitOf(luis, hours)
  expect((await luis.ask(VISITS_OF_DAY)).vendorVisits.map(({ id }) => id)).toEqual([visitId])
})

test('lets a driver do the visit, with their own photos', async () => {
  const { jobId, visitId } = await visitOf(luis)
  expect((await luis.ask(START_VISIT, { visitId, etaMinutes: 30 })).startVisit.status).toBe('on_the_way')
  await luis.ask(UNDO_START, { visitId })
  await luis.ask(START_VISIT, { visitId, etaMinutes: 30 })
  await luis.ask(ARRIVE_AT_VISIT, { visitId })
  const photos = [await photo(luis)]
  const { completeVisit } = await luis.ask(COMPLETE_VISIT, { visitId, input: { photos } })
  expect(completeVisit).toMatchObject({
    status: 'done',
    photos: [{ path: photos[0] }],
    job: { status: 'completed' },
  })
  expect((await luis.fetch(photos[0]!)).status).toBe(200)
  expect((await maya.fetch(photos[0]!)).status).toBe(404)
  expect((await dale.fetch(photos[0]!)).status).toBe(200)
  expect((await dale.ask(JOB, { id: jobId })).job.history.length).toBeGreaterThan(2)
})

test('lets a driver write to the customer, and read for the business', async () => {
  const { jobId } = await visitOf(luis)
  await dana.ask(SEND, { input: { jobId, content: 'Ring twice' } })
  await luis.ask(SEND, { input: { jobId, content: 'I am at the gate' } })
  expect((await luis.ask(READ, { jobId })).markMessagesRead.unreadMessages).toBe(0)
  expect((await dale.ask(JOB, { id: jobId })).job.messages.nodes).toHaveLength(2)
  expect((await dale.ask(ME)).me!.unreadMessages).toBe(0)
})

test('books the weight that a driver found at the rate of the bid, and shows them tons alone', async () => {
  const { jobId, visitId } = await visitOf(luis)
  await sql(`update bids set included_tons = 1, extra_ton_price = 913.37 where job_id = $1`, [jobId])
  await luis.ask(START_VISIT, { visitId, etaMinutes: 30 })
  await luis.ask(ARRIVE_AT_VISIT, { visitId })
  const input = { photos: [await photo(luis)], tons: '2.50', ticketPhoto: await photo(luis) }
  await luis.ask(COMPLETE_VISIT, { visitId, input })
  const left = async (who: TestUser) => (await who.ask(TONS, { id: jobId })).job.visits[0]!.tonsToCharge
  expect([await left(luis), await left(dale), await left(dana)]).toEqual(['1.50', '1.50', null])
  const { proposeChangeOrder } = await luis.ask(PROPOSE_CHANGE, {
    input: { jobId, visitId, kind: 'overweight' },
  })
  expect(proposeChangeOrder).toMatchObject({
    status: 'accepted',
    quantity: '1.50',
    amount: null,
    charge: null,
  })
  expect(await left(luis)).toBeNull()
  const { rows } = await sql("select amount from job_charges where job_id = $1 and kind = 'overweight'", [
    jobId,
  ])
  expect(rows).toEqual([{ amount: '1370.06' }])
})

test.each(['extra', 'discount', 'extra_days', 'wasted_trip', 'move_visit', 'longer_rental', 'swap'] as const)(
  'refuses %s to a driver',
  async kind => {
    const { jobId, visitId } = await visitOf(luis)
    const input = { jobId, visitId, kind, amount: '10.00', note: 'Stairs', evidence: [await photo(luis)] }
    const refusal = await luis.refusal(PROPOSE_CHANGE, {
      input: {
        ...input,
        windowStart: new Date(+START + 90 * HOUR_MS).toISOString(),
        windowEnd: new Date(+START + 92 * HOUR_MS).toISOString(),
      },
    })
    expect(refusal.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NOT_YOUR_ROLE' })
  },
)

test('hides visits from a driver who has left, and from one of another business', async () => {
  const mia = await vendor(harness, {}, { firstName: 'Mia' })
  const other = await person(harness, mia, 'driver', { firstName: 'Otto' })
  const { jobId } = await visitOf(other)
  expect((await other.refusal(JOB, { id: jobId })).extensions.code).toBe('NOT_FOUND')
  const own = await visitOf(luis)
  await luis.ask(JOB, { id: own.jobId })
  await sql('update business_people set left_at = now() where user_id = $1', [luis.id])
  expect((await luis.refusal(JOB, { id: own.jobId })).extensions.code).toMatch(/FORBIDDEN|NOT_FOUND/)
})

test("gives a driver's calendar their own visits of these days", async () => {
  const CREATE = graphql(`mutation FeedOfDriver { createCalendarFeed { url } }`)
  const theirs = await visitOf(luis)
  const others = await visitOf(maya)
  const later = await visitOf(luis, 72)
  const { createCalendarFeed } = await luis.ask(CREATE)
  const read = async () =>
    (await fetch(createCalendarFeed.url.replace(/^.*\/api/, `${harness.url}/api`))).text()
  const text = await read()
  expect([theirs, others, later].map(({ jobId }) => text.includes(jobId.slice(0, 8)))).toEqual([
    true,
    false,
    false,
  ])
  const whole = (await rosa.ask(CREATE)).createCalendarFeed.url
  const all = await (await fetch(whole.replace(/^.*\/api/, `${harness.url}/api`))).text()
  expect([theirs, others, later].every(({ jobId }) => all.includes(jobId.slice(0, 8)))).toBe(true)
  await sql('update business_people set left_at = now() where user_id = $1', [luis.id])
  expect(await read()).toContain('not found')
})

test('opens only the files of their role', async () => {
  const { jobId } = await visitOf(luis)
  const status = async (who: TestUser, path: string) => (await who.fetch(`/api${path}`)).status
  const paths = [
    `/jobs/${jobId}/calendar.ics`,
    `/jobs/${jobId}/proof.pdf`,
    `/jobs/${jobId}/receipt.pdf`,
    `/statements/${newId()}.csv`,
  ]
  const all = (who: TestUser) => Promise.all(paths.map(path => status(who, path)))
  expect(await all(luis)).toEqual([200, 403, 403, 403])
  expect(await all(rosa)).toEqual([200, 200, 200, 403])
  expect(await all(dale)).toEqual([200, 200, 200, 404])
  expect(await all(maya)).toEqual([404, 403, 403, 403])
})
