import { makeAdmin } from '../../../tools/makeAdmin.js'
import type { Operation } from '../../test/client.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import {
  ACCEPT_INVITATION,
  CLOSE_ACCOUNT,
  CREATE_API_TOKEN,
  CREATE_USER,
  LOGIN,
  ME,
  REQUEST_PASSWORD_RESET,
  RESET_PASSWORD,
  UPDATE_USER_EMAIL,
} from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
let ben: TestUser
let cleo: TestUser
beforeEach(async () => {
  harness = await startHarness()
  ada = await admin(harness)
  ben = await admin(harness)
  cleo = await admin(harness)
})
afterEach(() => harness.stop())

const ASK = graphql(`
  mutation RequestAdminSuspension($userId: UUID!, $isActive: Boolean!) {
    requestAdminSuspension(userId: $userId, isActive: $isActive) {
      id isActive expiresAt askedBy { id } user { id isActive }
    }
  }
`)
const CONFIRM = graphql(`
  mutation ConfirmAdminSuspension($id: UUID!) {
    confirmAdminSuspension(id: $id) { id isActive }
  }
`)
const WITHDRAW = graphql(`
  mutation WithdrawAdminSuspension($id: UUID!) {
    withdrawAdminSuspension(id: $id) { id isActive }
  }
`)
const UPDATE_ACCOUNT = graphql(`
  mutation ChangeOwnEmail($input: UpdateAccountInput!) {
    updateAccount(input: $input) { email }
  }
`)
const OPEN = graphql(`query AdminSuspensions { adminSuspensions { id viewerCanConfirm viewerCanWithdraw } }`)
const HOUR_MS = 3_600_000

const ask = async (by: TestUser, about: TestUser, isActive = false): Promise<string> =>
  (await by.ask(ASK, { userId: about.id, isActive })).requestAdminSuspension.id

const why = async (by: { refusal: TestUser['refusal'] }, operation: Operation, variables: object) => {
  const { extensions } = await by.refusal(operation, variables)
  return extensions.reason ?? extensions.code
}

const isActive = async ({ id }: TestUser): Promise<boolean> => {
  const { rows } = await harness.database.pool.query('select is_active from users where id = $1', [id])
  return rows[0].is_active
}

const NEWCOMER = 'An administrator who joined or changed their email less than 7 days ago cannot do this yet'
const PERSON = { firstName: 'Ben', lastName: 'Reyes', phone: '(512) 555-0147' }

const pass = (days: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + days * 24 * HOUR_MS)
}

const invite = async (email: string): Promise<string> => {
  const input = { firstName: 'M', lastName: 'M', email, userType: 'admin' as const }
  return (await ada.ask(CREATE_USER, { input })).createUser.id
}

/** `npm run admin` */
const inviteFromServer = () => {
  const { database, config } = harness.app.context
  return makeAdmin(database, config, 'server@example.com', harness.clock.now)
}

/** Accepts the last invitation that was mailed. */
const accept = async (link?: string) => {
  const [, token] = [...(link ?? (await harness.mails()).join()).matchAll(/[?]invitation=([\w-]+)/g)].at(-1)!
  const input = { token: token!, password: 'haul it all', confirmPassword: 'haul it all' }
  const invited = harness.visitor()
  await invited.ask(ACCEPT_INVITATION, { input })
  return invited
}

const stop = async (about: TestUser) => {
  const [first, second] = [ada, ben, cleo].filter(each => each !== about)
  await second!.ask(CONFIRM, { id: await ask(first!, about) })
}

