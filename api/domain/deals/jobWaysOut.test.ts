import type { Operation } from '../../test/client.js'
import {
  ACCEPT_BID,
  bid,
  COMPLETE_JOB,
  completedJob,
  editJunk,
  postJunk,
  postRental,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { SET_USER_ACTIVE, WITHDRAW_BID_ID } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
let dana: TestUser
let dale: TestUser
let mia: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
// Suspending them ended their sessions.
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
})
afterAll(() => harness.stop())

const REOPEN = graphql(`
  mutation ReopenJob($jobId: UUID!, $reason: String!, $vendorId: UUID) {
    reopenJob(jobId: $jobId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice viewerCanReopen }
  }
`)
const REASSIGN = graphql(`
  mutation ReassignJob($bidId: UUID!, $reason: String!, $vendorId: UUID) {
    reassignJob(bidId: $bidId, reason: $reason, vendorId: $vendorId) { id status vendorId finalPrice }
  }
`)
const SEEN = graphql(`
  query JobReopening($id: UUID!) {
    job(id: $id) {
      viewerCanReopen history { fromStatus toStatus reason } bids { nodes { id status viewerCanAssign } }
    }
  }
`)
const reason = 'The vendor is suspended'

/** Dana's job, assigned to Dale; Mia has bid too. */
const underWay = async (isStarted: boolean, more: object = {}) => {
  const jobId = await postJunk(dana, more)
  const lost = await bid(mia, jobId, '140')
  const won = await bid(dale, jobId, '149.50')
  await dana.ask(ACCEPT_BID, { bidId: won })
  if (isStarted) await startJob(dale, jobId)
  await harness.mails()
  return { jobId, lost, won }
}
const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS)

const statusOf = async (id: string) =>
  (await harness.database.pool.query('select status from bids where id = $1', [id])).rows[0].status
const reasonOf = async (act: Operation, variables: object) =>
  (await ada.refusal(act, { reason, ...variables })).extensions.reason
const audited = async (jobId: string) =>
  (
    await harness.database.pool.query(
      'select action, before, after from audit_events where subject_id = $1 order by created_at desc, id',
      [jobId],
    )
  ).rows

describe.each([true, false])('a job with a suspended vendor, started: %s', isStarted => {
  const from = isStarted ? 'in_progress' : 'accepted'
  test('reopens for bids', async () => {
    const { jobId, won } = await underWay(isStarted)
    await ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false })
    expect((await ada.ask(REOPEN, { jobId, reason })).reopenJob).toEqual({
      id: jobId,
      status: 'pending',
      vendorId: null,
      finalPrice: null,
      viewerCanReopen: false,
    })
    expect(await statusOf(won)).toBe('withdrawn')
    const { job } = await dana.ask(SEEN, { id: jobId })
    expect(job.history.at(-1)).toEqual({ fromStatus: from, toStatus: 'pending', reason })
    const mails = (await harness.mails()).filter(mail => mail.includes(reason))
    expect(mails.map(mail => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual([dana.email, dale.email].sort())
    expect(mails.join()).toContain('open for bids again')
    expect(await audited(jobId)).toEqual([
      {
        action: 'reopenJob',
        before: { status: from, vendorId: dale.id, finalPrice: '149.50' },
        after: { status: 'pending', vendorId: null, finalPrice: null, reason },
      },
    ])
    await bid(await vendor(harness), jobId)
  })

  test("goes to another vendor who has bid, at that vendor's price", async () => {
    const { jobId, lost, won } = await underWay(isStarted)
    await ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false })
    expect((await ada.ask(REASSIGN, { bidId: lost, reason })).reassignJob).toEqual({
      id: jobId,
      status: 'accepted',
      vendorId: mia.id,
      finalPrice: '140.00',
    })
    expect([await statusOf(won), await statusOf(lost)]).toEqual(['withdrawn', 'accepted'])
    const { job } = await dana.ask(SEEN, { id: jobId })
    expect(job.history.slice(-2)).toEqual([
      { fromStatus: from, toStatus: 'pending', reason },
      { fromStatus: 'pending', toStatus: 'accepted', reason },
    ])
    const mails = await harness.mails()
    for (const [person, words] of [
      [dana, 'has a new vendor'],
      [dale, 'is no longer yours'],
      [mia, 'is now yours'],
    ] as const) {
      const theirs = mails.filter(mail => mail.includes(`To: ${person.email}`))
      expect(theirs).toEqual([expect.stringContaining(words)])
      // The next vendor must not learn why the previous one no longer has the job.
      expect(theirs[0]!.includes(reason)).toBe(person !== mia)
    }
    expect((await audited(jobId))[0]).toMatchObject({
      action: 'reassignJob',
      before: { vendorId: dale.id },
      after: { vendorId: mia.id, finalPrice: '140.00', reason },
    })
    await startJob(mia, jobId)
  })
})

