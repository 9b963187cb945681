import { newSecret } from '../domain/accounts/secrets.js'
import { createLogger } from '../platform/logging/createLogger.js'
import { graphql } from '../test/generated/gql.js'
import { type Harness, startHarness } from '../test/harness.js'
import { untilLockWait } from '../test/lockWaits.js'
import { CREATE_API_TOKEN, LOGIN, RESET_PASSWORD, SETTINGS } from '../test/operations.js'
import { type Smtp, startSmtp } from '../test/smtp.js'
import { admin } from '../test/users.js'

const ADDRESS = 'dana.reyes+work@example.com'
const PASSWORD = 'a long password of hers'
const NEXT_PASSWORD = 'the next long password'
const CALENDAR = newSecret()
const PHONE = '5125550147'

interface Line {
  level: number
  msg: string
  requestId?: string
  userId?: string
  operation?: string
  codes?: string[]
  method?: string
  path?: string
  status?: number
  ms?: number
  statement?: string
  err?: { message: string; type: string; causes?: object[] }
}

let harness: Harness
let text: string[] = []
const start = async (env: Record<string, string>) => {
  text = []
  const isProduction = env.NODE_ENV === 'production'
  const destination = { write: (line: string) => void text.push(line) }
  harness = await startHarness({ env, log: createLogger({ isProduction, logLevel: 'trace' }, destination) })
}
afterEach(() => harness.stop())

const lines = (): Line[] => text.map(line => JSON.parse(line))
const requests = () => lines().filter(({ msg }) => msg === 'Request')

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpCustomerInput!) {
    signUpCustomer(input: $input) { id }
  }