test("ends all of an admin's access once a second admin confirms", async () => {
  const input = { name: 'x', scope: 'read_write' as const, expiresInDays: 9, currentPassword: PASSWORD }
  const { token } = (await cleo.ask(CREATE_API_TOKEN, { input })).createApiToken
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: cleo.email })
  const [, link] = /\?reset=([\w-]+)/.exec((await harness.mails()).join())!
  const { requestAdminSuspension: request } = await ada.ask(ASK, { userId: cleo.id, isActive: false })
  expect(request).toEqual({
    id: expect.any(String),
    isActive: false,
    expiresAt: '2026-11-21T18:00:00.000Z',
    askedBy: { id: ada.id },
    user: { id: cleo.id, isActive: true },
  })
  expect(await cleo.ask(ME)).toEqual({ me: { id: cleo.id } })

  expect((await ben.ask(CONFIRM, { id: request.id })).confirmAdminSuspension).toEqual({
    id: cleo.id,
    isActive: false,
  })
  expect(await why(cleo, ME, {})).toBe('SUSPENDED')
  const bearer = { authorization: `Bearer ${token}` }
  expect((await harness.visitor().refusal(ME, {}, bearer)).extensions.reason).toBe('SUSPENDED')
  const reset = { token: link, password: 'haul it all', confirmPassword: 'haul it all' }
  expect(await harness.visitor().issues(RESET_PASSWORD, { input: reset })).toEqual([
    'token: This link no longer works. Please ask for a new one.',
  ])
  const login = { input: { email: cleo.email, password: PASSWORD } }
  expect(await why(harness.visitor(), LOGIN, login)).toBe('SUSPENDED')
  expect(await ben.ask(OPEN)).toEqual({ adminSuspensions: [] })
})

test('reactivates the same way without restoring what has ended', async () => {
  const cookie = cleo.cookie
  await stop(cleo)
  const id = await ask(ben, cleo, true)
  expect(await why(ben, CONFIRM, { id })).toBe('FORBIDDEN')
  await ada.ask(CONFIRM, { id })
  expect(await isActive(cleo)).toBe(true)
  expect(await Object.assign(harness.visitor(), { cookie }).ask(ME)).toEqual({ me: null })
  await harness.visitor().ask(LOGIN, { input: { email: cleo.email, password: PASSWORD } })
})

test('logs every step in the audit log', async () => {
  await stop(cleo)
  await ben.ask(WITHDRAW, { id: await ask(ada, cleo, true) })
  const AUDIT = graphql(`
    query AuditOfSubject($subjectId: UUID) {
      auditEvents(subjectId: $subjectId) { nodes { action actor { id } subject { id } before after } }
    }
  `)
  const { nodes } = (await ada.ask(AUDIT, { subjectId: cleo.id })).auditEvents
  const subject = { id: cleo.id }
  expect(nodes).toHaveLength(4)
  expect(nodes).toEqual(
    expect.arrayContaining([
      {
        action: 'requestAdminSuspension',
        actor: { id: ada.id },
        subject,
        before: { isActive: true },
        after: { isActive: false },
      },
      {
        action: 'confirmAdminSuspension',
        actor: { id: ben.id },
        subject,
        before: { isActive: true },
        after: { isActive: false, askedById: ada.id },
      },
      {
        action: 'withdrawAdminSuspension',
        actor: { id: ben.id },
        subject,
        before: { isActive: true, askedById: ada.id },
        after: null,
      },
    ]),
  )
})

