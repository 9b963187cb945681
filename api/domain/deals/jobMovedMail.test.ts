import type { Email } from 'postal-mime'
import { workOnce } from '../../platform/queue/worker.js'
import {
  acceptedJob,
  bid,
  COMPLETE_JOB,
  completedJob,
  postJunk,
  START_JOB,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, WITHDRAW_BID_ID } from '../../test/operations.js'
import { type Smtp, startSmtp } from '../../test/smtp.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { User } from '../accounts/User.js'
import { enqueue } from '../enqueue.js'

const PUBLIC_URL = 'https://haulbid.example'
const CANCEL = graphql(`
  mutation CancelJobWithReason($jobId: UUID!, $reason: String) {
    cancelJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const RELEASE = graphql(`
  mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {
    releaseJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const REOPEN = graphql(`
  mutation ReopenJobId($jobId: UUID!, $reason: String!) {
    reopenJob(jobId: $jobId, reason: $reason) { id }
  }
`)
const REASSIGN = graphql(`
  mutation ReassignJobId($bidId: UUID!, $reason: String!) {
    reassignJob(bidId: $bidId, reason: $reason) { id }
  }
`)
const ACCEPT = graphql(`mutation AcceptBidId($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }`)

let harness: Harness
let smtp: Smtp
let dana: TestUser
let dale: TestUser
let rival: TestUser
let boss: TestUser
beforeAll(async () => {
  smtp = await startSmtp()
  harness = await startHarness({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@haulbid.example', PUBLIC_URL },
  })
})
afterAll(async () => {
  await harness.stop()
  await smtp.stop()
})
beforeEach(async () => {
  dana = await customer(harness)
  dale = await vendor(harness, {}, { lastName: 'Hauler' })
  rival = await vendor(harness)
  boss = await admin(harness)
})

/** The mails caused by `act`: two processes run the queue simultaneously, and then it runs once more. */
const mailsOf = async (act: () => Promise<unknown>): Promise<Email[]> => {
  await workOnce(harness.app.context)
  smtp.accepted.length = 0
  await act()
  await Promise.all([workOnce(harness.app.context), workOnce(harness.app.context)])
  await workOnce(harness.app.context)
  return smtp.accepted
}

const told = (mails: Email[]) =>
  mails.map(({ to, subject }) => `${to![0]!.address}: ${subject}`).toSorted((a, b) => a.localeCompare(b))
const sorted = (lines: string[]) => lines.toSorted((a, b) => a.localeCompare(b))

test('sends the reason to every open bidder when the customer cancels a pending job', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await bid(rival, jobId)
  const left = await vendor(harness)
  const withdrawn = await bid(left, jobId)
  await left.ask(WITHDRAW_BID_ID, { bidId: withdrawn })
  const mails = await mailsOf(() => dana.ask(CANCEL, { jobId, reason: 'My brother took it all' }))
  const subject = 'The customer cancelled the junk pickup in 78701'
  expect(told(mails)).toEqual(sorted([`${dale.email}: ${subject}`, `${rival.email}: ${subject}`]))
  for (const { text } of mails) {
    expect(text).toContain(
      'The customer has cancelled the junk pickup in 78701, and your bid on it is closed.',
    )
    expect(text).toContain('\nReason: My brother took it all')
    expect(text).not.toContain('Congress')
  }
})

test('mentions no reason if there is none or it is blank', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  const [mail] = await mailsOf(() => dana.ask(CANCEL, { jobId, reason: ' \n ' }))
  expect(mail!.text).not.toContain('reason')
})

test('tells the vendor once not to come when the customer cancels an accepted job', async () => {
  const jobId = await postJunk(dana)
  await bid(rival, jobId)
  const bidId = await bid(dale, jobId)
  await dana.ask(ACCEPT, { bidId })
  const mails = await mailsOf(() => dana.ask(CANCEL, { jobId, reason: 'Plans changed' }))
  expect(told(mails)).toEqual([`${dale.email}: The customer cancelled the junk pickup in 78701`])
  expect(mails[0]!.text).toContain('Where: 1100 Congress Ave, 78701')
  expect(mails[0]!.text).toContain('Plans changed')
})

test.each(['accepted', 'in progress'])(
  'notifies customer and vendor when an admin cancels a job that is %s',
  async state => {
    const jobId = await acceptedJob(dana, dale)
    if (state === 'in progress') await startJob(dale, jobId)
    const mails = await mailsOf(() => boss.ask(CANCEL, { jobId, reason: 'The address is wrong' }))
    expect(told(mails)).toEqual(
      sorted([
        `${dana.email}: Haulbid cancelled your junk pickup`,
        `${dale.email}: Haulbid cancelled the junk pickup in 78701`,
      ]),
    )
    for (const { text } of mails) {
      expect(text).toContain('Haulbid has cancelled')
      expect(text).toContain('The address is wrong')
    }
    const toDana = mails.find(({ to }) => to![0]!.address === dana.email)!
    expect(toDana.text).toContain(`${PUBLIC_URL}/customer/orders?order=${jobId}`)
  },
)

