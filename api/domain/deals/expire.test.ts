import { ACCEPT_BID, bid, postJunk, postRental } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { expire } from './expire.js'

/** Covers the records and notices of the hourly task. */

const DAY_MS = 86_400_000

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ;[dana, dale, mia] = await Promise.all([customer(harness), vendor(harness), vendor(harness)])
})
afterEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const at = (moment: string | number) => {
  harness.clock.now = new Date(moment)
}
const run = () => expire(harness.app.context, {}, taskWork('expire'))

const SEEN = graphql(`
  query EndedJob($id: UUID!) {
    job(id: $id) {
      status viewerCanCancel
      bids { nodes { status } }
      history { fromStatus toStatus reason actor { id } }
    }
  }
`)
const seen = async (id: string) => (await dana.ask(SEEN, { id })).job
const ENDING = graphql(`
  mutation SubmitBidOfDays($input: SubmitBidInput!) { submitBid(input: $input) { id } }
`)
const CHANGE = graphql(`
  mutation LetBidStand($input: ChangeBidInput!) { changeBid(input: $input) { expiresAt } }
`)

const toldOf = async (jobId: string) => {
  const names = new Map([
    [dana.id, 'dana'],
    [dale.id, 'dale'],
    [mia.id, 'mia'],
  ])
  const { rows } = await harness.database.pool.query(
    "select user_id, kind from notices where job_id = $1 and kind in ('order_expired', 'job_expired', 'bid_ending')",
    [jobId],
  )
  return rows.map(({ user_id, kind }) => `${names.get(user_id)}: ${kind}`).sort()
}

test('closes a pending job on its date and notifies those concerned once', async () => {
  const jobId = await postRental(dana, { dropoffDate: '2026-11-23', pickupDate: '2026-11-30' })
  // One bid that expired, one that stood until the window, and one made within it.
  await dale.ask(ENDING, { input: { jobId, price: '90', expiresInDays: 1 } })
  await mia.ask(ENDING, { input: { jobId, price: '99', expiresInDays: 14 } })

  for (const moment of ['2026-11-22T18:00:00Z', '2026-11-23T15:00:00Z']) {
    at(moment)
    await run()
  }
  expect(await seen(jobId)).toMatchObject({
    status: 'pending',
    bids: { nodes: [{ status: 'expired' }, { status: 'expired' }] },
  })

  at('2026-11-24T05:59:59.999Z')
  await run()
  expect((await seen(jobId)).status).toBe('pending')
  at('2026-11-24T06:00:00Z')
  await Promise.all([run(), run()])
  expect(await seen(jobId)).toMatchObject({
    status: 'cancelled',
    viewerCanCancel: false,
    history: [
      { fromStatus: null, toStatus: 'pending' },
      { fromStatus: 'pending', toStatus: 'cancelled', reason: 'No vendor was chosen in time', actor: null },
    ],
  })
  // Another run changes and sends nothing, even if the clock is set back or forward by a day.
  const stored = () =>
    harness.database.pool.query('select status from jobs union all select status from bids')
  const before = (await stored()).rows
  for (const days of [-1, 0, 1]) {
    at(Date.parse('2026-11-24T06:00:00Z') + days * DAY_MS)
    await run()
  }
  expect((await stored()).rows).toEqual(before)
  expect(await toldOf(jobId)).toEqual(['dana: order_expired', 'mia: bid_ending', 'mia: job_expired'])
  const mails = await harness.mails()
  const subject = /^Subject: Your .+ closed before a vendor was chosen/m
  expect(mails.filter(mail => subject.test(mail))).toHaveLength(1)
})

test('tells a vendor once that a bid ends within a day, and again after a new end', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId)
  await mia.ask(ENDING, { input: { jobId, price: '99', expiresInDays: 1 } })
  const after = async (days: number) => {
    at(START.getTime() + days * DAY_MS)
    await run()
    return toldOf(jobId)
  }
  expect(await after(1.99)).toEqual([])
  expect(await after(2)).toEqual(['dale: bid_ending'])
  expect(await after(2.5)).toEqual(['dale: bid_ending'])
  await dale.ask(CHANGE, { input: { bidId, price: '120', expiresInDays: 2 } })
  expect(await after(3.6)).toEqual(['dale: bid_ending', 'dale: bid_ending'])
})

