import fc from 'fast-check'
import { bid, postRental, SUBMIT_BID } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { SAVE_OFFER_RULE_ID, SET_USER_ACTIVE, WITHDRAW_BID_ID } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { makeOffers } from './makeOffers.js'

let harness: Harness
let dana: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '1000' } })
  ;[dana, ada] = await Promise.all([customer(harness), admin(harness)])
})
afterAll(() => harness.stop())

const sql = (text: string, values: unknown[] = []) => harness.database.pool.query(text, values)

/** Reasons not to bid when the task runs; each case has some of them at once. */
const obstacles: Record<string, (dale: TestUser, jobId: string) => Promise<unknown>> = {
  'another area': dale => sql("update service_areas set zip_code = '90210' where vendor_id = $1", [dale.id]),
  'no rentals': dale =>
    sql("delete from vendor_services where vendor_id = $1 and service_type = 'dumpster_rental'", [dale.id]),
  'other sizes': dale =>
    sql(
      "insert into dumpster_sizes (id, vendor_id, size, rental_size, created_at) values (gen_random_uuid(), $1, 'x', '10_yard', now())",
      [dale.id],
    ),
  'documents required': () => sql('update settings set documents_required = true'),
  'documents approved': dale =>
    sql(
      `insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
        select gen_random_uuid(), $1::uuid, type, 'x.png', '/objects/x', 'approved', case when type <> 'w9_form' then date '2026-12-01' end,
          case when type <> 'w9_form' then 'America/Chicago' end
        from unnest(array['w9_form', 'drivers_license', 'commercial_insurance']) type`,
      [dale.id],
    ),
  'vendor suspended': dale => ada.ask(SET_USER_ACTIVE, { userId: dale.id, isActive: false }),
  'customer suspended': () => sql('update users set is_active = false where id = $1', [dana.id]),
  'job cancelled': (_, jobId) => sql("update jobs set status = 'cancelled' where id = $1", [jobId]),
  'job past its date': async () => {
    harness.clock.now = new Date('2026-12-26T00:00:00Z')
  },
  'after documents expired': async () => {
    harness.clock.now = new Date('2026-12-02T06:00:00Z')
  },
  'withdrawn typed bid': async (dale, jobId) => {
    await dale.ask(WITHDRAW_BID_ID, { bidId: await bid(dale, jobId, '420') })
  },
  'open typed bid': (dale, jobId) => bid(dale, jobId, '410'),
}
const names = Object.keys(obstacles)
const typed = names.filter(name => name.includes('typed'))
const others = names.filter(name => !name.includes('typed'))

test('never bids where a typed bid would be refused', async () => {
  const made = { instant: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.subarray(names, { maxLength: 3 }), async chosen => {
      harness.clock.now = START
      await sql('update settings set documents_required = false')
      await sql('update users set is_active = true where id = $1', [dana.id])
      await sql('update users set is_active = false where user_type = $1', ['vendor'])
      const dale = await vendor(harness)
      await dale.ask(SAVE_OFFER_RULE_ID, { input: { size: '20_yard', price: '380', noticeHours: 0 } })
      const jobId = await postRental(dana)
      // A typed bid needs a job that still takes bids, so it comes first.
      for (const name of [...typed, ...others].filter(each => chosen.includes(each)))
        await obstacles[name]!(dale, jobId)
      // The answer to a typed bid, taken back.
      const answer = await dale.answer(SUBMIT_BID, { input: { jobId, price: '1' } })
      await sql('delete from bids where vendor_id = $1 and price = 1 and job_id = $2', [dale.id, jobId])
      const { now } = harness.clock
      await makeOffers({ ...harness.app.context, clock: () => now }, { jobId }, taskWork('makeOffers'))
      const { rows } = await sql('select is_instant from bids where vendor_id = $1 and job_id = $2', [
        dale.id,
        jobId,
      ])
      const isMade = rows.some(row => row.is_instant)
      const isRefused = answer.errors.length > 0
      made[isMade ? 'instant' : 'refused'] += 1
      const isByHand = chosen.some(name => typed.includes(name))
      expect({ chosen, isMade }).toEqual({ chosen, isMade: !isRefused && !isByHand })
    }),
    { numRuns: 150, includeErrorInReport: true },
  )
  expect(made.instant).toBeGreaterThan(10)
  expect(made.refused).toBeGreaterThan(10)
}, 300_000)
