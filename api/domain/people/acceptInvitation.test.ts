import { type Harness, startHarness } from '../../test/harness.js'
import {
  ACCEPT_INVITATION,
  CREATE_USER,
  LOGIN,
  ME,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SET_USER_ACTIVE,
} from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser } from '../../test/users.js'

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const DAY_MS = 86_400_000
const NOT_GOOD =
  'token: This invitation was already used or has expired. If you have chosen a password, sign in with it. If not, please ask for a new invitation.'

let invited = 0

const linkTo = async (email: string, kind: 'reset' | 'invitation') => {
  const mail = (await harness.mails()).find(text => text.includes(`To: ${email}`))
  return new RegExp(`/\\?${kind}=([\\w-]{43})`).exec(mail!)![1]!
}

/** A vendor who has been invited and has not chosen a password yet. */
const invite = async (userType: 'vendor' | 'admin' = 'vendor') => {
  const email = `invited-${++invited}@example.com`
  const input = { firstName: 'Vera', lastName: 'Novak', email, userType }
  const { id } = (await ada.ask(CREATE_USER, { input })).createUser
  return { id, email, token: await linkTo(email, 'invitation') }
}

const chosen = (token: string, password = 'chosen by me') => ({
  input: { token, password, confirmPassword: password },
})

const forget = async (email: string) => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email })
  return linkTo(email, 'reset')
}

test.each(['vendor', 'admin'] as const)(
  'lets an invited %s choose a password and signs them in, in GraphQL and REST',
  async userType => {
    const { id, email, token } = await invite(userType)
    const browser = harness.visitor()
    expect(await browser.ask(ACCEPT_INVITATION, chosen(token))).toEqual({ acceptInvitation: { id } })
    expect(await browser.ask(ME)).toEqual({ me: { id } })
    expect(await (await browser.fetch('/api/me')).json()).toMatchObject({ id, userType })
    expect(await harness.visitor().ask(LOGIN, { input: { email, password: 'chosen by me' } })).toMatchObject({
      login: { id },
    })
  },
)

test('accepts a link only once', async () => {
  const { token } = await invite()
  await harness.visitor().ask(ACCEPT_INVITATION, chosen(token))
  for (const operation of [ACCEPT_INVITATION, RESET_PASSWORD]) {
    const late = harness.visitor()
    expect((await late.refusal(operation, chosen(token))).extensions.code).toBe('BAD_USER_INPUT')
    expect(await late.ask(ME)).toEqual({ me: null })
  }
  expect(await harness.visitor().issues(ACCEPT_INVITATION, chosen(token))).toEqual([NOT_GOOD])
})

test('signs in only one of several simultaneous acceptances', async () => {
  const { id, token } = await invite()
  const browsers = Array.from({ length: 6 }, () => harness.visitor())
  const answers = await Promise.all(
    browsers.map((browser, i) => browser.answer(ACCEPT_INVITATION, chosen(token, `password ${i}`))),
  )
  const won = answers.flatMap(({ errors }, i) => (errors.length === 0 ? [i] : []))
  expect(won).toHaveLength(1)
  for (const { errors } of answers.filter((_, i) => i !== won[0]))
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  const viewers = await Promise.all(browsers.map(async browser => (await browser.ask(ME)).me?.id ?? null))
  expect(viewers).toEqual(browsers.map((_, i) => (i === won[0] ? id : null)))
})

test('accepts an invitation for a week', async () => {
  const [inTime, late] = [await invite(), await invite()]
  const start = harness.clock.now
  harness.clock.now = new Date(start.getTime() + 7 * DAY_MS - 60_000)
  await harness.visitor().ask(ACCEPT_INVITATION, chosen(inTime.token))
  harness.clock.now = new Date(start.getTime() + 7 * DAY_MS)
  expect(await harness.visitor().issues(ACCEPT_INVITATION, chosen(late.token))).toEqual([NOT_GOOD])
  ada = await admin(harness)
})

test('refuses a reset link but leaves it good for a reset', async () => {
  const dana = await customer(harness)
  const vera = await invite()
  for (const { email } of [dana, vera]) {
    const token = await forget(email)
    const browser = harness.visitor()
    expect(await browser.issues(ACCEPT_INVITATION, chosen(token))).toEqual([NOT_GOOD])
    expect(await browser.ask(RESET_PASSWORD, chosen(token))).toEqual({ resetPassword: true })
    expect(await browser.ask(ME)).toEqual({ me: null })
  }
})

test('refuses an invitation once the account has a password', async () => {
  const { id, token } = await invite()
  await harness.database.pool.query(
    'update users set password = (select password from users where id = $2) where id = $1',
    [id, ada.id],
  )
  const browser = harness.visitor()
  expect(await browser.issues(ACCEPT_INVITATION, chosen(token))).toEqual([NOT_GOOD])
  expect(await browser.ask(ME)).toEqual({ me: null })
})

test('tells a suspended vendor so and accepts the link after reactivation', async () => {
  const { id, token } = await invite()
  await ada.ask(SET_USER_ACTIVE, { userId: id, isActive: false })
  const browser = harness.visitor()
  expect((await browser.refusal(ACCEPT_INVITATION, chosen(token))).extensions).toEqual({
    code: 'FORBIDDEN',
    reason: 'SUSPENDED',
  })
  expect(await browser.ask(ME)).toEqual({ me: null })
  await ada.ask(SET_USER_ACTIVE, { userId: id, isActive: true })
  expect(await browser.ask(ACCEPT_INVITATION, chosen(token))).toEqual({ acceptInvitation: { id } })
})

test('replaces the session of another user in the same browser', async () => {
  const { id, token } = await invite()
  const dana = await customer(harness)
  const before = dana.cookie
  await dana.ask(ACCEPT_INVITATION, chosen(token))
  expect(await dana.ask(ME)).toEqual({ me: { id } })
  expect(dana.cookie).not.toBe(before)
  expect(await Object.assign(harness.visitor(), { cookie: before }).ask(ME)).toEqual({ me: null })
})

test('refuses a common or mismatched password without using up the link', async () => {
  const { id, token } = await invite()
  const browser = harness.visitor()
  expect(await browser.issues(ACCEPT_INVITATION, chosen(token, 'password1'))).toEqual([
    'password: This password is too easy to guess. Please choose another.',
  ])
  const input = { token, password: PASSWORD, confirmPassword: 'another one' }
  expect(await browser.issues(ACCEPT_INVITATION, { input })).toEqual([
    "confirmPassword: Passwords don't match",
  ])
  expect(await browser.ask(ACCEPT_INVITATION, chosen(token))).toEqual({ acceptInvitation: { id } })
})

test('refuses a made-up link', async () => {
  expect(await harness.visitor().issues(ACCEPT_INVITATION, chosen('A'.repeat(43)))).toEqual([NOT_GOOD])
})
