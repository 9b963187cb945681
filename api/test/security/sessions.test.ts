import { Client } from '../client.js'
import { type Harness, startHarness } from '../harness.js'
import {
  CHANGE_PASSWORD,
  CLOSE_ACCOUNT,
  LOGIN,
  LOGOUT,
  ME,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SET_USER_ACTIVE,
  SIGN_OUT_ALL_BROWSERS,
  SIGN_UP,
} from '../operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../users.js'

/**
 * Cookies that are planted, stolen, kept too long or read from the database. See also accounts.test.ts,
 * accountChanges.test.ts.
 */

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
})
afterAll(() => harness.stop())

const DAY_MS = 86_400_000

const withCookie = (cookie: string) => Object.assign(harness.visitor(), { cookie })
const isSignedIn = async (cookie: string) => (await withCookie(cookie).ask(ME)).me !== null
const browserOf = async ({ email }: TestUser, password = PASSWORD): Promise<Client> => {
  const browser = harness.visitor()
  await browser.ask(LOGIN, { input: { email, password } })
  return browser
}
const cookieName = (person: TestUser) => person.cookie.split('=')[0]!

test('never adopts a cookie planted before signing in', async () => {
  const dana = await customer(harness)
  const planted = `${cookieName(dana)}=${'A'.repeat(43)}`
  const victim = withCookie(planted)
  await victim.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
  expect(victim.cookie).not.toBe(planted)
  expect(await isSignedIn(planted)).toBe(false)
})

test('ends the attacker’s own session if it was planted before the victim signs in', async () => {
  const [dana, mallory] = [await customer(harness), await customer(harness)]
  const planted = mallory.cookie
  const victim = withCookie(planted)
  await victim.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
  expect(await isSignedIn(planted)).toBe(false)
  expect((await victim.ask(ME)).me?.id).toBe(dana.id)
})

test('creates a new session on sign-up too', async () => {
  const mallory = await customer(harness)
  const planted = mallory.cookie
  await withCookie(planted).ask(SIGN_UP, {
    input: {
      email: 'victim@example.com',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Vic',
      lastName: 'Tim',
      phone: '(512) 555-0199',
      userType: 'customer',
      initialServiceZipCode: '78701',
      initialServiceType: 'junk_pickup',
    },
  })
  expect(await isSignedIn(planted)).toBe(false)
})

test("never shows another user's view with a planted cookie next to the real one", async () => {
  const dana = await customer(harness)
  const name = cookieName(dana)
  for (const cookie of [
    `${name}=${'A'.repeat(43)}; ${dana.cookie}`,
    `${dana.cookie}; ${name}=${'A'.repeat(43)}`,
  ]) {
    expect([null, dana.id]).toContain((await withCookie(cookie).ask(ME)).me?.id ?? null)
  }
})

test.each(['', '0', 'null', "' or true --", '%00', '='.repeat(50), 'A'.repeat(10_000), '../'.repeat(9)])(
  'has no viewer for the cookie %.20s',
  async value => {
    const dana = await customer(harness)
    expect(await isSignedIn(`${cookieName(dana)}=${value}`)).toBe(false)
  },
)

