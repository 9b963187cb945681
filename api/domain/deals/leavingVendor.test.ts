import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  bid,
  CHARGES,
  COMPLETE_JOB,
  COMPLETE_VISIT,
  DISPUTE_VISIT,
  FAIL_VISIT,
  failBlocked,
  firstVisit,
  PROPOSE_CHANGE,
  postJunk,
  postRental,
  RELEASE_JOB,
  REPORT_NO_SHOW,
  SCHEDULE_VISIT,
  START_VISIT,
  startJob,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { photo } from '../../test/uploads.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { checkLedger } from '../ledger/checkLedger.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  await harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const FEE = '37.38'
const SHOWN = graphql(`
  query LeavingShown($id: UUID!) {
    job(id: $id) {
      status viewerCanCancel viewerCanFindAnother viewerCanReportNoShow cancellationFee freeToCancelUntil
      history { toStatus vendorDidNotCome }
    }
  }
`)
const CANCEL = graphql(`
  mutation LeaveByCancelling($jobId: UUID!, $fee: Money) {
    cancelJob(jobId: $jobId, fee: $fee) { status finalPrice history { toStatus vendorDidNotCome } }
  }
`)
const FIND_ANOTHER = graphql(`
  mutation LeaveForAnother($jobId: UUID!, $newDate: LocalDate!, $fee: Money) {
    findAnotherVendor(jobId: $jobId, newDate: $newDate, fee: $fee) { status pickupDateTime finalPrice }
  }
`)
const OWED = graphql(`
  query OwedAfterLeaving($id: UUID!) {
    job(id: $id) { status finalPrice amountDue viewerCanMarkPaid balances { vendor { id } amount } charges { kind amount status vendor { id } } }
  }
`)

/** Two days after START. */
const PICKUP = new Date(START.getTime() + 48 * 3_600_000)
const hoursBefore = (hours: number) => {
  harness.clock.now = new Date(PICKUP.getTime() - hours * 3_600_000)
}
const accepted = async (): Promise<{ jobId: string; visitId: string }> => {
  harness.clock.now = START
  const jobId = await postJunk(dana, { pickupDateTime: PICKUP.toISOString() })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return { jobId, visitId: await firstVisit(dana, jobId) }
}
const setsOff = (visitId: string) => dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
const arrives = (visitId: string) => dale.ask(ARRIVE_AT_VISIT, { visitId })
const fails = (reason: 'weather' | 'vendor_fault' | 'unsafe') => (visitId: string) =>
  dale.ask(FAIL_VISIT, { visitId, input: { reason } })
/** As if it had been pressed hours ago without a connection. */
const failsHoursAgo = (hours: number) => (visitId: string) =>
  dale.ask(FAIL_VISIT, { visitId, input: { reason: 'weather' as const, pressedSecondsAgo: hours * 3600 } })
const isBlocked = (visitId: string) => failBlocked(dale, visitId)
/** Does these acts this many hours before the window. */
const then =
  (hours: number, ...acts: ((visitId: string) => Promise<unknown>)[]) =>
  async (visitId: string) => {
    hoursBefore(hours)
    for (const act of acts) await act(visitId)
  }
const shown = async (id: string) => (await dana.ask(SHOWN, { id })).job

type Stage = [string, (visitId: string) => Promise<unknown>, string | null]

/** The customer's cost of leaving at each stage of the vendor's work; null if they can't leave. */
const stages: Stage[] = [
  ['a day ahead, when the vendor has set off', then(24, setsOff), '0.00'],
  ['an hour ahead', async () => hoursBefore(1), FEE],
  ['when the vendor is on the way', then(1, setsOff), FEE],
  ['when the vendor has arrived', then(1, setsOff, arrives), null],
  ['when the vendor called it off weeks ahead', fails('vendor_fault'), '0.00'],
  ['when the vendor called it off for the weather', then(3, fails('weather')), '0.00'],
  ['when it was not safe', then(0, setsOff, arrives, fails('unsafe')), '0.00'],
  ['when the way was blocked', then(-0.5, setsOff, arrives, isBlocked), FEE],
  ['half an hour late', async () => hoursBefore(-2.5), '0.00'],
  ['when a late vendor sets off', then(-2.6, setsOff), '0.00'],
]

