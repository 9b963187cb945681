import {
  ARRIVE_AT_VISIT,
  acceptedJob,
  COMPLETE_VISIT,
  FAIL_VISIT,
  firstVisit,
  setOff,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, REQUEST_PASSWORD_RESET, RESET_PASSWORD, SET_USER_ACTIVE } from '../../test/operations.js'
import { pdfText, picturesIn } from '../../test/pdfText.js'
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
})
afterAll(() => harness.stop())

const arrived = async (jobId: string): Promise<string> => {
  const visitId = await firstVisit(dale, jobId)
  await setOff(dale, visitId, 30)
  await dale.ask(ARRIVE_AT_VISIT, { visitId })
  return visitId
}
const proofOf = (jobId: string) => `/api/jobs/${jobId}/proof.pdf`
const fileOf = async (by: TestUser, jobId: string) =>
  Buffer.from(await (await by.fetch(proofOf(jobId))).arrayBuffer())

describe('the proof of a job', () => {
  test('includes times, tons, and names, and shows the photos', async () => {
    const jobId = await acceptedJob(dana, dale)
    const input = {
      photos: [await photo(dale)],
      tons: '1.85',
      ticketPhoto: await photo(dale),
      unitLabel: 'No. 12',
    }
    await dale.ask(COMPLETE_VISIT, { visitId: await arrived(jobId), input })
    const file = await fileOf(dana, jobId)
    const text = pdfText(file)
    expect(text).toContain(`Proof of service, order ${jobId.slice(0, 8)}`)
    expect(text).toContain('Agreed: Fri, Nov 20, 2026 between 12 PM and 2 PM')
    expect(text).toMatch(/^Arrived: \w{3}, Nov \d+, 2026, /m)
    expect(text).toContain('Weight: 1.85 tons')
    expect(text).toContain('Dumpster: “No. 12”')
    expect(text).toContain('Customer: Dana Reyes')
    expect(picturesIn(file)).toBeGreaterThanOrEqual(2)
  })

  test('says why a visit could not be done', async () => {
    const jobId = await acceptedJob(dana, dale)
    const input = { reason: 'unsafe' as const, note: 'A dog in the way\nDone: Thu, Dec 24, 9:30 AM' }
    await dale.ask(FAIL_VISIT, { visitId: await arrived(jobId), input })
    const text = pdfText(await fileOf(dale, jobId))
    expect(text).toContain('Reason: It was not safe')
    expect(text).toContain('Note: “A dog in the way Done: Thu, Dec 24, 9:30 AM”')
    expect(text).not.toMatch(/^Done/m)
  })

  test('refuses a label that would print a line of its own', async () => {
    const visitId = await arrived(await acceptedJob(dana, dale))
    const input = { photos: [await photo(dale)], unitLabel: 'A7\nWeight: 12.00 tons' }
    expect(await dale.issues(COMPLETE_VISIT, { visitId, input })).toEqual([
      'unitLabel: Please keep the label on one line',
    ])
  })
})

const CREATE_FEED = graphql(`mutation CreateCalendarFeed { createCalendarFeed { url } }`)
const REVOKE_FEED = graphql(`mutation RevokeCalendarFeed { revokeCalendarFeed }`)
const FEED = graphql(`query CalendarFeed { calendarFeed { createdAt } }`)

describe('the calendar of an order', () => {
  const read = async (by: TestUser, jobId: string) => {
    const response = await by.fetch(`/api/jobs/${jobId}/calendar.ics`)
    return { status: response.status, text: (await response.text()).replace(/\r\n[ \t]/g, '') }
  }

  test('gives the customer each planned visit with its vendor', async () => {
    const { status, text } = await read(dana, await acceptedJob(dana, dale))
    expect(status).toBe(200)
    expect(text).toContain('DTSTART:20261224T150000Z')
    expect(text).toMatch(/^SUMMARY:Pickup: Dale /m)
    expect(text).toContain('/customer/orders?order=')
  })

  test('names the customer for the vendor, and is gone without a planned visit', async () => {
    const jobId = await acceptedJob(dana, dale)
    expect((await read(dale, jobId)).text).toContain('SUMMARY:Pickup: Dana Reyes')
    await dana.ask(CANCEL_JOB, { jobId })
    expect((await read(dana, jobId)).status).toBe(404)
  })
})