describe('is refused', () => {
  test('refuses everyone but admins in a browser', async () => {
    const id = await ask(ada, cleo)
    const input = { name: 'x', scope: 'read_write' as const, expiresInDays: 9, currentPassword: PASSWORD }
    const { token } = (await ben.ask(CREATE_API_TOKEN, { input })).createApiToken
    for (const [operation, variables] of [
      [ASK, { userId: cleo.id, isActive: false }],
      [CONFIRM, { id }],
      [WITHDRAW, { id }],
    ] as const) {
      expect(await why(harness.visitor(), operation, variables)).toBe('UNAUTHENTICATED')
      for (const who of [await customer(harness), await vendor(harness)])
        expect(await why(who, operation, variables)).toBe('FORBIDDEN')
      const bearer = { authorization: `Bearer ${token}` }
      expect((await harness.visitor().refusal(operation, variables, bearer)).extensions.code).toBe(
        'FORBIDDEN',
      )
    }
    expect(await isActive(cleo)).toBe(true)
  })

  test('refuses a request about oneself, about a non-admin, or for the current status', async () => {
    expect(await ada.issues(ASK, { userId: ada.id, isActive: false })).toEqual([
      'userId: Another administrator must ask for this',
    ])
    const dana = await customer(harness)
    expect(await why(ada, ASK, { userId: dana.id, isActive: false })).toBe('NOT_FOUND')
    expect(await why(ada, ASK, { userId: cleo.id, isActive: true })).toBe('ADMIN_STATE')
    const SET = graphql(`
      mutation SuspendUser($id: UUID!) {
        setUserActive(userId: $id, isActive: false) { id }
      }
    `)
    expect(await why(ada, SET, { id: cleo.id })).toBe('FORBIDDEN')
  })

  test('refuses a second request by the same admin, and the admin it is about', async () => {
    const id = await ask(ada, cleo)
    expect(await why(ada, CONFIRM, { id })).toBe('FORBIDDEN')
    expect(await why(cleo, CONFIRM, { id })).toBe('FORBIDDEN')
    expect(await why(cleo, WITHDRAW, { id })).toBe('FORBIDDEN')
    expect(await why(ben, ASK, { userId: cleo.id, isActive: false })).toBe('ALREADY_ASKED')
    expect(await isActive(cleo)).toBe(true)
    expect((await ada.ask(OPEN)).adminSuspensions).toEqual([
      { id, viewerCanConfirm: false, viewerCanWithdraw: true },
    ])
    expect((await ben.ask(OPEN)).adminSuspensions).toEqual([
      { id, viewerCanConfirm: true, viewerCanWithdraw: true },
    ])
    expect((await cleo.ask(OPEN)).adminSuspensions).toEqual([
      { id, viewerCanConfirm: false, viewerCanWithdraw: false },
    ])
  })

  test('refuses a request that was withdrawn or confirmed', async () => {
    const withdrawn = await ask(ada, cleo)
    await ada.ask(WITHDRAW, { id: withdrawn })
    expect(await why(ben, CONFIRM, { id: withdrawn })).toBe('REQUEST_OVER')
    const confirmed = await ask(ada, cleo)
    await ben.ask(CONFIRM, { id: confirmed })
    expect(await why(ben, CONFIRM, { id: confirmed })).toBe('REQUEST_OVER')
    expect(await why(ada, WITHDRAW, { id: confirmed })).toBe('REQUEST_OVER')
  })

  test('refuses confirmation after a day and allows a new request', async () => {
    const id = await ask(ada, cleo)
    harness.clock.now = new Date(START.getTime() + 24 * HOUR_MS)
    expect(await why(ben, CONFIRM, { id })).toBe('REQUEST_OVER')
    expect((await ben.ask(OPEN)).adminSuspensions).toEqual([])
    await ada.ask(CONFIRM, { id: await ask(ben, cleo) })
    expect(await isActive(cleo)).toBe(false)
  })

  test('refuses if the requesting admin was suspended in between', async () => {
    const dora = await admin(harness)
    const id = await ask(ada, cleo)
    await dora.ask(CONFIRM, { id: await ask(ben, ada) })
    expect((await ben.ask(OPEN)).adminSuspensions).toEqual([])
    expect(await why(ben, CONFIRM, { id })).toBe('REQUEST_OVER')
    expect(await isActive(cleo)).toBe(true)
    expect(await why(ada, CONFIRM, { id })).toBe('SUSPENDED')
  })

  test('refuses if the admin it is about has closed the account', async () => {
    const id = await ask(ada, cleo)
    await cleo.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    expect((await ben.ask(OPEN)).adminSuspensions).toEqual([])
    expect(await why(ben, CONFIRM, { id })).toBe('REQUEST_OVER')
    expect(await why(ben, ASK, { userId: cleo.id, isActive: true })).toBe('NOT_FOUND')
  })

  test('refuses an administrator who accepted the invitation less than a week ago', async () => {
    await invite('mallory@example.com')
    pass(6)
    const mallory = await accept()
    const id = await ask(ada, cleo)
    expect((await mallory.refusal(CONFIRM, { id })).message).toBe(NEWCOMER)
    expect((await mallory.refusal(ASK, { userId: ben.id, isActive: false })).message).toBe(NEWCOMER)
    await ada.ask(WITHDRAW, { id })
    pass(7)
    await mallory.ask(CONFIRM, { id: await ask(ada, cleo) })
    expect(await isActive(cleo)).toBe(false)
  })

  test("refuses the holder of an old invitation that another administrator sent to an accomplice's email", async () => {
    const id = await invite('old@example.com')
    pass(8)
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...PERSON, id, email: 'mallory@example.com' } })
    const mallory = await accept()
    expect((await mallory.refusal(CONFIRM, { id: await ask(ada, cleo) })).message).toBe(NEWCOMER)
    expect(await isActive(cleo)).toBe(true)
  })

  test('refuses an invitation from the server that another administrator sent to another email', async () => {
    await inviteFromServer()
    const { rows } = await harness.database.pool.query(
      "select id from users where email = 'server@example.com'",
    )
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...PERSON, id: rows[0].id, email: 'mallory@example.com' } })
    const mallory = await accept()
    expect((await mallory.refusal(CONFIRM, { id: await ask(ada, cleo) })).message).toBe(NEWCOMER)
  })

  test('refuses an administrator who changed their own email less than a week ago', async () => {
    const input = { ...PERSON, email: 'ben.reyes@example.com', currentPassword: PASSWORD }
    await ben.ask(UPDATE_ACCOUNT, { input })
    const first = await ask(ada, cleo)
    expect((await ben.refusal(CONFIRM, { id: first })).message).toBe(NEWCOMER)
    expect((await ben.ask(OPEN)).adminSuspensions).toEqual([
      { id: first, viewerCanConfirm: false, viewerCanWithdraw: true },
    ])
    await ada.ask(WITHDRAW, { id: first })
    pass(7)
    await ben.ask(CONFIRM, { id: await ask(ada, cleo) })
  })

  test('lets an administrator invited from the server confirm at once', async () => {
    const dora = await accept(await inviteFromServer())
    await dora.ask(CONFIRM, { id: await ask(ada, cleo) })
    expect(await isActive(cleo)).toBe(false)
  })

  test("refuses to let an admin become the second by changing another admin's email", async () => {
    const taken = { ...PERSON, id: ben.id, email: 'mine@example.com' }
    const { extensions } = await ada.refusal(UPDATE_USER_EMAIL, { input: taken })
    expect(extensions.code).toBe('BAD_USER_INPUT')
    expect(extensions.issues).toEqual([
      { path: 'email', message: 'Administrators must change their own email in My Account' },
    ])
    await ada.ask(UPDATE_USER_EMAIL, { input: { ...taken, email: ben.email } })
  })
})

