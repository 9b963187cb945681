import { jobQuotas, jobRates } from '../../rules/jobs/jobBounds.js'
import { supportQuotas } from '../../rules/support/supportBounds.js'
import { bid, junkPickup, REQUEST_JUNK } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { untilLockWait } from '../../test/lockWaits.js'
import {
  CLOSE_ACCOUNT,
  CREATE_USER,
  LOGIN,
  OPEN_SUPPORT_TICKET,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SEND_EMAIL_CONFIRMATION,
  SIGN_UP,
  UPDATE_USER_EMAIL,
  WITHDRAW_BID_ID,
} from '../../test/operations.js'
import { startSmtp } from '../../test/smtp.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

/** A new or changed email is confirmed by a mailed link; until then other mails to it wait, and limits are lower. */

const SCALE = 0.25
const HOUR = 3_600_000
const DAY = 24 * HOUR

let harness: Harness
/** Another process on the same database. */
let other: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
  other = await startHarness({ env: { RATE_LIMIT_SCALE: String(SCALE) }, databaseUrl: harness.database.url })
})
afterAll(async () => {
  await other.stop()
  await harness.stop()
})
beforeEach(async () => {
  await harness.mails()
  // Limits by address start again.
  later(DAY)
})

const CONFIRM = graphql(`mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }`)
const MINE = graphql(`query MyConfirmedEmail { me { email emailConfirmedAt } }`)
const UPDATE = graphql(`
  mutation UpdateAccountConfirmed($input: UpdateAccountInput!) {
    updateAccount(input: $input) { email emailConfirmedAt }
  }
`)
const ACCEPT = graphql(`
  mutation AcceptInvitationConfirmed($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) { emailConfirmedAt }
  }
`)
const TAKE_BACK = graphql(
  `mutation TakeBackEmail($input: TakeBackEmailInput!) { takeBackEmail(input: $input) }`,
)
const PUBLIC = graphql(`
  query VendorOfBidConfirmed($id: UUID!) {
    job(id: $id) { bids { nodes { vendor { firstName emailConfirmedAt } } } }
  }
`)

const EXPIRED = 'token: This link has expired or is for another address. Sign in, and choose "Send again".'
const USED = 'token: This link was already used. The email is confirmed.'
const names = { firstName: 'Dana', lastName: 'Reyes', phone: '(512) 555-0147' }
const both = { password: PASSWORD, confirmPassword: PASSWORD }
const newEmail = () => `${crypto.randomUUID()}@example.com`
const later = (ms: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + ms)
  other.clock.now = harness.clock.now
}

const signUp = async (email = newEmail(), at: Harness = harness): Promise<TestUser> => {
  const visitor = at.visitor()
  const { signUpCustomer } = await visitor.ask(SIGN_UP, {
    input: { ...names, ...both, email, initialServiceZipCode: '78701', initialServiceType: 'junk_pickup' },
  })
  return Object.assign(visitor, { id: signUpCustomer.id, email, harness: at })
}
const changeEmail = (person: TestUser, email: string) =>
  person.ask(UPDATE, { input: { ...names, email, currentPassword: PASSWORD } })
const close = (person: TestUser) => person.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })

const mailsTo = async (email: string) =>
  (await harness.mails()).filter(mail => mail.includes(`To: ${email}\r\n`))
const linksIn = (mails: string[], kind: string) =>
  mails.flatMap(mail => new RegExp(`\\?${kind}=([\\w-]{43})`).exec(mail)?.[1] ?? [])
/** The token of the only link mailed to an address. */
const linkTo = async (email: string, kind = 'confirm') => {
  const links = linksIn(await mailsTo(email), kind)
  expect(links).toHaveLength(1)
  return links[0]!
}
const confirm = (token: string, by = harness.visitor()) => by.answer(CONFIRM, { input: { token } })
const refusal = (token: string) => harness.visitor().issues(CONFIRM, { input: { token } })
const isConfirmed = async ({ id }: { id: string }) =>
  (await sql('select email_confirmed_at as at from users where id = $1', [id]))[0].at !== null
const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const waiting = ({ id }: TestUser) => sql('select task from held_mails where user_id = $1', [id])
const reset = async (email: string) => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email })
  const token = await linkTo(email, 'reset')
  await harness.visitor().ask(RESET_PASSWORD, { input: { token, ...both } })
}
const later9 = () => new Date(harness.clock.now.getTime() + 9 * DAY).toISOString()
/** A job of this customer with a bid on it, about which the customer is mailed. */
const bidOn = async (dana: TestUser) => {
  const dale = await vendor(harness)
  const { requestJunkPickup } = await dana.ask(REQUEST_JUNK, {
    input: { ...junkPickup, pickupDateTime: later9() },
  })
  return { dale, bidId: await bid(dale, requestJunkPickup.id), jobId: requestJunkPickup.id }
}

