import {
  ACCEPT_BID,
  ARRIVE_AT_VISIT,
  acceptedJob,
  bid,
  COMPLETE_VISIT,
  DECIDE_DISPUTE,
  DISPUTE_VISIT,
  failBlocked,
  firstVisit,
  postRental,
  RELEASE_JOB,
  START_VISIT,
  setOff,
  UNDO_START,
  VISITS,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { photo } from '../../test/uploads.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  ada = await admin(harness)
  await harness.database.pool.query("update sessions set expires_at = '2099-01-01'")
})
beforeEach(() => {
  harness.clock.now = START
})
afterAll(() => harness.stop())

const later = (seconds: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + seconds * 1000)
}
const SHOWN = graphql(`
  query DisputeShown($id: UUID!) {
    job(id: $id) {
      status cancellationFee viewerCanFindAnother
      visits { status onTheWayAt viewerCanDispute viewerCanDecideDispute viewerCanUndoStart disputeReason disputeDecision reportStands }
      history { toStatus }
    }
  }
`)
const shown = async (by: TestUser, id: string) => (await by.ask(SHOWN, { id })).job
const REOPEN = graphql(`
  mutation ReopenSetOff($jobId: UUID!) { reopenJob(jobId: $jobId, reason: "Asked to") { id } }
`)
const NEEDS = graphql(`query DisputesInNeed { worklist { disputedJobCount disputedJobs { id } } }`)

const blocked = async () => {
  const jobId = await acceptedJob(dana, dale)
  const visitId = await firstVisit(dale, jobId)
  await setOff(dale, visitId)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  await failBlocked(dale, visitId)
  later(600)
  return { jobId, visitId }
}
const reason = 'The gate was open'

