import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { ACCEPT_INVITATION, SET_USER_ACTIVE } from '../../test/operations.js'
import { newUser } from '../../test/security/setups.js'
import { admin, customer, type TestUser } from '../../test/users.js'

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const CREATE = graphql(`
  mutation InviteUser($input: CreateUserInput!) {
    createUser(input: $input) { id email invitedAt }
  }
`)
const RESEND = graphql(`
  mutation ResendInvitation($userId: UUID!) {
    resendInvitation(userId: $userId) { id invitedAt }
  }
`)
const INVITED = graphql(`query InvitedUser($id: UUID!) { user(id: $id) { invitedAt } }`)

const invite = async () => {
  const { createUser } = await ada.ask(CREATE, { input: { ...newUser(), userType: 'vendor' } })
  return { ...createUser, userId: createUser.id }
}
const invitedAt = async (id: string) => (await ada.ask(INVITED, { id })).user.invitedAt
const tokensIn = (mails: string[]) =>
  mails.flatMap(mail => {
    const token = /invitation=([\w-]+)/.exec(mail)?.[1]
    return token ? [token] : []
  })
const choose = (token: string) => ({
  input: { token, password: 'haul it all', confirmPassword: 'haul it all' },
})

test('mails a second invitation, ends the first link, and records when', async () => {
  const { userId, email, invitedAt: first } = await invite()
  expect(first).toBe(START.toISOString())
  const [old] = tokensIn(await harness.mails())
  harness.clock.now = new Date('2026-11-23T09:00:00.000Z')
  const { resendInvitation } = await ada.ask(RESEND, { userId })
  expect(resendInvitation.invitedAt).toBe('2026-11-23T09:00:00.000Z')
  const mails = await harness.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`To: ${email}`)
  expect((await harness.visitor().refusal(ACCEPT_INVITATION, choose(old!))).message).toMatch(
    /already used or has expired/,
  )
  await harness.visitor().ask(ACCEPT_INVITATION, choose(tokensIn(mails)[0]!))
  // Choosing a password uses up the invitation.
  expect(await invitedAt(userId)).toBeNull()
  const { rows } = await harness.database.pool.query(
    "select actor_id, before, after from audit_events where subject_id = $1 and action = 'resendInvitation'",
    [userId],
  )
  expect(rows).toEqual([
    {
      actor_id: ada.id,
      before: { invitedAt: START.toISOString() },
      after: { invitedAt: '2026-11-23T09:00:00.000Z' },
    },
  ])
})

test("refuses users who have a password, are suspended, or don't exist", async () => {
  const dana = await customer(harness)
  expect(await invitedAt(dana.id)).toBeNull()
  expect((await ada.refusal(RESEND, { userId: dana.id })).extensions.reason).toBe('INVITATION_ACCEPTED')
  const { userId } = await invite()
  await harness.mails()
  await ada.ask(SET_USER_ACTIVE, { userId, isActive: false })
  expect((await ada.refusal(RESEND, { userId })).extensions.reason).toBe('USER_SUSPENDED')
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await ada.refusal(RESEND, { userId: nobody })).extensions.code).toBe('NOT_FOUND')
  expect(await harness.mails()).toEqual([])
})

test('allows three in an hour across all admins', async () => {
  const bob = await admin(harness)
  const { userId } = await invite()
  for (const by of [ada, bob, ada]) await by.ask(RESEND, { userId })
  const refused = await bob.refusal(RESEND, { userId })
  expect(refused.extensions.code).toBe('RATE_LIMITED')
  expect(refused.message).toMatch(/three times in the last hour/)
  harness.clock.now = new Date(START.getTime() + 3_600_001)
  await bob.ask(RESEND, { userId })
})

test('counts a changed email as another invitation', async () => {
  const { userId } = await invite()
  harness.clock.now = new Date('2026-11-21T09:00:00.000Z')
  const UPDATE = graphql(`
    mutation UpdateInvited($input: UpdateUserInput!) {
      updateUser(input: $input) { invitedAt }
    }
  `)
  const { updateUser } = await ada.ask(UPDATE, { input: { ...newUser(), id: userId } })
  expect(updateUser.invitedAt).toBe('2026-11-21T09:00:00.000Z')
})