const offered = async (by: TestUser, id: string) => {
  const { job } = await by.ask(SEEN, { id })
  const nodes: { id: string; viewerCanAssign: boolean }[] = job.bids.nodes
  return {
    reopen: job.viewerCanReopen,
    assign: nodes.filter(({ viewerCanAssign }) => viewerCanAssign).map(each => each.id),
  }
}

test('shows the available actions beforehand, only to admins', async () => {
  const { jobId, lost } = await underWay(true)
  expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [lost] })
  for (const person of [dana, dale, mia]) {
    expect(await offered(person, jobId)).toEqual({ reopen: false, assign: [] })
  }
  await dale.ask(COMPLETE_JOB, { jobId })
  expect(await offered(ada, jobId)).toEqual({ reopen: false, assign: [] })
})

test('refuses to assign to the current or a suspended vendor and saves nothing', async () => {
  const { jobId, lost, won } = await underWay(true)
  expect(await reasonOf(REASSIGN, { bidId: won })).toBe('BID_NOT_PENDING')
  await ada.ask(SET_USER_ACTIVE, { userId: mia.id, isActive: false })
  expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [] })
  expect(await reasonOf(REASSIGN, { bidId: lost })).toBe('VENDOR_SUSPENDED')
  expect([await statusOf(won), await statusOf(lost)]).toEqual(['accepted', 'rejected'])
  const { job } = await dana.ask(SEEN, { id: jobId })
  expect(job.history).toHaveLength(3)
  expect(await audited(jobId)).toEqual([])
  expect(await harness.mails()).toEqual([])
})

test('refuses to assign while the customer is suspended but allows reopening', async () => {
  const { jobId, lost } = await underWay(false)
  await ada.ask(SET_USER_ACTIVE, { userId: dana.id, isActive: false })
  expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [] })
  expect(await reasonOf(REASSIGN, { bidId: lost })).toBe('CUSTOMER_SUSPENDED')
  expect((await ada.ask(REOPEN, { jobId, reason })).reopenJob.status).toBe('pending')
})

test("counts only the vendor's latest bid, unless it was withdrawn", async () => {
  const jobId = await postJunk(dana)
  const DECLINE = graphql(`mutation DeclineBidId($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
  const replaced = await bid(mia, jobId, '120')
  await dana.ask(DECLINE, { bidId: replaced })
  harness.clock.now = later(0.01)
  const latest = await bid(mia, jobId, '180')
  const max = await vendor(harness)
  const declined = await bid(max, jobId, '130')
  await dana.ask(DECLINE, { bidId: declined })
  harness.clock.now = later(0.02)
  const withdrawn = await bid(max, jobId, '190')
  await max.ask(WITHDRAW_BID_ID, { bidId: withdrawn })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '180') })
  expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [latest] })
  for (const bidId of [replaced, declined, withdrawn]) {
    expect(await reasonOf(REASSIGN, { bidId })).toBe('BID_NOT_PENDING')
  }
  expect((await ada.ask(REASSIGN, { bidId: latest, reason })).reassignJob.finalPrice).toBe('180.00')
})

test('refuses to reopen or assign past the date, since the bids have ended', async () => {
  const { jobId, lost } = await underWay(true, { pickupDateTime: later(1).toISOString() })
  harness.clock.now = later(1)
  expect(await offered(ada, jobId)).toEqual({ reopen: false, assign: [] })
  expect(await reasonOf(REOPEN, { jobId })).toBe('JOB_EXPIRED')
  expect(await reasonOf(REASSIGN, { bidId: lost })).toBe('BID_EXPIRED')
})

describe("a bid that its vendor isn't bound by", () => {
  const DECLINE_IT = graphql(`mutation DeclineToAssign($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)

  test('refuses a bid that has ended, though the job goes on', async () => {
    const { jobId, lost } = await underWay(false)
    harness.clock.now = later(72)
    await harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
    expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [] })
    expect(await reasonOf(REASSIGN, { bidId: lost })).toBe('BID_EXPIRED')
    expect(await statusOf(lost)).toBe('rejected')
  })

  test('refuses a bid that was declined before the request was edited', async () => {
    const jobId = await postJunk(dana)
    const declined = await bid(mia, jobId, '120')
    await dana.ask(DECLINE_IT, { bidId: declined })
    await editJunk(dana, jobId, { description: 'Three couches' })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    expect(await offered(ada, jobId)).toEqual({ reopen: true, assign: [] })
    expect(await reasonOf(REASSIGN, { bidId: declined })).toBe('BID_UNCONFIRMED')
  })
})

