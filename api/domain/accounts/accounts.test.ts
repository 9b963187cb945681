import { hash } from '@node-rs/argon2'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LOGOUT, REQUEST_PASSWORD_RESET, RESET_PASSWORD, SET_USER_ACTIVE } from '../../test/operations.js'
import { admin, customer, PASSWORD, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const newcomer = {
  email: 'dana@example.com',
  password: 'a long password',
  confirmPassword: 'a long password',
  firstName: 'Dana',
  lastName: 'Reyes',
  phone: '5125550147',
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup' as const,
}
const SIGN_UP = graphql(`
  mutation SignUpCustomer($input: SignUpCustomerInput!) {
    signUpCustomer(input: $input) {
      id email firstName lastName phone userType rating ratingCount isActive initialServiceZipCode
      initialServiceType createdAt username
    }
  }
`)
const LOGIN = graphql(`mutation LoginIdAndType($input: LoginInput!) { login(input: $input) { id userType } }`)
/** Letters that keyboards send as one character or as two. */
const accented = 'Señora Ångström'
const ME = graphql(`query MyIdAndEmail { me { id email } }`)

describe('signing up', () => {
  test('creates a customer and signs in at once', async () => {
    const browser = harness.visitor()
    const { signUpCustomer } = await browser.ask(SIGN_UP, { input: newcomer })
    expect(signUpCustomer).toMatchObject({
      email: 'dana@example.com',
      userType: 'customer',
      rating: 0,
      ratingCount: 0,
      isActive: true,
      initialServiceType: 'junk_pickup',
      createdAt: harness.clock.now.toISOString(),
    })
    expect(signUpCustomer.username).toMatch(/^dana-\d{7}$/)
    expect(await browser.ask(ME)).toEqual({ me: { id: signUpCustomer.id, email: 'dana@example.com' } })
  })

  test('allows one account per email, regardless of case', async () => {
    const { email } = await customer(harness)
    const { extensions, message } = await harness
      .visitor()
      .refusal(SIGN_UP, { input: { ...newcomer, email: email.toUpperCase() } })
    expect(extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'EMAIL_TAKEN',
      issues: [{ path: 'email', message }],
    })
    expect(message).toBe('An account with this email already exists')
  })

  test.each([
    ['a vendor', { userType: 'vendor' }, 'userType: Only customers can sign up here'],
    ['a bad email', { email: 'dana' }, 'email: Invalid email address'],
    [
      'a short password',
      { password: '1234567', confirmPassword: '1234567' },
      'password: Password must be at least 8 characters',
    ],
    [
      'another confirmation',
      { confirmPassword: 'a long passwort' },
      "confirmPassword: Passwords don't match",
    ],
    ['a short phone', { phone: '555014' }, 'phone: Phone number must be at least 10 digits'],
    ['letters for a phone', { phone: 'abcdefghijkl' }, 'phone: Phone number must be at least 10 digits'],
    [
      'a short ZIP code',
      { initialServiceZipCode: '787' },
      'initialServiceZipCode: ZIP code must be at least 5 digits',
    ],
    ['no service type', { initialServiceType: null }, 'initialServiceType: Please select a service type'],
    [
      'another service type',
      { initialServiceType: 'piano_tuning' },
      'initialServiceType: Please select a service type',
    ],
    ['no first name', { firstName: '  ' }, 'firstName: First name is required'],
    ['no last name', { lastName: undefined }, 'lastName: Last name is required'],
    [
      'a NUL byte',
      { firstName: 'Da\u0000na' },
      'firstName: Only letters, digits, signs and line breaks can be used here',
    ],
    ['a 100 kB name', { firstName: 'x'.repeat(100_000) }, 'firstName: Please use 100 characters or less'],
  ])("refuses %s with the spec's text", async (_, more, issue) => {
    expect(
      await harness.visitor().issues(SIGN_UP, { input: { ...newcomer, email: 'new@example.com', ...more } }),
    ).toEqual([issue])
  })

  test('reports mismatched passwords along with a short phone number', async () => {
    const input = { ...newcomer, email: 'new@example.com', phone: '555', confirmPassword: 'other password' }
    expect(await harness.visitor().issues(SIGN_UP, { input })).toEqual([
      'phone: Phone number must be at least 10 digits',
      "confirmPassword: Passwords don't match",
    ])
  })

  test('reports all problems at once', async () => {
    const issues = await harness
      .visitor()
      .issues(SIGN_UP, { input: { email: 'x', password: 'short', confirmPassword: 'other' } })
    expect(issues).toEqual([
      'email: Invalid email address',
      'password: Password must be at least 8 characters',
      'firstName: First name is required',
      'lastName: Last name is required',
      'phone: Phone number must be at least 10 digits',
      'initialServiceZipCode: ZIP code must be at least 5 digits',
      'initialServiceType: Please select a service type',
      "confirmPassword: Passwords don't match",
    ])
  })

  test.each([
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ] as const)('accepts a password chosen as %s when it is typed as %s', async (form, typed) => {
    const email = `${form}-${typed}@example.com`
    const password = accented.normalize(form)
    await harness
      .visitor()
      .ask(SIGN_UP, { input: { ...newcomer, email, password, confirmPassword: password } })
    const login = { email, password: password.normalize(typed) }
    expect(await harness.visitor().ask(LOGIN, { input: login })).toMatchObject({
      login: { userType: 'customer' },
    })
  })

  test.each(['NFC', 'NFD'] as const)(
    'accepts a password hashed before normalization when it is typed as %s',
    async typed => {
      const dana = await customer(harness)
      const old = await hash(accented.normalize('NFD'))
      await harness.database.pool.query('update users set password = $2 where id = $1', [dana.id, old])
      const input = { email: dana.email, password: accented.normalize(typed) }
      expect(await harness.visitor().ask(LOGIN, { input })).toMatchObject({ login: { id: dana.id } })
    },
  )

  test('keeps the password out of the response and the table', async () => {
    const input = { ...newcomer, email: 'hashed@example.com' }
    const answer = await harness.visitor().ask(SIGN_UP, { input })
    expect(JSON.stringify(answer)).not.toContain(input.password)
    const { rows } = await harness.database.pool.query('select password from users where email = $1', [
      input.email,
    ])
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await harness.visitor().answer('{ me { password } }')).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    )
  })
})