describe('the link', () => {
  test('confirms the email once, in any browser, and signs nobody in', async () => {
    const dana = await signUp()
    expect(await dana.ask(MINE)).toEqual({ me: { email: dana.email, emailConfirmedAt: null } })
    const [mail, ...more] = await mailsTo(dana.email)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: Confirm your email for Haulbid')
    const [token] = linksIn([mail!], 'confirm')
    expect(JSON.stringify(await sql('select * from email_confirmations'))).not.toContain(token)
    const stranger = harness.visitor()
    expect((await confirm(token!, stranger)).data).toEqual({ confirmEmail: true })
    expect(stranger.cookie).toBe('')
    expect(await dana.ask(MINE)).toEqual({
      me: { email: dana.email, emailConfirmedAt: harness.clock.now.toISOString() },
    })
    expect(await refusal(token!)).toEqual([USED])
  })

  test('does nothing when programs that check mails fetch it', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    for (const method of ['GET', 'HEAD']) await fetch(`${harness.url}/?confirm=${token}`, { method })
    const query = encodeURIComponent(`mutation { confirmEmail(input: { token: "${token}" }) }`)
    await fetch(`${harness.url}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } })
    await fetch(`${harness.url}/api/confirm-email?token=${token}`)
    expect(await isConfirmed(dana)).toBe(false)
    expect((await confirm(token)).errors).toEqual([])
  })

  test('works over REST too', async () => {
    const dana = await signUp()
    await mailsTo(dana.email)
    const post = (by: { fetch: TestUser['fetch'] }, path: string, body: object) =>
      by.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const sent = await post(dana, '/api/email-confirmations', {})
    expect(await sent.json()).toMatchObject({ email: dana.email, emailConfirmedAt: null })
    const token = await linkTo(dana.email)
    const answer = await post(harness.visitor(), '/api/confirm-email', { token })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await isConfirmed(dana)).toBe(true)
    expect((await post(harness.visitor(), '/api/email-confirmations', {})).status).toBe(401)
  })

  test.each([
    [DAY - 1, []],
    [DAY, [EXPIRED]],
  ])('expires after 24 hours, with %i ms passed', async (ms, issues) => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    later(ms)
    const { errors } = await confirm(token)
    expect(
      errors.flatMap(({ extensions }) => extensions.issues ?? []).map(i => `token: ${i.message}`),
    ).toEqual(issues)
    expect(await isConfirmed(dana)).toBe(issues.length === 0)
  })

  test('stays good when the clock is set back', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    later(-3 * DAY)
    expect((await confirm(token)).errors).toEqual([])
    later(3 * DAY)
  })

  test.each(['', 'A'.repeat(43), 'x'.repeat(201)])(
    'refuses a link that was never mailed: %j',
    async token => {
      const { errors } = await confirm(token)
      expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
    },
  )

  test('accepts one of ten simultaneous requests in two processes and tells the others that it is done', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => confirm(token, (at % 2 ? other : harness).visitor())),
    )
    const said = answers.map(({ errors }) => errors[0]?.extensions.issues?.[0]?.message ?? 'confirmed').sort()
    expect(said).toEqual([...Array(9).fill(USED.replace('token: ', '')), 'confirmed'])
  })

  test('sends another link on request, and using one ends them all', async () => {
    const dana = await signUp()
    const first = await linkTo(dana.email)
    expect(await dana.ask(SEND_EMAIL_CONFIRMATION)).toEqual({
      sendEmailConfirmation: { email: dana.email, emailConfirmedAt: null },
    })
    const second = await linkTo(dana.email)
    expect((await confirm(first)).errors).toEqual([])
    expect(await refusal(second)).toEqual([USED])
    // Nothing is left to confirm, and nothing is mailed.
    const { sendEmailConfirmation } = await dana.ask(SEND_EMAIL_CONFIRMATION)
    expect(sendEmailConfirmation.emailConfirmedAt).not.toBeNull()
    expect(await mailsTo(dana.email)).toEqual([])
  })

  test('sends at most five an hour and ten a day to one address, for any account', async () => {
    const slow = await startHarness({ databaseUrl: harness.database.url })
    try {
      slow.clock.now = harness.clock.now
      const email = newEmail()
      const dana = await signUp(email, slow)
      const answers = await Promise.all(Array.from({ length: 6 }, () => dana.answer(SEND_EMAIL_CONFIRMATION)))
      const refused = answers.flatMap(({ errors }) => errors)
      expect(refused).toHaveLength(2)
      expect(refused[0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3600 })
      expect((await slow.mails()).filter(mail => mail.includes(`To: ${email}`))).toHaveLength(5)
      // A sign-up is never refused for it: it only mails nothing.
      await close(dana)
      const twin = await signUp(email, slow)
      expect((await slow.mails()).filter(mail => mail.includes(`To: ${email}`))).toEqual([])
      for (let sent = 0; sent < 5; sent++) {
        slow.clock.now = new Date(slow.clock.now.getTime() + HOUR)
        await twin.ask(SEND_EMAIL_CONFIRMATION)
      }
      slow.clock.now = new Date(slow.clock.now.getTime() + HOUR)
      expect((await twin.refusal(SEND_EMAIL_CONFIRMATION)).extensions.code).toBe('RATE_LIMITED')
    } finally {
      await slow.stop()
    }
  })

  test('sends none if the email was changed or confirmed, or the account closed', async () => {
    const [dana, kim, lee] = [await signUp(), await signUp(), await signUp()]
    await changeEmail(dana, newEmail())
    await sql('update users set email_confirmed_at = created_at where id = $1', [kim.id])
    await close(lee)
    const mails = await harness.mails()
    for (const { email } of [dana, kim, lee])
      expect(
        linksIn(
          mails.filter(mail => mail.includes(`To: ${email}`)),
          'confirm',
        ),
      ).toEqual([])
  })
})

describe('a changed email', () => {
  test("has to be confirmed, shows as unconfirmed, and makes the previous address's link invalid", async () => {
    const dana = await signUp()
    const first = await linkTo(dana.email)
    const email = newEmail()
    expect((await changeEmail(dana, email)).updateAccount).toEqual({ email, emailConfirmedAt: null })
    const mails = await harness.mails()
    const [second] = linksIn(
      mails.filter(mail => mail.includes(`To: ${email}`)),
      'confirm',
    )
    // The previous address was never confirmed, so its mail has no link.
    const [told] = mails.filter(mail => mail.includes(`To: ${dana.email}`))
    expect(told).toContain('A Haulbid account no longer has this address')
    expect(told).not.toMatch(/takeback=|confirm=/)
    expect(await refusal(first)).toEqual([EXPIRED])
    expect((await confirm(second!)).errors).toEqual([])
    // Only the spelling changes.
    await changeEmail(dana, email.toUpperCase())
    expect(await isConfirmed(dana)).toBe(true)
    expect(await mailsTo(email.toUpperCase())).toEqual([])
  })

  test('requires confirmation when an admin made the change', async () => {
    const [dana, ada] = [await customer(harness), await admin(harness)]
    const email = newEmail()
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...names, id: dana.id, email } })
    expect(await isConfirmed(dana)).toBe(false)
    expect((await confirm(await linkTo(email))).errors).toEqual([])
  })

  test('counts as confirmed once it is taken back through its link', async () => {
    const dana = await customer(harness)
    const email = newEmail()
    await changeEmail(dana, email)
    const mails = await harness.mails()
    const [open] = linksIn(mails, 'confirm')
    const [takeBack] = linksIn(
      mails.filter(mail => mail.includes(`To: ${dana.email}`)),
      'takeback',
    )
    await harness.visitor().ask(TAKE_BACK, { input: { token: takeBack! } })
    expect(await isConfirmed(dana)).toBe(true)
    expect(await refusal(open!)).toEqual([EXPIRED])
  })

  test('stays confirmed when it is changed back by hand', async () => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    await changeEmail(dana, dana.email)
    expect(await isConfirmed(dana)).toBe(true)
  })

  test('refuses the older link once another account has confirmed the address', async () => {
    const dana = await signUp()
    const first = await linkTo(dana.email)
    const email = newEmail()
    await changeEmail(dana, email)
    const kim = await signUp(dana.email)
    await confirm(await linkTo(kim.email))
    expect(await refusal(first)).toEqual([EXPIRED])
    expect([await isConfirmed(dana), await isConfirmed(kim)]).toEqual([false, true])
  })

  test('confirms only the old address if it changes at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const dana = await signUp()
      const token = await linkTo(dana.email)
      const [{ errors }] = await Promise.all([confirm(token), changeEmail(dana, newEmail())])
      expect(
        errors.flatMap(({ extensions }) => extensions.issues?.map(({ message }) => `token: ${message}`)),
      ).toEqual(errors.length ? [EXPIRED] : [])
      expect(await isConfirmed(dana)).toBe(false)
    }
  })

  test('drops the link and the held mails when the account is closed', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    const { dale, bidId } = await bidOn(dana)
    await harness.mails()
    expect(await waiting(dana)).toHaveLength(1)
    await dale.ask(WITHDRAW_BID_ID, { bidId })
    await close(dana)
    expect(await refusal(token)).toEqual([EXPIRED])
    expect(await waiting(dana)).toEqual([])
    expect(await sql('select 1 from email_confirmations where user_id = $1', [dana.id])).toEqual([])
  })
})

describe('counts as confirmed', () => {
  test('confirms by a password reset and then sends the held mails', async () => {
    const dana = await signUp()
    await bidOn(dana)
    expect(linksIn(await mailsTo(dana.email), 'confirm')).toHaveLength(1)
    await reset(dana.email)
    expect(await isConfirmed(dana)).toBe(true)
    expect((await mailsTo(dana.email)).join()).toContain('offers to do your junk pickup')
  })

  test('confirms by accepting an invitation, not before', async () => {
    const ada = await admin(harness)
    const email = newEmail()
    const { createUser } = await ada.ask(CREATE_USER, { input: { ...names, email, userType: 'vendor' } })
    expect(await isConfirmed(createUser)).toBe(false)
    const token = await linkTo(email, 'invitation')
    const { acceptInvitation } = await harness.visitor().ask(ACCEPT, { input: { token, ...both } })
    expect(acceptInvitation.emailConfirmedAt).not.toBeNull()
  })
})

describe('until it is confirmed', () => {
  test('holds other mails and sends each once after confirmation', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    await bidOn(dana)
    await bidOn(dana)
    expect(await mailsTo(dana.email)).toEqual([])
    expect(await waiting(dana)).toEqual([{ task: 'noticeMail' }, { task: 'noticeMail' }])
    await Promise.all([confirm(token), confirm(token, other.visitor())])
    const mails = await mailsTo(dana.email)
    expect(mails.map(mail => /Subject: Dale Reyes bid/.test(mail))).toEqual([true, true])
    const ids = mails.map(mail => /Message-ID: (.*)/i.exec(mail)![1])
    expect(new Set(ids).size).toBe(2)
    expect(await waiting(dana)).toEqual([])
    expect(await mailsTo(dana.email)).toEqual([])
  })

  test('drops a held mail that no longer matters', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    const { dale, bidId } = await bidOn(dana)
    await harness.mails()
    await dale.ask(WITHDRAW_BID_ID, { bidId })
    await confirm(token)
    const mails = await mailsTo(dana.email)
    expect(mails.map(mail => /Subject: (.*)\r/.exec(mail)![1])).toEqual([
      'Dale Reyes withdrew a bid of $149.50 on your junk pickup',
    ])
    expect(await waiting(dana)).toEqual([])
  })

  test('drops a mail after a week', async () => {
    const dana = await signUp()
    await bidOn(dana)
    await harness.mails()
    later(7 * DAY)
    await dana.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    await dana.ask(SEND_EMAIL_CONFIRMATION)
    await confirm(await linkTo(dana.email))
    expect(await mailsTo(dana.email)).toEqual([])
  })

  test('holds at most fifty mails for one account', async () => {
    const dana = await signUp()
    await bidOn(dana)
    await harness.mails()
    await sql(
      `insert into held_mails (user_id, task, payload, event, created_at, expires_at)
        select $1, 'noticeMail', '{}', 'x' || g, $2, $3 from generate_series(1, 49) g`,
      [dana.id, harness.clock.now, new Date(harness.clock.now.getTime() + DAY)],
    )
    await bidOn(dana)
    expect(await mailsTo(dana.email)).toEqual([])
    expect(await waiting(dana)).toHaveLength(50)
  })

  test('sends a mail once if it is written during the confirmation', async () => {
    const dana = await signUp()
    const token = await linkTo(dana.email)
    await bidOn(dana)
    // The mail has been written and waits for the account, which the confirmation has locked.
    const client = await harness.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from users where id = $1 for update', [dana.id])
      const mails = mailsTo(dana.email)
      await untilLockWait(harness.database.pool)
      const confirmed = confirm(token)
      await client.query('commit')
      expect((await confirmed).errors).toEqual([])
      expect([...(await mails), ...(await mailsTo(dana.email))]).toHaveLength(1)
    } finally {
      client.release()
    }
  })

  test('sends mails about the account itself', async () => {
    const dana = await signUp()
    await linkTo(dana.email)
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email })
    expect(linksIn(await mailsTo(dana.email), 'reset')).toHaveLength(1)
    expect(await isConfirmed(dana)).toBe(false)
  })

  test('allows a fifth of the hourly rate, says how to get more, and lifts the limit at once', async () => {
    const dana = await signUp(newEmail(), other)
    const most = jobRates.jobs[0].unconfirmed * SCALE
    const post = () => dana.answer(REQUEST_JUNK, { input: { ...junkPickup, pickupDateTime: later9() } })
    const answers = await Promise.all(Array.from({ length: most + 2 }, post))
    const refused = answers.flatMap(({ errors }) => errors)
    expect(refused).toHaveLength(2)
    expect(refused[0]!.extensions.code).toBe('RATE_LIMITED')
    expect(refused[0]!.message).toBe(
      "You've reached your account's limit for now. With a confirmed email you can do more: use the link we mailed you.",
    )
    await confirm(await linkTo(dana.email))
    expect((await post()).errors).toEqual([])
  })

  test('allows fewer open orders and questions', async () => {
    const dana = await signUp(newEmail(), other)
    const open = jobQuotas.openJobs.unconfirmed * SCALE
    const [{ id: orderNumber }] = await sql(
      `insert into jobs (id, customer_id, type, title, description, address, zip_code, first_name, last_name, phone,
          scheduled_date, created_at, pickup_date_time, customer_budget)
        select gen_random_uuid(), $1, 'junk_pickup', 'x', 'x', 'x', '78701', 'x', 'x', 'x', $2, $3, $2, 1
        from generate_series(1, $4) returning id`,
      [dana.id, later9(), harness.clock.now, open],
    )
    const job = await dana.refusal(REQUEST_JUNK, { input: { ...junkPickup, pickupDateTime: later9() } })
    expect([job.extensions.reason, job.message]).toEqual([
      'TOO_MANY_OPEN_JOBS',
      "You've reached the limit of open orders. Cancel one first, or accept a bid. With a confirmed email you can do more: use the link we mailed you.",
    ])
    await sql(
      `insert into support_tickets (id, customer_id, order_number, issue, created_at, updated_at)
        select gen_random_uuid(), $1, $2, 'Late', $3, $3 from generate_series(1, $4)`,
      [dana.id, orderNumber, harness.clock.now, Math.floor(supportQuotas.openTickets.unconfirmed * SCALE)],
    )
    const ticket = { input: { orderNumber, issue: 'Late' } }
    expect((await dana.refusal(OPEN_SUPPORT_TICKET, ticket)).extensions.reason).toBe('TOO_MANY_TICKETS')
    await confirm(await linkTo(dana.email))
    expect((await dana.answer(OPEN_SUPPORT_TICKET, ticket)).errors).toEqual([])
    expect(
      (await dana.answer(REQUEST_JUNK, { input: { ...junkPickup, pickupDateTime: later9() } })).errors,
    ).toEqual([])
  })
})

test('keeps an address that the mail server refuses out of the failed tasks', async () => {
  const smtp = await startSmtp()
  const mailing = await startHarness({ env: smtp.env })
  try {
    smtp.refuse('RCPT', 550, 'No such person')
    const dana = await signUp(newEmail(), mailing)
    await mailing.mails()
    expect(smtp.tries).toBe(1)
    expect((await mailing.database.pool.query('select 1 from graphile_worker.jobs')).rows).toEqual([])
    smtp.accept()
    await dana.ask(SEND_EMAIL_CONFIRMATION)
    await mailing.mails()
    expect(smtp.accepted.map(({ to }) => to![0]!.address)).toEqual([dana.email])
  } finally {
    await mailing.stop()
    await smtp.stop()
  }
})

test('hides from others whether an email is confirmed', async () => {
  const dana = await customer(harness)
  const { jobId } = await bidOn(dana)
  expect(await dana.ask(PUBLIC, { id: jobId })).toEqual({
    job: { bids: { nodes: [{ vendor: { firstName: 'Dale', emailConfirmedAt: null } }] } },
  })
})

test('removes expired links and mails', async () => {
  const dana = await signUp()
  await bidOn(dana)
  await harness.mails()
  later(8 * DAY)
  await sql("select graphile_worker.add_job('removeExpired')")
  await harness.mails()
  for (const table of ['email_confirmations', 'held_mails'])
    expect(await sql(`select 1 from ${table} where user_id = $1`, [dana.id])).toEqual([])
})
