import { acceptedJob, bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const OPEN = graphql(`
  mutation OpenTicketDetails($input: SupportTicketInput!) {
    openSupportTicket(input: $input) {
      id status issue adminResponse orderNumber job { orderNumber type }
    }
  }
`)
const ANSWER = graphql(`
  mutation AnswerTicketWithoutOrder($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id } }
`)
const ONE = graphql(`query TicketIssue($id: UUID!) { supportTicket(id: $id) { issue } }`)
const LIST = graphql(`
  query SupportTickets($customerId: UUID, $status: TicketStatus) {
    supportTickets(customerId: $customerId, status: $status) {
      totalCount nodes { issue customer { id } }
    }
  }
`)

test('lets a customer ask about their own order and shows the ticket afterwards', async () => {
  const orderNumber = await postJunk(dana)
  const { openSupportTicket } = await dana.ask(OPEN, { input: { orderNumber, issue: 'Nobody came' } })
  expect(openSupportTicket).toMatchObject({
    status: 'open',
    issue: 'Nobody came',
    adminResponse: null,
    orderNumber,
    job: { orderNumber: orderNumber.slice(0, 8), type: 'junk_pickup' },
  })
  expect((await dana.ask(LIST)).supportTickets).toEqual({
    totalCount: 1,
    nodes: [{ issue: 'Nobody came', customer: { id: dana.id } }],
  })
})

test.each([
  [{ orderNumber: undefined }, 'orderNumber: Please select an order number'],
  [{ orderNumber: '' }, 'orderNumber: Please select an order number'],
  [{ issue: '' }, 'issue: Please describe your issue'],
  [{ issue: 'x'.repeat(1001) }, 'issue: Issue description must be 1000 characters or less'],
])("refuses %j with the spec's text", async (more, issue) => {
  const input = { orderNumber: await postJunk(dana), issue: 'Late', ...more }
  expect(await dana.issues(OPEN, { input })).toEqual([issue])
})

test("hides other customers' orders and shows tickets only to their customer and admins", async () => {
  const orderNumber = await postJunk(dana)
  const eve = await customer(harness)
  expect((await eve.refusal(OPEN, { input: { orderNumber, issue: 'x' } })).extensions.code).toBe('NOT_FOUND')
  expect((await eve.ask(LIST)).supportTickets.totalCount).toBe(0)
  expect((await eve.refusal(LIST, { customerId: dana.id })).extensions.code).toBe('FORBIDDEN')
  const ada = await admin(harness)
  await dana.ask(OPEN, { input: { orderNumber, issue: 'Second' } })
  expect((await ada.ask(LIST, { customerId: dana.id })).supportTickets.totalCount).toBe(2)
  expect((await ada.ask(LIST, { status: 'open' })).supportTickets.totalCount).toBe(2)
  expect((await ada.ask(LIST, { status: 'closed' })).supportTickets.totalCount).toBe(0)
})

test('lets a vendor ask about a job they have, and only they and admins read the ticket', async () => {
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  const orderNumber = await acceptedJob(dana, dale)
  const { openSupportTicket } = await dale.ask(OPEN, { input: { orderNumber, issue: 'The gate is locked' } })
  expect(openSupportTicket).toMatchObject({ orderNumber, job: { type: 'junk_pickup' } })
  const own = { totalCount: 1, nodes: [{ issue: 'The gate is locked', customer: { id: dale.id } }] }
  expect((await dale.ask(LIST)).supportTickets).toEqual(own)
  expect((await (await admin(harness)).ask(LIST, { customerId: dale.id })).supportTickets).toEqual(own)
  for (const other of [mia, await customer(harness)]) {
    expect((await other.refusal(ONE, { id: openSupportTicket.id })).extensions.code).toBe('NOT_FOUND')
    expect((await other.refusal(LIST, { customerId: dale.id })).extensions.code).toBe('FORBIDDEN')
  }
  expect((await dana.refusal(ONE, { id: openSupportTicket.id })).extensions.code).toBe('NOT_FOUND')
})

test('finds no job for a vendor who only bids on it or has nothing to do with it', async () => {
  const [dale, mia] = [await vendor(harness), await vendor(harness)]
  const input = { orderNumber: await postJunk(dana), issue: 'Is it still open?' }
  await bid(mia, input.orderNumber)
  for (const other of [dale, mia])
    expect((await other.refusal(OPEN, { input })).extensions.code).toBe('NOT_FOUND')
})

test("mails a vendor the answer with a link to the vendor's own list, and tells admins who asked", async () => {
  const dale = await vendor(harness, {}, { firstName: 'Dale', lastName: 'Hart' })
  const ada = await admin(harness)
  const input = { orderNumber: null, issue: 'When are you paid?' }
  const { id } = (await dale.ask(OPEN, { input })).openSupportTicket
  await ada.ask(ANSWER, { input: { id, response: 'On Fridays' } })
  const mails = await harness.mails()
  const ofAda = mails.filter(mail => mail.includes(`To: ${ada.email}`)).join()
  expect(ofAda).toContain('Subject: Dale Hart opened a support ticket')
  const ofDale = mails.filter(mail => mail.includes(`To: ${dale.email}`)).join()
  expect(ofDale).toContain('On Fridays')
  expect(ofDale).toContain('/?view=support')
})

test('opens a ticket about no order', async () => {
  const eve = await customer(harness)
  const input = { orderNumber: null, issue: 'Which email is mine?' }
  const { openSupportTicket } = await eve.ask(OPEN, { input })
  expect(openSupportTicket).toMatchObject({ orderNumber: null, job: null, issue: 'Which email is mine?' })
  expect((await eve.ask(LIST)).supportTickets.totalCount).toBe(1)
})

test('answers a ticket about no order by mail', async () => {
  const eve = await customer(harness)
  const input = { orderNumber: null, issue: 'Hello' }
  const { id } = (await eve.ask(OPEN, { input })).openSupportTicket
  await (await admin(harness)).ask(ANSWER, { input: { id, response: 'Hello to you' } })
  const mails = (await harness.mails()).filter(mail => mail.includes(`To: ${eve.email}`))
  expect(mails.join()).toContain('Subject: Support answered your question')
})
