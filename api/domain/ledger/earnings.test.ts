import { cents, fromCents } from '../../rules/cents.js'
import { todayIn } from '../../rules/zonedTime.js'
import { bookDays, CONTEST_CHARGE, completedJob, VOID_CHARGE } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { wrongHistories } from '../../test/ledgerHistories.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  await harness.database.pool.query('update settings set service_fee_percent = 7.5')
  dana = await customer(harness)
  dale = await vendor(harness)
  ada = await admin(harness)
})
afterAll(() => harness.stop())

const EARNED = graphql(`
  query EarnedByJob($id: UUID!) {
    job(id: $id) { finalPrice serviceFee earned { base added contested fee net } charges { id kind } }
  }
`)
const WAIVE = graphql(`
  mutation WaiveFeeOf($chargeId: UUID!, $reason: String!) { waiveFee(chargeId: $chargeId, reason: $reason) { id } }
`)
const SPANS = graphql(`
  query EarnedSpans {
    vendorEarnings { startsOn earned net jobs }
    vendorEarnedMonths { startsOn earned net jobs }
    vendorStats { monthlyEarnings monthlyNetEarnings weeklyEarnings weeklyNetEarnings }
  }
`)
const earnedBy = async (id: string, by = dale) => (await by.ask(EARNED, { id })).job

test('splits the price of a job into what was agreed, added, and contested, less the fee', async () => {
  const id = await completedJob(dana, dale, '100.00')
  await bookDays(harness, id)
  await dana.ask(CONTEST_CHARGE, { chargeId: await bookDays(harness, id), reason: 'It was one day' })
  await dale.ask(VOID_CHARGE, { chargeId: await bookDays(harness, id), reason: 'Twice' })
  expect(await earnedBy(id)).toMatchObject({
    finalPrice: '160.00',
    earned: { base: '100.00', added: '30.00', contested: '30.00', fee: '12.00', net: '148.00' },
  })
})

test('leaves a waived fee with the vendor', async () => {
  const id = await completedJob(dana, dale, '100.00')
  const before = (await dale.ask(SPANS)).vendorStats!
  const chargeId = (await earnedBy(id)).charges[0]!.id
  await ada.ask(WAIVE, { chargeId, reason: 'Their first job with us' })
  expect(await earnedBy(id)).toMatchObject({ serviceFee: '7.50', earned: { fee: '0.00', net: '100.00' } })
  const { vendorStats, vendorEarnings, vendorEarnedMonths } = await dale.ask(SPANS)
  expect(cents(vendorStats!.weeklyNetEarnings) - cents(before.weeklyNetEarnings)).toBe(750n)
  expect(vendorEarnings.at(-1)).toMatchObject({
    earned: vendorStats!.weeklyEarnings,
    net: vendorStats!.weeklyNetEarnings,
  })
  expect(vendorEarnedMonths.at(-1)).toMatchObject({
    startsOn: '2026-11-01',
    earned: vendorStats!.monthlyEarnings,
    net: vendorStats!.monthlyNetEarnings,
  })
})

test('shows what was earned to the vendor and admins alone', async () => {
  const id = await completedJob(dana, dale)
  expect(await earnedBy(id, ada)).toMatchObject({ earned: { base: '149.50' } })
  expect(await earnedBy(id, dana)).toMatchObject({ earned: null })
})

test('earns in each week and month what a recount of random histories finds', async () => {
  const rita = await vendor(harness)
  const { pool } = harness.database
  const timeZone = 'America/Chicago'
  const nextVendorId = (await vendor(harness)).id
  const people = { customerId: dana.id, vendorId: rita.id, nextVendorId }
  expect(await wrongHistories(harness, { ...people, seed: 42, count: 100 })).toEqual([])
  await pool.query(
    `update jobs set completed_date = $2::timestamptz - random() * interval '400 days' where vendor_id = $1 and status = 'completed'`,
    [rita.id, harness.clock.now],
  )
  const { rows: jobs } = await pool.query<{ at: string; lines: string[]; fees: string[] }>(
    `select completed_date as at,
      array(select c.amount::text from job_charges c where c.job_id = j.id and c.status in ('booked', 'contested')) as lines,
      array(select e.amount::text from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id where t.job_id = j.id and t.kind <> 'fee_collected' and a.owner_id = j.vendor_id) as fees
     from jobs j where vendor_id = $1 and status = 'completed'`,
    [rita.id],
  )
  const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + cents(amount), 0n)
  const recount = (from: string, to: string) => {
    const found = jobs.filter(
      ({ at }) => todayIn(new Date(at), timeZone) >= from && todayIn(new Date(at), timeZone) < to,
    )
    const gross = sum(found.flatMap(({ lines }) => lines))
    return {
      startsOn: from,
      earned: fromCents(gross),
      net: fromCents(gross - sum(found.flatMap(({ fees }) => fees))),
      jobs: found.length,
    }
  }
  const { vendorEarnings, vendorEarnedMonths } = await rita.ask(SPANS, {}, { 'x-time-zone': timeZone })
  const end = (startsOn: string, days: number) =>
    new Date(Date.parse(startsOn) + days * 86_400_000).toISOString().slice(0, 10)
  expect(vendorEarnings).toEqual(vendorEarnings.map(({ startsOn }) => recount(startsOn, end(startsOn, 7))))
  expect(vendorEarnedMonths).toEqual(
    vendorEarnedMonths.map(({ startsOn }) => recount(startsOn, `${end(startsOn, 31).slice(0, 7)}-01`)),
  )
  expect(vendorEarnedMonths.filter(month => month.jobs > 0).length).toBeGreaterThan(8)
})
