import { ACCEPT_BID, bid, postJunk, RELEASE_JOB } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let ada: TestUser
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  ada = await admin(harness)
  dana = await customer(harness, { firstName: 'Dana', lastName: 'Reed' })
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const REOPEN = graphql(`mutation ReopenForAudit($jobId: UUID!) {
  reopenJob(jobId: $jobId, reason: "No truck") { bids { nodes { id status takenAt } } }
}`)
const EVENTS = graphql(`query AuditNames($subjectId: UUID) {
  auditEvents(subjectId: $subjectId) { nodes { action subjectName vendors { id } } }
}`)
const OPEN_TICKET = graphql(
  `mutation TicketForAudit($input: SupportTicketInput!) { openSupportTicket(input: $input) { id } }`,
)
const CLOSE_TICKET = graphql(`mutation CloseForAudit($id: UUID!) { closeSupportTicket(id: $id) { id } }`)
const BIDS = graphql(`query TakenBids($id: UUID!) { job(id: $id) { bids { nodes { status takenAt } } } }`)

const accepted = async () => {
  const jobId = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}

test('names the order and the vendor of an event', async () => {
  const jobId = await accepted()
  await ada.ask(REOPEN, { jobId })
  const { auditEvents } = await ada.ask(EVENTS, { subjectId: jobId })
  expect(auditEvents.nodes).toEqual([
    { action: 'reopenJob', subjectName: jobId.slice(0, 8), vendors: [{ id: dale.id }] },
  ])
})

test("names a ticket's customer", async () => {
  const input = { orderNumber: await postJunk(dana), issue: 'Nobody came' }
  const { id } = (await dana.ask(OPEN_TICKET, { input })).openSupportTicket
  await ada.ask(CLOSE_TICKET, { id })
  const { auditEvents } = await ada.ask(EVENTS, { subjectId: id })
  expect(auditEvents.nodes).toEqual([{ action: 'closeSupportTicket', subjectName: 'Dana Reed', vendors: [] }])
})

test('distinguishes a bid whose job was taken back from one whose vendor gave the job back', async () => {
  const taken = (await ada.ask(REOPEN, { jobId: await accepted() })).reopenJob.bids.nodes
  expect(taken).toEqual([{ id: expect.any(String), status: 'withdrawn', takenAt: expect.any(String) }])
  const released = await accepted()
  await dale.ask(RELEASE_JOB, { jobId: released })
  expect((await dana.ask(BIDS, { id: released })).job.bids.nodes).toEqual([
    { status: 'withdrawn', takenAt: null },
  ])
})
