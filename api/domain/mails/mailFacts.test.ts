import {
  ACCEPT_BID,
  ANSWER_QUESTION,
  acceptedJob,
  ask,
  bid,
  editJunk,
  postJunk,
  RELEASE_JOB,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { OPEN_SUPPORT_TICKET, SEND_TEXT, WITHDRAW_BID_ID } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { expire } from '../deals/expire.js'

/** Every mail about a bid or a job gives the date, the ZIP code, and the price. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
})
beforeEach(async () => {
  harness.clock.now = START
  dana = await customer(harness)
  dale = await vendor(harness)
  await harness.mails()
})
afterAll(() => harness.stop())

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]
const mailTo = async ({ email }: TestUser, subject: RegExp): Promise<string> => {
  const mails = (await harness.mails()).map(mail => mail.replaceAll('\r', ''))
  const theirs = mails.filter(mail => mail.includes(`To: ${email}`) && subject.test(subjectOf(mail) ?? ''))
  expect(theirs).toHaveLength(1)
  return theirs[0]!
}

type Act = (jobId: string, bidId: string) => Promise<unknown>
const posted = () => postJunk(dana)
/** The job passes its date before the bid ends. */
const soon = () => postJunk(dana, { pickupDateTime: '2026-11-22T18:00:00.000Z' })
const taken = () => acceptedJob(dana, dale)
const lose: Act = async jobId => {
  const rival = await vendor(harness)
  await dana.ask(ACCEPT_BID, { bidId: await bid(rival, jobId, '99') })
  return rival
}

test.each<[string, 'customer' | 'vendor', RegExp, string, () => Promise<string>, Act]>([
  ['bid_received', 'customer', / bid \$149\.50 on your /, 'Price: $149.50', posted, async () => {}],
  [
    'bid_withdrawn',
    'customer',
    /withdrew a bid/,
    'Bid: $149.50',
    posted,
    (_, bidId) => dale.ask(WITHDRAW_BID_ID, { bidId }),
  ],
  ['question_asked', 'customer', /asked about/, 'Lowest bid: $149.50', posted, id => ask(dale, id)],
  [
    'question_answered',
    'vendor',
    /^The customer answered a question about the junk pickup in 78701/,
    'Your bid: $149.50',
    posted,
    async id => dana.ask(ANSWER_QUESTION, { input: { questionId: await ask(dale, id), answer: 'Two' } }),
  ],
  ['bid_rejected', 'vendor', /not chosen/, 'Your bid: $149.50', posted, lose],
  [
    'still_interested',
    'vendor',
    /^Still interested/,
    'Your bid: $149.50',
    posted,
    async (jobId, bidId) => {
      const rival = (await lose(jobId, bidId)) as TestUser
      await harness.mails()
      await rival.ask(RELEASE_JOB, { jobId })
    },
  ],
  [
    'order_given_back',
    'customer',
    /gave back/,
    'Budget: $200',
    taken,
    jobId => dale.ask(RELEASE_JOB, { jobId }),
  ],
  [
    'message_received',
    'vendor',
    /wrote to you/,
    'Price: $149.50',
    taken,
    async jobId => {
      await dana.ask(SEND_TEXT, { input: { jobId, content: 'Ring twice' } })
      await harness.mails()
      // Ten minutes pass.
      await harness.database.pool.query(
        'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
      )
    },
  ],
  [
    'job_expired',
    'vendor',
    /closed before the customer chose/,
    'Your bid: $149.50',
    soon,
    async () => {
      harness.clock.now = new Date('2026-11-23T00:00:00Z')
      await expire(harness.app.context, {}, taskWork('expire'))
    },
  ],
])(
  'includes date, ZIP code, and price in the mail about %s',
  async (kind, reader, subject, price, before, act) => {
    const jobId = await before()
    await harness.mails()
    const bidId = before === taken ? '' : await bid(dale, jobId)
    if (kind !== 'bid_received') await harness.mails()
    await act(jobId, bidId)
    const mail = await mailTo(reader === 'customer' ? dana : dale, subject)
    expect(mail).toMatch(/^When: (Thu, Dec 24, 9:00 AM|Sun, Nov 22, 12:00 PM) CST$/m)
    expect(mail).toMatch(/^Where: .*78701$/m)
    expect(mail).toContain(price)
  },
)

test('says in the mail of an edited request what changed and how it is now', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await harness.mails()
  await editJunk(dana, jobId, {
    pickupDateTime: '2026-12-26T15:00:00.000Z',
    hasHazardousItems: true,
    customerBudget: '250',
  })
  const mail = await mailTo(dale, /^The customer changed/)
  expect(mail).toContain(
    'The customer changed the pickup time, hazardous items and budget of the junk pickup in 78701',
  )
  expect(mail).toMatch(/^Changed: Pickup time, Hazardous items, Budget$/m)
  expect(mail).toMatch(/^Hazardous items: Yes$/m)
  expect(mail).toMatch(/^Budget: \$250\.00$/m)
  expect(mail).toMatch(/^When: Sat, Dec 26, 9:00 AM CST$/m)
  expect(mail).toMatch(/^Where: 1100 Congress Ave, 78701$/m)
  expect(mail).toMatch(/^Your bid: \$149\.50$/m)
})

test('says what changed, without details, once a request has left the area', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await harness.mails()
  await editJunk(dana, jobId, { zipCode: '90210', description: 'A piano' })
  const mail = await mailTo(dale, /^The customer changed/)
  expect(mail).toMatch(/^Changed: Description, ZIP code$/m)
  expect(mail).toMatch(/^Where: 90210$/m)
  expect(mail).not.toMatch(/piano|Congress/)
})

test("includes the order's facts in the mail of an answered ticket", async () => {
  const input = { orderNumber: await acceptedJob(dana, dale), issue: 'Nobody came' }
  const { id } = (await dana.ask(OPEN_SUPPORT_TICKET, { input })).openSupportTicket
  await harness.mails()
  const ada = await admin(harness)
  await ada.ask(
    graphql(
      `mutation AnswerForFacts($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }`,
    ),
    { input: { id, response: 'They come tomorrow' } },
  )
  const mail = await mailTo(dana, /^Support answered your question/)
  expect(mail).toMatch(/^When: Thu, Dec 24, 9:00 AM CST$/m)
  expect(mail).toMatch(/^Where: .*78701$/m)
  expect(mail).toMatch(/^Price: \$149\.50$/m)
})
