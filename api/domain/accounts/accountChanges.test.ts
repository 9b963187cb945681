import {
  acceptedJob,
  bid,
  completedJob,
  junkPickup,
  postJunk,
  REQUEST_JUNK,
  settle,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CHANGE_PASSWORD, CLOSE_ACCOUNT, LOGIN, ME } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const UPDATE = graphql(`
  mutation UpdateAccount($input: UpdateAccountInput!) {
    updateAccount(input: $input) { firstName lastName email phone }
  }
`)
const MAKE = graphql(`
  mutation CreateNamedApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) { token apiToken { id name scope expiresAt lastUsedAt } }
  }
`)

const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })
const another = async (person: TestUser) => {
  const browser = harness.visitor()
  await browser.ask(LOGIN, { input: { email: person.email, password: PASSWORD } })
  return browser
}

describe('name, phone and email', () => {
  const own = (person: TestUser, more: object = {}) => ({
    input: { firstName: 'Dee', lastName: 'Ray', email: person.email, phone: '5125550000', ...more },
  })

  test('saves them', async () => {
    const person = await customer(harness)
    expect((await person.ask(UPDATE, own(person))).updateAccount).toEqual(own(person).input)
    expect((await person.ask(graphql(`query MyNameAndPhone { me { firstName phone } }`))).me).toEqual({
      firstName: 'Dee',
      phone: '5125550000',
    })
  })

  test('saves them without invisible characters', async () => {
    const person = await customer(harness)
    const copied = { firstName: 'D\u200bee\ufeff', phone: '\u2068(512)\u00a0555\u20110147\u2069' }
    expect((await person.ask(UPDATE, own(person, copied))).updateAccount).toMatchObject({
      firstName: 'Dee',
      phone: '(512)\u00a0555\u20110147',
    })
  })

  test('requires the password and a free address for a new email', async () => {
    const person = await customer(harness)
    const taken = await customer(harness)
    const email = `new-${person.email}`
    expect(await person.issues(UPDATE, own(person, { email }))).toEqual([
      'currentPassword: Please enter your current password to change your email',
    ])
    expect(await person.issues(UPDATE, own(person, { email, currentPassword: 'wrong' }))).toEqual([
      'currentPassword: This is not your current password',
    ])
    const conflict = await person.refusal(
      UPDATE,
      own(person, { email: taken.email.toUpperCase(), currentPassword: PASSWORD }),
    )
    expect(conflict.extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' })
    expect(
      (await person.ask(UPDATE, own(person, { email, currentPassword: PASSWORD }))).updateAccount.email,
    ).toBe(email)
    await harness.visitor().ask(LOGIN, { input: { email, password: PASSWORD } })
  })

  test('requires the same proof from an admin', async () => {
    const person = await admin(harness)
    const email = `new-${person.email}`
    expect(await person.issues(UPDATE, own(person, { email, currentPassword: 'wrong' }))).toEqual([
      'currentPassword: This is not your current password',
    ])
    const changed = own(person, { email, currentPassword: PASSWORD })
    expect((await person.ask(UPDATE, changed)).updateAccount).toMatchObject({ firstName: 'Dee', email })
    expect((await harness.mails()).join()).toContain(`To: ${person.email}`)
  })

  test.each([
    [{ firstName: '' }, 'firstName: First name is required'],
    [{ email: 'x' }, 'email: Invalid email address'],
    [{ phone: '555' }, 'phone: Phone number must be at least 10 digits'],
  ])('refuses %j', async (more, issue) => {
    const person = await customer(harness)
    expect(await person.issues(UPDATE, own(person, more))).toEqual([issue])
  })
})

describe('a new password', () => {
  const input = { currentPassword: PASSWORD, password: 'something else', confirmPassword: 'something else' }

  test('signs out every other browser and keeps this one', async () => {
    const person = await customer(harness)
    const other = await another(person)
    expect(await person.ask(CHANGE_PASSWORD, { input })).toEqual({ changePassword: true })
    expect(await other.ask(ME)).toEqual({ me: null })
    expect(await person.ask(ME)).toEqual({ me: { id: person.id } })
    await harness.visitor().ask(LOGIN, { input: { email: person.email, password: 'something else' } })
  })

  test('requires the old one, and counts guesses', async () => {
    const person = await customer(harness)
    for (let i = 0; i < 10; i++) {
      expect(await person.issues(CHANGE_PASSWORD, { input: { ...input, currentPassword: 'wrong' } })).toEqual(
        ['currentPassword: This is not your current password'],
      )
    }
    expect((await person.refusal(CHANGE_PASSWORD, { input })).extensions.code).toBe('RATE_LIMITED')
  })
})

test('ends every session when the user signs out everywhere', async () => {
  const person = await customer(harness)
  const other = await another(person)
  const kept = person.cookie
  await person.ask(graphql(`mutation SignOutEverywhere { signOutEverywhere }`))
  expect(await other.ask(ME)).toEqual({ me: null })
  expect(await Object.assign(harness.visitor(), { cookie: kept }).ask(ME)).toEqual({ me: null })
})

describe('tokens', () => {
  const make = async (person: TestUser, scope: 'read' | 'read_write' = 'read_write', expiresInDays = 30) =>
    (await person.ask(MAKE, { input: { name: 'Dispatch', scope, expiresInDays, currentPassword: PASSWORD } }))
      .createApiToken

  test('shows a token once, stores only its hash, and lets it act for the user', async () => {
    const person = await customer(harness)
    const { token, apiToken } = await make(person)
    expect(apiToken).toEqual({
      id: expect.any(String),
      name: 'Dispatch',
      scope: 'read_write',
      expiresAt: new Date(harness.clock.now.getTime() + 30 * 86_400_000).toISOString(),
      lastUsedAt: null,
    })
    const program = harness.visitor()
    expect(await program.ask(ME, {}, asBearer(token))).toEqual({ me: { id: person.id } })
    await program.ask(REQUEST_JUNK, { input: junkPickup }, asBearer(token))
    expect(
      (await person.ask(graphql(`query ApiTokens { apiTokens { name lastUsedAt } }`))).apiTokens,
    ).toEqual([{ name: 'Dispatch', lastUsedAt: harness.clock.now.toISOString() }])
    const { rows } = await harness.database.pool.query('select * from api_tokens where user_id = $1', [
      person.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('lets read-only tokens change nothing', async () => {
    const person = await customer(harness)
    const { token } = await make(person, 'read')
    expect(await harness.visitor().ask(ME, {}, asBearer(token))).toEqual({ me: { id: person.id } })
    const refused = await harness.visitor().refusal(REQUEST_JUNK, { input: junkPickup }, asBearer(token))
    expect(refused).toMatchObject({ message: 'This token is read-only', extensions: { code: 'FORBIDDEN' } })
  })

  test('refuses a token once it is revoked or expired, or its owner is suspended', async () => {
    const person = await customer(harness)
    const revoked = await make(person)
    const old = await make(person, 'read', 1)
    const suspended = await make(person)
    expect(
      (
        await person.ask(
          graphql(`mutation RevokeApiToken($id: UUID!) { revokeApiToken(id: $id) { revokedAt } }`),
          {
            id: revoked.apiToken.id,
          },
        )
      ).revokeApiToken.revokedAt,
    ).not.toBeNull()
    const refused = async ({ token }: { token: string }) =>
      (await harness.visitor().refusal(ME, {}, asBearer(token))).extensions.code
    expect(await refused(revoked)).toBe('UNAUTHENTICATED')
    harness.clock.now = new Date(harness.clock.now.getTime() + 86_400_000)
    expect(await refused(old)).toBe('UNAUTHENTICATED')
    await harness.database.pool.query('update users set is_active = false where id = $1', [person.id])
    expect(await refused(suspended)).toBe('FORBIDDEN')
    expect(await refused({ token: 'made-up' })).toBe('UNAUTHENTICATED')
  })

  test('cannot do what requires a signed-in browser', async () => {
    const person = await customer(harness)
    const { token } = await make(person)
    for (const [operation, variables] of [
      [MAKE, { input: { name: 'More', scope: 'read_write', expiresInDays: 1 } }],
      [
        CHANGE_PASSWORD,
        {
          input: { currentPassword: PASSWORD, password: 'something else', confirmPassword: 'something else' },
        },
      ],
      [CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } }],
      [graphql(`query MyDataExport { myDataExport { id } }`), {}],
      [graphql(`mutation RequestMyData { requestMyData { id } }`), {}],
    ] as const) {
      expect((await harness.visitor().refusal(operation, variables, asBearer(token))).extensions.code).toBe(
        'FORBIDDEN',
      )
    }
  })

  test('hides tokens from other users and allows at most twenty', async () => {
    const person = await customer(harness)
    const { apiToken } = await make(person)
    const eve = await customer(harness)
    const refused = await eve.refusal(
      graphql(`mutation RevokeApiTokenId($id: UUID!) { revokeApiToken(id: $id) { id } }`),
      {
        id: apiToken.id,
      },
    )
    expect(refused.extensions.code).toBe('NOT_FOUND')
    for (let i = 0; i < 19; i++) await make(person)
    const last = await person.refusal(MAKE, {
      input: { name: 'x', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
    })
    expect(last.extensions.reason).toBe('TOO_MANY_TOKENS')
  })

  test.each([
    [{ name: ' ' }, 'name: Please name the token'],
    [{ expiresInDays: 0 }, 'expiresInDays: A token can last 1 to 365 days'],
    [{ expiresInDays: 366 }, 'expiresInDays: A token can last 1 to 365 days'],
  ])('refuses %j', async (more, issue) => {
    const person = await customer(harness)
    expect(
      await person.issues(MAKE, { input: { name: 'x', scope: 'read', expiresInDays: 1, ...more } }),
    ).toEqual([issue])
  })
})

describe('closing the account', () => {
  const input = { currentPassword: PASSWORD }

  test('erases name and contact details, cancels open jobs, and keeps finished jobs for the other party', async () => {
    const person = await customer(harness)
    const dale = await vendor(harness)
    const done = await completedJob(person, dale)
    await settle(person, dale, done)
    const open = await postJunk(person)
    await bid(dale, open)
    const kept = person.cookie
    expect(await person.ask(CLOSE_ACCOUNT, { input })).toEqual({ closeAccount: true })
    expect(await Object.assign(harness.visitor(), { cookie: kept }).ask(ME)).toEqual({ me: null })
    const refused = await harness
      .visitor()
      .refusal(LOGIN, { input: { email: person.email, password: PASSWORD } })
    expect(refused.message).toBe('Invalid email or password')
    const { job } = await dale.ask(
      graphql(`
        query JobNames($id: UUID!) {
          job(id: $id) { title firstName lastName phone status customer { firstName lastName } }
        }
      `),
      { id: done },
    )
    expect(job).toEqual({
      title: 'Deleted user - Junk Pickup',
      firstName: 'Deleted',
      lastName: 'user',
      phone: 'deleted',
      status: 'completed',
      customer: { firstName: 'Deleted', lastName: 'user' },
    })
    const { rows } = await harness.database.pool.query('select status from jobs where id = $1', [open])
    expect(rows[0].status).toBe('cancelled')
    const { rows: users } = await harness.database.pool.query('select * from users where id = $1', [
      person.id,
    ])
    expect(JSON.stringify(users)).not.toContain(person.email)
    // The address is available again.
    await customer(harness, { email: person.email })
  })

  test('refuses to close while a job is accepted, or with a wrong password', async () => {
    const person = await customer(harness)
    const dale = await vendor(harness)
    await acceptedJob(person, dale)
    for (const who of [person, dale]) {
      expect((await who.refusal(CLOSE_ACCOUNT, { input })).extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'JOBS_UNDER_WAY',
      })
    }
    expect(await person.issues(CLOSE_ACCOUNT, { input: { currentPassword: 'wrong' } })).toHaveLength(1)
    expect(await person.ask(ME)).toEqual({ me: { id: person.id } })
  })
})
