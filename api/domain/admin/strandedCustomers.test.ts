import { workOnce } from '../../platform/queue/worker.js'
import { acceptedJob, completedJob, postJunk, RELEASE_JOB, startJob } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { SET_USER_ACTIVE } from '../../test/operations.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

/** Suspending a vendor affects the customers whose jobs they have accepted. */

let harness: Harness
let ada: TestUser
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
})
beforeEach(async () => {
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const LEFT = graphql(`query JobsLeft($userIds: [UUID!]!) { jobsUnderWay(userIds: $userIds) }`)
const HEARD = graphql(`query HeardOfVendor { notices { nodes { kind jobId text } } }`)

const setActive = (isActive: boolean, user = dale) => ada.ask(SET_USER_ACTIVE, { userId: user.id, isActive })
const work = () => workOnce(harness.app.context)
const heard = async (kind: string) =>
  (await dana.ask(HEARD)).notices.nodes.filter(notice => notice.kind === kind)

test('counts the accepted and started jobs of all selected vendors, and no others', async () => {
  const mia = await vendor(harness)
  await acceptedJob(dana, dale)
  const started = await acceptedJob(dana, dale)
  await startJob(dale, started)
  await acceptedJob(dana, mia)
  await completedJob(dana, dale)
  await postJunk(dana)
  const left = async (...users: TestUser[]) =>
    (await ada.ask(LEFT, { userIds: users.map(({ id }) => id) })).jobsUnderWay
  expect([await left(dale), await left(dale, mia), await left(dana)]).toEqual([2, 3, 0])
})

test('tells the customers of accepted and started jobs, once each', async () => {
  const [accepted, started] = [await acceptedJob(dana, dale), await acceptedJob(dana, dale)]
  await startJob(dale, started)
  await completedJob(dana, dale)
  await setActive(false)
  await Promise.all([work(), work()])
  const told = await heard('order_vendor_away')
  expect(told.map(({ jobId }) => jobId).sort()).toEqual([accepted, started].sort())
  expect(told[0]!.text).toMatch(/can't take jobs right now and may not come for your junk pickup/)
})

test('mails what was agreed: the date, the ZIP code, and the price', async () => {
  await acceptedJob(dana, dale, '410')
  await harness.mails()
  await setActive(false)
  const [mail] = (await harness.mails()).filter(text => text.includes(`To: ${dana.email}`))
  expect(mail).toContain("can't take jobs right now and may not come for your junk pickup")
  for (const fact of ['Thu, Dec 24, 9:00 AM CST', '78701', '$410.00']) expect(mail).toContain(fact)
})

test('tells them when the vendor is back', async () => {
  const jobId = await acceptedJob(dana, dale)
  await setActive(false)
  await work()
  await setActive(true)
  await work()
  expect(await heard('order_vendor_back')).toEqual([expect.objectContaining({ jobId })])
})

test('tells nobody about a job that the vendor gave back earlier', async () => {
  const jobId = await acceptedJob(dana, dale)
  await dale.ask(RELEASE_JOB, { jobId })
  await setActive(false)
  await work()
  expect(await heard('order_vendor_away')).toEqual([])
})

test('tells open screens of the customer that the job has changed', async () => {
  const jobId = await acceptedJob(dana, dale)
  const { rows } = await harness.database.pool.query('select coalesce(max(n), 0) as last from changes')
  await setActive(false)
  const changed = await harness.database.pool.query(
    "select job_id, users from changes where n > $1 and kind = 'job'",
    [rows[0].last],
  )
  expect(changed.rows).toEqual([{ job_id: jobId, users: [dana.id] }])
})
