import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import { workOnce } from '../../platform/queue/worker.js'
import { groupOf, type NoticeKindName, noticeKinds } from '../../rules/notices/notices.js'
import {
  ACCEPT_BID,
  acceptedJob,
  askToMove,
  bid,
  COMPLETE_VISIT,
  completedJob,
  editJunk,
  firstVisit,
  junkPickup,
  makeDue,
  nextDay,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  RELEASE_JOB,
  SCHEDULE_VISIT,
  START_VISIT,
  SUBMIT_RATING,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, CLOSE_ACCOUNT, LOGIN, SEND_TEXT, SET_USER_ACTIVE } from '../../test/operations.js'
import { textWith } from '../../test/operationText.js'
import { mutations } from '../../test/security/policiesByNoun.js'
import { makeWorld, type World } from '../../test/security/world.js'
import { newFee, newStatement, runStatements } from '../../test/statements.js'
import { taskWork } from '../../test/taskWork.js'
import { photo } from '../../test/uploads.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { expire } from '../deals/expire.js'
import { tellServed } from '../jobs/tellServed.js'
import { revealRatings } from '../ratings/reveal.js'
import { documentExpiry } from '../vendors/documentExpiry.js'
import { paper } from '../vendors/test/setups.js'
import { remindOfVisits } from '../visits/remindOfVisits.js'
import { failedVisit } from '../visits/test/setups.js'

/**
 * Runs every act and every move of a job, and expects exactly the readers of the table in rules/notices.ts, once each.
 */

const schema = buildHaulbidSchema()

let harness: Harness
let world: World
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  world = await makeWorld(harness)
})
afterAll(() => harness.stop())

const seen = new Set<string>()
const heard = new Set<NoticeKindName>()

const work = () => workOnce(harness.app.context)

/**
 * Returns the notices since the last call, such as `vendor: bid_accepted`, with people outside the world by their role.
 */
const toldSince = async (): Promise<string[]> => {
  const { rows } = await harness.database.pool.query(
    'select n.id, n.kind, n.user_id, u.user_type from notices n join users u on u.id = n.user_id',
  )
  const names = new Map(Object.entries(world.people).map(([name, { id }]) => [id, name]))
  const fresh = rows.filter(({ id }) => !seen.has(id))
  for (const { id, kind, user_type } of fresh) {
    seen.add(id)
    heard.add(kind)
    expect({ kind, group: groupOf(kind, user_type) }).toEqual({ kind, group: expect.any(String) })
  }
  return fresh
    .map(({ user_id, user_type, kind }) => `${names.get(user_id) ?? `another ${user_type}`}: ${kind}`)
    .sort()
}

/**
 * Returns the notices that `act` causes. Two processes work on the queue simultaneously, and then every task runs
 * again.
 */
const toldBy = async (act: () => Promise<unknown>): Promise<string[]> => {
  await work()
  await toldSince()
  await act()
  await Promise.all([work(), work()])
  const told = await toldSince()
  await work()
  expect(await toldSince()).toEqual([])
  return told
}

const REQUEST_AGAIN = graphql(`
  mutation RequestAgain($input: JunkPickupInput!, $askVendorId: UUID) {
    requestJunkPickup(input: $input, askVendorId: $askVendorId) { id }
  }
`)

describe('mutation', () => {
  test.each(Object.entries(mutations))('notifies as listed: %s', async (name, policy) => {
    const { variables = {}, by } = (await policy.setup?.(world)) ?? {}
    const right = by ?? world.people[policy.may[0]!]
    const text = textWith('mutation', schema.getMutationType()!.getFields()[name]!, variables)
    const act = async () => {
      const { errors } = policy.send ? await policy.send(right, text) : await right.answer(text, variables)
      expect(errors).toEqual([])
    }
    expect(await toldBy(act)).toEqual(policy.tells ?? [])
  })
})

