import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, ME } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const SET = graphql(`
  mutation SetUsersActive($userIds: [UUID!]!, $isActive: Boolean!) {
    setUsersActive(userIds: $userIds, isActive: $isActive) {
      changed { id isActive }
      refused { userId message }
    }
  }
`)
const set = async (userIds: string[], isActive: boolean) =>
  (await ada.ask(SET, { userIds, isActive })).setUsersActive

const audited = async (subjectId: string) =>
  (
    await harness.database.pool.query(
      'select action, actor_id, before, after from audit_events where subject_id = $1 order by created_at',
      [subjectId],
    )
  ).rows

test('suspends customers and vendors together, ends their sessions, and logs each', async () => {
  const dana = await customer(harness)
  const dale = await vendor(harness)
  const { changed, refused } = await set([dana.id, dale.id], false)
  expect(refused).toEqual([])
  expect(new Set(changed.map(({ id, isActive }) => `${id} ${isActive}`))).toEqual(
    new Set([`${dana.id} false`, `${dale.id} false`]),
  )
  for (const user of [dana, dale]) {
    expect((await user.refusal(ME)).extensions.reason).toBe('SUSPENDED')
    expect(await audited(user.id)).toEqual([
      {
        action: 'setUserActive',
        actor_id: ada.id,
        before: { isActive: true },
        after: { isActive: false },
      },
    ])
  }
})

test('reports users it does not apply to and changes the others', async () => {
  const dana = await customer(harness)
  const suspended = await customer(harness)
  await set([suspended.id], false)
  const other = await admin(harness)
  const closed = await customer(harness)
  await closed.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  const nobody = '00000000-0000-4000-8000-000000000000'
  const { changed, refused } = await set(
    [ada.id, other.id, suspended.id, closed.id, nobody, dana.id, dana.id],
    false,
  )
  expect(changed).toEqual([{ id: dana.id, isActive: false }])
  expect(refused).toEqual([
    { userId: ada.id, message: 'Administrators cannot be suspended' },
    { userId: other.id, message: 'Administrators cannot be suspended' },
    { userId: suspended.id, message: 'Already suspended' },
    { userId: closed.id, message: 'User not found' },
    { userId: nobody, message: 'User not found' },
  ])
  for (const { id } of [ada, other, closed]) expect(await audited(id)).toEqual([])
  expect(await audited(suspended.id)).toHaveLength(1)
})

test('reactivates them together and reports who was active already', async () => {
  const [one, two] = [await customer(harness), await customer(harness)]
  await set([one.id], false)
  const { changed, refused } = await set([one.id, two.id], true)
  expect(changed).toEqual([{ id: one.id, isActive: true }])
  expect(refused).toEqual([{ userId: two.id, message: 'Already active' }])
})

test.each([
  ['nobody', 0, 'Please select someone'],
  ['more than fifty', 51, 'Please select at most 50 users at once'],
])('refuses %s', async (_, length, message) => {
  const { id } = await customer(harness)
  const failure = await ada.refusal(SET, { userIds: Array.from({ length }, () => id), isActive: false })
  expect(failure.extensions.code).toBe('BAD_USER_INPUT')
  expect(failure.message).toBe(message)
  expect(await audited(id)).toEqual([])
})

test('lets two admins suspend the same people in different orders without blocking', async () => {
  const people = await Promise.all([customer(harness), customer(harness), customer(harness)])
  const ids = people.map(({ id }) => id)
  const bob = await admin(harness)
  const answers = await Promise.all([
    ada.ask(SET, { userIds: ids, isActive: false }),
    bob.ask(SET, { userIds: ids.toReversed(), isActive: false }),
  ])
  expect(answers.flatMap(({ setUsersActive }) => setUsersActive.changed)).toHaveLength(3)
  for (const id of ids) expect(await audited(id)).toHaveLength(1)
})
