import type { Email } from 'postal-mime'
import { User } from '../../domain/accounts/User.js'
import { enqueue } from '../../domain/enqueue.js'
import { ACCEPT_BID, bid, junkPickup, postJunk, postRental, SUBMIT_BID } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import {
  ACCEPT_INVITATION,
  CANCEL_JOB,
  CLOSE_ACCOUNT,
  CREATE_USER,
  OPEN_SUPPORT_TICKET,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
} from '../../test/operations.js'
import { type Smtp, startSmtp } from '../../test/smtp.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { moveTasks } from '../queue/TaskRelay.js'
import { workOnce } from '../queue/worker.js'

const PUBLIC_URL = 'https://haulbid.example'

let harness: Harness
let smtp: Smtp
beforeAll(async () => {
  smtp = await startSmtp()
  harness = await startHarness({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Müll & Söhne <no-reply@haulbid.example>', PUBLIC_URL },
  })
})
afterAll(async () => {
  await harness.stop()
  await smtp.stop()
})
beforeEach(() => {
  smtp.accepted.length = 0
})

/** Runs the queue twice, so duplicates would show. */
const mailsFor = async ({ email }: { email: string }): Promise<Email[]> => {
  await workOnce(harness.app.context)
  await workOnce(harness.app.context)
  return smtp.accepted.filter(({ to }) => to?.some(({ address }) => address === email))
}

const onlyMailFor = async (person: { email: string }): Promise<Email & { text: string; html: string }> => {
  const mails = await mailsFor(person)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    from: { name: 'Müll & Söhne', address: 'no-reply@haulbid.example' },
    to: [{ address: person.email }],
    date: START.toISOString(),
    text: expect.any(String),
    html: expect.any(String),
    attachments: [],
  })
  expect(mail!.messageId).toMatch(/^<[0-9a-f]{32}@haulbid\.example>$/)
  return mail as Email & { text: string; html: string }
}

/** Finds a mail's only link other than the unsubscribe link. It is the same in text and HTML. */
const linkIn = ({ text, html }: { text: string; html: string }) => {
  const isOther = (url: string) => !url.includes('/unsubscribe?')
  const inText = text.match(/https?:\S+/g)!.filter(isOther)
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, url]) => url!.replaceAll('&#38;', '&'))
    .filter(isOther)
  expect(inText).toHaveLength(1)
  expect(inHtml).toEqual(inText)
  return inText[0]!
}

/** Finds the facts about the job, the same in text and HTML. */
const factsIn = ({ text, html }: { text: string; html: string }) => {
  const inHtml = [...html.matchAll(/<th[^>]*>([^<]+)<\/th>\s*<td[^>]*>([^<]+)<\/td>/g)].map(
    ([, label, value]) => [label!, value!.replaceAll('&#39;', "'")] as const,
  )
  for (const [label, value] of inHtml) expect(text).toContain(`\n${label}: ${value}\n`)
  return Object.fromEntries(inHtml)
}