describe('signing in and out', () => {
  test('ignores the case of the email and starts a new session at each sign-in', async () => {
    const person = await customer(harness)
    const before = person.cookie
    await person.ask(LOGIN, { input: { email: person.email.toUpperCase(), password: PASSWORD } })
    expect(person.cookie).not.toBe(before)
    const old = Object.assign(harness.visitor(), { cookie: before })
    expect(await old.ask(ME)).toEqual({ me: null })
    expect(await person.ask(ME)).toMatchObject({ me: { id: person.id } })
  })

  test('sets an HttpOnly, SameSite=Lax cookie and stores only its hash', async () => {
    const person = await customer(harness)
    const { headers } = await harness
      .visitor()
      .answer(LOGIN, { input: { email: person.email, password: PASSWORD } })
    const [session, device] = headers.getSetCookie()
    expect(session).toMatch(/^haulbid_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    expect(device).toMatch(
      /^haulbid_\d+_device=[\w-]{22}~[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    )
    const token = person.cookie.split('=')[1]!
    const { rows } = await harness.database.pool.query('select * from sessions where user_id = $1', [
      person.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ends only this session at sign-out', async () => {
    const person = await customer(harness)
    const phone = harness.visitor()
    await phone.ask(LOGIN, { input: { email: person.email, password: PASSWORD } })
    const kept = person.cookie
    await person.ask(LOGOUT)
    expect(await Object.assign(harness.visitor(), { cookie: kept }).ask(ME)).toEqual({ me: null })
    expect(await phone.ask(ME)).toMatchObject({ me: { id: person.id } })
  })

  test('ends a session after thirty days', async () => {
    const person = await customer(harness)
    harness.clock.now = new Date(harness.clock.now.getTime() + 30 * 86_400_000)
    expect(await person.ask(ME)).toEqual({ me: null })
    expect(
      (await person.refusal(graphql(`query CustomerJobs { customerJobs { nodes { id } } }`))).extensions.code,
    ).toBe('UNAUTHENTICATED')
  })

  test('answers a wrong password and an unknown email alike', async () => {
    const person = await customer(harness)
    const wrong = await harness
      .visitor()
      .refusal(LOGIN, { input: { email: person.email, password: 'wrong' } })
    const unknown = await harness
      .visitor()
      .refusal(LOGIN, { input: { email: 'nobody@example.com', password: 'wrong' } })
    expect(wrong.message).toBe('Invalid email or password')
    expect(unknown).toEqual(wrong)
  })

  test("reports empty fields with the spec's texts", async () => {
    expect(await harness.visitor().issues(LOGIN, { input: { email: '', password: '' } })).toEqual([
      'email: Invalid email address',
      'password: Password is required',
    ])
  })

  test('refuses to sign in a suspended account and refuses its session', async () => {
    const person = await vendor(harness)
    await harness.database.pool.query('update users set is_active = false where id = $1', [person.id])
    expect((await person.refusal(ME)).extensions).toEqual({ code: 'FORBIDDEN', reason: 'SUSPENDED' })
    const refused = await harness
      .visitor()
      .refusal(LOGIN, { input: { email: person.email, password: PASSWORD } })
    expect(refused.message).toBe('This account is suspended')
    expect(refused.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SUSPENDED' })
    const guess = await harness
      .visitor()
      .refusal(LOGIN, { input: { email: person.email, password: 'wrong' } })
    expect(guess.message).toBe('Invalid email or password')
  })

  test('pauses after ten failures and says for how long', async () => {
    const person = await customer(harness)
    for (let i = 0; i < 10; i++) {
      const { extensions } = await harness
        .visitor()
        .refusal(LOGIN, { input: { email: person.email, password: 'wrong' } })
      expect(extensions.code).toBe('UNAUTHENTICATED')
    }
    const { errors, headers } = await harness
      .visitor()
      .answer(LOGIN, { input: { email: person.email, password: PASSWORD } })
    expect(errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 30 })
    expect(headers.get('retry-after')).toBe('30')
    harness.clock.now = new Date(harness.clock.now.getTime() + 30_000)
    expect(
      await harness.visitor().ask(LOGIN, { input: { email: person.email, password: PASSWORD } }),
    ).toMatchObject({ login: { id: person.id } })
  })
})

describe('a forgotten password', () => {
  const linkIn = (mail: string) => /\/\?reset=([\w-]{43})/.exec(mail)![1]!
  const forget = async (email: string) => {
    // Mails about devices that signed in, and links to confirm an email.
    await harness.mails()
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email })
    return harness.mails()
  }

  test('replaces it through a mailed link, once, and ends every session', async () => {
    const person = await customer(harness)
    const [mail, ...more] = await forget(person.email.toUpperCase())
    expect(more).toEqual([])
    expect(mail).toContain(`To: ${person.email}`)
    const input = { token: linkIn(mail!), password: 'another password', confirmPassword: 'another password' }
    expect(await harness.visitor().ask(RESET_PASSWORD, { input })).toEqual({ resetPassword: true })
    expect(await person.ask(ME)).toEqual({ me: null })
    expect(await harness.mails()).toEqual([
      expect.stringContaining('Subject: Your Haulbid password was changed'),
    ])
    await harness.visitor().refusal(LOGIN, { input: { email: person.email, password: PASSWORD } })
    await harness.visitor().ask(LOGIN, { input: { email: person.email, password: 'another password' } })
    expect(await harness.visitor().issues(RESET_PASSWORD, { input })).toEqual([
      'token: This link no longer works. Please ask for a new one.',
    ])
  })

  test('accepts a link for an hour', async () => {
    const person = await customer(harness)
    const [mail] = await forget(person.email)
    harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
    const input = { token: linkIn(mail!), password: 'another password', confirmPassword: 'another password' }
    expect(await harness.visitor().issues(RESET_PASSWORD, { input })).toHaveLength(1)
  })

  test('refuses a link while its account is suspended and accepts it afterwards', async () => {
    const person = await customer(harness)
    const [mail] = await forget(person.email)
    const input = { token: linkIn(mail!), password: 'another password', confirmPassword: 'another password' }
    const boss = await admin(harness)
    const set = (isActive: boolean) => boss.ask(SET_USER_ACTIVE, { userId: person.id, isActive })
    await set(false)
    const { extensions } = await harness.visitor().refusal(RESET_PASSWORD, { input })
    expect(extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SUSPENDED' })
    await set(true)
    await harness.visitor().ask(LOGIN, { input: { email: person.email, password: PASSWORD } })
    expect(await harness.visitor().ask(RESET_PASSWORD, { input })).toEqual({ resetPassword: true })
    await harness.mails()
  })

  test('answers an unknown email alike and mails nothing', async () => {
    expect(await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: 'nobody@example.com' })).toEqual({
      requestPasswordReset: true,
    })
    expect(await harness.mails()).toEqual([])
  })

  test('refuses a bad email', async () => {
    expect(await harness.visitor().issues(REQUEST_PASSWORD_RESET, { email: 'nobody' })).toEqual([
      'email: Invalid email address',
    ])
  })

  test('stores only the hash of the token', async () => {
    const person = await customer(harness)
    const [mail] = await forget(person.email)
    const { rows } = await harness.database.pool.query(
      'select encode(token_hash, $1) as hash from password_tokens',
      ['escape'],
    )
    expect(JSON.stringify(rows)).not.toContain(linkIn(mail!))
  })

  test('allows thirty requests an hour from one address', async () => {
    harness.clock.now = new Date(harness.clock.now.getTime() + 3_600_000)
    for (let i = 0; i < 30; i++)
      await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: `nobody${i}@example.com` })
    expect(
      (await harness.visitor().refusal(REQUEST_PASSWORD_RESET, { email: 'nobody@example.com' })).extensions
        .code,
    ).toBe('RATE_LIMITED')
  })
})

