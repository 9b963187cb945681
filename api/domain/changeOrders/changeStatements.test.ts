import {
  ACCEPT_BID,
  ACCEPT_CHANGE,
  acceptedJob,
  bid,
  bookDays,
  CHARGES,
  CONTEST_CHARGE,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  startJob,
  VOID_CHARGE,
} from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { photo } from '../../test/uploads.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

/** SQL statements of each act and of reading the order, as docs/decisions/0109-charges-are-lines.md states them. */

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const countOf = async (act: () => Promise<unknown>) => (await harness.statementsOf(act)).length

test('takes as many statements as the record states', async () => {
  const jobId = await acceptedJob(dana, dale)
  const evidence = [await photo(dale)]
  const extra = { jobId, kind: 'extra' as const, amount: '40', note: 'A piano', evidence }
  let id = ''
  const propose = async () => {
    id = (await dale.ask(PROPOSE_CHANGE, { input: extra })).proposeChangeOrder.id
  }
  const chargeId = await bookDays(harness, jobId)
  const given = { chargeId, reason: 'Two days' }
  const junkId = await postJunk(dana)
  const junkBid = await bid(dale, junkId)
  await harness.database.pool.query(
    'update bids set included_eighths = 3, extra_eighth_price = 45 where id = $1',
    [junkBid],
  )
  await dana.ask(ACCEPT_BID, { bidId: junkBid })
  await startJob(dale, junkId)
  const truck = [await photo(dale), await photo(dale)]
  const rentalId = await postRental(dana)
  const bidId = await bid(dale, rentalId)
  const counts = {
    'propose extra work': await countOf(propose),
    'accept it': await countOf(() => dana.ask(ACCEPT_CHANGE, { id })),
    'give a discount': await countOf(() =>
      dale.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'discount', amount: '5' } }),
    ),
    'charge a larger load': await countOf(() =>
      dale.ask(PROPOSE_CHANGE, {
        input: { jobId: junkId, kind: 'extra_load', quantity: '1', evidence: truck },
      }),
    ),
    'contest a charge': await countOf(() => dana.ask(CONTEST_CHARGE, given)),
    'void it': await countOf(() => dale.ask(VOID_CHARGE, given)),
    'read the order': await countOf(() => dana.ask(CHARGES, { id: jobId })),
    'accept a bid': await countOf(() => dana.ask(ACCEPT_BID, { bidId })),
    'cancel the order': await countOf(() => dana.ask(CANCEL_JOB, { jobId: rentalId })),
  }
  expect(counts).toEqual({
    'propose extra work': 16,
    'accept it': 13,
    'give a discount': 15,
    'charge a larger load': 17,
    'contest a charge': 9,
    'void it': 9,
    'read the order': 2,
    'accept a bid': 13,
    'cancel the order': 13,
  })
})
