import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { untilLockWait } from '../../test/lockWaits.js'
import {
  CHANGE_PASSWORD,
  CLOSE_ACCOUNT,
  CREATE_USER,
  LOGIN,
  ME,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  UPDATE_USER_EMAIL,
} from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser } from '../../test/users.js'
import { hashOf, newSecret } from './secrets.js'

/** Links become invalid with a change of email or password, and the old address can take back a change of email. */

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
})
afterAll(() => harness.stop())
beforeEach(() => harness.mails())

const UPDATE = graphql(`
  mutation UpdateAccountEmail($input: UpdateAccountInput!) {
    updateAccount(input: $input) { email }
  }
`)
const TAKE_BACK = graphql(
  `mutation TakeBackEmail($input: TakeBackEmailInput!) { takeBackEmail(input: $input) }`,
)
const SIGN_UP = graphql(`
  mutation SignUpCustomerId($input: SignUpCustomerInput!) {
    signUpCustomer(input: $input) { id }
  }
`)

const GONE = 'token: This link no longer works. If you still need help, please write to support.'
const names = { firstName: 'Dana', lastName: 'Reyes', phone: '(512) 555-0147' }
const newEmail = () => `${crypto.randomUUID()}@example.com`

const changeEmail = (person: TestUser, email: string, currentPassword = PASSWORD) =>
  person.ask(UPDATE, { input: { ...names, email, currentPassword } })
const passwords = (currentPassword: string, password: string) => ({
  input: { currentPassword, password, confirmPassword: password },
})
const signIn = async (email: string, password: string) =>
  (await harness.visitor().answer(LOGIN, { input: { email, password } })).errors[0]?.message ?? 'signed in'
const reset = (token: string, password = 'chosen anew') =>
  harness.visitor().answer(RESET_PASSWORD, { input: { token, password, confirmPassword: password } })
const takeBack = (token: string) => harness.visitor().answer(TAKE_BACK, { input: { token } })

const mailsTo = async (email: string) =>
  (await harness.mails()).filter(mail => mail.includes(`To: ${email}\r\n`))
/** The token of the only link mailed to an address. */
const linkTo = async (email: string, kind: 'takeback' | 'reset' | 'invitation' = 'takeback') => {
  const links = (await mailsTo(email)).flatMap(
    mail => new RegExp(`\\?${kind}=([\\w-]{43})`).exec(mail)?.[1] ?? [],
  )
  expect(links).toHaveLength(1)
  return links[0]!
}
const forget = async (email: string) => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email })
  return linkTo(email, 'reset')
}
const tokenOf = async ({ id }: TestUser) => {
  const token = newSecret()
  await harness.database.pool.query(
    "insert into api_tokens (id, user_id, name, scope, token_hash, created_at, expires_at) values ($1, $2, 'x', 'read', $3, $4, $5)",
    [
      crypto.randomUUID(),
      id,
      hashOf(token),
      harness.clock.now,
      new Date(harness.clock.now.getTime() + 86_400_000),
    ],
  )
  return token
}
const emailOf = async ({ id }: { id: string }) =>
  (await harness.database.pool.query('select email from users where id = $1', [id])).rows[0].email
/** As if the link that was mailed to the current address had been followed. */
const confirm = ({ id }: TestUser) =>
  harness.database.pool.query('update users set email_confirmed_at = created_at where id = $1', [id])