test('lets a suspended user sign out and another user sign in with that browser', async () => {
  const [gone, other] = [await customer(harness), await customer(harness)]
  await harness.database.pool.query('update users set is_active = false where id = $1', [gone.id])
  expect(await gone.ask(LOGOUT)).toEqual({ logout: true })
  const browser = await customer(harness)
  await harness.database.pool.query('update users set is_active = false where id = $1', [browser.id])
  await browser.ask(LOGIN, { input: { email: other.email, password: PASSWORD } })
  expect(await browser.ask(ME)).toMatchObject({ me: { id: other.id } })
})

test('checks only ten of sixty simultaneous guesses', async () => {
  const person = await customer(harness)
  const guesses = Array.from({ length: 60 }, (_, i) => (i === 45 ? PASSWORD : `guess ${i}`))
  const answers = await Promise.all(
    guesses.map(password => harness.visitor().answer(LOGIN, { input: { email: person.email, password } })),
  )
  const tried = answers.filter(({ errors }) => errors[0]?.extensions.code !== 'RATE_LIMITED')
  expect(tried.length).toBeLessThanOrEqual(11)
})

test('counts by the connecting address, or by the one our own proxy reports', async () => {
  let asked = 0
  const forget = async (own: Harness, from: string) => {
    const { errors } = await own
      .visitor()
      .answer(REQUEST_PASSWORD_RESET, { email: `nobody${++asked}@example.com` }, { 'x-forwarded-for': from })
    return errors[0]?.extensions.code
  }
  for (const [proxies, expected] of [
    ['', 'RATE_LIMITED'],
    ['127.0.0.0/8', undefined],
  ] as const) {
    const own = await startHarness({ env: { TRUSTED_PROXIES: proxies } })
    try {
      for (let i = 0; i < 30; i++) await forget(own, `203.0.113.${i}`)
      expect(await forget(own, '203.0.113.99')).toBe(expected)
    } finally {
      await own.stop()
    }
  }
})

test('answers without an internal error for any email the rules accept', async () => {
  const input = { ...newcomer, email: `odd@b-${'x'.repeat(60)}-.com` }
  const { errors } = await harness.visitor().answer(SIGN_UP, { input })
  expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR')
})

test('reads no session for a request that needs no viewer', async () => {
  const person = await customer(harness)
  const statements = await harness.statementsOf(() =>
    person.ask(graphql(`query PublicSettings { settings { supportPhone legalLine serviceFeePercent } }`)),
  )
  expect(statements).toHaveLength(1)
})

test('removes expired sessions, links, and throttles', async () => {
  const { enqueue } = await import('../enqueue.js')
  harness.clock.now = new Date(harness.clock.now.getTime() + 60 * 86_400_000)
  await enqueue(harness.database.orm.em.fork(), 'removeExpired', {})
  await harness.mails()
  const { rows } = await harness.database.pool.query(
    'select (select count(*) from sessions)::int + (select count(*) from password_tokens)::int + (select count(*) from throttles)::int as left',
  )
  expect(rows[0].left).toBe(0)
})
