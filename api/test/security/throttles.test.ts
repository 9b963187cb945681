import { type Harness, startHarness } from '../harness.js'
import {
  CHANGE_PASSWORD,
  CLOSE_ACCOUNT,
  LOGIN,
  LOGOUT,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  SIGN_UP,
  UPDATE_ACCOUNT_ID,
} from '../operations.js'
import { customer, PASSWORD } from '../users.js'

/** The throttles of SECURITY.md exactly at their limits, and attempts to evade them. */

let harness: Harness
let second: Harness
beforeAll(async () => {
  harness = await startHarness()
  const url = String(harness.database.orm.config.get('clientUrl'))
  // Another process of the same installation.
  second = await startHarness({ databaseUrl: url })
})
afterAll(async () => {
  await second.stop()
  await harness.stop()
})

const later = (minutes: number) => {
  const now = new Date(harness.clock.now.getTime() + minutes * 60_000)
  harness.clock.now = now
  second.clock.now = now
}

/** Counts the codes of these attempts. */
const outcomes = async (attempts: Promise<{ errors: { extensions: { code: string } }[] }>[]) => {
  const codes = (await Promise.all(attempts)).map(({ errors }) => errors[0]?.extensions.code ?? 'done')
  return Object.fromEntries(
    Map.groupBy(codes, code => code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  )
}

const guess = (email: string, by = harness, headers = {}, password = 'wrong') =>
  by.visitor().answer(LOGIN, { input: { email, password } }, headers)

const asAddress = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` })

describe('failed sign-ins', () => {
  test('checks only ten passwords of a burst over both processes, even if the next one is right', async () => {
    const { email } = await customer(harness)
    const burst = Array.from({ length: 40 }, (_, i) => guess(email, i % 2 ? harness : second))
    expect(await outcomes(burst)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 30 })
    expect(await outcomes([guess(email, second, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
    later(0.49)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
    later(0.01)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ done: 1 })
  })

  test('doubles the pause each time, up to a quarter of an hour, and ignores retries during it', async () => {
    const { email } = await customer(harness)
    for (let i = 0; i < 10; i++) await guess(email)
    const pauses: number[] = []
    for (let i = 0; i < 8; i++) {
      await outcomes(Array.from({ length: 5 }, () => guess(email)))
      const { errors, headers } = await guess(email)
      const wait = errors[0]!.extensions.retryAfter!
      expect(headers.get('retry-after')).toBe(String(wait))
      pauses.push(wait)
      later(wait / 60)
      expect(await outcomes([guess(email)])).toEqual({ UNAUTHENTICATED: 1 })
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
    // The right password ends the pause for this address.
    later(15)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ done: 1 })
    expect(await outcomes(Array.from({ length: 10 }, () => guess(email)))).toEqual({ UNAUTHENTICATED: 10 })
  })

  test('forgets failures one by one, so ten more are free after a day', async () => {
    const { email } = await customer(harness)
    for (let i = 0; i < 10; i++) await guess(email)
    later(144)
    expect(await outcomes([guess(email), guess(email)])).toEqual({ UNAUTHENTICATED: 1, RATE_LIMITED: 1 })
    later(24 * 60)
    expect(await outcomes(Array.from({ length: 12 }, () => guess(email)))).toEqual({
      UNAUTHENTICATED: 10,
      RATE_LIMITED: 2,
    })
  })

  test('counts one account, whatever the case, blanks, look-alike letters, or headers', async () => {
    const { email } = await customer(harness, { email: 'kelvin.smith@example.com' })
    const spellings = [
      email.toUpperCase(),
      'Kelvin.Smith@EXAMPLE.com',
      // K is the kelvin sign, whose lower case is k.
      '\u212Aelvin.smith@example.com',
      ` ${email}`,
      `${email} `,
      `${email}\u200B`,
      `${email}.`,
      `"kelvin.smith"@example.com`,
      'kelvin.ſmith@example.com',
      `${email}\u0000`,
    ]
    let looks = 0
    for (let i = 0; i < 60; i++) {
      const { errors } = await guess(spellings[i % spellings.length]!, harness, {
        'x-forwarded-for': `10.0.0.${i}`,
        forwarded: `for=10.0.0.${i}`,
        'x-real-ip': `10.0.0.${i}`,
        'x-client-ip': `10.0.0.${i}`,
      })
      if (errors[0]?.extensions.code === 'UNAUTHENTICATED') looks++
    }
    expect(looks).toBeLessThanOrEqual(10)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
  })

  test('counts REST and GraphQL together', async () => {
    const { email } = await customer(harness)
    const rest = (password: string) =>
      harness.visitor().fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
    await Promise.all(Array.from({ length: 5 }, () => guess(email)))
    for (let i = 0; i < 5; i++) expect((await rest('wrong')).status).toBe(401)
    const refused = await rest(PASSWORD)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('allows no more guesses with an open browser or many guesses in one request', async () => {
    const dana = await customer(harness)
    const prove = (password: string) => `closeAccount(input: { currentPassword: "${password}" })`
    const many = `mutation { ${Array.from({ length: 12 }, (_, i) => `a${i}: ${prove('wrong')}`).join(' ')} }`
    const burst = [many, ...Array.from({ length: 15 }, () => `mutation { ${prove('wrong')} }`)]
    const answers = await Promise.all(burst.map(text => dana.answer(text)))
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes.filter(code => code === 'BAD_USER_INPUT').length).toBeLessThanOrEqual(10)
    expect((await dana.refusal(`mutation { ${prove(PASSWORD)} }`)).extensions.code).toBe('RATE_LIMITED')
    // That browser blocks nobody from signing in elsewhere.
    expect(await outcomes([guess(dana.email, harness, {}, PASSWORD)])).toEqual({ done: 1 })
  })

  test('throttles an unknown email the same way', async () => {
    const burst = Array.from({ length: 12 }, () => guess('nobody.at.all@example.com'))
    expect(await outcomes(burst)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 2 })
  })

  test('allows an address a hundred for all accounts, and gives none back for signing in to its own', async () => {
    later(24 * 60)
    const [own, dana] = [await customer(harness), await customer(harness)]
    for (let i = 0; i < 100; i++) {
      if (i % 10 === 0) expect(await outcomes([guess(own.email, harness, {}, PASSWORD)])).toEqual({ done: 1 })
      expect(await outcomes([guess(`stuffed${i}@example.com`)])).toEqual({ UNAUTHENTICATED: 1 })
    }
    expect(await outcomes([guess(dana.email), guess(dana.email, second, {}, PASSWORD)])).toEqual({
      RATE_LIMITED: 2,
    })
    // Users who have signed in before are not blocked by their neighbors.
    await dana.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    later(60)
  }, 60_000)
})

describe('strangers do not lock anybody out', () => {
  let behindProxy: Harness
  beforeAll(async () => {
    // A fifth of the limits: 2 guesses from an address at an account, 20 from all at an account.
    behindProxy = await startHarness({ env: { TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMIT_SCALE: '0.2' } })
  })
  afterAll(() => behindProxy.stop())
  beforeEach(() => {
    behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 24 * 3_600_000)
  })

  const from = (n: number, email: string, password = 'wrong', visitor = behindProxy.visitor()) =>
    visitor.answer(LOGIN, { input: { email, password } }, asAddress(n))

  /** More guesses from all over the world than the account limit. */
  const attack = async (email: string) => {
    const codes = await outcomes(Array.from({ length: 24 }, (_, i) => from(i % 12, email)))
    expect(codes).toEqual({ UNAUTHENTICATED: 20, RATE_LIMITED: 4 })
  }

  test('keeps guesses from one address from affecting another', async () => {
    const { email } = await customer(behindProxy)
    expect(await outcomes(Array.from({ length: 5 }, () => from(1, email)))).toEqual({
      UNAUTHENTICATED: 2,
      RATE_LIMITED: 3,
    })
    expect(await outcomes([from(2, email, PASSWORD)])).toEqual({ done: 1 })
  })

  test('pauses every unknown device for seconds after guesses from everywhere, even after one success', async () => {
    const { email } = await customer(behindProxy)
    await attack(email)
    const { errors } = await from(99, email, PASSWORD)
    expect(errors[0]!.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 5 })
    behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 5000)
    expect(await outcomes([from(99, email, PASSWORD)])).toEqual({ done: 1 })
    expect(await outcomes([from(98, email), from(97, email)])).toEqual({ RATE_LIMITED: 2 })
  })

  test('lets in a device that has signed in before, and counts its own guesses separately', async () => {
    const dana = await customer(behindProxy)
    await attack(dana.email)
    await dana.ask(LOGOUT)
    expect(dana.cookie).toBe('')
    expect(await outcomes([from(1, dana.email, PASSWORD, dana)])).toEqual({ done: 1 })
    await dana.ask(LOGOUT)
    const burst = await outcomes(Array.from({ length: 5 }, () => from(1, dana.email, 'wrong', dana)))
    expect(burst).toEqual({ UNAUTHENTICATED: 2, RATE_LIMITED: 3 })
    behindProxy.clock.now = new Date(behindProxy.clock.now.getTime() + 30_000)
    expect(await outcomes([from(1, dana.email, PASSWORD, dana)])).toEqual({ done: 1 })
  })

  test('knows a device only for its own account, and only until the password changes', async () => {
    const [dana, mallory] = [await customer(behindProxy), await customer(behindProxy)]
    const stranger = (device: string) =>
      from(1, dana.email, PASSWORD, Object.assign(behindProxy.visitor(), { device }))
    const old = dana.device
    const input = { currentPassword: PASSWORD, password: 'something else', confirmPassword: 'something else' }
    await attack(dana.email)
    const [name, addToLog] = old.split('=') as [string, string]
    const [id] = addToLog.split('~')
    for (const forged of [mallory.device, `${name}=${id}~${'A'.repeat(43)}`, `${name}=${'.'.repeat(9000)}`])
      expect(await outcomes([stranger(forged)])).toEqual({ RATE_LIMITED: 1 })
    expect(await outcomes([stranger(`${mallory.device}.${addToLog}`)])).toEqual({ done: 1 })
    await dana.ask(CHANGE_PASSWORD, { input })
    expect(await outcomes([stranger(old)])).toEqual({ RATE_LIMITED: 1 })
    expect(await outcomes([from(1, dana.email, 'something else', dana)])).toEqual({ done: 1 })
  })

  test('knows a shared browser for each of its users', async () => {
    const [dana, dale] = [await customer(behindProxy), await customer(behindProxy)]
    await dana.ask(LOGIN, { input: { email: dale.email, password: PASSWORD } })
    for (const { email } of [dana, dale]) {
      await attack(email)
      expect(await outcomes([from(1, email, PASSWORD, dana)])).toEqual({ done: 1 })
    }
  })

  test('lets signed-in users confirm the password no matter what strangers guess', async () => {
    const dana = await customer(behindProxy)
    await attack(dana.email)
    await dana.ask(CLOSE_ACCOUNT, {
      input: { currentPassword: PASSWORD },
    })
  })

  test('lets a new device in after a reset', async () => {
    const { email } = await customer(behindProxy)
    await attack(email)
    await behindProxy.visitor().ask(REQUEST_PASSWORD_RESET, { email })
    const mail = (await behindProxy.mails()).find(text => text.includes(`To: ${email}`))
    const [, token] = /\?reset=([\w-]+)/.exec(mail ?? '')!
    const visitor = behindProxy.visitor()
    const password = 'something else'
    await visitor.ask(RESET_PASSWORD, {
      input: { token: token!, password, confirmPassword: password },
    })
    expect(await outcomes([from(99, email, password)])).toEqual({ RATE_LIMITED: 1 })
    expect(await outcomes([from(99, email, password, visitor)])).toEqual({ done: 1 })
  })

  test('limits all checks of the installation per hour, however many addresses and accounts there are', async () => {
    const small = await startHarness({ env: { TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMIT_SCALE: '0.01' } })
    try {
      const dana = await customer(small)
      const all = Array.from({ length: 70 }, (_, i) =>
        small.visitor().answer(LOGIN, { input: { email: `n${i}@example.com`, password: 'x' } }, asAddress(i)),
      )
      expect(await outcomes(all)).toEqual({ UNAUTHENTICATED: 60, RATE_LIMITED: 10 })
      const { errors } = await small
        .visitor()
        .answer(LOGIN, { input: { email: dana.email, password: PASSWORD } }, asAddress(200))
      expect(errors[0]!.extensions.retryAfter).toBe(1)
      await dana.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    } finally {
      await small.stop()
    }
  })
})

test("allows ten changes of email an hour per account, and counts them with the address's sign-ups", async () => {
  later(120)
  const dana = await customer(harness)
  const taken = await customer(harness)
  const change = (by: typeof dana, email: string) =>
    by.answer(UPDATE_ACCOUNT_ID, {
      input: { email, currentPassword: PASSWORD, firstName: 'D', lastName: 'D', phone: '(512) 555-0147' },
    })
  const burst = Array.from({ length: 12 }, () => change(dana, taken.email))
  expect(await outcomes(burst)).toEqual({ CONFLICT: 10, RATE_LIMITED: 2 })
  // An unchanged email is not counted.
  expect(await outcomes([change(dana, dana.email)])).toEqual({ done: 1 })
  for (let i = 0; i < 5; i++) {
    const another = await customer(harness)
    expect(await outcomes(Array.from({ length: 10 }, () => change(another, taken.email)))).toEqual({
      CONFLICT: 10,
    })
  }
  expect(await outcomes([change(await customer(harness), taken.email)])).toEqual({ RATE_LIMITED: 1 })
}, 60_000)

test('allows five resets an hour per email, with or without an account, and each link works', async () => {
  later(120)
  const dana = await customer(harness)
  for (const email of [dana.email, 'nobody.at.all@example.com']) {
    const asks = Array.from({ length: 7 }, (_, i) =>
      (i % 2 ? harness : second)
        .visitor()
        .answer(REQUEST_PASSWORD_RESET, { email: i % 3 ? email : email.toUpperCase() }),
    )
    expect(await outcomes(asks)).toEqual({ done: 5, RATE_LIMITED: 2 })
  }
  const { message, extensions } = await harness
    .visitor()
    .refusal(REQUEST_PASSWORD_RESET, { email: dana.email })
  expect(message).toContain('Use the link in one of them')
  expect(extensions.retryAfter).toBe(3600)
})

test('allows thirty resets an hour per address over both processes, whatever the headers', async () => {
  later(120)
  const ask = (i: number) =>
    (i % 2 ? harness : second)
      .visitor()
      .answer(REQUEST_PASSWORD_RESET, { email: `r${i}@example.com` }, { 'x-forwarded-for': `10.0.1.${i}` })
  expect(await outcomes(Array.from({ length: 35 }, (_, i) => ask(i)))).toEqual({ done: 30, RATE_LIMITED: 5 })
  later(60)
  expect(await outcomes([ask(99)])).toEqual({ done: 1 })
})

test('allows sixty sign-ups an hour per address, counting those refused for an email in use', async () => {
  later(120)
  const { email: taken } = await customer(harness)
  const signUp = (email: string, i: number) =>
    (i % 2 ? harness : second).visitor().answer(
      SIGN_UP,
      {
        input: {
          email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          firstName: 'Nia',
          lastName: 'Okafor',
          phone: '(512) 555-0199',
          userType: 'customer',
          initialServiceZipCode: '78701',
          initialServiceType: 'junk_pickup',
        },
      },
      { 'x-forwarded-for': `10.0.2.${i}` },
    )
  const codes: Record<string, number> = {}
  // Only eight run at once, since this does not test the queue for connections.
  for (let first = 0; first < 64; first += 8) {
    const some = Array.from({ length: 8 }, (_, i) => first + i)
    const eight = await outcomes(some.map(i => signUp(i % 2 ? taken : `new${i}@example.com`, i)))
    for (const [code, n] of Object.entries(eight)) codes[code] = (codes[code] ?? 0) + n
  }
  const { done = 0, CONFLICT: refused = 0, ...others } = codes
  expect({ counted: done + refused, ...others }).toEqual({ counted: 60, RATE_LIMITED: 4 })
}, 60_000)