describe('links to choose a password', () => {
  test('stops working when the user or an admin changes the email', async () => {
    const [dana, dale, ada] = [await customer(harness), await customer(harness), await admin(harness)]
    const [first, second] = [await forget(dana.email), await forget(dale.email)]
    await changeEmail(dana, newEmail())
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...names, id: dale.id, email: newEmail() } })
    for (const token of [first, second])
      expect((await reset(token)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
    // Saving the same email invalidates no links.
    const third = await forget(await emailOf(dana))
    await changeEmail(dana, (await emailOf(dana)).toUpperCase())
    expect((await reset(third)).errors).toEqual([])
  })

  test('stops working when the password changes, which the owner is told by mail', async () => {
    const dana = await customer(harness)
    const [first, second] = [await forget(dana.email), await forget(dana.email)]
    expect((await reset(first)).errors).toEqual([])
    expect((await reset(second)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect((await mailsTo(dana.email)).join()).toContain('Subject: Your Haulbid password was changed')
    await dana.ask(LOGIN, { input: { email: dana.email, password: 'chosen anew' } })
    const third = await forget(dana.email)
    await dana.ask(CHANGE_PASSWORD, passwords('chosen anew', 'chosen once more'))
    expect((await reset(third)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
    expect((await mailsTo(dana.email)).join()).toContain('Subject: Your Haulbid password was changed')
  })

  test('survives a reset requested by a stranger', async () => {
    const ada = await admin(harness)
    const email = newEmail()
    await ada.ask(CREATE_USER, { input: { ...names, email, userType: 'vendor' } })
    const invitation = await linkTo(email, 'invitation')
    await forget(email)
    harness.clock.now = new Date(harness.clock.now.getTime() + 6 * 86_400_000)
    expect((await reset(invitation, 'my first one')).errors).toEqual([])
    // Choosing the first password is not a change of password.
    expect(await mailsTo(email)).toEqual([])
    const asked = await forget(email)
    await forget(email)
    expect((await reset(asked)).errors).toEqual([])
  })

  test('skips an address that was changed while the mail was being written', async () => {
    const dana = await customer(harness)
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email })
    const { email: old } = dana
    // Between reading the user and creating the link: the change locks the row while the mail waits for it.
    const client = await harness.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('update users set email = $2 where id = $1', [dana.id, newEmail()])
      const mails = harness.mails()
      await harness.database.pool.query('select 1')
      await untilLockWait(harness.database.pool)
      await client.query('commit')
      expect((await mails).filter(mail => mail.includes(old))).toEqual([])
    } finally {
      client.release()
    }
  })
})

