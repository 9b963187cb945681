import { postJunk } from '../../test/deals.js'
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
  expect((await (await vendor(harness)).refusal(LIST)).extensions.code).toBe('FORBIDDEN')
  const ada = await admin(harness)
  await dana.ask(OPEN, { input: { orderNumber, issue: 'Second' } })
  expect((await ada.ask(LIST, { customerId: dana.id })).supportTickets.totalCount).toBe(2)
  expect((await ada.ask(LIST, { status: 'open' })).supportTickets.totalCount).toBe(2)
  expect((await ada.ask(LIST, { status: 'closed' })).supportTickets.totalCount).toBe(0)
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