describe('simultaneously', () => {
  test('accepts one of two confirmations', async () => {
    const dora = await admin(harness)
    const id = await ask(ada, cleo)
    const answers = await Promise.all([ben.answer(CONFIRM, { id }), dora.answer(CONFIRM, { id })])
    expect(answers.map(({ errors }) => errors[0]?.extensions.reason).sort()).toEqual([
      'REQUEST_OVER',
      undefined,
    ])
  })

  test('accepts one of two requests', async () => {
    const both = await Promise.all(
      [ada, ben].map(who => who.answer(ASK, { userId: cleo.id, isActive: false })),
    )
    expect(both.map(({ errors }) => errors[0]?.extensions.reason).sort()).toEqual([
      'ALREADY_ASKED',
      undefined,
    ])
  })

  test('accepts one of two requests about each other and keeps an admin', async () => {
    const [ofBen, ofAda] = [await ask(ada, ben), await ask(ben, ada)]
    await Promise.all([
      cleo.answer(CONFIRM, { id: ofBen }),
      cleo.answer(CONFIRM, { id: ofAda }),
      ada.answer(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } }),
    ])
    const { rows } = await harness.database.pool.query(
      "select count(*)::int as count from users where user_type = 'admin' and is_active",
    )
    expect(rows[0].count).toBeGreaterThanOrEqual(1)
    expect(await isActive(cleo)).toBe(true)
    expect((await isActive(ada)) && (await isActive(ben))).toBe(false)
  })
})
