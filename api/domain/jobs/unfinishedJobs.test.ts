import { acceptedJob, completedJob, postJunk, postRental, SUBMIT_RATING, settle } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** The orders that need something next, at the top of a customer's home page. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeEach(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterEach(() => harness.stop())

const UNFINISHED = graphql(`
  query UnfinishedJobs($unfinished: Boolean, $type: ServiceType) {
    customerJobs(unfinished: $unfinished, type: $type) { totalCount nodes { id status viewerCanRate } }
  }
`)
const unfinished = async (more: object = {}) => {
  const { customerJobs } = await dana.ask(UNFINISHED, { unfinished: true, ...more })
  expect(customerJobs.totalCount).toBe(customerJobs.nodes.length)
  return new Map(customerJobs.nodes.map(({ id, status }) => [id, status]))
}

test('includes pending jobs, those under way, and completed ones without a rating', async () => {
  const open = await postRental(dana)
  const accepted = await acceptedJob(dana, dale)
  const completed = await completedJob(dana, dale)
  const rated = await completedJob(dana, dale)
  await dana.ask(SUBMIT_RATING, { input: { jobId: rated, rating: 5 } })
  // An amount due keeps an order here, too.
  await settle(dana, dale, rated)
  // The vendor has rated, but the customer's rating is still missing.
  await dale.ask(SUBMIT_RATING, { input: { jobId: completed, rating: 5 } })
  const cancelled = await postJunk(dana)
  await dana.ask(graphql(`mutation CancelUnfinished($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }`), {
    jobId: cancelled,
  })
  await acceptedJob(await customer(harness), dale)
  expect(await unfinished()).toEqual(
    new Map([
      [completed, 'completed'],
      [accepted, 'accepted'],
      [open, 'pending'],
    ]),
  )
  expect(await unfinished({ type: 'dumpster_rental' })).toEqual(new Map([[open, 'pending']]))
  const all = await dana.ask(UNFINISHED, { unfinished: false })
  expect(all.customerJobs.totalCount).toBe(5)
})

test('drops a completed job after 30 days', async () => {
  const completed = await completedJob(dana, dale)
  // The session would have expired by then.
  const doneDaysAgo = (days: number) =>
    harness.database.pool.query('update jobs set completed_date = $1', [
      new Date(START.getTime() - days * 86_400_000),
    ])
  await doneDaysAgo(29)
  expect([...(await unfinished()).keys()]).toEqual([completed])
  await doneDaysAgo(30)
  expect(await unfinished()).toEqual(new Map())
})

test('reads everything the home page shows of them in one statement', async () => {
  await acceptedJob(dana, dale)
  await postJunk(dana)
  const statements = await harness.statementsOf(() =>
    dana.ask(
      graphql(`
        query HomeStatement {
          customerJobs(unfinished: true) {
            nodes { id openBidCount lowestBidPrice unreadMessages viewerCanRate vendor { firstName } }
          }
        }
      `),
    ),
  )
  expect(statements.filter(text => /from (jobs|bids|users u|messages)/.test(text))).toHaveLength(1)
})