const DECLINE = graphql(`mutation DeclineBidId($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const ANSWER = graphql(`
  mutation AnswerSupportTicketId($input: AnswerSupportTicketInput!) {
    answerSupportTicket(input: $input) { id }
  }
`)

const choose = (link: string, password = 'a new password') =>
  harness.visitor().answer(RESET_PASSWORD, {
    input: { token: new URL(link).searchParams.get('reset'), password, confirmPassword: password },
  })

test('lets a reset link choose a new password once', async () => {
  const dana = await customer(harness)
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email.toUpperCase() })
  const mail = await onlyMailFor(dana)
  expect(mail.subject).toBe('Reset your Haulbid password')
  const link = linkIn(mail)
  expect(link).toMatch(/^https:\/\/haulbid\.example\/\?reset=[\w-]{43}$/)
  expect((await choose(link)).errors).toEqual([])
  expect((await choose(link)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
})

test('lets an invitation link choose the first password', async () => {
  const input = {
    email: 'zoe@example.com',
    firstName: 'Zoë',
    lastName: 'Müller-O’Neil',
    phone: '(512) 555-0147',
    userType: 'vendor' as const,
  }
  await (await admin(harness)).ask(CREATE_USER, { input })
  const mail = await onlyMailFor(input)
  expect(mail.subject).toBe("You're invited to Haulbid")
  for (const part of [mail.text, mail.html]) expect(part).toContain('Hello Zoë,')
  const link = linkIn(mail)
  expect(link).toMatch(/^https:\/\/haulbid\.example\/\?invitation=[\w-]{43}$/)
  const accepted = { password: 'a new password', confirmPassword: 'a new password' }
  const token = new URL(link).searchParams.get('invitation')!
  await harness.visitor().ask(ACCEPT_INVITATION, { input: { token, ...accepted } })
})

describe('about a job', () => {
  let dana: TestUser
  let dale: TestUser
  let rival: TestUser
  beforeEach(async () => {
    dana = await customer(harness)
    dale = await vendor(harness)
    rival = await vendor(harness)
  })

  test('mails a new bid to the customer', async () => {
    const jobId = await postJunk(dana)
    await bid(dale, jobId, '149.50')
    const mail = await onlyMailFor(dana)
    expect(mail.subject).toBe('Dale Reyes bid $149.50 on your junk pickup')
    expect(linkIn(mail)).toBe(`${PUBLIC_URL}/customer/orders?order=${jobId}`)
    expect(mail.text).toContain('offers to do your junk pickup for $149.50')
    expect(factsIn(mail)).toEqual({
      What: `Junk Pickup: ${junkPickup.description}`,
      When: 'Thu, Dec 24, 9:00 AM CST',
      Where: '1100 Congress Ave, 78701',
      Price: '$149.50',
      'Stands until': 'Mon, Nov 23, 12:00 PM CST',
    })
    expect(mail.text).toContain(`Haulbid. You posted order ${jobId.slice(0, 8)} and`)
  })

  test('says which days and what else a rental bid includes, the same in every time zone', async () => {
    const jobId = await postRental(dana)
    const rates = { includedDays: 7, includedTons: '2', extraDayPrice: '12', extraTonPrice: '65.50' }
    await dale.ask(SUBMIT_BID, { input: { jobId, price: '420', ...rates, tripFee: '90', expiresInDays: 5 } })
    expect(factsIn(await onlyMailFor(dana))).toMatchObject({
      What: "20 yard (22'x8'x4.5') dumpster for 7 days",
      When: 'Thu, Dec 24 to Thu, Dec 31, dropoff: Morning (8 AM-12 PM)',
      Price: '$420.00',
      Includes: '7 days, 2 tons; $12 a day after, $65.50 a ton over; $90 for a wasted trip',
      'Stands until': 'Wed, Nov 25, 12:00 PM CST',
    })
  })

  test('mails each vendor the decision', async () => {
    const jobId = await postJunk(dana)
    const won = await bid(dale, jobId, '149.50')
    await bid(rival, jobId, '155')
    await dana.ask(ACCEPT_BID, { bidId: won })
    const toWinner = await onlyMailFor(dale)
    expect(toWinner.subject).toBe('Dana Reyes accepted your bid of $149.50')
    expect(toWinner.text).toContain('1100 Congress Ave, 78701')
    expect(linkIn(toWinner)).toBe(`${PUBLIC_URL}/?job=${jobId}`)
    const toLoser = await onlyMailFor(rival)
    expect(toLoser.subject).toBe('Your bid on the junk pickup in 78701 was not chosen')
    // They may no longer read the details (docs/product.md, The marketplace).
    expect(factsIn(toLoser)).toEqual({
      What: 'Junk Pickup',
      When: 'Thu, Dec 24, 9:00 AM CST',
      Where: '78701',
      'Your bid': '$155.00',
    })
    for (const detail of ['Congress', junkPickup.description])
      expect(toLoser.text + toLoser.html).not.toContain(detail)
    expect(linkIn(toLoser)).toBe(`${PUBLIC_URL}/`)
    // The bid was decided before its customer could be notified of it, so they only hear that it was accepted.
    expect((await onlyMailFor(dana)).subject).toBe('Your junk pickup is with Dale Reyes')
  })

  test('mails a declined bid to its vendor', async () => {
    const jobId = await postJunk(dana)
    await dana.ask(DECLINE, { bidId: await bid(dale, jobId) })
    expect((await onlyMailFor(dale)).subject).toBe('Your bid on the junk pickup in 78701 was not chosen')
  })

  test('mails a cancellation to all bidders', async () => {
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    await bid(rival, jobId)
    await dana.ask(CANCEL_JOB, { jobId })
    for (const told of [dale, rival]) {
      expect((await onlyMailFor(told)).subject).toBe('The customer cancelled the junk pickup in 78701')
    }
  })

  test('mails each answer to a ticket to its customer, with words and lines as typed', async () => {
    const jobId = await postJunk(dana)
    const issue = '<script>alert(1)</script>\nsecond "line" & more'
    const { openSupportTicket } = await dana.ask(OPEN_SUPPORT_TICKET, {
      input: { orderNumber: jobId, issue },
    })
    const answer = async (response: string) =>
      (await admin(harness)).ask(ANSWER, { input: { id: openSupportTicket.id, response } })
    await answer('On our way — Łukasz')
    const mail = await onlyMailFor(dana)
    expect(mail.subject).toBe('Support answered your question')
    expect(linkIn(mail)).toBe(`${PUBLIC_URL}/customer/support`)
    expect(mail.text).toContain('> <script>alert(1)</script>\n> second "line" & more')
    expect(mail.text).toContain('> On our way — Łukasz')
    expect(mail.html).toContain(
      '&#60;script&#62;alert(1)&#60;/script&#62;<br>second &#34;line&#34; &#38; more',
    )
    expect(mail.html).not.toContain('<script')
    await answer('Done')
    expect(await mailsFor(dana)).toHaveLength(2)
  })

  test('treats a name full of HTML and line breaks as plain text that adds no header', async () => {
    const named = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: 'X\r\nBcc: all@example.com\r\n\r\nbody',
    }
    const em = harness.database.orm.em.fork()
    await em.nativeUpdate(User, { id: dale.id }, named)
    await em.nativeUpdate(User, { id: dana.id }, { firstName: 'D\r\nBcc: all@example.com' })
    await bid(dale, await postJunk(dana))
    const mail = await onlyMailFor(dana)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.html).toContain('&#60;img src=x onerror=alert(1)&#62;')
    expect(mail.html).not.toContain('<img')
    expect(smtp.accepted.flatMap(({ to }) => to!.map(({ address }) => address))).not.toContain(
      'all@example.com',
    )
  })
})

test('attempts no mail to a closed account', async () => {
  const dana = await customer(harness)
  const dale = await vendor(harness)
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId)
  await dana.ask(DECLINE, { bidId })
  await dale.ask(CLOSE_ACCOUNT, {
    input: { currentPassword: 'dumpster-demo' },
  })
  const { tries } = smtp
  await mailsFor(dana)
  expect(smtp.accepted).toEqual([])
  expect(smtp.tries).toBe(tries)
})

test('mails nothing to an unknown email, and so reveals no account', async () => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: 'nobody@example.com' })
  expect(await mailsFor({ email: 'nobody@example.com' })).toEqual([])
})

test('sends over one connection per process, and closes it', async () => {
  const dana = await customer(harness)
  const jobId = await postJunk(dana)
  for (const each of [await vendor(harness), await vendor(harness), await vendor(harness)])
    await bid(each, jobId)
  const { connections } = smtp
  expect(await mailsFor(dana)).toHaveLength(3)
  expect(smtp.connections).toBe(connections + 1)
})

test('queues and sends the same event only once', async () => {
  const dana = await customer(harness)
  const bidId = await bid(await vendor(harness), await postJunk(dana))
  const { pool } = harness.database
  const notices = await pool.query('select id as "noticeId" from notices where event_id = $1', [bidId])
  const again = () => enqueue(harness.database.orm.em.fork(), 'noticeMail', notices.rows[0])
  await Promise.all([again(), again()])
  await moveTasks(pool)
  const { rows } = await pool.query('select count(*)::int from graphile_worker.jobs where key like $1', [
    `noticeMail:${notices.rows[0].noticeId}`,
  ])
  expect(rows[0].count).toBe(1)
  await onlyMailFor(dana)
  await again()
  expect(await mailsFor(dana)).toHaveLength(1)
})

test('writes mail to a file that mail programs can read if there is no SMTP', async () => {
  const outbox = await startHarness({ databaseUrl: harness.database.url })
  const dana = await customer(outbox)
  await outbox.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email })
  const mails = await outbox.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`To: ${dana.email}`)
  expect(mails[0]).toContain(`${outbox.url}/?reset=`)
  await outbox.stop()
})
