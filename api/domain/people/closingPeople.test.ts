import { acceptedJob, bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, LOGIN, ME, REQUEST_PASSWORD_RESET } from '../../test/operations.js'
import { CHANGE_ROLE, INVITE_PERSON, join, LEAVE_BUSINESS, newPerson, PEOPLE } from '../../test/people.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
})
afterAll(() => harness.stop())

const OWN = { input: { currentPassword: 'haul it all' } }
const FOUNDER = { input: { currentPassword: PASSWORD } }
const SAVE_BUSINESS = graphql(`
  mutation NameClosingBusiness($input: SaveBusinessInput!) { saveBusiness(input: $input) { name } }
`)
const PROFILE = graphql(`query ProfileOfClosed($id: UUID!) { vendorProfile(id: $id) { id name } }`)
const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows
const userOf = async ({ id }: Pick<TestUser, 'id'>) =>
  (await sql('select * from users where id = $1', [id]))[0]

test('closes the account of a person at any time, and the business stays', async () => {
  const owner = await vendor(harness)
  const luis = await join(owner)
  const jobId = await acceptedJob(await customer(harness), owner)
  await sql('update visits set assigned_to_id = $1 where job_id = $2', [luis.id, jobId])
  await luis.ask(CLOSE_ACCOUNT, OWN)
  expect(await userOf(luis)).toMatchObject({ first_name: 'Deleted', last_name: 'user', is_active: false })
  expect(await sql('select 1 from business_people where user_id = $1', [luis.id])).toEqual([])
  expect(await sql('select 1 from visits where assigned_to_id = $1', [luis.id])).toEqual([])
  expect((await owner.ask(PEOPLE, {})).people).toHaveLength(1)
  expect(await sql('select status from jobs where id = $1', [jobId])).toEqual([{ status: 'accepted' }])
  expect(
    await sql("select 1 from notices where user_id = $1 and kind = 'person_left'", [owner.id]),
  ).toHaveLength(1)
})

test('keeps the account of the only owner while others work there', async () => {
  const owner = await vendor(harness)
  const maya = await join(owner, 'owner')
  await owner.ask(LEAVE_BUSINESS)
  await join(maya)
  expect((await maya.refusal(CLOSE_ACCOUNT, OWN)).extensions.reason).toBe('LAST_OWNER')
  const other = await vendor(harness)
  await join(other)
  expect((await other.refusal(CLOSE_ACCOUNT, FOUNDER)).extensions.reason).toBe('LAST_OWNER')
})

test("closes the founder's account with jobs under way once somebody else is an owner", async () => {
  const owner = await vendor(harness)
  await owner.ask(SAVE_BUSINESS, { input: { name: 'Becker Hauling' } })
  const dana = await customer(harness)
  const jobId = await acceptedJob(dana, owner)
  const openId = await postJunk(dana)
  await bid(owner, openId)
  const maya = await join(owner, 'owner')
  await owner.ask(CLOSE_ACCOUNT, FOUNDER)

  expect(await userOf(owner)).toMatchObject({
    first_name: 'Becker',
    last_name: 'Hauling',
    email: `${owner.id}@deleted.invalid`,
    username: `deleted-${owner.id}`,
    phone: null,
    is_active: true,
    closed_at: null,
  })
  expect(await sql('select 1 from sessions where user_id = $1', [owner.id])).toEqual([])
  expect(await sql('select 1 from notices where user_id = $1', [owner.id])).toEqual([])
  // Everything that belongs to the business stays.
  expect(await sql('select status from jobs where id = $1', [jobId])).toEqual([{ status: 'accepted' }])
  expect(await sql('select status from bids where job_id = $1', [openId])).toEqual([{ status: 'pending' }])
  expect((await harness.visitor().ask(PROFILE, { id: owner.id })).vendorProfile).toMatchObject({
    name: 'Becker Hauling',
  })
  expect((await maya.ask(PEOPLE, {})).people).toMatchObject([{ id: maya.id, role: 'owner' }])
  // Nobody signs in to it.
  expect((await owner.ask(ME)).me).toBeNull()
  const login = (email: string) => harness.visitor().refusal(LOGIN, { input: { email, password: PASSWORD } })
  for (const email of [owner.email, `${owner.id}@deleted.invalid`])
    expect((await login(email)).extensions.code).toBe('UNAUTHENTICATED')
  await harness.mails()
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: `${owner.id}@deleted.invalid` })
  expect(await harness.mails()).toEqual([])
  // The other owner goes on, and hears what the business hears.
  await dana.ask(`mutation { cancelJob(jobId: "${jobId}", reason: "Moved") { id } }`)
  expect(
    await sql("select 1 from notices where user_id = $1 and kind = 'job_cancelled'", [maya.id]),
  ).toHaveLength(1)
})

test('closes the account of a founder who left before', async () => {
  const owner = await vendor(harness)
  const maya = await join(owner, 'owner')
  await owner.ask(LEAVE_BUSINESS)
  await owner.ask(LOGIN, { input: { email: owner.email, password: PASSWORD } })
  await owner.ask(CLOSE_ACCOUNT, FOUNDER)
  expect(await userOf(owner)).toMatchObject({ first_name: 'Haulbid', last_name: 'vendor', closed_at: null })
  expect((await maya.ask(PEOPLE, {})).people).toHaveLength(1)
})

test('closes a business of one as before, and withdraws its open invitations', async () => {
  const owner = await vendor(harness)
  const { id } = (await owner.ask(INVITE_PERSON, { input: newPerson() })).invitePerson
  const left = await join(owner)
  await left.ask(LEAVE_BUSINESS)
  const jobId = await acceptedJob(await customer(harness), owner)
  expect((await owner.refusal(CLOSE_ACCOUNT, FOUNDER)).extensions.reason).toBe('JOBS_UNDER_WAY')
  await sql("update visits set status = 'cancelled' where job_id = $1", [jobId])
  await sql("update jobs set status = 'cancelled' where id = $1", [jobId])
  await owner.ask(CLOSE_ACCOUNT, FOUNDER)
  expect((await userOf(owner)).closed_at).not.toBeNull()
  expect(await sql('select 1 from users where id = $1', [id])).toEqual([])
  expect(await sql('select 1 from business_people where user_id = $1', [owner.id])).toEqual([])
})

test('closes or makes somebody the last owner, never both', async () => {
  for (let round = 0; round < 3; round++) {
    const owner = await vendor(harness)
    const maya = await join(owner, 'owner')
    await join(owner)
    await Promise.all([
      maya.answer(CLOSE_ACCOUNT, OWN),
      owner.answer(CHANGE_ROLE, { personId: owner.id, role: 'driver' }),
    ])
    const owners = await sql(
      "select 1 from business_people where vendor_id = $1 and role = 'owner' and left_at is null and joined_at is not null",
      [owner.id],
    )
    expect(owners).toHaveLength(1)
  }
})