test('notifies bidders but not the customer who closes the account', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  const mails = await mailsOf(() => dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } }))
  expect(told(mails)).toEqual([`${dale.email}: The customer cancelled the junk pickup in 78701`])
  expect(mails[0]!.text).toContain('The account was closed')
})

test('tells the customer who released the job and why', async () => {
  const jobId = await acceptedJob(dana, dale)
  const mails = await mailsOf(() => dale.ask(RELEASE, { jobId, reason: 'The truck broke down' }))
  expect(told(mails)).toEqual([`${dana.email}: Dale Hauler gave back your junk pickup`])
  expect(mails[0]!.text).toContain(
    'Dale Hauler can no longer do your junk pickup. It is open for bids again, and you can choose another vendor.',
  )
  expect(mails[0]!.text).toContain('The truck broke down')
})

test('tells customer and vendor that Haulbid took the job back, and why', async () => {
  const jobId = await acceptedJob(dana, dale)
  const mails = await mailsOf(() => boss.ask(REOPEN, { jobId, reason: 'Nobody came' }))
  expect(told(mails)).toEqual(
    sorted([
      `${dana.email}: Your junk pickup is open for bids again`,
      `${dale.email}: The junk pickup in 78701 is no longer yours`,
    ]),
  )
  const textTo = (person: TestUser) => mails.find(({ to }) => to![0]!.address === person.email)!.text
  expect(textTo(dana)).toContain(
    'Haulbid has taken your junk pickup back from its vendor. It is open for bids again, and you can choose another vendor.',
  )
  expect(textTo(dale)).toContain(
    `Haulbid has taken back the junk pickup in 78701. You don't need to do anything else.`,
  )
  for (const { text } of mails) expect(text).toContain('\nReason: Nobody came')
})

describe('an admin assigns a job to another vendor', () => {
  /** Assigned to Dale; the rival lost and was notified. */
  const lostJob = async () => {
    const jobId = await postJunk(dana)
    const lost = await bid(rival, jobId, '140')
    const won = await bid(dale, jobId, '149.50')
    await dana.ask(ACCEPT, { bidId: won })
    return { jobId, lost }
  }

  test('sends the customer the price, the new vendor the address, and the old one the end', async () => {
    const { jobId, lost } = await lostJob()
    const mails = await mailsOf(() => boss.ask(REASSIGN, { bidId: lost, reason: 'Nobody came' }))
    expect(told(mails)).toEqual(
      sorted([
        `${dana.email}: Your junk pickup has a new vendor`,
        `${dale.email}: The junk pickup in 78701 is no longer yours`,
        `${rival.email}: The junk pickup in 78701 is now yours`,
      ]),
    )
    const textTo = (person: TestUser) => mails.find(({ to }) => to![0]!.address === person.email)!.text
    expect(textTo(dana)).toContain(
      'Haulbid gave your junk pickup to another vendor who bid on it, for $140.00.',
    )
    expect(textTo(rival)).toContain(
      `Haulbid has given you the junk pickup in 78701 at your bid of $140.00. Call Dana with any questions.`,
    )
    for (const fact of [
      'Where: 1100 Congress Ave, 78701',
      'Price: $140.00',
      'Contact: Dana Reyes, (512) 555-0147',
    ])
      expect(textTo(rival)).toContain(fact)
    expect(textTo(rival)).toContain(`${PUBLIC_URL}/?job=${jobId}`)
    expect(textTo(dale)).not.toContain('Congress')
    for (const person of [dana, dale]) expect(textTo(person)).toContain('Nobody came')
    expect(textTo(rival)).not.toContain('Nobody came')
  })

  test('tells nobody that they got the job if it is taken away before the mail is sent', async () => {
    const { jobId, lost } = await lostJob()
    const mails = await mailsOf(async () => {
      await boss.ask(REASSIGN, { bidId: lost, reason: 'Nobody came' })
      await boss.ask(REOPEN, { jobId, reason: 'The wrong one' })
    })
    expect(told(mails)).toEqual(
      sorted([
        `${dana.email}: Your junk pickup is open for bids again`,
        `${dale.email}: The junk pickup in 78701 is no longer yours`,
        `${rival.email}: The junk pickup in 78701 is no longer yours`,
      ]),
    )
  })
})