describe('a changed email', () => {
  test('mails the old address a link that restores it once and signs everybody out', async () => {
    const dana = await customer(harness)
    const bearer = await tokenOf(dana)
    const stolen = newEmail()
    await changeEmail(dana, stolen)
    const token = await linkTo(dana.email)
    const { rows } = await harness.database.pool.query('select * from email_changes')
    expect(JSON.stringify(rows)).not.toContain(token)
    await harness.database.pool.query('insert into calendar_feeds values ($1, $2, $3)', [
      dana.id,
      hashOf(newSecret()),
      harness.clock.now,
    ])
    expect((await takeBack(token)).data).toEqual({ takeBackEmail: true })
    expect((await harness.database.pool.query('select from calendar_feeds')).rows).toEqual([])
    expect(await emailOf(dana)).toBe(dana.email)
    expect(await dana.ask(ME)).toEqual({ me: null })
    const authorization = `Bearer ${bearer}`
    expect((await harness.visitor().refusal(ME, {}, { authorization })).extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    // The person who changed the email knows the password.
    expect(await signIn(dana.email, PASSWORD)).toBe('Invalid email or password')
    const mails = await harness.mails()
    expect(mails.find(mail => mail.includes(`To: ${stolen}`))).toContain('An email change was undone')
    const [, link] = /\?reset=([\w-]{43})/.exec(mails.find(mail => mail.includes(`To: ${dana.email}`))!)!
    expect((await reset(link!)).errors).toEqual([])
    expect(await signIn(dana.email, 'chosen anew')).toBe('signed in')
    expect(await harness.visitor().issues(TAKE_BACK, { input: { token } })).toEqual([GONE])
  })

  test('accepts one of ten simultaneous requests with the link', async () => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    const token = await linkTo(dana.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(token)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  test.each([
    [3 * 86_400_000 - 1, 0],
    [3 * 86_400_000, 1],
  ])('allows taking it back for three days, with %i ms passed and %i errors', async (ms, errors) => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    const token = await linkTo(dana.email)
    harness.clock.now = new Date(harness.clock.now.getTime() + ms)
    expect((await takeBack(token)).errors).toHaveLength(errors)
  })

  test.each(['', 'A'.repeat(43), 'x'.repeat(201)])('refuses a link that was never sent', async token => {
    const { errors } = await takeBack(token)
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('allows taking it back even if the password was changed too', async () => {
    const dana = await customer(harness)
    const stolen = newEmail()
    await changeEmail(dana, stolen)
    const token = await linkTo(dana.email)
    await dana.ask(CHANGE_PASSWORD, passwords(PASSWORD, 'of the thief'))
    expect((await reset(await forget(stolen), 'of the thief, too')).errors).toEqual([])
    const thiefs = await forget(stolen)
    expect((await takeBack(token)).errors).toEqual([])
    for (const email of [dana.email, stolen])
      expect(await signIn(email, 'of the thief, too')).toBe('Invalid email or password')
    expect((await reset(thiefs)).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('undoes both changes with the first link and ends the second link', async () => {
    const dana = await customer(harness)
    const [one, two] = [newEmail(), newEmail()]
    await changeEmail(dana, one)
    const first = await linkTo(dana.email)
    await confirm(dana)
    await changeEmail(dana, two)
    const second = await linkTo(one)
    expect((await takeBack(first)).errors).toEqual([])
    expect(await emailOf(dana)).toBe(dana.email)
    expect(await harness.visitor().issues(TAKE_BACK, { input: { token: second } })).toEqual([GONE])
  })

  test('undoes only the second change with the second link', async () => {
    const dana = await customer(harness)
    const one = newEmail()
    await changeEmail(dana, one)
    const first = await linkTo(dana.email)
    await confirm(dana)
    await changeEmail(dana, newEmail())
    expect((await takeBack(await linkTo(one))).errors).toEqual([])
    expect(await emailOf(dana)).toBe(one)
    expect((await takeBack(first)).errors).toEqual([])
    expect(await emailOf(dana)).toBe(dana.email)
  })

  test('notifies an unconfirmed address in between but sends it no link', async () => {
    const dana = await customer(harness)
    const slip = newEmail()
    await changeEmail(dana, slip)
    const first = await linkTo(dana.email)
    await changeEmail(dana, newEmail())
    const [mail, ...more] = await mailsTo(slip)
    expect(more).toEqual([])
    expect(mail).toContain('A Haulbid account no longer has this address')
    expect(mail).not.toContain('takeback=')
    expect((await takeBack(first)).errors).toEqual([])
    expect(await emailOf(dana)).toBe(dana.email)
  })

  test('tells the address in between that the email changed back, but sends it no link', async () => {
    const dana = await customer(harness)
    const slip = newEmail()
    await changeEmail(dana, slip)
    const token = await linkTo(dana.email)
    await changeEmail(dana, dana.email)
    const [mail, ...more] = await mailsTo(slip)
    expect(more).toEqual([])
    expect(mail).toContain('An email change was undone')
    expect(mail).not.toContain('takeback=')
    expect(await harness.visitor().issues(TAKE_BACK, { input: { token } })).toEqual([GONE])
    expect(await dana.ask(ME)).toEqual({ me: { id: dana.id } })
  })

  test('reserves the old address against sign-ups, changes, and admins', async () => {
    const [dana, mallory, ada] = [await customer(harness), await customer(harness), await admin(harness)]
    await changeEmail(dana, newEmail())
    const token = await linkTo(dana.email)
    const email = dana.email.toUpperCase()
    const signUp = {
      ...names,
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      initialServiceZipCode: '78701',
      initialServiceType: 'junk_pickup',
    }
    const refusals = [
      await harness.visitor().refusal(SIGN_UP, { input: signUp }),
      await mallory.refusal(UPDATE, { input: { ...names, email, currentPassword: PASSWORD } }),
      await ada.refusal(UPDATE_USER_EMAIL, { input: { ...names, id: mallory.id, email } }),
      await ada.refusal(CREATE_USER, { input: { ...names, email, userType: 'vendor' } }),
    ]
    for (const { extensions, message } of refusals) {
      expect(extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'EMAIL_TAKEN',
        issues: [{ path: 'email' }],
      })
      expect(message).toBe('An account with this email already exists')
    }
    expect((await takeBack(token)).errors).toEqual([])
    expect(await mallory.ask(graphql(`query MyEmail { me { email } }`))).toEqual({
      me: { email: mallory.email },
    })
  })

  test('frees the old address after three days', async () => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    harness.clock.now = new Date(harness.clock.now.getTime() + 3 * 86_400_000)
    const mallory = await customer(harness)
    await changeEmail(mallory, dana.email)
    expect(await emailOf(mallory)).toBe(dana.email)
  })

  test('refuses the link if another account has the old address anyway', async () => {
    const dana = await customer(harness)
    const now = newEmail()
    await changeEmail(dana, now)
    const token = await linkTo(dana.email)
    // Simulates a database that was repaired by hand.
    await customer(harness, { email: dana.email })
    const { errors } = await takeBack(token)
    expect(errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' })
    expect(await emailOf(dana)).toBe(now)
    expect(await signIn(now, PASSWORD)).toBe('signed in')
  })

  test("refuses to undo a closed account's change and frees the old address", async () => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    const token = await linkTo(dana.email)
    await dana.ask(CLOSE_ACCOUNT, {
      input: { currentPassword: PASSWORD },
    })
    expect(await harness.visitor().issues(TAKE_BACK, { input: { token } })).toEqual([GONE])
    const { rows } = await harness.database.pool.query('select 1 from email_changes where user_id = $1', [
      dana.id,
    ])
    expect(rows).toEqual([])
    await customer(harness, { email: dana.email })
  })

  test("allows undoing an admin's change, unless the user was only invited", async () => {
    const [dana, ada] = [await customer(harness), await admin(harness)]
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...names, id: dana.id, email: newEmail() } })
    expect((await takeBack(await linkTo(dana.email))).errors).toEqual([])
    const [typo, right] = [newEmail(), newEmail()]
    const { createUser } = await ada.ask(CREATE_USER, {
      input: { ...names, email: typo, userType: 'vendor' },
    })
    await harness.mails()
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...names, id: createUser.id, email: right } })
    const mails = await harness.mails()
    expect(mails.filter(mail => mail.includes(`To: ${typo}`))).toEqual([])
    expect(mails.filter(mail => mail.includes(`To: ${right}`))).toHaveLength(1)
  })

  test('stays changed for a suspended account only until the link is used, which does not reactivate it', async () => {
    const dana = await customer(harness)
    await changeEmail(dana, newEmail())
    const token = await linkTo(dana.email)
    await harness.database.pool.query('update users set is_active = false where id = $1', [dana.id])
    expect((await takeBack(token)).errors).toEqual([])
    expect(await emailOf(dana)).toBe(dana.email)
    expect(await mailsTo(dana.email)).toEqual([])
  })
})

describe('common passwords are refused, in any case', () => {
  const words = 'password: This password is too easy to guess. Please choose another.'

  test.each(['password', 'PassWord', '1q2w3e4r5t', 'qwertyuiop', '123123123', '987654321'])(
    'refuses %s',
    async password => {
      const dana = await customer(harness)
      const both = { password, confirmPassword: password }
      const email = newEmail()
      expect(
        await harness.visitor().issues(SIGN_UP, {
          input: {
            ...names,
            ...both,
            email,
            initialServiceZipCode: '78701',
            initialServiceType: 'junk_pickup',
          },
        }),
      ).toEqual([words])
      expect(await dana.issues(CHANGE_PASSWORD, passwords(PASSWORD, password))).toEqual([words])
      const token = await forget(dana.email)
      expect(await harness.visitor().issues(RESET_PASSWORD, { input: { token, ...both } })).toEqual([words])
      // A refused password does not use up the link.
      expect((await reset(token)).errors).toEqual([])
    },
  )
})
