import { acceptedJob, bid, completedJob, postJunk, postRental, SUBMIT_RATING } from './deals.js'
import { graphql } from './generated/gql.js'
import { type Harness, startHarness } from './harness.js'
import { OPEN_SUPPORT_TICKET, SEND_TEXT } from './operations.js'
import { customer, type TestUser, vendor } from './users.js'

/** Invisible text counts as empty: an optional text becomes null, a required one is refused. */
const BLANKS = [' ', ' \n\t ', '\u200b\u00a0']

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

describe.each(BLANKS)('%j', blank => {
  test('stores no comment with a rating', async () => {
    const jobId = await completedJob(dana, dale)
    await dana.ask(SUBMIT_RATING, { input: { jobId, rating: 4, comment: blank } })
    // Sealed: only its author can read it.
    const { job } = await dana.ask(
      graphql(`query JobRatingComments($id: UUID!) { job(id: $id) { ratings { comment } } }`),
      { id: jobId },
    )
    expect(job.ratings).toEqual([{ comment: null }])
  })

  test('stores no message with a new or changed bid', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId, '99', blank)
    const read = async () =>
      (
        await dana.ask(
          graphql(`query JobBidMessages($id: UUID!) { job(id: $id) { bids { nodes { message } } } }`),
          { id: jobId },
        )
      ).job.bids.nodes[0]!.message
    expect(await read()).toBeNull()
    const CHANGE = graphql(`
      mutation ChangeBidMessage($input: ChangeBidInput!) {
        changeBid(input: $input) { message }
      }
    `)
    await dale.ask(CHANGE, { input: { bidId, price: '98', message: 'Tuesday' } })
    expect(await read()).toBe('Tuesday')
    await dale.ask(CHANGE, { input: { bidId, price: '98', message: blank } })
    expect(await read()).toBeNull()
  })

  test('stores no instructions', async () => {
    const id = await postRental(dana, { serviceInstructions: blank })
    const { job } = await dana.ask(
      graphql(`query JobServiceInstructions($id: UUID!) { job(id: $id) { serviceInstructions } }`),
      { id },
    )
    expect(job.serviceInstructions).toBeNull()
  })

  test('stores no reason', async () => {
    const jobId = await acceptedJob(dana, dale)
    await dale.ask(
      graphql(`
        mutation ReleaseJobWithReason($jobId: UUID!, $reason: String) {
          releaseJob(jobId: $jobId, reason: $reason) { id }
        }
      `),
      { jobId, reason: blank },
    )
    const { job } = await dana.ask(
      graphql(`query JobReasons($id: UUID!) { job(id: $id) { history { reason } } }`),
      { id: jobId },
    )
    expect(job.history.at(-1)).toEqual({ reason: null })
  })

  test('refuses it as a message and as an issue', async () => {
    const jobId = await acceptedJob(dana, dale)
    expect(
      await dana.issues(SEND_TEXT, {
        input: { jobId, content: blank },
      }),
    ).toEqual(['content: Please write a message'])
    expect(await dana.issues(OPEN_SUPPORT_TICKET, { input: { orderNumber: jobId, issue: blank } })).toEqual([
      'issue: Please describe your issue',
    ])
  })

  test('counts as empty over REST too', async () => {
    const jobId = await postJunk(dana)
    const sent = { jobId, vendorId: dale.id, price: '70', message: blank }
    const answer = await dale.fetch('/api/bids', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    expect(await answer.json()).toMatchObject({ message: null })
  })
})