describe('the calendar of a vendor', () => {
  const newFeed = async (by: TestUser) =>
    new URL((await by.ask(CREATE_FEED, {})).createCalendarFeed.url).pathname
  const read = async (path: string) => {
    const response = await harness.visitor().fetch(path)
    // Long lines are folded.
    return { status: response.status, text: (await response.text()).replace(/\r\n[ \t]/g, '') }
  }

  test('lists visits with time and place, without a session', async () => {
    const tom = await vendor(harness)
    const jobId = await acceptedJob(dana, tom)
    const { status, text } = await read(await newFeed(tom))
    expect(status).toBe(200)
    expect(text).toMatch(/^BEGIN:VCALENDAR/)
    expect(text).toContain('DTSTART:20261224T150000Z')
    expect(text).toContain('DTEND:20261224T170000Z')
    expect(text).toContain('SUMMARY:Pickup: Dana Reyes')
    expect(text).toContain('LOCATION:1100 Congress Ave\\, 78701')
    expect(text).toContain(`/?job=${jobId}`)
  })

  test('leaves out a failed visit, so that the next one stands alone', async () => {
    const tom = await vendor(harness)
    const jobId = await acceptedJob(dana, tom)
    const path = await newFeed(tom)
    await harness.database.pool.query(
      "update visits set status = 'failed', failed_at = $2, failure_reason = 'weather' where job_id = $1",
      [jobId, harness.clock.now],
    )
    expect((await read(path)).text).not.toContain('BEGIN:VEVENT')
  })

  test('keeps every coming visit of a vendor with a long past', async () => {
    const tom = await vendor(harness)
    const jobId = await acceptedJob(dana, tom)
    await harness.database.pool.query(
      `with past as (
         insert into jobs (id, customer_id, vendor_id, type, status, title, address, zip_code, first_name, last_name, phone,
           pickup_date_time, scheduled_date, description, customer_budget, final_price, completed_date)
         select gen_random_uuid(), customer_id, vendor_id, type, 'completed', title, address, zip_code, first_name, last_name, phone,
           pickup_date_time, scheduled_date, description, customer_budget, 0, $2::timestamptz
         from jobs, generate_series(1, 510) where id = $1 returning id, vendor_id)
       insert into visits (id, job_id, vendor_id, kind, status, arrived_at, done_at, window_start, window_end)
       select gen_random_uuid(), id, vendor_id, 'haul', 'done', $2, $2, $2::timestamptz - interval '2 hours', $2::timestamptz - interval '1 hour'
       from past`,
      [jobId, harness.clock.now],
    )
    const { text } = await read(await newFeed(tom))
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(500)
    expect(text).toContain('DTSTART:20261224T150000Z')
  })

  test('leaves out cancelled visits and those of others', async () => {
    const tom = await vendor(harness)
    const jobId = await acceptedJob(dana, tom)
    await dana.ask(CANCEL_JOB, { jobId })
    await acceptedJob(dana, dale)
    expect((await read(await newFeed(tom))).text).not.toContain('BEGIN:VEVENT')
  })

  test('has one address at a time', async () => {
    const tom = await vendor(harness)
    const first = await newFeed(tom)
    const second = await newFeed(tom)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  })

  test('is gone once revoked, and can be revoked twice', async () => {
    const tom = await vendor(harness)
    const path = await newFeed(tom)
    expect((await tom.ask(FEED, {})).calendarFeed).not.toBeNull()
    for (const _ of [1, 2]) await tom.ask(REVOKE_FEED, {})
    expect((await read(path)).status).toBe(404)
    expect((await tom.ask(FEED, {})).calendarFeed).toBeNull()
  })

  test('is gone once a new password is chosen by a mailed link', async () => {
    const tom = await vendor(harness)
    const path = await newFeed(tom)
    await harness.visitor().ask(REQUEST_PASSWORD_RESET, { email: tom.email })
    const [, token] = /\?reset=([\w-]{43})/.exec((await harness.mails()).join())!
    const input = { token: token!, password: 'chosen again', confirmPassword: 'chosen again' }
    await harness.visitor().ask(RESET_PASSWORD, { input })
    expect((await read(path)).status).toBe(404)
  })

  test('is gone for good when the vendor is suspended', async () => {
    const tom = await vendor(harness)
    const path = await newFeed(tom)
    await ada.ask(SET_USER_ACTIVE, { userId: tom.id, isActive: false })
    await ada.ask(SET_USER_ACTIVE, { userId: tom.id, isActive: true })
    expect((await read(path)).status).toBe(404)
  })
})