describe('why the vendor changed', () => {
  const CHANGED = graphql(`
    query VendorChanged($id: UUID!) {
      job(id: $id) { vendorChange { fromStatus toStatus reason actor { userType } } }
      customerJobs { nodes { id vendorChange { reason } } }
    }
  `)
  const AS_VENDOR = graphql(
    `query VendorChangedToVendor($id: UUID!) { job(id: $id) { vendorChange { reason } } }`,
  )
  const changeOf = async (id: string) => (await dana.ask(CHANGED, { id })).job.vendorChange
  const byAdmin = { reason, actor: { userType: 'admin' } }

  test('shows the customer the reason while the order is open again, in the list too', async () => {
    const { jobId } = await underWay(false)
    expect(await changeOf(jobId)).toBeNull()
    await ada.ask(REOPEN, { jobId, reason })
    expect(await changeOf(jobId)).toEqual({ fromStatus: 'accepted', toStatus: 'pending', ...byAdmin })
    const { nodes } = (await dana.ask(CHANGED, { id: jobId })).customerJobs
    expect(nodes.find(({ id }) => id === jobId)?.vendorChange).toEqual({ reason })
  })

  test('shows the customer the reason while the vendor chosen by an admin has it', async () => {
    const { jobId, lost } = await underWay(false)
    await ada.ask(REASSIGN, { bidId: lost, reason })
    expect(await changeOf(jobId)).toEqual({ fromStatus: 'pending', toStatus: 'accepted', ...byAdmin })
    await startJob(mia, jobId)
    expect(await changeOf(jobId)).toMatchObject(byAdmin)
    await mia.ask(COMPLETE_JOB, { jobId })
    expect(await changeOf(jobId)).toBeNull()
  })

  test('disappears once the customer accepts a bid again', async () => {
    const { jobId, lost } = await underWay(false)
    await ada.ask(REASSIGN, { bidId: lost, reason })
    await ada.ask(REOPEN, { jobId, reason })
    await dana.ask(ACCEPT_BID, { bidId: await bid(await vendor(harness), jobId) })
    expect(await changeOf(jobId)).toBeNull()
  })

  test('stays hidden from the vendors', async () => {
    const { jobId, lost } = await underWay(false)
    await ada.ask(REASSIGN, { bidId: lost, reason })
    for (const by of [mia, dale]) expect((await by.ask(AS_VENDOR, { id: jobId })).job.vendorChange).toBeNull()
  })

  test("appears with the reason in the customer's notification", async () => {
    const { lost } = await underWay(false)
    await ada.ask(REASSIGN, { bidId: lost, reason })
    const NOTICES = graphql(`query VendorChangedNotices { notices { nodes { text } } }`)
    expect((await dana.ask(NOTICES)).notices.nodes.map(({ text }) => text)).toContain(
      `Haulbid gave your junk pickup to Dale Reyes for $140.00: ${reason}`,
    )
  })
})