test.each(stages)('costs as much as shown to cancel %s', async (_, act, fee) => {
  const { jobId, visitId } = await accepted()
  await act(visitId)
  const before = await shown(jobId)
  expect(before).toMatchObject({ viewerCanCancel: fee !== null, cancellationFee: fee })
  if (fee === null) {
    expect((await dana.refusal(CANCEL, { jobId, fee: FEE })).extensions.reason).toBe('JOB_STATE')
    return
  }
  if (fee !== '0.00') expect((await dana.refusal(CANCEL, { jobId })).extensions.reason).toBe('FEE_CHANGED')
  const { cancelJob } = await dana.ask(CANCEL, { jobId, fee })
  expect(cancelJob).toMatchObject({ status: 'cancelled', finalPrice: fee === '0.00' ? null : fee })
})

test('can no longer be cancelled once the dumpster stands, and keeps its lines', async () => {
  harness.clock.now = START
  const jobId = await postRental(dana, { dropoffDate: '2026-11-21', pickupDate: '2026-11-28' })
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  const visitId = await firstVisit(dana, jobId)
  await setsOff(visitId)
  await arrives(visitId)
  await dale.ask(COMPLETE_VISIT, { visitId, input: { photos: [await photo(dale)] } })
  // The pickup is long overdue, which voids nothing that was earned.
  harness.clock.now = new Date('2026-11-30T18:00:00Z')
  expect(await shown(jobId)).toMatchObject({
    viewerCanCancel: false,
    viewerCanReportNoShow: false,
    viewerCanFindAnother: false,
    cancellationFee: null,
  })
  for (const [operation, variables] of [
    [CANCEL, { jobId }],
    [REPORT_NO_SHOW, { jobId, newDate: '2026-12-01' }],
    [FIND_ANOTHER, { jobId, newDate: '2026-12-01' }],
  ] as const)
    expect((await dana.refusal(operation as typeof CANCEL, variables)).extensions.code).toBe('CONFLICT')
  expect((await dana.ask(CHARGES, { id: jobId })).job.charges).toMatchObject([
    { kind: 'base', status: 'booked' },
  ])
})

test('finds another vendor after a visit that was called off', async () => {
  const { jobId, visitId } = await accepted()
  hoursBefore(3)
  await fails('weather')(visitId)
  expect(await shown(jobId)).toMatchObject({ viewerCanFindAnother: true })
  const { findAnotherVendor } = await dana.ask(FIND_ANOTHER, { jobId, newDate: '2026-11-25' })
  expect(findAnotherVendor).toEqual({
    status: 'pending',
    pickupDateTime: '2026-11-25T18:00:00.000Z',
    finalPrice: null,
  })
  expect((await shown(jobId)).history.at(-1)).toEqual({ toStatus: 'pending', vendorDidNotCome: false })
})

test('refuses to find another vendor while the visit is still to come', async () => {
  const { jobId } = await accepted()
  hoursBefore(3)
  expect(await shown(jobId)).toMatchObject({ viewerCanFindAnother: false })
  const { extensions } = await dana.refusal(FIND_ANOTHER, { jobId, newDate: '2026-12-01', fee: FEE })
  expect(extensions.reason).toBe('VISIT_STATE')
})