const CANCEL_WITH_REASON = graphql(`
  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const CANCEL_LATE = graphql(
  `mutation CancelLate($jobId: UUID!) { cancelJob(jobId: $jobId, fee: "75") { id } }`,
)
const REVIEW = graphql(`
  mutation ReviewVendorDocumentId($input: ReviewVendorDocumentInput!) {
    reviewVendorDocument(input: $input) { id }
  }
`)
const REOPEN_JOB = graphql(`
  mutation ReopenJobId($jobId: UUID!, $reason: String!) { reopenJob(jobId: $jobId, reason: $reason) { id } }
`)
const REASSIGN_JOB = graphql(`
  mutation ReassignJobId($bidId: UUID!, $reason: String!) {
    reassignJob(bidId: $bidId, reason: $reason) { id }
  }
`)
const SET_FIRM = graphql(`
  mutation UpdateSettingsDocuments($input: UpdateSettingsInput!) {
    updateSettings(input: $input) { documentsRequired }
  }
`)

const people = () => world.people
const withTwoBids = async (more: object = {}) => {
  const jobId = await postJunk(people().customer, more)
  const rival = await vendor(harness)
  await bid(rival, jobId)
  return { jobId, bidId: await bid(people().vendor, jobId) }
}
const started = async () => {
  const jobId = await acceptedJob(people().customer, people().vendor)
  await startJob(people().vendor, jobId)
  return { jobId, bidId: '' }
}
const taken = async () => ({ jobId: await acceptedJob(people().customer, people().vendor), bidId: '' })
let driver: TestUser
/** A rental whose vendor, the driver, has arrived with the dumpster. */
const delivered = async () => {
  driver = await vendor(harness)
  const jobId = await postRental(people().customer)
  await people().customer.ask(ACCEPT_BID, { bidId: await bid(driver, jobId) })
  await startJob(driver, jobId)
  return { jobId, bidId: '' }
}
const rated = (by: 'customer' | 'vendor', jobId: string) =>
  people()[by].ask(SUBMIT_RATING, { input: { jobId, rating: 4 } })
const nothing = async () => ({ jobId: '', bidId: '' })
const requireDocuments = (documentsRequired: boolean) =>
  people().admin.ask(SET_FIRM, {
    input: { serviceFeePercent: 10, supportPhone: '(555) 010-0100', documentsRequired },
  })

interface Case {
  what: string
  before: () => Promise<{ jobId: string; bidId: string }>
  act: (about: { jobId: string; bidId: string }) => Promise<unknown>
  told: string[]
}

/** Runs the expiry task as if some days had passed. */
const expireAfter = (days: number) =>
  expire(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('expire'),
  )

const revealAfter = (days: number) =>
  revealRatings(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('revealRatings'),
  )

const remindAfter = (days: number) =>
  documentExpiry(
    {
      ...harness.app.context,
      clock: () => new Date(harness.clock.now.getTime() + days * 86_400_000),
    },
    {},
    taskWork('documentExpiry'),
  )

const remindOfVisitsAt = (at: string) =>
  remindOfVisits({ ...harness.app.context, clock: () => new Date(at) }, {}, taskWork('remindOfVisits'))
/** Reminds of the visits of earlier tests first. */
const takenBefore = (at: string) => async () => {
  await remindOfVisitsAt(at)
  return taken()
}
/** Two processes do it at once, and one of them again later. */
const remindTwice = (at: string) => async () => {
  await Promise.all([remindOfVisitsAt(at), remindOfVisitsAt(at)])
  await remindOfVisitsAt(at)
}

const tellServedNow = () => tellServed(harness.app.context, {}, taskWork('tellServed'))

/** Posts a job that nobody serves, and sends its notices along with those of earlier tests. */
const unserved = async (zipCode: string) => {
  const jobId = await postJunk(people().customer, { zipCode })
  await work()
  await tellServedNow()
  return { jobId, bidId: '' }
}

const halfRated = async () => {
  const jobId = await completedJob(people().customer, people().vendor)
  await rated('customer', jobId)
  return { jobId, bidId: '' }
}

const insured = async () => {
  await harness.database.pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
     values (gen_random_uuid(), $1, 'commercial_insurance', 'x', '/objects/x', 'approved', '2026-11-23', 'America/Chicago')`,
    [people().vendor.id],
  )
  return nothing()
}

const inFour = () => vendor(harness, { zips: ['99504'] })
const inFive = () => vendor(harness, { zips: ['99505'] })
const inSix = () => vendor(harness, { zips: ['99515'] })
const leavers: TestUser[] = []