describe('a bid that needs the customer’s approval', () => {
  const OFFERED = graphql(`
    query OfferedBids($id: UUID!) {
      job(id: $id) {
        status vendorId finalPrice givenBackAt
        bids { nodes { id status offeredAt unconfirmedSince needsCustomerConsent viewerCanDecide } }
      }
    }
  `)
  const DECLINE_IT = graphql(`mutation DeclineToOffer($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
  const SUBMIT_TERMS = graphql(
    `mutation SubmitToOffer($input: SubmitBidInput!) { submitBid(input: $input) { id } }`,
  )
  const orderOf = async (by: TestUser, id: string) => (await by.ask(OFFERED, { id })).job
  const bidOf = async (by: TestUser, jobId: string, bidId: string) =>
    (await orderOf(by, jobId)).bids.nodes.find(({ id }) => id === bidId)!
  const needsYes = async (jobId: string, bidId: string) =>
    (await bidOf(ada, jobId, bidId)).needsCustomerConsent
  const START_TEXT = START.toISOString()

  /** Dale has it for 149.50; Mia has bid more, and Lee less. */
  const dearer = async () => {
    const jobId = await postJunk(dana)
    const lee = await vendor(harness)
    const [mias, lees] = [await bid(mia, jobId, '180'), await bid(lee, jobId, '140')]
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    await harness.mails()
    return { jobId, mias, lees, lee }
  }

  test('is also one for less that takes fewer items', async () => {
    const jobId = await postJunk(dana)
    const lee = await vendor(harness)
    await lee.ask(graphql(`mutation SetItemOfLee { setVendorItem(kind: tire, takes: no) { kind } }`))
    const lees = await bid(lee, jobId, '140')
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    expect(await needsYes(jobId, lees)).toBe(true)
  })

  test('goes to the customer as an offer and binds nobody before they accept', async () => {
    const { jobId, mias, lees } = await dearer()
    expect([await needsYes(jobId, mias), await needsYes(jobId, lees)]).toEqual([true, false])
    expect((await ada.ask(REASSIGN, { bidId: mias, reason })).reassignJob).toEqual({
      id: jobId,
      status: 'pending',
      vendorId: null,
      finalPrice: null,
    })
    expect(await bidOf(dana, jobId, mias)).toMatchObject({
      status: 'pending',
      offeredAt: START_TEXT,
      unconfirmedSince: null,
      viewerCanDecide: true,
    })
    expect(await bidOf(dana, jobId, lees)).toMatchObject({
      status: 'pending',
      offeredAt: null,
      unconfirmedSince: START_TEXT,
    })
    expect((await dana.ask(ACCEPT_BID, { bidId: mias })).acceptBid).toMatchObject({
      status: 'accepted',
      vendorId: mia.id,
      finalPrice: '180.00',
    })
  })

  test('mails the reason to the former vendor, the price to the new one, and both to the customer', async () => {
    const { mias, lee } = await dearer()
    await ada.ask(REASSIGN, { bidId: mias, reason })
    const mails = await harness.mails()
    for (const [person, subject, words] of [
      [dana, 'Your junk pickup can go to another vendor', ['for $180.00 if you accept', reason]],
      [
        mia,
        'The junk pickup in 78701 is open again, and Haulbid offered your bid of $180.00',
        ['your bid of $180.00'],
      ],
      [dale, 'The junk pickup in 78701 is no longer yours', [reason]],
      [lee, 'Still interested?', []],
    ] as const) {
      const theirs = mails.filter(mail => mail.includes(`To: ${person.email}`)).join()
      expect(theirs.replace(/\r?\n\s?/g, ' ')).toContain(subject)
      for (const each of words) expect(theirs).toContain(each)
    }
  })

  test('records the offer in the history and the audit log', async () => {
    const { jobId, mias } = await dearer()
    await ada.ask(REASSIGN, { bidId: mias, reason })
    const { job } = await dana.ask(SEEN, { id: jobId })
    expect(job.history.at(-1)).toEqual({ fromStatus: 'accepted', toStatus: 'pending', reason })
    expect((await audited(jobId))[0]).toMatchObject({
      action: 'reassignJob',
      before: { vendorId: dale.id, finalPrice: '149.50' },
      after: { status: 'pending', vendorId: null, offeredVendorId: mia.id, offeredPrice: '180.00', reason },
    })
  })

  test('ends the offer once the request is edited', async () => {
    const { jobId, mias } = await dearer()
    await ada.ask(REASSIGN, { bidId: mias, reason })
    await editJunk(dana, jobId, { description: 'Three couches' })
    expect(await bidOf(dana, jobId, mias)).toMatchObject({ offeredAt: null, unconfirmedSince: START_TEXT })
  })

  test('includes one that the customer declined, at any price', async () => {
    const jobId = await postJunk(dana)
    const declined = await bid(mia, jobId, '120')
    await dana.ask(DECLINE_IT, { bidId: declined })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    expect(await needsYes(jobId, declined)).toBe(true)
    expect((await ada.ask(REASSIGN, { bidId: declined, reason })).reassignJob.status).toBe('pending')
  })

  const agreed = {
    includedDays: 7,
    includedTons: '2',
    extraDayPrice: '10',
    extraTonPrice: '50',
    tripFee: '20',
  }
  test.each([
    ['the same terms', agreed, false],
    ['nothing but the price', {}, false],
    ['more days and tons included', { ...agreed, includedDays: 9, includedTons: '3' }, false],
    ['fewer days included', { ...agreed, includedDays: 6 }, true],
    [
      'fewer days included, of which more cannot be charged',
      { ...agreed, includedDays: 6, extraDayPrice: null },
      false,
    ],
    ['fewer tons included', { ...agreed, includedTons: '1.5' }, true],
    ['a more expensive day', { ...agreed, extraDayPrice: '10.01' }, true],
    ['a more expensive ton', { ...agreed, extraTonPrice: '50.01' }, true],
    ['a more expensive wasted trip', { ...agreed, tripFee: '20.01' }, true],
  ])('compares its terms: %s', async (_, terms, expected) => {
    const jobId = await postRental(dana)
    const submit = async (by: TestUser, more: object) =>
      (await by.ask(SUBMIT_TERMS, { input: { jobId, price: '400', ...more } })).submitBid.id
    const mias = await submit(mia, terms)
    await dana.ask(ACCEPT_BID, { bidId: await submit(dale, agreed) })
    expect(await needsYes(jobId, mias)).toBe(expected)
    const { status } = (await ada.ask(REASSIGN, { bidId: mias, reason })).reassignJob
    expect(status).toBe(expected ? 'pending' : 'accepted')
  })
})

test('refuses a job not under way, an unknown bid, and a missing reason', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(mia, jobId)
  expect(await reasonOf(REOPEN, { jobId })).toBe('JOB_STATE')
  expect(await reasonOf(REASSIGN, { bidId })).toBe('JOB_STATE')
  expect(await reasonOf(REOPEN, { jobId: await completedJob(dana, dale) })).toBe('JOB_STATE')
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const [act, variables] of [
    [REOPEN, { jobId: nobody, reason }],
    [REASSIGN, { bidId: nobody, reason }],
  ] as const) {
    expect((await ada.refusal(act, variables)).extensions.code).toBe('NOT_FOUND')
  }
  expect(await ada.issues(REOPEN, { jobId, reason: ' ' })).toEqual(['reason: Please say why'])
  expect(await ada.issues(REASSIGN, { bidId, reason: 'x'.repeat(501) })).toHaveLength(1)
})

test("refuses if the job's vendor isn't the one the admin saw", async () => {
  const { jobId, lost } = await underWay(false)
  await ada.ask(REASSIGN, { bidId: lost, reason, vendorId: dale.id })
  expect(await reasonOf(REOPEN, { jobId, reason, vendorId: dale.id })).toBe('CHANGED_MEANWHILE')
  expect(await statusOf(lost)).toBe('accepted')
  expect((await ada.ask(REOPEN, { jobId, reason, vendorId: mia.id })).reopenJob.status).toBe('pending')
  expect(await reasonOf(REOPEN, { jobId, reason, vendorId: mia.id })).toBe('JOB_STATE')

  const other = await underWay(true)
  expect(await reasonOf(REASSIGN, { bidId: other.lost, reason, vendorId: mia.id })).toBe('CHANGED_MEANWHILE')
  expect(await statusOf(other.won)).toBe('accepted')
})

test('assigns to one of two vendors at once, at the price of that bid', async () => {
  const jobId = await postJunk(dana)
  const [first, second] = [await bid(mia, jobId, '180'), await bid(await vendor(harness), jobId, '180')]
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '200') })
  const bea = await admin(harness)
  await Promise.all([
    ada.answer(REASSIGN, { bidId: first, reason }),
    bea.answer(REASSIGN, { bidId: second, reason }),
  ])
  const { rows } = await harness.database.pool.query(
    "select b.vendor_id = j.vendor_id and b.price = j.final_price as same from jobs j join bids b on b.job_id = j.id and b.status = 'accepted' where j.id = $1",
    [jobId],
  )
  expect(rows).toEqual([{ same: true }])
})

test('reopens and mails once when two admins reopen at once', async () => {
  const { jobId } = await underWay(true)
  const bea = await admin(harness)
  const answers = await Promise.all([ada, bea].map(by => by.answer(REOPEN, { jobId, reason })))
  expect(answers.flatMap(({ errors }) => errors.map(error => error.extensions.reason))).toEqual(['JOB_STATE'])
  const subjects = (await harness.mails()).map(text => /^Subject: (.*?)\s*$/m.exec(text)?.[1])
  expect(subjects.sort()).toEqual([
    'Still interested?',
    'The junk pickup in 78701 is no longer yours',
    'Your junk pickup is open for bids again',
  ])
})
