import { type Harness, startHarness } from '../harness.js'
import { customer, PASSWORD } from '../people.js'

/** The throttles of DESIGN 6 at their very bounds, and the ways around them. */

let harness: Harness
let second: Harness
beforeAll(async () => {
  harness = await startHarness()
  const url = String(harness.database.orm.config.get('clientUrl'))
  // Another process of the same install.
  second = await startHarness({ databaseUrl: url })
})
afterAll(async () => {
  await second.stop()
  await harness.stop()
})

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
const FORGOT = 'mutation ($email: EmailAddress!) { requestPasswordReset(email: $email) }'
const SIGN_UP = 'mutation ($input: SignUpCustomerInput!) { signUpCustomer(input: $input) { id } }'

const later = (minutes: number) => {
  const now = new Date(harness.clock.now.getTime() + minutes * 60_000)
  harness.clock.now = now
  second.clock.now = now
}

/** The codes of so many attempts, counted. */
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

describe('ten failed sign-ins per account in fifteen minutes', () => {
  test('a burst over both processes gets ten looks at the password, no more, and the right one none', async () => {
    const { email } = await customer(harness)
    const burst = Array.from({ length: 40 }, (_, i) => guess(email, i % 2 ? harness : second))
    expect(await outcomes(burst)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 30 })
    expect(await outcomes([guess(email, second, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
    later(14.99)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
    later(0.01)
    expect(await outcomes([guess(email, harness, {}, PASSWORD)])).toEqual({ done: 1 })
  })

  test('neither case, nor blanks, nor other letters, nor headers make an account another one', async () => {
    const { email } = await customer(harness, { email: 'kelvin.smith@example.com' })
    const spellings = [
      email.toUpperCase(),
      'Kelvin.Smith@EXAMPLE.com',
      // K is the sign for kelvin, which is k in small letters.
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

  test('REST counts with GraphQL', async () => {
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
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  })

  test('an open browser is no other way to guess, and neither are many guesses in one request', async () => {
    const dana = await customer(harness)
    const prove = (password: string) => `closeAccount(input: { currentPassword: "${password}" })`
    const many = `mutation { ${Array.from({ length: 25 }, (_, i) => `a${i}: ${prove('wrong')}`).join(' ')} }`
    const burst = [many, ...Array.from({ length: 15 }, () => `mutation { ${prove('wrong')} }`)]
    const answers = await Promise.all(burst.map(text => dana.answer(text)))
    const codes = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes.filter(code => code === 'BAD_USER_INPUT').length).toBeLessThanOrEqual(10)
    expect((await dana.refusal(`mutation { ${prove(PASSWORD)} }`)).extensions.code).toBe('RATE_LIMITED')
    expect(await outcomes([guess(dana.email, harness, {}, PASSWORD)])).toEqual({ RATE_LIMITED: 1 })
  })

  test('an email that nobody has is throttled alike', async () => {
    const burst = Array.from({ length: 12 }, () => guess('nobody.at.all@example.com'))
    expect(await outcomes(burst)).toEqual({ UNAUTHENTICATED: 10, RATE_LIMITED: 2 })
  })
})

test('thirty resets per address and hour, over both processes, whatever the headers say', async () => {
  later(120)
  const ask = (i: number) =>
    (i % 2 ? harness : second)
      .visitor()
      .answer(FORGOT, { email: `r${i}@example.com` }, { 'x-forwarded-for': `10.0.1.${i}` })
  expect(await outcomes(Array.from({ length: 35 }, (_, i) => ask(i)))).toEqual({ done: 30, RATE_LIMITED: 5 })
  later(60)
  expect(await outcomes([ask(99)])).toEqual({ done: 1 })
})

test('sixty sign-ups per address and hour, those refused for a taken email too', async () => {
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
  // Eight at once: the queue of connections is not what is tried here.
  for (let first = 0; first < 64; first += 8) {
    const some = Array.from({ length: 8 }, (_, i) => first + i)
    const eight = await outcomes(some.map(i => signUp(i % 2 ? taken : `new${i}@example.com`, i)))
    for (const [code, n] of Object.entries(eight)) codes[code] = (codes[code] ?? 0) + n
  }
  const { done = 0, CONFLICT: refused = 0, ...others } = codes
  expect({ counted: done + refused, ...others }).toEqual({ counted: 60, RATE_LIMITED: 4 })
}, 60_000)
