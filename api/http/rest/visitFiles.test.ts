import {
  ARRIVE_AT_VISIT,
  acceptedJob,
  COMPLETE_VISIT,
  FAIL_VISIT,
  firstVisit,
  START_VISIT,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB, SET_USER_ACTIVE } from '../../test/operations.js'
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
  await dale.ask(START_VISIT, { visitId, etaMinutes: 30 })
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
    expect(text).toContain('Agreed: Thu, Dec 24 between 9 AM and 11 AM')
    expect(text).toMatch(/^Arrived: \w{3}, Nov \d+, /m)
    expect(text).toContain('Weight: 1.85 tons')
    expect(text).toContain('Dumpster: No. 12')
    expect(text).toContain('Customer: Dana Reyes')
    expect(picturesIn(file)).toBeGreaterThanOrEqual(2)
  })

  test('says why a visit could not be done', async () => {
    const jobId = await acceptedJob(dana, dale)
    const input = { reason: 'blocked' as const, note: 'A car in the way' }
    await dale.ask(FAIL_VISIT, { visitId: await arrived(jobId), input })
    const text = pdfText(await fileOf(dale, jobId))
    expect(text).toContain('Reason: The way was blocked')
    expect(text).toContain('Note: A car in the way')
  })
})

const CREATE_FEED = graphql(`mutation CreateCalendarFeed { createCalendarFeed { url } }`)
const REVOKE_FEED = graphql(`mutation RevokeCalendarFeed { revokeCalendarFeed }`)
const FEED = graphql(`query CalendarFeed { calendarFeed { createdAt } }`)

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

  test('is gone for good when the vendor is suspended', async () => {
    const tom = await vendor(harness)
    const path = await newFeed(tom)
    await ada.ask(SET_USER_ACTIVE, { userId: tom.id, isActive: false })
    await ada.ask(SET_USER_ACTIVE, { userId: tom.id, isActive: true })
    expect((await read(path)).status).toBe(404)
  })
})
