import { hashPassword } from '../../domain/accounts/passwords.js'
import { type Harness, startHarness } from '../harness.js'
import { LOGIN, REQUEST_PASSWORD_RESET, UPDATE_ACCOUNT_ID } from '../operations.js'
import { customer, PASSWORD, type TestUser, vendor } from '../users.js'

/**
 * No answer reveals whether an email has an account, and neither does any work that a clock could measure: the
 * statements are the same, and one password is verified each time. Sign-up is the exception, in the spec's own words
 * and throttled.
 */

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  dana = await customer(harness, { password: await hashPassword(PASSWORD) })
})
afterAll(() => harness.stop())

/** An answer without the parts that differ each time. */
const answerTo = async (path: string, body: object) => {
  const response = await harness.visitor().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers)
  for (const name of Object.keys(headers)) if (name.startsWith('ratelimit-')) delete headers[name]
  const text = (await response.text()).replace(/"(remaining|resetIn)":\d+/g, '"$1":0')
  return { status: response.status, headers, text }
}

/** The statements of an act, without emails and random ids. */
const workOf = async (act: () => Promise<unknown>) =>
  (await harness.statementsOf(act)).map(text =>
    text.replace(/[\w.]+@example\.com/g, 'EMAIL').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID'),
  )

const unknown = 'nobody.has.this@example.com'

test('refuses a wrong password, an unknown email, and an account without a password alike, with the same statements', async () => {
  const invited = await vendor(harness)
  await harness.database.pool.query('update users set password = null where id = $1', [invited.id])
  const graphql = (email: string) => ({ query: LOGIN, variables: { input: { email, password: 'wrong' } } })
  const work: string[][] = []
  const answers: object[] = []
  // The first to send a document also pays for its parsing.
  await answerTo('/graphql', graphql('first@example.com'))
  for (const email of [dana.email, unknown, invited.email]) {
    answers.push(
      await answerTo('/graphql', graphql(email)),
      await answerTo('/api/login', { email, password: 'wrong' }),
    )
    work.push(await workOf(() => answerTo('/api/login', { email, password: 'wrong' })))
  }
  expect(answers.slice(2, 4)).toEqual(answers.slice(0, 2))
  expect(answers.slice(4)).toEqual(answers.slice(0, 2))
  expect(work[1]).toEqual(work[0])
  expect(work[2]).toEqual(work[0])
})

test('verifies one password each time, so an unknown email takes as much CPU time', async () => {
  const cpuOf = async (email: string) => {
    const before = process.cpuUsage()
    const { errors } = await harness.visitor().answer(LOGIN, { input: { email, password: 'wrong' } })
    const { user, system } = process.cpuUsage(before)
    // A busy machine answers UNAVAILABLE and verifies nothing.
    return errors?.[0]?.extensions.code === 'UNAUTHENTICATED' ? user + system : null
  }
  // Other work in the process can only add to a run, so the minimum of many runs is the cost of a sign-in.
  const least = { [dana.email]: Number.POSITIVE_INFINITY, [unknown]: Number.POSITIVE_INFINITY }
  for (let measured = 0, tries = 0; measured < 40; tries++) {
    expect(tries).toBeLessThan(200)
    const email = measured % 2 ? dana.email : unknown
    const cpu = await cpuOf(email)
    if (cpu === null) continue
    measured++
    least[email] = Math.min(least[email]!, cpu)
  }
  // If unknown emails skipped the password check, they would take a fifth of the time.
  expect(least[unknown]! / least[dana.email]!).toBeGreaterThan(0.5)
  expect(least[unknown]! / least[dana.email]!).toBeLessThan(2)
})

test('says that an account is suspended only to someone who knows its password', async () => {
  const mia = await customer(harness)
  await harness.database.pool.query('update users set is_active = false where id = $1', [mia.id])
  const wrong = { email: mia.email, password: 'wrong' }
  expect(await answerTo('/api/login', wrong)).toEqual(
    await answerTo('/api/login', { ...wrong, email: unknown }),
  )
  expect((await answerTo('/api/login', { ...wrong, password: PASSWORD })).text).toContain('suspended')
})

test('answers a forgotten password the same, with the same statements and one task, for any email', async () => {
  const bodies = [dana.email, unknown].map(email => ({ query: REQUEST_PASSWORD_RESET, variables: { email } }))
  // A document costs its parsing the first time, for known and unknown emails alike.
  await answerTo('/graphql', { query: REQUEST_PASSWORD_RESET, variables: { email: 'first@example.com' } })
  const [known, nobodys] = [await answerTo('/graphql', bodies[0]!), await answerTo('/graphql', bodies[1]!)]
  expect(nobodys).toEqual(known)
  expect(known.text).toContain('"requestPasswordReset":true')
  const rest = async (email: string) => answerTo('/api/forgot-password', { email })
  expect(await rest(unknown)).toEqual(await rest(dana.email))
  const work = async (email: string) => workOf(() => rest(email))
  expect(await work(unknown)).toEqual(await work(dana.email))
  const mails = await harness.mails()
  expect(mails.filter(mail => mail.includes(unknown))).toEqual([])
  expect(mails.length).toBeGreaterThan(0)
})

test('says that a new email is taken only to someone who has proven their password', async () => {
  const mallory = await customer(harness)
  const change = (email: string, currentPassword?: string) =>
    mallory.refusal(UPDATE_ACCOUNT_ID, {
      input: { email, currentPassword, firstName: 'M', lastName: 'M', phone: '(512) 555-0147' },
    })
  expect(await change(dana.email)).toEqual(await change(unknown))
  expect((await change(dana.email, PASSWORD)).extensions.reason).toBe('EMAIL_TAKEN')
})

test("refuses another user's id like an id that does not exist", async () => {
  const mallory = await customer(harness)
  const none = '00000000-0000-4000-8000-000000000000'
  const asks = [
    'query ($id: UUID!) { customerJobs(customerId: $id) { totalCount } }',
    'query ($id: UUID!) { user(id: $id) { id } }',
    'query ($id: UUID!) { supportTickets(customerId: $id) { totalCount } }',
    'query ($id: UUID!) { vendorStats(vendorId: $id) { rating } }',
    'query ($id: UUID!) { vendorAgenda(vendorId: $id) { hasBid } }',
    'mutation ($id: UUID!) { setUserActive(userId: $id, isActive: false) { id } }',
  ]
  for (const ask of asks)
    expect(await mallory.refusal(ask, { id: dana.id })).toEqual(await mallory.refusal(ask, { id: none }))
})