describe('a stolen cookie is invalid', () => {
  const steal = async () => {
    const dana = await customer(harness)
    const browsers = [await browserOf(dana), await browserOf(dana)]
    return { dana, stolen: [dana.cookie, ...browsers.map(({ cookie }) => cookie)] }
  }

  test('ends everywhere after a reset, and so do tokens created with the old password', async () => {
    const { dana, stolen } = await steal()
    const { createApiToken } = await dana.ask(
      `mutation { createApiToken(input: { name: "x", scope: read_write, expiresInDays: 9, currentPassword: "${PASSWORD}" }) { token } }`,
    )
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: dana.email })
    const mail = (await harness.mails()).find(each => each.includes('?reset='))
    const [, token] = /\?reset=([\w-]+)/.exec(mail!)!
    const input = { token: token!, password: 'a new password', confirmPassword: 'a new password' }
    await harness.visitor().ask(RESET_PASSWORD, { input })
    for (const cookie of stolen) expect(await isSignedIn(cookie)).toBe(false)
    const headers = { authorization: `Bearer ${createApiToken.token}` }
    expect((await harness.visitor().refusal(ME, {}, headers)).extensions.code).toBe('UNAUTHENTICATED')
    // The link is used up, and the old password no longer works.
    expect((await harness.visitor().refusal(RESET_PASSWORD, { input })).extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    const old = { input: { email: dana.email, password: PASSWORD } }
    expect((await harness.visitor().refusal(LOGIN, old)).extensions.code).toBe('UNAUTHENTICATED')
  })

  test('ends in all other browsers after a new password', async () => {
    const { dana, stolen } = await steal()
    await dana.ask(CHANGE_PASSWORD, {
      input: { currentPassword: PASSWORD, password: 'a new password', confirmPassword: 'a new password' },
    })
    for (const cookie of stolen.filter(each => each !== dana.cookie))
      expect(await isSignedIn(cookie)).toBe(false)
    expect((await dana.ask(ME)).me?.id).toBe(dana.id)
  })

  test('ends after signing out, signing out everywhere, and closing the account', async () => {
    const { dana, stolen } = await steal()
    await withCookie(stolen[1]!).ask(LOGOUT)
    expect(await Promise.all(stolen.map(isSignedIn))).toEqual([true, false, true])
    await dana.ask(SIGN_OUT_ALL_BROWSERS)
    expect(await Promise.all(stolen.map(isSignedIn))).toEqual([false, false, false])
    const again = await browserOf(dana)
    const { cookie } = again
    await again.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    expect(await isSignedIn(cookie)).toBe(false)
  })

  test('ends after a suspension, even once the account is active again', async () => {
    const { dana, stolen } = await steal()
    const ada = await admin(harness)
    await ada.ask(SET_USER_ACTIVE, { userId: dana.id, isActive: false })
    for (const cookie of stolen)
      expect((await withCookie(cookie).refusal(ME)).extensions).toMatchObject({ reason: 'SUSPENDED' })
    await ada.ask(SET_USER_ACTIVE, { userId: dana.id, isActive: true })
    for (const cookie of stolen) expect(await isSignedIn(cookie)).toBe(false)
  })

  test('ends after thirty days', async () => {
    const { stolen } = await steal()
    harness.clock.now = new Date(harness.clock.now.getTime() + 30 * DAY_MS)
    for (const cookie of stolen) expect(await isSignedIn(cookie)).toBe(false)
  })
})

test('stores no usable secret, so nobody can sign in with a copy of the database', async () => {
  const dana = await customer(harness)
  const { createApiToken } = await dana.ask(
    `mutation { createApiToken(input: { name: "x", scope: read, expiresInDays: 9, currentPassword: "${PASSWORD}" }) { token } }`,
  )
  const { rows: tables } = await harness.database.pool.query(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const dale = await vendor(harness)
  const { createCalendarFeed } = await dale.ask('mutation { createCalendarFeed { url } }')
  const feed = /calendar\/([\w-]+)\.ics$/.exec(createCalendarFeed.url)![1]!
  const secrets = [dana.cookie.split('=')[1]!, createApiToken.token, feed, PASSWORD]
  for (const { name } of tables) {
    const { rows } = await harness.database.pool.query(
      `select count(*)::int as count from ${name} t where exists (select from unnest($1::text[]) s where t::text like '%' || s || '%')`,
      [secrets],
    )
    expect({ table: name, ...rows[0] }).toEqual({ table: name, count: 0 })
  }
  const { rows } = await harness.database.pool.query(
    "select encode(token_hash, 'hex') as hex, encode(token_hash, 'base64') as base64 from sessions where user_id = $1",
    [dana.id],
  )
  for (const hash of [rows[0].hex, rows[0].base64])
    expect(await isSignedIn(`${cookieName(dana)}=${hash}`)).toBe(false)
})

test('makes the cookie __Host-, Secure, HttpOnly, Lax, and site-wide in production, and ignores a plain one', async () => {
  const live = await startHarness({ env: { NODE_ENV: 'production' } })
  try {
    const dana = await customer(live)
    const { headers } = await live
      .visitor()
      .answer(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-haulbid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
      ),
      expect.stringMatching(
        /^__Host-haulbid_device=[\w-]{22}~[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000$/,
      ),
    ])
    // A cookie that a subdomain or a plain http page can set has another name.
    const [, token] = dana.cookie.split('=')
    for (const name of ['haulbid', 'Host-haulbid', '__Secure-haulbid', '__host-haulbid', 'haulbid_443'])
      expect(await Object.assign(live.visitor(), { cookie: `${name}=${token}` }).ask(ME)).toEqual({
        me: null,
      })
    const rest = await live.visitor().fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: dana.email, password: PASSWORD }),
    })
    expect(rest.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-haulbid=.*; Secure; /),
      expect.stringMatching(/^__Host-haulbid_device=.*; Secure; /),
    ])
  } finally {
    await live.stop()
  }
})