test('mails each time a job is released twice and then cancelled', async () => {
  const jobId = await acceptedJob(dana, dale)
  const mails = await mailsOf(async () => {
    await dale.ask(RELEASE, { jobId })
    const bidId = await bid(rival, jobId)
    await dana.ask(ACCEPT, { bidId })
    await rival.ask(RELEASE, { jobId })
    await bid(dale, jobId, '90')
    await boss.ask(CANCEL, { jobId, reason: 'Nobody came' })
  })
  expect(told(mails).filter(line => !/ bid /.test(line))).toEqual(
    sorted([
      `${dana.email}: Dale Hauler gave back your junk pickup`,
      `${dana.email}: Dale Reyes gave back your junk pickup`,
      `${dana.email}: Haulbid cancelled your junk pickup`,
      `${dale.email}: Haulbid cancelled the junk pickup in 78701`,
    ]),
  )
})

test('notifies the customer, not the vendor, of start and completion', async () => {
  const jobId = await acceptedJob(dana, dale)
  const started = await mailsOf(() => startJob(dale, jobId))
  expect(told(started)).toEqual([`${dana.email}: Dale Hauler started work on your junk pickup`])
  expect(started[0]!.text).toContain('Dale Hauler has started your junk pickup.')
  const completed = await mailsOf(() => dale.ask(COMPLETE_JOB, { jobId }))
  expect(told(completed)).toEqual([`${dana.email}: Dale Hauler completed your junk pickup`])
  expect(completed[0]!.text).toContain('Price: $149.50')
})

test('sends no mail when an act is refused', async () => {
  const jobId = await completedJob(dana, dale)
  const mails = await mailsOf(async () => {
    expect((await dana.answer(CANCEL, { jobId })).errors[0]!.extensions.reason).toBe('JOB_STATE')
    expect((await dale.answer(RELEASE, { jobId })).errors[0]!.extensions.reason).toBe('JOB_STATE')
    expect((await rival.answer(START_JOB, { jobId })).errors[0]!.extensions.code).toBe('NOT_FOUND')
  })
  expect(told(mails)).toEqual([])
})

test('accepts one of ten simultaneous completions and notifies the customer once', async () => {
  const jobId = await acceptedJob(dana, dale)
  await startJob(dale, jobId)
  const mails = await mailsOf(() =>
    Promise.all(Array.from({ length: 10 }, () => dale.answer(COMPLETE_JOB, { jobId }))),
  )
  expect(mails).toHaveLength(1)
})

test('mails the same event to a user only once', async () => {
  const jobId = await acceptedJob(dana, dale)
  const mails = await mailsOf(async () => {
    await startJob(dale, jobId)
    const { rows } = await harness.database.pool.query(
      "select id from notices where job_id = $1 and kind = 'order_started'",
      [jobId],
    )
    const again = { noticeId: rows[0].id }
    await enqueue(harness.database.orm.em.fork(), 'noticeMail', again)
    await workOnce(harness.app.context)
    await enqueue(harness.database.orm.em.fork(), 'noticeMail', again)
  })
  expect(mails).toHaveLength(1)
})

test('treats a reason as plain text without headers or HTML', async () => {
  const jobId = await acceptedJob(dana, dale)
  const reason = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com\r\n\r\n"quoted" & more'
  const [mail, ...others] = await mailsOf(() => dana.ask(CANCEL, { jobId, reason }))
  expect(others).toEqual([])
  expect(mail!.bcc ?? []).toEqual([])
  expect(mail!.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail!.html).toContain('&#60;img src=x onerror=alert(1)&#62; Bcc: all@example.com')
  expect(mail!.html).toContain('&#34;quoted&#34; &#38; more')
  expect(mail!.html).not.toContain('<img')
})

test('mails nothing to a user who closed the account before the mail was sent', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  const { tries } = smtp
  const mails = await mailsOf(async () => {
    await dana.ask(CANCEL, { jobId })
    await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  })
  expect(mails).toEqual([])
  // The mail about the bid was sent earlier; nothing since.
  expect(smtp.tries).toBeLessThanOrEqual(tries + 1)
})

test('leaves out the name of a vendor whose account was closed before the mail was sent', async () => {
  const jobId = await acceptedJob(dana, dale)
  const [mail] = await mailsOf(async () => {
    await dale.ask(RELEASE, { jobId })
    await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  })
  expect(mail!.text).toContain('Your vendor can no longer do your junk pickup')
  const em = harness.database.orm.em.fork()
  expect((await em.findOneOrFail(User, dale.id)).closedAt).not.toBeNull()
})
