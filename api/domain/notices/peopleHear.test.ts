import { acceptedJob, firstVisit } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, person, type TestUser, vendor } from '../../test/users.js'
import { type Told, tellAll } from '../tell.js'

/** Acts notify a business, and `tell` picks the people in it. These tests check which. */

let harness: Harness
let dana: TestUser
let dale: TestUser
let rosa: TestUser
let luis: TestUser
let maya: TestUser
let mia: TestUser
let names: Map<string, string>
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  rosa = await person(harness, dale, 'dispatcher', { firstName: 'Rosa' })
  luis = await person(harness, dale, 'driver')
  maya = await person(harness, dale, 'driver', { firstName: 'Maya' })
  mia = await vendor(harness)
  names = new Map(Object.entries({ dana, dale, rosa, luis, maya, mia }).map(([name, { id }]) => [id, name]))
})
afterAll(() => harness.stop())

const SEND = graphql(
  `mutation WriteToBusiness($input: SendMessageInput!) { sendMessage(input: $input) { id person { firstName } } }`,
)

/** The names of everybody who got a notice while `work` ran. */
const hearing = async (work: () => Promise<unknown>) => {
  const { pool } = harness.database
  await pool.query('delete from notices')
  await work()
  const { rows } = await pool.query<{ user_id: string }>('select user_id from notices')
  return rows.map(({ user_id: id }) => names.get(id)!).sort()
}

const assign = async (jobId: string, to: TestUser) =>
  harness.database.pool.query('update visits set assigned_to_id = $1 where id = $2', [
    to.id,
    await firstVisit(dale, jobId),
  ])

const told = (what: Told) =>
  hearing(() =>
    harness.database.orm.em.fork().transactional(tx => tellAll(tx, { now: harness.clock.now }, [what])),
  )

test('tells owners and dispatchers about operations, and no driver without the visit', async () => {
  const jobId = await acceptedJob(dana, dale)
  const content = 'Is the gate open?'
  const write = () => dana.ask(SEND, { input: { jobId, content } })
  expect(await hearing(write)).toEqual(['dale', 'rosa'])
})

test('tells the driver of a visit about messages of its job, and no other driver', async () => {
  const jobId = await acceptedJob(dana, dale)
  await assign(jobId, luis)
  const write = () => dana.ask(SEND, { input: { jobId, content: 'Please ring twice' } })
  expect(await hearing(write)).toEqual(['dale', 'luis', 'rosa'])
})

test('tells owners alone about fees and documents', async () => {
  const data = { what: 'name', reason: 'other' } as never
  expect(await told({ kind: 'business_removed', to: [dale.id], data })).toEqual(['dale'])
  expect(await told({ kind: 'business_removed', to: [mia.id], data })).toEqual(['mia'])
})

const changed = ({ id }: TestUser): Told => ({ kind: 'password_changed', to: [id], data: {} as never })

test('tells only the account itself about its security', async () => {
  expect(await told(changed(dale))).toEqual(['dale'])
  expect(await told(changed(luis))).toEqual(['luis'])
})

test('says who wrote for the business, and nobody for a vendor who works alone', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { sendMessage } = await rosa.ask(SEND, { input: { jobId, content: 'We come at nine' } })
  expect(sendMessage.person).toEqual({ firstName: 'Rosa' })
  const others = await acceptedJob(dana, mia)
  const answer = await mia.ask(SEND, { input: { jobId: others, content: 'Hello' } })
  expect(answer.sendMessage.person).toBeNull()
  const own = await dana.ask(SEND, { input: { jobId, content: 'Thanks' } })
  expect(own.sendMessage.person).toBeNull()
})

test('gives a driver no price in a mail', async () => {
  const jobId = await acceptedJob(dana, dale, '148.37')
  await assign(jobId, luis)
  await harness.mails()
  await dana.ask(SEND, { input: { jobId, content: 'Which door?' } })
  // Mails about messages wait until they are due.
  await harness.database.pool.query('update queued_tasks set run_at = now()')
  const mails = await harness.mails()
  const mailTo = ({ email }: TestUser) => mails.find(mail => mail.includes(email))
  const toLuis = mailTo(luis)
  expect(toLuis).toContain('Which door?')
  expect(toLuis).not.toContain('$')
  expect(mailTo(rosa)).toContain('$148.37')
})