test('keeps a bid ended by a fast clock ended and lets its vendor bid again', async () => {
  for (const ahead of [DAY_MS / 24, DAY_MS]) {
    at(START.getTime())
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    const end = START.getTime() + 3 * DAY_MS
    at(end - ahead)
    await run()
    at(end)
    await run()
    at(end - ahead)
    expect((await seen(jobId)).bids.nodes).toEqual([{ status: 'expired' }])
    expect((await dana.refusal(ACCEPT_BID, { bidId })).extensions.reason).toBe('BID_EXPIRED')
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '120') })
    expect((await seen(jobId)).status).toBe('accepted')
  }
})

test('reaches one outcome if a bid ends while it is accepted', async () => {
  const outcomes = new Set<string>()
  for (const order of ['accept first', 'end first', 'at once', 'at once']) {
    at(START.getTime())
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    const end = START.getTime() + 3 * DAY_MS
    at(end - 1)
    const accept = () => dana.answer(ACCEPT_BID, { bidId })
    if (order === 'end first') {
      at(end)
      await run()
      // A process whose clock is behind.
      at(end - 1)
    }
    const accepting = accept()
    if (order === 'accept first') await accepting
    at(end)
    const [{ errors }] = await Promise.all([accepting, run()])
    // A bid that is being accepted, even unsuccessfully, is skipped, and the next run records its end.
    await run()
    const { rows } = await harness.database.pool.query(
      'select b.status as bid, j.status as job from bids b join jobs j on j.id = b.job_id where b.id = $1',
      [bidId],
    )
    const reason = errors[0]?.extensions.reason ?? 'done'
    expect([
      ['done', 'accepted', 'accepted'],
      ['BID_EXPIRED', 'expired', 'pending'],
    ]).toContainEqual([reason, rows[0].bid, rows[0].job])
    outcomes.add(`${order}: ${reason}`)
  }
  expect(outcomes).toContain('accept first: done')
  expect(outcomes).toContain('end first: BID_EXPIRED')
})

test('closes ten thousand stale jobs in short steps while the list keeps working', async () => {
  const { pool } = harness.database
  at(START.getTime() + 1000)
  const open = await postJunk(dana)
  await pool.query(
    `insert into jobs (id, customer_id, type, title, address, first_name, last_name, phone, zip_code, pickup_date_time,
       scheduled_date, description, customer_budget)
     select gen_random_uuid(), $1, 'junk_pickup', 'A', 'B', 'Dana', 'Reyes', '(512) 555-0147', '78701', $2, $2, 'x', 5
     from generate_series(1, 10000)`,
    [dana.id, new Date(START.getTime() - DAY_MS)],
  )
  await pool.query(
    "insert into job_events (job_id, actor_id, to_status) select id, customer_id, 'pending' from jobs where title = 'A'",
  )
  const LIST = graphql(`query AvailableMeanwhile { availableJobs(first: 1) { nodes { id } } }`)
  let isRunning = true
  let asked = 0
  const list = async () => {
    while (isRunning) {
      expect((await dale.ask(LIST)).availableJobs.nodes).toEqual([{ id: open }])
      asked++
    }
  }
  const closing = harness.statementsOf(run).finally(() => {
    isRunning = false
  })
  const [statements] = await Promise.all([closing, list()])
  expect(statements.filter(text => text.includes('for update of j skip locked')).length).toBeGreaterThan(100)
  expect(asked).toBeGreaterThan(5)
  const { rows } = await pool.query("select status, count(*)::int from jobs where title = 'A' group by 1")
  expect(rows).toEqual([{ status: 'cancelled', count: 10_000 }])
})