describe('a customer whose own reason failed the visit, and who finds another vendor', () => {
  /** The way was blocked. */
  const blocked = async () => {
    const { jobId, visitId } = await accepted()
    await then(-0.5, setsOff, arrives, isBlocked)(visitId)
    return { jobId, visitId }
  }
  const newDate = '2026-11-25'
  const leave = async () => {
    const { jobId } = await blocked()
    await dana.ask(FIND_ANOTHER, { jobId, newDate, fee: FEE })
    return jobId
  }
  const owed = async (by: TestUser, id: string) => (await by.ask(OWED, { id })).job
  const lateFee = () => ({ kind: 'cancellation', amount: FEE, status: 'booked', vendor: { id: dale.id } })

  test('owes that vendor the late fee, as after cancelling', async () => {
    const { jobId } = await blocked()
    expect(await shown(jobId)).toMatchObject({ viewerCanFindAnother: true, cancellationFee: FEE })
    const { findAnotherVendor } = await dana.ask(FIND_ANOTHER, { jobId, newDate, fee: FEE })
    expect(findAnotherVendor).toMatchObject({ status: 'pending', finalPrice: null })
    const job = await owed(dana, jobId)
    expect(job).toMatchObject({ amountDue: FEE, balances: [{ vendor: { id: dale.id }, amount: FEE }] })
    expect(job.charges).toContainEqual(lateFee())
    expect(await owed(dale, jobId)).toMatchObject({ amountDue: FEE, viewerCanMarkPaid: true })
  })

  test.each([undefined, '37.37'])('has to have seen the fee, not %s', async fee => {
    const { jobId } = await blocked()
    const { extensions } = await dana.refusal(FIND_ANOTHER, { jobId, newDate, fee })
    expect(extensions.reason).toBe('FEE_CHANGED')
    expect(await shown(jobId)).toMatchObject({ status: 'in_progress' })
  })

  test('owes it once, however often it is pressed', async () => {
    const jobId = await leave()
    const { extensions } = await dana.refusal(FIND_ANOTHER, { jobId, newDate, fee: FEE })
    expect(extensions.reason).toBe('JOB_STATE')
    expect(await owed(dana, jobId)).toMatchObject({ amountDue: FEE })
  })

  test('still owes it when another vendor has the job, and when it is cancelled', async () => {
    const mia = await vendor(harness)
    const jobId = await leave()
    await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId, '200') })
    expect(await owed(dana, jobId)).toMatchObject({ finalPrice: '200.00', amountDue: '237.38' })
    expect(await owed(mia, jobId)).toMatchObject({ amountDue: '200.00' })
    await dana.ask(CANCEL, { jobId })
    expect(await owed(dana, jobId)).toMatchObject({ finalPrice: null, amountDue: FEE })
  })

  test('owes the next vendor a late fee, too, and the same vendor another one', async () => {
    const mia = await vendor(harness)
    const jobId = await leave()
    const rounds: [TestUser, on: string, next: string, due: string][] = [
      [mia, newDate, '2026-11-28', '87.38'],
      [dale, '2026-11-28', '2026-12-01', '137.38'],
    ]
    for (const [by, on, next, amountDue] of rounds) {
      await dana.ask(ACCEPT_BID, { bidId: await bid(by, jobId, '200') })
      harness.clock.now = new Date(`${on}T18:30:00Z`)
      const { visits } = (await dana.ask(VISITS, { id: jobId })).job
      const visitId = visits.find(({ status }) => status === 'scheduled')!.id
      await by.ask(START_VISIT, { visitId, etaMinutes: 15 })
      await by.ask(ARRIVE_AT_VISIT, { visitId })
      await failBlocked(by, visitId)
      await dana.ask(FIND_ANOTHER, { jobId, newDate: next, fee: '50.00' })
      expect(await owed(dana, jobId)).toMatchObject({ status: 'pending', amountDue })
    }
    await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  })

  test('reads at home that it is due, and can close no account before', async () => {
    const dan = await customer(harness)
    // The list is short, and the other tests leave money to settle.
    dale = await vendor(harness)
    const jobId = await postJunk(dan, { pickupDateTime: PICKUP.toISOString() })
    harness.clock.now = START
    await dan.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    await then(-0.5, setsOff, arrives, isBlocked)(await firstVisit(dan, jobId))
    await dan.ask(FIND_ANOTHER, { jobId, newDate, fee: FEE })
    const { vendorAgenda } = await dale.ask(
      graphql(`query ToSettleAfterLeaving { vendorAgenda { jobsToSettle { id } } }`),
    )
    expect(vendorAgenda!.jobsToSettle).toContainEqual({ id: jobId })
    expect(
      (await dan.refusal(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })).extensions.reason,
    ).toBe('BALANCE_OPEN')
  })

  test('pays no service fee on it, even if that vendor gets the job again and completes it', async () => {
    const jobId = await leave()
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId, '200') })
    await startJob(dale, jobId)
    await dale.ask(COMPLETE_JOB, { jobId })
    expect(await owed(dana, jobId)).toMatchObject({ finalPrice: '237.38', amountDue: '237.38' })
    const { rows } = await harness.database.pool.query(
      'select kind from job_charges c where job_id = $1 and exists (select from ledger_transfers t where t.charge_id = c.id)',
      [jobId],
    )
    expect(rows).toEqual([{ kind: 'base' }])
    await checkLedger(harness.app.context, {}, taskWork('checkLedger'))
  })

  test('owes the trip fee, too', async () => {
    const { jobId, visitId } = await blocked()
    await harness.database.pool.query('update bids set trip_fee = 60 where job_id = $1', [jobId])
    await dale.ask(PROPOSE_CHANGE, { input: { jobId, kind: 'wasted_trip', visitId } })
    const { cancellationFee } = await shown(jobId)
    await dana.ask(FIND_ANOTHER, { jobId, newDate, fee: cancellationFee })
    const { charges } = await owed(dana, jobId)
    expect(charges.map(({ kind, status }) => `${kind}: ${status}`).sort()).toEqual([
      'base: void',
      'cancellation: booked',
      'trip: booked',
    ])
  })

  test('owes nothing once the failure is disputed', async () => {
    const { jobId, visitId } = await blocked()
    await dana.ask(DISPUTE_VISIT, { visitId, reason: 'The gate was open' })
    await dana.ask(FIND_ANOTHER, { jobId, newDate })
    expect(await owed(dana, jobId)).toMatchObject({ amountDue: '0.00' })
  })
})