describe('a failure that the customer disputes', () => {
  test("doesn't count until an admin decides", async () => {
    const { jobId, visitId } = await blocked()
    expect(await shown(dana, jobId)).toMatchObject({
      cancellationFee: '37.38',
      viewerCanFindAnother: true,
      visits: [{ viewerCanDispute: true }],
    })
    for (let i = 0; i < 2; i++) await dana.ask(DISPUTE_VISIT, { visitId, reason })
    expect(await shown(dana, jobId)).toMatchObject({
      cancellationFee: '0.00',
      viewerCanFindAnother: true,
      visits: [{ viewerCanDispute: false, disputeReason: reason }],
    })
    expect((await shown(ada, jobId)).visits[0]!.viewerCanDecideDispute).toBe(true)
    const { worklist } = await ada.ask(NEEDS)
    expect(worklist.disputedJobs).toContainEqual({ id: jobId })
  })

  test.each([
    [true, '37.38', 0],
    [false, '0.00', 1],
  ])('counts if the report stands: %s', async (stands, fee, failed) => {
    const mia = await vendor(harness)
    dale = mia
    const { jobId, visitId } = await blocked()
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    for (let i = 0; i < 2; i++) await ada.ask(DECIDE_DISPUTE, { visitId, stands, reason: 'The photo' })
    expect(await shown(dana, jobId)).toMatchObject({
      cancellationFee: fee,
      visits: [{ reportStands: stands, disputeDecision: 'The photo', viewerCanDispute: false }],
    })
    const other = await ada.refusal(DECIDE_DISPUTE, { visitId, stands: !stands, reason: 'No' })
    expect(other.extensions.reason).toBe('VISIT_STATE')
    const { rows } = await harness.database.pool.query(
      'select count(*)::int as failed from visits where vendor_id = $1 and report_stands = false',
      [mia.id],
    )
    expect(rows).toEqual([{ failed }])
    const { rows: logged } = await harness.database.pool.query(
      "select after ->> 'reportStands' as stands from audit_events where subject_id = $1 and action = 'decideVisitDispute'",
      [jobId],
    )
    expect(logged).toEqual([{ stands: String(stands) }])
  })

  test('is refused after 72 hours', async () => {
    const { jobId, visitId } = await blocked()
    later(72 * 3600 - 600)
    expect((await shown(dana, jobId)).visits[0]!.viewerCanDispute).toBe(false)
    expect((await dana.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.reason).toBe('VISIT_STATE')
  })

  test('is refused while nothing failed', async () => {
    const visitId = await firstVisit(dana, await acceptedJob(dana, dale))
    expect((await dana.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.reason).toBe('VISIT_STATE')
    const { extensions } = await ada.refusal(DECIDE_DISPUTE, { visitId, stands: true, reason })
    expect(extensions.reason).toBe('VISIT_STATE')
  })
})

describe('a pickup to which nobody has come', () => {
  /** Two hours after the window of the pickup. */
  const LATE = new Date('2026-11-29T01:00:00Z')
  const delivered = async () => {
    harness.clock.now = START
    const jobId = await postRental(dana, { dropoffDate: '2026-11-21', pickupDate: '2026-11-28' })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    const deliveryId = await firstVisit(dale, jobId)
    await setOff(dale, deliveryId)
    await dale.ask(ARRIVE_AT_VISIT, { visitId: deliveryId })
    await dale.ask(COMPLETE_VISIT, { visitId: deliveryId, input: { photos: [await photo(dale)] } })
    const visitId = (await dana.ask(VISITS, { id: jobId })).job.visits[1]!.id
    harness.clock.now = LATE
    return { jobId, visitId, deliveryId }
  }
  const reason = 'The dumpster blocks my driveway'
  const pickupOf = async (by: TestUser, jobId: string) => (await shown(by, jobId)).visits[1]!
  const noticesOf = async (jobId: string, kind: string) => {
    const { rows } = await harness.database.pool.query(
      'select count(*)::int as told from notices where job_id = $1 and kind = $2',
      [jobId, kind],
    )
    return rows[0].told
  }

  test('goes before an admin from two hours after its window', async () => {
    const { jobId, visitId } = await delivered()
    harness.clock.now = new Date(LATE.getTime() - 1000)
    expect(await pickupOf(dana, jobId)).toMatchObject({ viewerCanDispute: false })
    expect((await dana.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.reason).toBe('VISIT_STATE')
    harness.clock.now = LATE
    expect(await pickupOf(dana, jobId)).toMatchObject({ viewerCanDispute: true })
    expect(await pickupOf(dale, jobId)).toMatchObject({ viewerCanDispute: false })
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    expect(await pickupOf(dana, jobId)).toMatchObject({ viewerCanDispute: false, disputeReason: reason })
    expect(await pickupOf(ada, jobId)).toMatchObject({ viewerCanDecideDispute: true })
    expect((await ada.ask(NEEDS)).worklist.disputedJobs).toContainEqual({ id: jobId })
  })

  test('changes nothing when it is said again, and refuses other words', async () => {
    const { jobId, visitId } = await delivered()
    for (let i = 0; i < 2; i++) await dana.ask(DISPUTE_VISIT, { visitId, reason })
    expect(await noticesOf(jobId, 'visit_disputed')).toBeGreaterThan(0)
    const told = await noticesOf(jobId, 'visit_disputed')
    const again = await dana.refusal(DISPUTE_VISIT, { visitId, reason: 'Still nobody' })
    expect(again.extensions.reason).toBe('VISIT_STATE')
    expect(await noticesOf(jobId, 'visit_disputed')).toBe(told)
  })

  test('stays hidden from other customers, and is not for vendors and admins to dispute', async () => {
    const { visitId } = await delivered()
    const codeFor = async (by: TestUser) =>
      (await by.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.code
    expect(await codeFor(await customer(harness))).toBe('NOT_FOUND')
    expect(await codeFor(dale)).toBe('FORBIDDEN')
    expect(await codeFor(ada)).toBe('FORBIDDEN')
  })

  test('is refused for a delivery, which the customer can leave instead', async () => {
    const jobId = await postRental(dana, { dropoffDate: '2026-11-21', pickupDate: '2026-11-28' })
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    const visitId = await firstVisit(dana, jobId)
    harness.clock.now = LATE
    expect((await dana.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.reason).toBe('VISIT_STATE')
  })

  test('is refused once the vendor has arrived', async () => {
    const { jobId, visitId } = await delivered()
    await setOff(dale, visitId)
    expect(await pickupOf(dana, jobId)).toMatchObject({ viewerCanDispute: true })
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
    expect(await pickupOf(dana, jobId)).toMatchObject({ viewerCanDispute: false })
    expect((await dana.refusal(DISPUTE_VISIT, { visitId, reason })).extensions.reason).toBe('VISIT_STATE')
  })

  test('is decided after the vendor has finished it, too', async () => {
    const { jobId, visitId } = await delivered()
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    await setOff(dale, visitId)
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
    await dale.ask(COMPLETE_VISIT, { visitId, input: {} })
    await ada.ask(DECIDE_DISPUTE, { visitId, stands: false, reason: 'Four hours late' })
    expect(await shown(dana, jobId)).toMatchObject({
      status: 'completed',
      visits: [{}, { status: 'done', reportStands: false, disputeDecision: 'Four hours late' }],
    })
  })

  test('can be disputed again if the vendor then reports that it failed', async () => {
    const { jobId, visitId } = await delivered()
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    await ada.ask(DECIDE_DISPUTE, { visitId, stands: true, reason: 'The landfill was closed' })
    await setOff(dale, visitId)
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
    await failBlocked(dale, visitId)
    expect(await pickupOf(dana, jobId)).toMatchObject({
      viewerCanDispute: true,
      disputeReason: null,
      reportStands: null,
    })
    await dana.ask(DISPUTE_VISIT, { visitId, reason: 'The gate was open' })
    expect(await pickupOf(dana, jobId)).toMatchObject({ disputeReason: 'The gate was open' })
  })

  test('keeps an open dispute, and with it the reason in doubt, if the vendor then reports that it failed', async () => {
    const { jobId, visitId } = await delivered()
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    await setOff(dale, visitId)
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
    await failBlocked(dale, visitId)
    expect(await pickupOf(ada, jobId)).toMatchObject({ disputeReason: reason, viewerCanDecideDispute: true })
  })

  test('tells both sides and admins in words about lateness', async () => {
    const { visitId } = await delivered()
    await harness.mails()
    await dana.ask(DISPUTE_VISIT, { visitId, reason })
    await ada.ask(DECIDE_DISPUTE, { visitId, stands: false, reason: 'Nobody came' })
    const mails = (await harness.mails()).map(mail => mail.replaceAll('=\r\n', '').replace(/\s+/g, ' '))
    const said = (to: TestUser, words: string) =>
      mails.some(mail => mail.includes(`To: ${to.email}`) && mail.includes(words))
    expect(said(dale, 'says that nobody came for the pickup')).toBe(true)
    expect(said(dana, 'the vendor is at fault')).toBe(true)
  })
})

describe('a vendor who has not set off after all', () => {
  test('takes it back within a minute, and can still give the job back', async () => {
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await setOff(dale, visitId)
    later(60)
    expect((await shown(dale, jobId)).visits[0]!.viewerCanUndoStart).toBe(true)
    expect((await dale.ask(UNDO_START, { visitId })).undoStartVisit).toMatchObject({
      status: 'scheduled',
      onTheWayAt: null,
      job: { status: 'accepted' },
    })
    expect((await shown(dana, jobId)).history.map(({ toStatus }) => toStatus)).toEqual([
      'pending',
      'accepted',
    ])
    expect((await dana.ask(VISITS, { id: jobId })).job.visits).toHaveLength(1)
    await dale.ask(RELEASE_JOB, { jobId })
  })

  test('sets off again later', async () => {
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await setOff(dale, visitId)
    await dale.ask(UNDO_START, { visitId })
    later(300)
    const { startVisit } = await dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
    expect(startVisit).toMatchObject({ status: 'on_the_way', job: { status: 'in_progress' } })
  })

  test('is refused after a minute', async () => {
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await setOff(dale, visitId)
    later(61)
    expect((await shown(dale, jobId)).visits[0]!.viewerCanUndoStart).toBe(false)
    expect((await dale.refusal(UNDO_START, { visitId })).extensions.reason).toBe('VISIT_STATE')
  })

  test('is refused a second time, and once the vendor has arrived', async () => {
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await setOff(dale, visitId)
    await dale.ask(UNDO_START, { visitId })
    expect((await dale.refusal(UNDO_START, { visitId })).extensions.reason).toBe('VISIT_STATE')
    await dale.ask(START_VISIT, { visitId, etaMinutes: 15 })
    await dale.ask(ARRIVE_AT_VISIT, { visitId })
    expect((await dale.refusal(UNDO_START, { visitId })).extensions.reason).toBe('VISIT_STATE')
    expect(await shown(dale, jobId)).toMatchObject({
      status: 'in_progress',
      visits: [{ viewerCanUndoStart: false }],
    })
  })

  test('is refused to the customer, to other vendors, and to one who has lost the job', async () => {
    const mia = await vendor(harness)
    const jobId = await acceptedJob(dana, dale)
    const visitId = await firstVisit(dale, jobId)
    await setOff(dale, visitId)
    const codeFor = async (by: TestUser) => (await by.refusal(UNDO_START, { visitId })).extensions.code
    expect(await codeFor(dana)).toBe('FORBIDDEN')
    expect(await codeFor(mia)).toBe('NOT_FOUND')
    await ada.ask(REOPEN, { jobId })
    expect(await codeFor(dale)).toBe('NOT_FOUND')
    expect((await ada.refusal(UNDO_START, { visitId })).extensions.reason).toBe('VISIT_STATE')
  })
})
