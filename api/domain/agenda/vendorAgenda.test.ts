import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  acceptedJob,
  askToMove,
  bid,
  COMPLETE_JOB,
  completedJob,
  postJunk,
  postRental,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { RECORD_PAYMENT, runStatements } from '../../test/statements.js'
import { admin, customer, signedIn, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeEach(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterEach(() => harness.stop())

const AGENDA = graphql(`
  query AgendaOf($vendorId: UUID) {
    vendorAgenda(vendorId: $vendorId) {
      vendorId
      hasServices
      offersRentals
      hasRates
      hasAreas
      documentsOnFile
      hasBid
      hasJob
      nextJobs { id title }
      changeOrders { id job { id } }
      unreadJobs { id unreadMessages }
      openBids { id }
      openBidCount
      lostBids { id job { id whyNotBid } }
    }
  }
`)
const agendaOf = async (by: TestUser) => (await by.ask(AGENDA)).vendorAgenda!
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const DECLINE = graphql(`mutation DeclineAgendaBid($bidId: UUID!) { declineBid(bidId: $bidId) { id } }`)
const SEND = graphql(`mutation SendAgenda($input: SendMessageInput!) { sendMessage(input: $input) { id } }`)
const READ = graphql(`mutation ReadAgenda($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }`)
const daysLater = (days: number) => {
  harness.clock.now = new Date(START.getTime() + days * 86_400_000)
}

const OVERDUE = graphql(
  `query OverdueOf { vendorAgenda { overdueStatement { id month due } statementToPay { month due howToPay } } }`,
)

test('names a statement to pay, then that it is overdue, until it is paid', async () => {
  const ada = await admin(harness)
  const agenda = async () => (await dale.ask(OVERDUE)).vendorAgenda!
  const overdue = async () => (await agenda()).overdueStatement
  await harness.database.pool.query('update settings set service_fee_percent = 5')
  await completedJob(dana, dale, '400.00')
  await runStatements(harness, '2026-12-02T12:00:00Z')
  expect(await agenda()).toMatchObject({
    overdueStatement: null,
    statementToPay: { month: '2026-11', due: '20.00' },
  })
  await runStatements(harness, '2027-01-20T12:00:00Z')
  const statement = await overdue()
  expect(statement).toMatchObject({ month: '2026-11', due: '20.00' })
  await ada.ask(RECORD_PAYMENT, { statementId: statement!.id, amount: '20.00', reference: 'Check 1042' })
  expect(await agenda()).toEqual({ overdueStatement: null, statementToPay: null })
})

test('checks off what is missing before the first job', async () => {
  const vera = await signedIn(harness, 'vendor')
  const setUp = async () => {
    const { hasServices, hasAreas, documentsOnFile, hasBid, hasJob } = await agendaOf(vera)
    return [hasServices, hasAreas, documentsOnFile, hasBid, hasJob]
  }
  expect(await setUp()).toEqual([false, false, 0, false, false])
  await vera.ask(
    'mutation { addVendorService(serviceType: junk_pickup) { id } addServiceArea(zipCode: "78701") { id } }',
  )
  expect(await setUp()).toEqual([true, true, 0, false, false])
  await vera.ask('mutation { removeVendorService(serviceType: junk_pickup) { id } }')
  expect((await setUp())[0]).toBe(false)
  await vera.ask('mutation { addVendorService(serviceType: junk_pickup) { id } }')
  // Two documents of the same type count once, and a refused one does not count.
  await harness.database.pool.query(
    `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, uploaded_at, review_status, review_reason, expires_on, time_zone)
     select gen_random_uuid(), $1, type, 'x.pdf', '/objects/x', $2, status, case status when 'refused' then 'Blurred' end,
       case status when 'approved' then date '2026-11-20' end, case status when 'approved' then 'America/Chicago' end
     from (values ('w9_form', 'refused'), ('w9_form', 'waiting'), ('drivers_license', 'approved'), ('commercial_insurance', 'refused')) d (type, status)`,
    [vera.id, START],
  )
  expect((await setUp())[2]).toBe(2)
  const bidId = await bid(vera, await postJunk(dana))
  expect(await setUp()).toEqual([true, true, 2, true, false])
  await dana.ask(ACCEPT_BID, { bidId })
  expect((await setUp())[4]).toBe(true)
})

test('asks a vendor who offers rentals for rates', async () => {
  const vera = await signedIn(harness, 'vendor')
  const rates = async () => {
    const { offersRentals, hasRates } = await agendaOf(vera)
    return [offersRentals, hasRates]
  }
  expect(await rates()).toEqual([false, false])
  await vera.ask('mutation { addVendorService(serviceType: dumpster_rental) { id } }')
  expect(await rates()).toEqual([true, false])
  await vera.ask('mutation { addDumpsterSize(input: { size: "Ten", rentalSize: "10_yard" }) { id } }')
  expect(await rates()).toEqual([true, false])
  await vera.ask(
    'mutation { addDumpsterSize(input: { size: "Twenty", rentalSize: "20_yard", usualPrice: "380" }) { id } }',
  )
  expect(await rates()).toEqual([true, true])
})

test('orders the next jobs by their next step, with a running rental by its pickup', async () => {
  const accept = async (jobId: string) => {
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    return jobId
  }
  const late = await accept(await postJunk(dana, { pickupDateTime: '2026-12-30T15:00:00.000Z' }))
  const delivered = await accept(
    await postRental(dana, { dropoffDate: '2026-12-01', pickupDate: '2026-12-28' }),
  )
  const soon = await accept(await postRental(dana, { dropoffDate: '2026-12-26', pickupDate: '2026-12-31' }))
  await startJob(dale, delivered)
  await completedJob(dana, dale)
  await acceptedJob(dana, await vendor(harness))
  expect(ids((await agendaOf(dale)).nextJobs)).toEqual([soon, delivered, late])
  await dale.ask(COMPLETE_JOB, { jobId: delivered })
  expect(ids((await agendaOf(dale)).nextJobs)).toEqual([soon, late])
})

test('lists unread messages to the vendor, latest first, until they are read', async () => {
  const [first, second] = [await acceptedJob(dana, dale), await acceptedJob(dana, dale)]
  const send = (by: TestUser, jobId: string) => by.ask(SEND, { input: { jobId, content: 'Hello' } })
  await send(dana, second)
  daysLater(0.01)
  await send(dana, first)
  await send(dale, second)
  expect((await agendaOf(dale)).unreadJobs).toEqual([
    { id: first, unreadMessages: 1 },
    { id: second, unreadMessages: 1 },
  ])
  await dale.ask(READ, { jobId: first })
  expect(ids((await agendaOf(dale)).unreadJobs)).toEqual([second])
})

test('lists pending bids on jobs that are not past their date', async () => {
  const open = await bid(dale, await postJunk(dana))
  await bid(
    dale,
    await postJunk(dana, { pickupDateTime: new Date(START.getTime() + 86_400_000).toISOString() }),
  )
  await bid(await vendor(harness), await postJunk(dana))
  expect((await agendaOf(dale)).openBidCount).toBe(2)
  daysLater(2)
  const agenda = await agendaOf(dale)
  expect([ids(agenda.openBids), agenda.openBidCount]).toEqual([[open], 1])
})

describe('lost bids', () => {
  test('lists declined bids until the vendor bids again, and says that they can', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    await dana.ask(DECLINE, { bidId })
    expect((await agendaOf(dale)).lostBids).toEqual([{ id: bidId, job: { id: jobId, whyNotBid: null } }])
    daysLater(5)
    expect(ids((await agendaOf(dale)).lostBids)).toEqual([bidId])
    await bid(dale, jobId, '120')
    expect((await agendaOf(dale)).lostBids).toEqual([])
  })

  test('lists bids on taken or cancelled jobs for three days', async () => {
    const [taken, cancelled] = [await postJunk(dana), await postJunk(dana)]
    const lost = [await bid(dale, taken), await bid(dale, cancelled)]
    await dana.ask(ACCEPT_BID, { bidId: await bid(await vendor(harness), taken) })
    await dana.ask(CANCEL_JOB, { jobId: cancelled })
    expect(new Set(ids((await agendaOf(dale)).lostBids))).toEqual(new Set(lost))
    daysLater(3)
    expect((await agendaOf(dale)).lostBids).toEqual([])
  })
})

test('stops each list at five, but not the count of open bids', async () => {
  for (let i = 0; i < 6; i++) await bid(dale, await postJunk(dana))
  for (let i = 0; i < 6; i++) await acceptedJob(dana, dale)
  const { nextJobs, openBids, openBidCount } = await agendaOf(dale)
  expect([nextJobs.length, openBids.length, openBidCount]).toEqual([5, 5, 6])
})

test('shows it to its vendor and admins but not to another vendor, and has none for a customer', async () => {
  const jobId = await acceptedJob(dana, dale)
  const ada = await admin(harness)
  expect(ids((await ada.ask(AGENDA, { vendorId: dale.id })).vendorAgenda!.nextJobs)).toEqual([jobId])
  expect((await ada.ask(AGENDA, { vendorId: dana.id })).vendorAgenda).toBeNull()
  const other = await vendor(harness)
  expect((await other.refusal(AGENDA, { vendorId: dale.id })).extensions.code).toBe('FORBIDDEN')
  expect((await agendaOf(other)).nextJobs).toEqual([])
})

test('lists the changes that customers ask for until they are decided, withdrawn, or over', async () => {
  const pickupAt = (hours: number) => new Date(START.getTime() + hours * 3_600_000)
  const accepted = async (hours: number) => {
    const jobId = await postJunk(dana, { pickupDateTime: pickupAt(hours).toISOString() })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    return jobId
  }
  const [late, early] = [await accepted(22), await accepted(20)]
  const [second, first] = [await askToMove(dana, late), await askToMove(dana, early)]
  const { changeOrders } = await agendaOf(dale)
  expect(changeOrders).toEqual([
    { id: first, job: { id: early } },
    { id: second, job: { id: late } },
  ])
  await dale.ask(ACCEPT_CHANGE, { id: first })
  expect(ids((await agendaOf(dale)).changeOrders)).toEqual([second])
  harness.clock.now = pickupAt(22)
  expect((await agendaOf(dale)).changeOrders).toEqual([])
})

test('shows an open change to the side that decides, and to no other', async () => {
  const TO_DECIDE = graphql(`
    query ChangesToDecide($id: UUID!) { job(id: $id) { changeOrdersToDecide { id kind } } }
  `)
  const jobId = await acceptedJob(dana, dale)
  const id = await askToMove(dale, jobId)
  const toDecide = async (by: TestUser) => (await by.ask(TO_DECIDE, { id: jobId })).job.changeOrdersToDecide
  expect(await toDecide(dana)).toEqual([{ id, kind: 'move_visit' }])
  expect(await toDecide(dale)).toEqual([])
  await dana.ask(ACCEPT_CHANGE, { id })
  expect(await toDecide(dana)).toEqual([])
})
