import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CHANGE_PASSWORD, CREATE_API_TOKEN, ME } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  // Sixty requests prove one password: this tests the quota, not the throttle.
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '20' } })
})
afterAll(() => harness.stop())

const input = { name: 'Dispatch', scope: 'read' as const, expiresInDays: 30, currentPassword: PASSWORD }
const changed = {
  currentPassword: PASSWORD,
  password: 'something else',
  confirmPassword: 'something else',
}

const make = async (person: TestUser): Promise<string> =>
  (await person.ask(CREATE_API_TOKEN, { input })).createApiToken.token

const stateOf = async (token: string) => {
  const { errors } = await harness.visitor().answer(ME, {}, { authorization: `Bearer ${token}` })
  return errors[0]?.extensions.code ?? 'works'
}

const live = async (person: TestUser): Promise<number> => {
  const { rows } = await harness.database.pool.query(
    'select count(*)::int as count from api_tokens where user_id = $1 and revoked_at is null',
    [person.id],
  )
  return rows[0].count
}

test.each([[undefined], [null], ['']])(
  'refuses to create a token with %j for a password',
  async currentPassword => {
    const person = await customer(harness)
    expect(await person.issues(CREATE_API_TOKEN, { input: { ...input, currentPassword } })).toEqual([
      'currentPassword: Please enter your current password',
    ])
    expect(await live(person)).toBe(0)
  },
)

test('refuses to create a token with a wrong password and counts guesses', async () => {
  const strict = await startHarness()
  try {
    const person = await customer(strict)
    for (let i = 0; i < 10; i++) {
      expect(
        await person.issues(CREATE_API_TOKEN, { input: { ...input, currentPassword: 'wrong' } }),
      ).toEqual(['currentPassword: This is not your current password'])
    }
    expect((await person.refusal(CREATE_API_TOKEN, { input })).extensions.code).toBe('RATE_LIMITED')
  } finally {
    await strict.stop()
  }
})

test('creates only as many of sixty simultaneous tokens as the quota allows', async () => {
  const person = await customer(harness)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => person.answer(CREATE_API_TOKEN, { input })),
  )
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20)
  expect(new Set(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.reason)))).toEqual(
    new Set(['TOO_MANY_TOKENS']),
  )
  expect(await live(person)).toBe(20)
})

test.each(['alone', 'with others'])(
  'revokes all tokens for good when their owner is suspended %s',
  async how => {
    const ada = await admin(harness)
    const [person, other] = [await customer(harness), await customer(harness)]
    const [first, second, others] = [await make(person), await make(person), await make(other)]
    const SET = graphql(`
    mutation SuspendTokenOwner($userId: UUID!, $isActive: Boolean!) {
      setUserActive(userId: $userId, isActive: $isActive) { id }
    }
  `)
    const SEVERAL = graphql(`
    mutation SuspendTokenOwners($userIds: [UUID!]!, $isActive: Boolean!) {
      setUsersActive(userIds: $userIds, isActive: $isActive) { changed { id } }
    }
  `)
    const set = (isActive: boolean) =>
      how === 'alone'
        ? ada.ask(SET, { userId: person.id, isActive })
        : ada.ask(SEVERAL, { userIds: [person.id], isActive })
    await set(false)
    expect(await stateOf(first)).toBe('FORBIDDEN')
    await set(true)
    expect(await Promise.all([first, second, others].map(stateOf))).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'works',
    ])
  },
)

describe('a new password', () => {
  test('keeps the tokens unless asked to revoke them', async () => {
    const person = await customer(harness)
    const token = await make(person)
    await person.ask(CHANGE_PASSWORD, { input: changed })
    expect(await stateOf(token)).toBe('works')
  })

  test("revokes all of the user's tokens on request, and nobody else's", async () => {
    const person = await customer(harness)
    const other = await customer(harness)
    const [first, second, others] = [await make(person), await make(person), await make(other)]
    await person.ask(CHANGE_PASSWORD, { input: { ...changed, revokeTokens: true } })
    expect(await Promise.all([first, second, others].map(stateOf))).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
      'works',
    ])
  })

  test('revokes none if it is refused', async () => {
    const person = await customer(harness)
    const token = await make(person)
    await person.refusal(CHANGE_PASSWORD, {
      input: { ...changed, currentPassword: 'wrong', revokeTokens: true },
    })
    expect(await stateOf(token)).toBe('works')
  })
})

test.each([
  ['signOutEverywhere', 'works'],
  ['signOutEverywhere(revokeTokens: false)', 'works'],
  ['signOutEverywhere(revokeTokens: true)', 'UNAUTHENTICATED'],
])('runs %s, after which a token %s', async (act, expected) => {
  const person = await customer(harness)
  const other = await customer(harness)
  const [token, others] = [await make(person), await make(other)]
  await person.ask(`mutation { ${act} }`)
  expect(await stateOf(token)).toBe(expected)
  expect(await stateOf(others)).toBe('works')
})