const cases: Case[] = [
  {
    what: 'another bid is accepted',
    before: () => withTwoBids(),
    act: ({ bidId }) => people().customer.ask(ACCEPT_BID, { bidId }),
    told: ['another vendor: bid_rejected', 'customer: order_accepted', 'vendor: bid_accepted'],
  },
  {
    what: 'the customer cancels an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => people().customer.ask(CANCEL_JOB, { jobId }),
    told: ['another vendor: job_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'the customer cancels an accepted order',
    before: taken,
    act: ({ jobId }) => people().customer.ask(CANCEL_JOB, { jobId }),
    told: ['vendor: job_cancelled'],
  },
  {
    what: 'the customer edits an order with two bids, twice the same',
    before: () => withTwoBids(),
    act: async ({ jobId }) => {
      for (const description of ['A piano', 'A piano'])
        await editJunk(people().customer, jobId, { description })
    },
    told: ['another vendor: request_edited', 'vendor: request_edited'],
  },
  {
    what: 'the customer moves an order with two bids to where others serve',
    before: () => withTwoBids(),
    act: ({ jobId }) => editJunk(people().customer, jobId, { zipCode: '90210' }),
    told: ['another vendor: request_edited', 'otherVendor: job_posted', 'vendor: request_edited'],
  },
  {
    what: 'the customer edits the contact of an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => editJunk(people().customer, jobId, { phone: '(512) 555-0199' }),
    told: [],
  },
  {
    what: 'an admin cancels an order with two bids',
    before: () => withTwoBids(),
    act: ({ jobId }) => people().admin.ask(CANCEL_JOB, { jobId }),
    told: ['another vendor: job_cancelled', 'customer: order_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'an admin cancels a job in progress',
    before: started,
    act: ({ jobId }) => people().admin.ask(CANCEL_WITH_REASON, { jobId, reason: 'Unsafe' }),
    told: ['customer: order_cancelled', 'vendor: job_cancelled'],
  },
  {
    what: 'the vendor rates',
    before: async () => ({ jobId: await completedJob(people().customer, people().vendor), bidId: '' }),
    act: ({ jobId }) => rated('vendor', jobId),
    told: ['customer: rating_received'],
  },
  {
    what: 'the vendor rates, after the customer',
    before: halfRated,
    act: ({ jobId }) => rated('vendor', jobId),
    told: ['customer: ratings_revealed', 'vendor: ratings_revealed'],
  },
  {
    what: 'fourteen days pass after one of them rated',
    before: async () => {
      // Reveals the ratings of earlier tests first.
      await revealAfter(14)
      return halfRated()
    },
    act: () => Promise.all([revealAfter(14), revealAfter(14)]),
    told: ['customer: ratings_revealed', 'vendor: ratings_revealed'],
  },
  {
    what: 'the vendor writes three times',
    before: taken,
    act: async ({ jobId }) => {
      for (const content of ['Hello', 'Are you there?', 'On my way'])
        await people().vendor.ask(SEND_TEXT, { input: { jobId, content } })
    },
    told: ['customer: message_received'],
  },
  {
    what: 'a job is posted where nobody serves',
    before: nothing,
    act: () => postJunk(people().customer, { zipCode: '99501' }),
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted where only a suspended vendor serves',
    before: nothing,
    act: async () => {
      const gone = await vendor(harness, { zips: ['99502'] })
      await harness.database.pool.query('update users set is_active = false where id = $1', [gone.id])
      await postJunk(people().customer, { zipCode: '99502' })
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted whose only vendor does not offer the service',
    before: nothing,
    act: async () => {
      await vendor(harness, { zips: ['99503'], services: ['dumpster_rental'] })
      await postJunk(people().customer, { zipCode: '99503-1234' })
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a job is posted, and the vendors have no documents',
    before: nothing,
    act: async () => {
      await requireDocuments(true)
      await postJunk(people().customer)
      await work()
      await requireDocuments(false)
    },
    told: ['admin: job_unserved', 'customer: order_unserved'],
  },
  {
    what: 'a vendor comes to serve where nobody did, and two processes look at once',
    before: () => unserved('99506'),
    act: async () => {
      await tellServedNow()
      await vendor(harness, { zips: ['99506'] })
      await Promise.all([tellServedNow(), tellServedNow()])
      await tellServedNow()
    },
    told: ['customer: order_served'],
  },
  {
    what: 'a vendor comes to serve an order that the customer has cancelled',
    before: async () => {
      const { jobId } = await unserved('99507')
      await people().customer.ask(CANCEL_JOB, { jobId })
      return { jobId, bidId: '' }
    },
    act: async () => {
      await vendor(harness, { zips: ['99507'] })
      await tellServedNow()
    },
    told: [],
  },
  {
    what: 'a vendor comes to serve what the customer has moved away from, and then what it was moved to',
    before: async () => {
      const moved = await unserved('99508')
      await editJunk(people().customer, moved.jobId, { zipCode: '99509' })
      await work()
      return moved
    },
    act: async () => {
      await vendor(harness, { zips: ['99508'] })
      await tellServedNow()
      expect(await toldSince()).toEqual([])
      await vendor(harness, { zips: ['99509'] })
      await tellServedNow()
    },
    told: ['customer: order_served'],
  },
  {
    what: 'the customer moves an order from where nobody serves to elsewhere, to where nobody does either, and back',
    before: () => unserved('99513'),
    act: async ({ jobId }) => {
      for (const zipCode of ['99514', '99514-0001', '99513']) {
        await editJunk(people().customer, jobId, { zipCode })
        await work()
      }
    },
    told: [
      ...['admin: job_unserved', 'admin: job_unserved'],
      ...['customer: order_unserved', 'customer: order_unserved'],
    ],
  },
  {
    what: 'the customer moves an order from where nobody serves to where somebody does',
    before: () => unserved('99511'),
    act: async ({ jobId }) => {
      await vendor(harness, { zips: ['99512'] })
      await editJunk(people().customer, jobId, { zipCode: '99512' })
      await work()
      await tellServedNow()
    },
    told: ['another vendor: job_posted'],
  },
  {
    what: 'a job is posted and cancelled at once',
    before: nothing,
    act: async () => people().customer.ask(CANCEL_JOB, { jobId: await postJunk(people().customer) }),
    told: [],
  },
  {
    what: 'a job is posted over REST',
    before: nothing,
    act: async () => {
      const response = await people().customer.fetch('/api/jobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...junkPickup, type: 'junk_pickup', zipCode: '90210' }),
      })
      expect(response.status).toBe(201)
    },
    told: ['otherVendor: job_posted'],
  },
  {
    what: 'a vendor gives back a job that another has bid on, where a third serves',
    before: async () => {
      const [leaver, rival] = [await inFour(), await inFour(), await inFour()]
      const jobId = await postJunk(people().customer, { zipCode: '99504' })
      await bid(rival, jobId)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(leaver, jobId) })
      leavers.push(leaver)
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => leavers.pop()!.ask(RELEASE_JOB, { jobId }),
    told: ['another vendor: job_posted', 'another vendor: still_interested', 'customer: order_given_back'],
  },
  {
    what: 'an admin takes back a job that another has bid on',
    before: async () => {
      const [holder, rival] = [await inFive(), await inFive()]
      const jobId = await postJunk(people().customer, { zipCode: '99505' })
      await bid(rival, jobId)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => people().admin.ask(REOPEN_JOB, { jobId, reason: 'The vendor is away' }),
    told: ['another vendor: job_taken_back', 'another vendor: still_interested', 'customer: order_reopened'],
  },
  {
    what: 'an admin offers the customer a more expensive bid in place of the vendor who had the job',
    before: async () => {
      const [holder, rival] = [await inSix(), await inSix()]
      const jobId = await postJunk(people().customer, { zipCode: '99515' })
      const bidId = await bid(rival, jobId, '200')
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      return { jobId, bidId }
    },
    act: ({ bidId }) => people().admin.ask(REASSIGN_JOB, { bidId, reason: 'The vendor is away' }),
    told: ['another vendor: bid_offered', 'another vendor: job_taken_back', 'customer: order_offered'],
  },
  {
    what: 'an admin suspends the vendor of an accepted job, and reactivates them',
    before: async () => {
      const holder = await vendor(harness)
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, await postJunk(people().customer)) })
      return { jobId: '', bidId: holder.id }
    },
    act: async ({ bidId: userId }) => {
      for (const isActive of [false, true]) {
        await people().admin.ask(SET_USER_ACTIVE, { userId, isActive })
        await work()
      }
    },
    told: ['customer: order_vendor_away', 'customer: order_vendor_back'],
  },
  {
    what: 'a customer asks again for the vendor of an earlier job',
    before: async () => {
      const [holder] = [
        await vendor(harness, { zips: ['99833'] }),
        await vendor(harness, { zips: ['99833'] }),
      ]
      const jobId = await postJunk(people().customer, { zipCode: '99833' })
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(holder, jobId) })
      await work()
      return { jobId, bidId: holder.id }
    },
    act: ({ bidId: askVendorId }) =>
      people().customer.ask(REQUEST_AGAIN, {
        input: { ...junkPickup, zipCode: '99833' },
        askVendorId,
      }),
    told: ['another vendor: asked_again', 'another vendor: job_posted'],
  },
  {
    what: 'the vendor asks for another time',
    before: taken,
    act: ({ jobId }) => askToMove(people().vendor, jobId),
    told: ['customer: change_proposed'],
  },
  {
    what: 'nobody answers a proposal of the vendor, and two processes look at once',
    before: async () => {
      // Ends the proposals of earlier tests first.
      await expireAfter(2)
      const about = await taken()
      await askToMove(people().vendor, about.jobId)
      return about
    },
    act: async () => {
      for (const days of [1.4, 1.6, 1.6, 2, 2]) await Promise.all([expireAfter(days), expireAfter(days)])
    },
    told: ['customer: change_ending', 'vendor: change_expired'],
  },
  {
    what: 'the customer moves a visit at once',
    before: taken,
    act: ({ jobId }) => askToMove(people().customer, jobId),
    told: ['vendor: change_decided'],
  },
  {
    what: 'the customer cancels late, which costs something',
    before: async () => {
      const pickupDateTime = new Date(harness.clock.now.getTime() + 3 * 3_600_000).toISOString()
      const jobId = await postJunk(people().customer, { pickupDateTime })
      await people().customer.ask(ACCEPT_BID, { bidId: await bid(people().vendor, jobId) })
      await harness.database.pool.query(
        "update job_events set created_at = created_at - interval '1 hour' where job_id = $1",
        [jobId],
      )
      return { jobId, bidId: '' }
    },
    act: ({ jobId }) => people().customer.ask(CANCEL_LATE, { jobId }),
    told: ['customer: charge_booked', 'vendor: charge_booked', 'vendor: job_cancelled'],
  },
  {
    what: 'the day before a visit has come',
    before: takenBefore('2026-12-23T19:00:00Z'),
    act: remindTwice('2026-12-23T19:00:00Z'),
    told: ['customer: visit_tomorrow', 'vendor: visit_tomorrow'],
  },
  {
    what: 'nobody has come half an hour after the window',
    before: takenBefore('2026-12-24T17:30:00Z'),
    act: remindTwice('2026-12-24T17:30:00Z'),
    told: ['customer: visit_late', 'vendor: visit_late'],
  },
  {
    what: 'nobody has come two hours after the window',
    before: takenBefore('2026-12-24T19:00:00Z'),
    act: remindTwice('2026-12-24T19:00:00Z'),
    told: ['admin: visit_overdue', 'customer: visit_late', 'vendor: visit_late'],
  },
  {
    what: 'a rental ends in two days',
    before: async () => {
      await remindOfVisitsAt('2026-12-29T18:00:00Z')
      return delivered()
    },
    act: remindTwice('2026-12-29T18:00:00Z'),
    told: ['customer: rental_ending'],
  },
  {
    what: 'the vendor finishes a delivery, whose pickup is to come',
    before: delivered,
    act: async ({ jobId }) => {
      const input = { photos: [await photo(driver)] }
      await driver.ask(COMPLETE_VISIT, { visitId: await firstVisit(driver, jobId), input })
    },
    told: ['customer: visit_done'],
  },
  {
    what: 'the vendor says twice how long it takes, and then that it takes longer',
    before: taken,
    act: async ({ jobId }) => {
      const visitId = await firstVisit(people().vendor, jobId)
      await makeDue(harness, visitId)
      for (const etaMinutes of [30, 30, 60]) await people().vendor.ask(START_VISIT, { visitId, etaMinutes })
    },
    told: ['customer: visit_on_the_way', 'customer: visit_on_the_way'],
  },
  {
    what: 'an admin schedules a failed visit again for both sides',
    before: async () => ({ ...(await failedVisit(world)), bidId: '' }),
    act: async ({ jobId }) => {
      await people().admin.ask(SCHEDULE_VISIT, { input: { jobId, kind: 'haul', ...nextDay } })
    },
    told: ['customer: visit_scheduled', 'vendor: visit_scheduled'],
  },
  {
    what: 'a document is refused',
    before: nothing,
    act: async () => {
      const { id } = await paper(world)
      await people().admin.ask(REVIEW, { input: { id, approve: false, reason: 'Not legible' } })
    },
    told: ['admin: document_uploaded', 'vendor: document_refused'],
  },
  {
    what: 'a document is approved twice',
    before: nothing,
    act: async () => {
      const { id } = await paper(world)
      for (const approve of [true, true]) await people().admin.ask(REVIEW, { input: { id, approve } })
    },
    told: ['admin: document_uploaded', 'vendor: document_approved'],
  },
  {
    what: 'an insurance expires in three days, then is past its date',
    before: insured,
    act: async () => {
      for (const days of [0, 0, 4, 4]) await remindAfter(days)
    },
    told: ['vendor: document_expired', 'vendor: document_expiring'],
  },
  {
    what: 'a browser that the account does not know signs in',
    before: nothing,
    act: () =>
      harness.visitor().ask(LOGIN, { input: { email: people().customer.email, password: PASSWORD } }),
    told: ['customer: device_signed_in'],
  },
  {
    what: 'a user signs in for the first time',
    before: nothing,
    act: () => customer(harness),
    told: [],
  },
  {
    what: 'a vendor with an open bid closes the account',
    before: nothing,
    act: async () => {
      const leaver = await vendor(harness, { zips: ['90210'] })
      const jobId = await postJunk(people().customer, { zipCode: '90210' })
      await bid(leaver, jobId)
      await leaver.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    },
    told: ['customer: bid_received', 'customer: bid_withdrawn', 'otherVendor: job_posted'],
  },
  {
    what: 'a customer with an open order closes the account',
    before: nothing,
    act: async () => {
      const leaver = await customer(harness)
      const jobId = await postJunk(leaver)
      await bid(people().vendor, jobId)
      await leaver.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    },
    told: ['vendor: job_cancelled'],
  },
  {
    what: 'the bids on an order end within a day',
    before: async () => {
      await expireAfter(2)
      return withTwoBids()
    },
    act: () => expireAfter(2),
    told: ['another vendor: bid_ending', 'vendor: bid_ending'],
  },
  {
    what: 'the date of an order comes, and nobody was chosen',
    before: async () => {
      await expireAfter(3)
      return withTwoBids({ pickupDateTime: '2026-11-22T18:00:00.000Z' })
    },
    act: () => expireAfter(3),
    told: ['another vendor: job_expired', 'customer: order_expired', 'vendor: job_expired'],
  },
  {
    what: 'a vendor gives a large discount',
    before: async () => ({
      jobId: await acceptedJob(people().customer, people().vendor),
      bidId: '',
    }),
    act: ({ jobId }) =>
      people().vendor.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'discount', amount: '120' } }),
    told: ['admin: discount_given', 'customer: charge_booked'],
  },
  {
    what: 'a month with service fees is over',
    before: async () => {
      // Reminders of earlier statements come before.
      await runStatements(harness, '2026-12-01T06:00:00Z')
      await runStatements(harness, '2027-01-01T05:00:00Z')
      await newFee(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2027-01-01T06:00:00Z'))),
    told: ['another vendor: statement_issued'],
  },
  {
    what: 'a statement is a day past due',
    before: async () => {
      await runStatements(harness, '2026-11-16T18:00:00Z')
      await newStatement(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2026-11-16T18:00:00Z'))),
    told: ['another vendor: statement_reminder'],
  },
  {
    what: 'a statement is overdue',
    before: async () => {
      await runStatements(harness, '2026-12-16T06:00:00Z')
      await newStatement(harness, (await vendor(harness)).id)
      return nothing()
    },
    act: () => Promise.all(['', ''].map(() => runStatements(harness, '2026-12-16T06:00:00Z'))),
    told: ['admin: statement_unpaid', 'another vendor: statement_overdue'],
  },
]

describe('when', () => {
  // The mutations above leave other admins active.
  beforeAll(() =>
    harness.database.pool.query("update users set is_active = false where user_type = 'admin' and id <> $1", [
      people().admin.id,
    ]),
  )

  test.each(cases)('notifies as listed when $what', async ({ before, act, told }) => {
    const about = await before()
    expect(await toldBy(() => act(about))).toEqual([...told].sort())
  })
})

test('covers every kind', () => expect([...heard].sort()).toEqual(Object.keys(noticeKinds).sort()))