`)
const signUpInput = (lastName: string, email = ADDRESS) => ({
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: 'Dana',
  lastName,
  phone: PHONE,
  initialServiceZipCode: '78701',
  initialServiceType: 'junk_pickup' as const,
})

/** Everything that sends a secret or an address to the server; returns what must not be in the log, and mailed links. */
const live = async (): Promise<{ secrets: string[]; links: Record<'confirm' | 'reset', string> }> => {
  const browser = harness.visitor()
  await browser.ask(SIGN_UP, { input: signUpInput('Reyes') })
  const cookies = [browser.cookie]
  await harness.visitor().refusal(LOGIN, { input: { email: ADDRESS, password: 'a wrong guess' } })
  await browser.ask(LOGIN, { input: { email: ADDRESS, password: PASSWORD } })
  cookies.push(browser.cookie)
  const { token } = (
    await browser.ask(CREATE_API_TOKEN, {
      input: { name: 'Partner', scope: 'read_write', expiresInDays: 1, currentPassword: PASSWORD },
    })
  ).createApiToken
  await harness.visitor().fetch('/api/me', { headers: { authorization: `Bearer ${token}` } })
  await harness.visitor().fetch('/api/me', { headers: { authorization: `Bearer ${token}x` } })
  const { target } = { target: await browser.fetch('/api/objects/upload', { method: 'POST' }) }
  const { uploadURL } = (await target.json()) as { uploadURL: string }
  await browser.fetch(new URL(uploadURL).pathname + new URL(uploadURL).search, { method: 'PUT', body: 'x' })
  await browser.ask(
    graphql(`mutation Forgot($email: EmailAddress!) { requestPasswordReset(email: $email) }`),
    { email: ADDRESS },
  )
  const mails = (await harness.mails()).join()
  const [, reset = ''] = /\?reset=([\w-]+)/.exec(mails) ?? []
  const [, confirm = ''] = /\?confirm=([\w-]+)/.exec(mails) ?? []
  await harness.visitor().fetch(`/?reset=${reset}`)
  await harness.visitor().fetch(`/?confirm=${confirm}`)
  await harness
    .visitor()
    .ask(graphql(`mutation ConfirmEmail($input: ConfirmEmailInput!) { confirmEmail(input: $input) }`), {
      input: { token: confirm },
    })
  for (const path of ['/api/calendar/', '/api//calendar/', '/api/calender/', '/API/Calendar/'])
    await harness.visitor().fetch(`${path}${CALENDAR}.ics`)
  await harness.visitor().fetch(`/api/nothing/${ADDRESS}/${encodeURIComponent(ADDRESS)}?email=${ADDRESS}`)
  await harness.visitor().ask(RESET_PASSWORD, {
    input: { token: reset, password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD },
  })
  return {
    links: { confirm, reset },
    secrets: [
      CALENDAR,
      ADDRESS,
      encodeURIComponent(ADDRESS),
      PASSWORD,
      NEXT_PASSWORD,
      'a wrong guess',
      PHONE,
      token,
      new URL(uploadURL).searchParams.get('signature')!,
      ...cookies.map(cookie => cookie.split('=')[1]!),
    ],
  }
}

const expectNone = (secrets: string[]) => {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(text.filter(line => line.includes(secret))).toEqual([])
  }
}

test("logs no secrets or links over an account's whole life in production", async () => {
  await start({ NODE_ENV: 'production' })
  const { secrets, links } = await live()
  expectNone([...secrets, ...Object.values(links)])
  expect(requests().length).toBeGreaterThan(10)
})

test('logs the link of a mail once, and nothing else, in development without SMTP', async () => {
  await start({})
  const { secrets, links } = await live()
  expectNone(secrets)
  for (const [link, subject] of [
    [links.reset, 'Reset your Haulbid password'],
    [links.confirm, 'Confirm your email for Haulbid'],
  ] as const) {
    const mailed = lines().filter(line => JSON.stringify(line).includes(link))
    expect(mailed.map(({ msg }) => msg)).toEqual([`Mail without SMTP_URL: ${subject}`])
  }
  expect(new Set(requests().map(({ level }) => level))).toEqual(new Set([20]))
})

test('logs a line for each request with its user, path, result, and duration', async () => {
  await start({ NODE_ENV: 'production' })
  const anna = await admin(harness)
  text = []
  const { headers } = await anna.answer(graphql(`query TheUsers { users { nodes { id } } }`))
  await anna.fetch('/api/nothing?token=secret', { method: 'PUT' })
  await anna.refusal(graphql(`query Nobody { job(id: "00000000-0000-4000-8000-000000000000") { id } }`))
  await anna.fetch('/healthz')
  expect(requests()).toEqual([
    expect.objectContaining({
      level: 30,
      requestId: headers.get('x-request-id'),
      userId: anna.id,
      operation: 'TheUsers',
      method: 'POST',
      path: '/graphql',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ method: 'PUT', path: '/api/nothing', status: 404 }),
    expect.objectContaining({ operation: 'Nobody', codes: ['NOT_FOUND'], userId: anna.id }),
    expect.objectContaining({ method: 'GET', path: '/healthz', status: 200 }),
  ])
})

describe('an unexpected error is logged without user input', () => {
  test.each([
    ['a constraint that nobody foresaw', `alter table users add constraint odd check (last_name <> 'Odd')`],
    [
      'a message of PostgreSQL that quotes the row',
      `create function odd() returns trigger language plpgsql as $$ begin
         raise exception 'cannot keep % of "%" with ''%'' and %', new.email, new.phone, new.phone, new.password;
       end $$;
       create trigger odd before insert on users for each row when (new.last_name = 'Odd') execute function odd()`,
    ],
    [
      'a value that PostgreSQL cannot read',
      `create function odd() returns trigger language plpgsql as $$ begin
         perform new.phone::uuid; return new;
       end $$;
       create trigger odd before insert on users for each row when (new.last_name = 'Odd') execute function odd()`,
    ],
  ])('logs an unexpected error without user input: %s', async (_, breaking) => {
    await start({ NODE_ENV: 'production' })
    await harness.database.pool.query(breaking)
    const { extensions } = await harness.visitor().refusal(SIGN_UP, { input: signUpInput('Odd') })
    expect(extensions.code).toBe('INTERNAL_SERVER_ERROR')
    const [told] = lines().filter(({ err }) => err)
    expect(told).toMatchObject({
      level: 50,
      requestId: extensions.requestId,
      err: { code: expect.any(String) },
    })
    expect(told!.err!.message).not.toBe('')
    expectNone([ADDRESS, PASSWORD, PHONE, '$argon2'])
  })
})

test('keeps an address that the mail server quotes out of the log', async () => {
  const smtp: Smtp = await startSmtp()
  try {
    await start({ NODE_ENV: 'production', SMTP_URL: smtp.url, MAIL_FROM: 'mail@haulbid.example' })
    await harness.visitor().ask(SIGN_UP, { input: signUpInput('Reyes') })
    smtp.refuse('RCPT', 550, `No such person: <${ADDRESS}>`)
    await harness.visitor().ask(`mutation { requestPasswordReset(email: "${ADDRESS}") }`)
    await harness.mails()
    expect(lines().filter(({ level }) => level >= 50)).toHaveLength(1)
    expectNone([ADDRESS, 'reset='])
  } finally {
    await smtp.stop()
  }
})

describe('slow statements', () => {
  test('logs slow statements with their request, but without their values', async () => {
    await start({ NODE_ENV: 'production', SLOW_QUERY_MS: '0' })
    const anna = await admin(harness)
    text = []
    const { headers } = await anna.answer(
      graphql(`query SearchedUsers { users(search: "needle in a haystack") { nodes { id } } }`),
    )
    const slow = lines().filter(({ msg }) => msg === 'Slow statement')
    expect(slow).toEqual([
      expect.objectContaining({ statement: 'select sessions session', ms: expect.any(Number) }),
      expect.objectContaining({ statement: expect.stringMatching(/^select users [\w-]+$/) }),
    ])
    for (const line of slow) expect(line.requestId).toBe(headers.get('x-request-id'))
    expectNone(['needle in a haystack'])
  })

  test('logs only statements slower than SLOW_QUERY_MS, counting waits for a lock', async () => {
    await start({ SLOW_QUERY_MS: '150' })
    const holder = await harness.database.pool.connect()
    await holder.query('begin; lock table settings in access exclusive mode')
    const asked = harness.visitor().ask(SETTINGS)
    await untilLockWait(harness.database.pool)
    await holder.query('select pg_sleep(0.2)')
    await holder.query('commit')
    holder.release()
    await asked
    const slow = lines().filter(({ msg }) => msg === 'Slow statement')
    expect(slow.filter(({ statement }) => statement?.startsWith('select settings '))).toHaveLength(1)
    // Others may be just as slow on a busy machine.
    expect(slow.filter(({ ms }) => ms! < 150)).toEqual([])
  })

  test('logs the right request id for a statement that waited for a connection', async () => {
    await start({ NODE_ENV: 'production', SLOW_QUERY_MS: '0' })
    const anna = await admin(harness)
    text = []
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        anna.answer(`query N${i} { users(search: "x") { nodes { id } } }`),
      ),
    )
    const byRequest = Map.groupBy(
      lines().filter(({ msg }) => msg === 'Slow statement'),
      ({ requestId }) => requestId,
    )
    // Sessions of requests that arrive together are read in one statement.
    for (const { headers } of answers)
      expect(byRequest.get(headers.get('x-request-id')!)).toContainEqual(
        expect.objectContaining({ statement: expect.stringMatching(/^select users [\w-]+$/) }),
      )
  })
})
