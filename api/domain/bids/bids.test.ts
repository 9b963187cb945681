import {
  ACCEPT_BID,
  acceptedJob,
  bid,
  dumpsterRental,
  postJunk,
  postRental,
  REQUEST_RENTAL,
  SUBMIT_BID,
  specJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, SEND_TEXT } from '../../test/operations.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const CHANGE = graphql(`
  mutation ChangeBid($input: ChangeBidInput!) {
    changeBid(input: $input) { id price message job { id myBid { price } } }
  }
`)
const WITHDRAW = graphql(`
  mutation WithdrawBid($bidId: UUID!) {
    withdrawBid(bidId: $bidId) { id status job { whyNotBid } }
  }
`)
const DECLINE = graphql(`mutation DeclineBid($bidId: UUID!) { declineBid(bidId: $bidId) { id status } }`)
const statuses = async (jobId: string) =>
  (
    await harness.database.pool.query('select status from bids where job_id = $1 order by status', [jobId])
  ).rows.map(row => row.status)

describe('bidding', () => {
  test('returns the bid and what it changed', async () => {
    const jobId = await postJunk(dana)
    await harness.mails()
    const { submitBid } = await dale.ask(
      graphql(`
        mutation SubmitBidDetails($input: SubmitBidInput!) {
          submitBid(input: $input) {
            price message status createdAt viewerCanChange job { id whyNotBid myBid { price } }
          }
        }
      `),
      { input: { jobId, price: '149.5', message: 'Two of us' } },
    )
    expect(submitBid).toEqual({
      price: '149.50',
      message: 'Two of us',
      status: 'pending',
      createdAt: '2026-11-20T18:00:00.000Z',
      viewerCanChange: true,
      job: { id: jobId, whyNotBid: 'BID_EXISTS', myBid: { price: '149.50' } },
    })
    const [mail] = await harness.mails()
    expect(mail).toContain('Subject: Dale Reyes bid $149.50 on your junk pickup')
    expect(mail).toContain(`/customer/orders?order=${jobId}`)
  })

  test('returns a new bid just as a query reads it', async () => {
    const jobId = await postRental(dana)
    const terms = {
      includedDays: 7,
      includedTons: '2',
      extraDayPrice: '10',
      extraTonPrice: '65.5',
      tripFee: '80',
    }
    const input = { jobId, price: '310', message: 'Any morning', expiresInDays: 2, ...terms }
    const all = `
      id jobId vendorId price message status createdAt expiresAt unconfirmedSince includedDays includedTons
      extraDayPrice extraTonPrice tripFee viewerCanChange viewerCanWithdraw viewerCanConfirm viewerCanDecide`
    const whole = `${all} job { id whyNotBid myBid { ${all} } }`
    const { data } = await dale.answer(
      `mutation Submit($input: SubmitBidInput!) { submitBid(input: $input) { ${whole} } }`,
      { input },
    )
    const read = await dale.answer(`query Read($jobId: UUID!) { job(id: $jobId) { myBid { ${whole} } } }`, {
      jobId,
    })
    expect(read.data).toEqual({ job: { myBid: data?.submitBid } })
  })

  test.each([
    ['', 'price: Price is required'],
    [null, 'price: Price is required'],
    ['0', 'price: Price must be more than 0'],
    ['0.00', 'price: Price must be more than 0'],
    ['12.345', 'price: Enter an amount in dollars like 149.50, at most 99999999.99'],
    ['1e3', 'price: Enter an amount in dollars like 149.50, at most 99999999.99'],
    ['-5', 'price: Enter an amount in dollars like 149.50, at most 99999999.99'],
    ['100000000.00', 'price: Enter an amount in dollars like 149.50, at most 99999999.99'],
    ['NaN', 'price: Enter an amount in dollars like 149.50, at most 99999999.99'],
  ])('refuses %s as a price', async (price, issue) => {
    expect(await dale.issues(SUBMIT_BID, { input: { jobId: await postJunk(dana), price } })).toEqual([issue])
  })

  test('refuses contact details where strangers read, over REST too, and nowhere else', async () => {
    const words = 'Leave out phone numbers, emails, and links. They are shared when a bid is accepted.'
    const contact = 'Call five one two 555 0147'
    const removal = 'Please remove “five one two 555 0147”.'
    const input = { jobId: await postJunk(dana), price: '90' }
    expect(await dale.issues(SUBMIT_BID, { input: { ...input, message: contact } })).toEqual([
      `message: ${words} ${removal}`,
    ])
    const post = (by: TestUser, path: string, body: object) =>
      by.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const bidBody = { ...input, vendorId: dale.id, message: 'ana at example dot com' }
    for (const refused of [
      await post(dale, '/api/bids', bidBody),
      await post(dana, '/api/jobs', specJob(dana, { description: 'A couch. haulit.example.com' })),
    ]) {
      expect(refused.status).toBe(400)
      expect(JSON.stringify(await refused.json())).toContain(words)
    }
    const bidId = await bid(dale, input.jobId, '90', 'Tuesday 8-10, $90, gate code 4521')
    expect(await dale.issues(CHANGE, { input: { bidId, price: '80', message: contact } })).toEqual([
      `message: ${words} ${removal}`,
    ])
    expect(
      await dana.issues(REQUEST_RENTAL, { input: { ...dumpsterRental, serviceInstructions: contact } }),
    ).toEqual([`serviceInstructions: ${words} ${removal}`])
    await dana.ask(ACCEPT_BID, { bidId })
    await dana.ask(SEND_TEXT, { input: { jobId: input.jobId, content: contact } })
  })

  test('validates a literal in the query like a variable', async () => {
    const jobId = await postJunk(dana)
    const literal = (price: string) =>
      `mutation { submitBid(input: { jobId: "${jobId}", price: ${price} }) { id } }`
    expect((await dale.refusal(literal('"12.345"'))).extensions.code).toBe('BAD_USER_INPUT')
    expect((await dale.refusal(literal('12.5'))).extensions.code).toBe('BAD_USER_INPUT')
    expect(await dale.issues(literal('"0"'))).toEqual(['price: Price must be more than 0'])
  })

  test.each<[string, () => Promise<TestUser>, string, string]>([
    [
      'outside the areas',
      () => vendor(harness, { zips: ['90210'] }),
      'NOT_IN_AREA',
      'This job is outside your service areas',
    ],
    [
      'of a service not offered',
      () => vendor(harness, { services: ['dumpster_rental'] }),
      'SERVICE_NOT_OFFERED',
      "This job needs a service you don't offer",
    ],
  ])('refuses a job %s with a reason', async (_, who, reason, words) => {
    const refused = await (await who()).refusal(SUBMIT_BID, {
      input: { jobId: await postJunk(dana), price: '10' },
    })
    expect(refused).toMatchObject({ message: words, extensions: { code: 'CONFLICT', reason } })
  })

  test('matches ZIP+4 by its first five digits', async () => {
    await bid(dale, await postJunk(dana, { zipCode: '78701-9999' }))
  })

  test('refuses a taken or cancelled job', async () => {
    const taken = await acceptedJob(dana, await vendor(harness))
    const cancelled = await postJunk(dana)
    await dana.ask(CANCEL_JOB, { jobId: cancelled })
    for (const jobId of [taken, cancelled]) {
      expect((await dale.refusal(SUBMIT_BID, { input: { jobId, price: '10' } })).extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'JOB_NOT_OPEN',
      })
    }
  })

  test('refuses an unknown job, an invalid id, and a user who is not a vendor', async () => {
    const input = { jobId: '00000000-0000-4000-8000-000000000000', price: '10' }
    expect((await dale.refusal(SUBMIT_BID, { input })).extensions.code).toBe('NOT_FOUND')
    expect((await dale.refusal(SUBMIT_BID, { input: { ...input, jobId: 'x' } })).extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    expect((await dana.refusal(SUBMIT_BID, { input })).extensions.code).toBe('FORBIDDEN')
    expect((await harness.visitor().refusal(SUBMIT_BID, { input })).extensions.code).toBe('UNAUTHENTICATED')
  })

  test('saves one of twenty identical simultaneous bids', async () => {
    const jobId = await postJunk(dana)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => dale.answer(SUBMIT_BID, { input: { jobId, price: '149.50' } })),
    )
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const reasons = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason))
    expect(reasons).toEqual(Array(19).fill('BID_EXISTS'))
    expect(await statuses(jobId)).toEqual(['pending'])
  })
})

describe('changing and withdrawing', () => {
  test("works for the vendor's own pending bid", async () => {
    const bidId = await bid(dale, await postJunk(dana))
    expect(
      (await dale.ask(CHANGE, { input: { bidId, price: '120', message: 'Less' } })).changeBid,
    ).toMatchObject({ price: '120.00', message: 'Less', job: { myBid: { price: '120.00' } } })
    expect((await dale.ask(WITHDRAW, { bidId })).withdrawBid).toMatchObject({
      status: 'withdrawn',
      job: { whyNotBid: null },
    })
    for (const [operation, variables] of [
      [CHANGE, { input: { bidId, price: '1' } }],
      [WITHDRAW, { bidId }],
    ] as const) {
      expect((await dale.refusal(operation, variables)).extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'BID_NOT_PENDING',
      })
    }
  })

  test("hides another vendor's bid", async () => {
    const bidId = await bid(dale, await postJunk(dana))
    const mia = await vendor(harness)
    expect((await mia.refusal(CHANGE, { input: { bidId, price: '1' } })).extensions.code).toBe('NOT_FOUND')
    expect((await mia.refusal(WITHDRAW, { bidId })).extensions.code).toBe('NOT_FOUND')
  })

  test('accepts a new bid after withdrawal', async () => {
    const jobId = await postJunk(dana)
    await dale.ask(WITHDRAW, { bidId: await bid(dale, jobId) })
    await bid(dale, jobId, '100')
    expect(await statuses(jobId)).toEqual(['pending', 'withdrawn'])
  })
})

describe('accepting and declining', () => {
  test('leaves the job open after declining', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    expect((await dana.ask(DECLINE, { bidId })).declineBid).toEqual({ id: bidId, status: 'rejected' })
    expect((await dana.refusal(ACCEPT_BID, { bidId })).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'BID_NOT_PENDING',
    })
    await bid(dale, jobId, '90')
  })

  test("hides bids on other customers' jobs and refuses vendors", async () => {
    const bidId = await bid(dale, await postJunk(dana))
    const other = await customer(harness)
    for (const operation of [ACCEPT_BID, DECLINE]) {
      expect((await other.refusal(operation, { bidId })).extensions.code).toBe('NOT_FOUND')
      expect((await dale.refusal(operation, { bidId })).extensions.code).toBe('FORBIDDEN')
    }
  })

  test("refuses a suspended vendor's bid", async () => {
    const mia = await vendor(harness)
    const bidId = await bid(mia, await postJunk(dana))
    await harness.database.pool.query('update users set is_active = false where id = $1', [mia.id])
    expect(await dana.refusal(ACCEPT_BID, { bidId })).toMatchObject({
      message: "This vendor can't take jobs right now",
      extensions: { reason: 'VENDOR_SUSPENDED' },
    })
  })

  test('refuses a price that changed unseen', async () => {
    const bidId = await bid(dale, await postJunk(dana), '100')
    await dale.ask(CHANGE, { input: { bidId, price: '9999' } })
    const ACCEPT_SEEN = graphql(`
      mutation AcceptBidAtPrice($bidId: UUID!, $price: Money) {
        acceptBid(bidId: $bidId, price: $price) { finalPrice }
      }
    `)
    const refused = await dana.refusal(ACCEPT_SEEN, { bidId, price: '100' })
    expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'BID_CHANGED' })
    expect((await dana.ask(ACCEPT_SEEN, { bidId, price: '9999.0' })).acceptBid).toEqual({
      finalPrice: '9999.00',
    })
  })

  test('rejects a bid that was made while the accept waited for the job', async () => {
    const jobId = await postJunk(dana)
    const mia = await vendor(harness)
    const bidId = await bid(dale, jobId)
    const holder = await harness.database.pool.connect()
    try {
      // As submitBid does, which holds the job until it commits.
      await holder.query('begin')
      await holder.query('select from jobs where id = $1 for share', [jobId])
      const accepting = dana.ask(ACCEPT_BID, { bidId })
      const isWaiting = async (): Promise<void> => {
        const { rows } = await harness.database.pool.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%jobs%for update%'",
        )
        if (rows.length === 0) return isWaiting()
      }
      await isWaiting()
      await holder.query(
        `insert into bids (id, job_id, vendor_id, price, created_at)
         values (gen_random_uuid(), $1, $2, 80, '2026-11-20 15:00:00+00')`,
        [jobId, mia.id],
      )
      await holder.query('commit')
      await accepting
    } finally {
      holder.release()
    }
    expect(await statuses(jobId)).toEqual(['accepted', 'rejected'])
    const { rows } = await harness.database.pool.query(
      "select user_id from notices where job_id = $1 and kind = 'bid_rejected'",
      [jobId],
    )
    expect(rows).toEqual([{ user_id: mia.id }])
  })

  test('hides from losing bidders who won and at what price', async () => {
    const jobId = await postJunk(dana)
    await bid(dale, jobId, '200')
    const mia = await vendor(harness)
    await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId, '123.45') })
    const { job } = await dale.ask(
      graphql(`
        query JobVendor($id: UUID!) {
          job(id: $id) { status finalPrice vendorId vendor { id } bids { nodes { vendorId } } }
        }
      `),
      { id: jobId },
    )
    expect(job).toEqual({
      status: 'accepted',
      finalPrice: null,
      vendorId: null,
      vendor: null,
      bids: { nodes: [{ vendorId: dale.id }] },
    })
  })

  test('keeps the outcome it reported when a bid is withdrawn during a cancellation', async () => {
    for (let round = 0; round < 10; round++) {
      const jobId = await postJunk(dana)
      const bidId = await bid(dale, jobId)
      const [withdrawn] = await Promise.all([
        dale.answer(WITHDRAW, { bidId }),
        dana.ask(CANCEL_JOB, { jobId }),
      ])
      expect(await statuses(jobId)).toEqual([withdrawn.errors.length === 0 ? 'withdrawn' : 'rejected'])
    }
  })

  test('refuses a bid on a cancelled job', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    await dana.ask(CANCEL_JOB, { jobId })
    expect((await dana.refusal(ACCEPT_BID, { bidId })).extensions.reason).toBe('JOB_NOT_OPEN')
  })

  test('accepts one of fifty simultaneous accepts on five bids, at its price', async () => {
    const jobId = await postJunk(dana)
    const vendors = await Promise.all(Array.from({ length: 5 }, () => vendor(harness)))
    const bids = await Promise.all(vendors.map((each, i) => bid(each, jobId, `${100 + i}.25`)))
    await harness.mails()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => dana.answer(ACCEPT_BID, { bidId: bids[i % 5]! })),
    )
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await statuses(jobId)).toEqual(['accepted', 'rejected', 'rejected', 'rejected', 'rejected'])
    const { rows } = await harness.database.pool.query(
      'select j.status, j.final_price = b.price and j.vendor_id = b.vendor_id as matches from jobs j join bids b on b.job_id = j.id where j.id = $1 and b.status = $2',
      [jobId, 'accepted'],
    )
    expect(rows).toEqual([{ status: 'accepted', matches: true }])
    const subjects = (await harness.mails()).flatMap(
      mail => /^Subject: (Your bid.*|.* accepted your bid.*)/m.exec(mail)?.[1] ?? [],
    )
    expect(subjects.filter(subject => /accepted your bid/.test(subject))).toHaveLength(1)
    expect(subjects).toHaveLength(5)
  })

  test('rejects or refuses a bid submitted while another is accepted', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    const vendors = await Promise.all(Array.from({ length: 8 }, () => vendor(harness)))
    await Promise.all([
      dana.ask(ACCEPT_BID, { bidId }),
      ...vendors.map(each => each.answer(SUBMIT_BID, { input: { jobId, price: '50' } })),
    ])
    expect((await statuses(jobId)).filter(status => status === 'pending')).toEqual([])
  })
})

test("lists pending jobs in the vendor's areas for active services, newest first", async () => {
  const mia = await vendor(harness, { zips: ['60601', '60602'], services: ['junk_pickup'] })
  const first = await postJunk(dana, { zipCode: '60601' })
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
  const second = await postJunk(dana, { zipCode: '60602-1234' })
  await postRental(dana, { zipCode: '60601' })
  await postJunk(dana, { zipCode: '60603' })
  const LIST = graphql(`
    query AvailableJobsPage($first: Int!, $after: String) {
      availableJobs(first: $first, after: $after) {
        totalCount nodes { id } pageInfo { hasNextPage endCursor }
      }
    }
  `)
  const { availableJobs } = await mia.ask(LIST, { first: 1 })
  expect(availableJobs).toMatchObject({
    totalCount: 2,
    nodes: [{ id: second }],
    pageInfo: { hasNextPage: true },
  })
  const next = await mia.ask(LIST, { first: 1, after: availableJobs.pageInfo.endCursor })
  expect(next.availableJobs).toMatchObject({ nodes: [{ id: first }], pageInfo: { hasNextPage: false } })
  await harness.database.pool.query('update vendor_services set is_active = false where vendor_id = $1', [
    mia.id,
  ])
  expect((await mia.ask(LIST, { first: 5 })).availableJobs).toMatchObject({ totalCount: 0, nodes: [] })
})

test('counts open bids: all of them for the customer, only their own for a vendor', async () => {
  const rivals = [await vendor(harness), await vendor(harness)]
  const jobId = await postJunk(dana)
  const count = async (who: TestUser) =>
    (
      await who.ask(graphql(`query OpenBidCount($id: UUID!) { job(id: $id) { openBidCount } }`), {
        id: jobId,
      })
    ).job.openBidCount
  expect([await count(dana), await count(dale)]).toEqual([0, 0])
  await bid(dale, jobId)
  const [first] = await Promise.all(rivals.map(each => bid(each, jobId)))
  expect([await count(dana), await count(dale), await count(rivals[0]!)]).toEqual([3, 1, 1])
  await rivals[0]!.ask(WITHDRAW, { bidId: first! })
  expect([await count(dana), await count(rivals[0]!)]).toEqual([2, 0])
})