/** Whatever a vendor who did not come does afterwards, or did before. */
const erasers: [string, (visitId: string, jobId: string) => Promise<unknown>][] = [
  ['does nothing', async () => {}],
  ['sets off five hours late', then(-7, setsOff)],
  ['sets off five hours late, and blames the weather', then(-7, setsOff, fails('weather'))],
  ['blames the weather without setting off', then(-7, fails('weather'))],
  ['blames the weather, as if called off before the window', then(-7, failsHoursAgo(9))],
  [
    'had arrived before the visit was scheduled again',
    async (id, jobId) => {
      hoursBefore(-0.5)
      await setsOff(id)
      await arrives(id)
      await fails('unsafe')(id)
      const windowStart = new Date(PICKUP.getTime() + 3_600_000)
      const windowEnd = new Date(PICKUP.getTime() + 2 * 3_600_000)
      const again = { input: { jobId, kind: 'haul', windowStart, windowEnd } as never }
      for (const by of [dana, dale]) await by.answer(SCHEDULE_VISIT, again)
    },
  ],
  [
    'had arrived when they had the job before',
    async (id, jobId) => {
      await harness.database.pool.query(
        `update visits set arrived_at = $2, status = 'failed', failed_at = $2, failure_reason = 'unsafe' where id = $1`,
        [id, harness.clock.now],
      )
      await dale.ask(RELEASE_JOB, { jobId })
      harness.clock.now = new Date(START.getTime() + 60_000)
      await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    },
  ],
]

describe.each(erasers)('a vendor who %s', (_, act) => {
  const missed = async () => {
    const { jobId, visitId } = await accepted()
    await act(visitId, jobId)
    hoursBefore(-8)
    return jobId
  }

  test('can be reported for not coming', async () => {
    const jobId = await missed()
    expect(await shown(jobId)).toMatchObject({ viewerCanReportNoShow: true, cancellationFee: '0.00' })
    await dana.ask(REPORT_NO_SHOW, { jobId, newDate: '2026-12-01' })
    expect((await shown(jobId)).history.at(-1)).toEqual({ toStatus: 'pending', vendorDidNotCome: true })
  })

  test('is left free of charge, which counts as a no-show', async () => {
    const jobId = await missed()
    const { cancelJob } = await dana.ask(CANCEL, { jobId })
    expect(cancelJob).toMatchObject({ status: 'cancelled', finalPrice: null })
    expect(cancelJob.history.at(-1)).toEqual({ toStatus: 'cancelled', vendorDidNotCome: true })
  })
})

test('counts no visit as missed that was called off in time', async () => {
  const { jobId, visitId } = await accepted()
  hoursBefore(3)
  await fails('weather')(visitId)
  hoursBefore(-8)
  expect(await shown(jobId)).toMatchObject({ viewerCanReportNoShow: false, viewerCanCancel: true })
  expect((await dana.refusal(REPORT_NO_SHOW, { jobId, newDate: '2026-12-01' })).extensions.reason).toBe(
    'VISIT_STATE',
  )
  expect((await dana.ask(VISITS, { id: jobId })).job.visits).toMatchObject([{ status: 'failed' }])
})
