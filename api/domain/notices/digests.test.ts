import { bid, postJunk, postRental } from '../../test/deals.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, CREATE_API_TOKEN } from '../../test/operations.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { sendDigests } from './sendDigests.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
})
afterAll(() => harness.stop())

const CHOOSE = 'mutation ($input: NoticeFrequencyInput!) { setNoticeFrequency(input: $input) { id } }'
const QUIET = 'mutation ($input: QuietHoursInput!) { setQuietHours(input: $input) { id } }'

const choose = (person: TestUser, group: string, frequency: string) =>
  person.ask(CHOOSE, { input: { group, channel: 'mail', frequency } })
const quiet = (person: TestUser, timeZone = 'America/Chicago', more: object = {}) =>
  person.ask(QUIET, { input: { isOn: true, from: 21, to: 8, timeZone, ...more } })
const at = (iso: string) => {
  harness.clock.now = new Date(iso)
}
const NOON = START.toISOString()
const NIGHT = '2026-11-21T04:00:00Z'
const MORNING = '2026-11-21T14:00:00Z'

beforeEach(async () => {
  at(NOON)
  dana = await customer(harness)
  dale = await vendor(harness)
  await quiet(dana)
  // Sends the notices of earlier tests, so that mails hold only those of this test.
  await harness.mails()
})

const collect = (of = harness) =>
  sendDigests(
    of.app.context,
    {},
    { task: 'sendDigests', post: null as never, event: '', attempt: 1, signal: null as never },
  )
const mailsTo = async (person: { email: string }) =>
  (await harness.mails()).filter(mail => mail.includes(`To: ${person.email}`))
/** Runs the task of the quarter hour and returns the person's mails. */
const collected = async (person: { email: string }) => {
  await collect()
  return mailsTo(person)
}
const subjectOf = (mail: string) => /^Subject: (.+)$/m.exec(mail)?.[1]
const stopOf = (mail: string) => /^List-Unsubscribe: <(.+)>/m.exec(mail.replace(/\r?\n[ \t]+/g, ' '))?.[1]

describe('quiet hours', () => {
  test('holds a mail back until they end, then sends it unchanged', async () => {
    const jobId = await postJunk(dana)
    at(NIGHT)
    await bid(dale, jobId, '149.5')
    expect(await mailsTo(dana)).toEqual([])
    at('2026-11-21T13:59:00Z')
    expect(await collected(dana)).toEqual([])
    at(MORNING)
    const mails = await collected(dana)
    expect(mails.map(subjectOf)).toEqual(['Dale Reyes bid $149.50 on your junk pickup'])
    expect(stopOf(mails[0]!)).toMatch(/\/unsubscribe\?token=[\w-]+\.mail\.bids\.[\w-]{43}$/)
    expect(await collected(dana)).toEqual([])
  })

  test('sends security mails anyway, since nothing switches them off', async () => {
    at(NIGHT)
    await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'Night', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
    })
    const mails = await mailsTo(dana)
    expect(mails.map(subjectOf)).toEqual(['An API token was created for your Haulbid account'])
    expect(mails[0]).not.toMatch(/List-Unsubscribe|Stop these emails/)
  })

  test.each([
    ['are off', { isOn: false }],
    ['are empty', { from: 8, to: 8 }],
    ['are at another time', { from: 13, to: 15 }],
  ])('holds nothing back if they %s', async (_, more) => {
    await quiet(dana, 'America/Chicago', more)
    const jobId = await postJunk(dana)
    at(NIGHT)
    await bid(dale, jobId)
    expect(await mailsTo(dana)).toHaveLength(1)
  })

  test('combines several held mails into one, by group', async () => {
    const [one, other] = [await postJunk(dana), await postRental(dana)]
    at(NIGHT)
    await bid(dale, one, '101')
    at('2026-11-21T04:00:01Z')
    await bid(dale, other, '102')
    expect(await mailsTo(dana)).toEqual([])
    at(MORNING)
    const [mail, ...more] = await collected(dana)
    expect(more).toEqual([])
    expect(subjectOf(mail!)).toBe('2 notifications from Haulbid')
    const text = mail!.replaceAll('\r', '')
    expect(text).toContain(
      `Bids on your orders: Dale Reyes bid $101.00 on your junk pickup. Thu, Dec 24, 9:00 AM CST, 78701\n`,
    )
    expect(text).toMatch(/^Dale Reyes bid \$102\.00 on your dumpster rental\. .*dropoff.*, 78701$/m)
  })

  test('releases held mail when a new time zone ends quiet hours', async () => {
    const jobId = await postJunk(dana)
    at(NIGHT)
    await bid(dale, jobId)
    expect(await mailsTo(dana)).toEqual([])
    await quiet(dana, 'Pacific/Honolulu')
    // It is 6 PM in Honolulu.
    expect(await collected(dana)).toHaveLength(1)
  })

  test('holds it longer if morning comes later in the new time zone', async () => {
    const jobId = await postJunk(dana)
    at(NIGHT)
    await bid(dale, jobId)
    expect(await mailsTo(dana)).toEqual([])
    at('2026-11-21T13:00:00Z')
    await quiet(dana, 'Pacific/Honolulu')
    at(MORNING)
    expect(await collected(dana)).toEqual([])
    at('2026-11-21T18:00:00Z')
    expect(await collected(dana)).toHaveLength(1)
  })

  test('sends nothing at night even if the queue is late', async () => {
    await choose(dana, 'bids', 'hourly')
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    expect(await mailsTo(dana)).toEqual([])
    at(NIGHT)
    expect(await collected(dana)).toEqual([])
    at(MORNING)
    expect(await collected(dana)).toHaveLength(1)
  })
})

describe('digests', () => {
  test('sends an hourly digest', async () => {
    await choose(dana, 'bids', 'hourly')
    at('2026-11-20T18:20:00Z')
    const jobId = await postJunk(dana)
    await bid(dale, jobId, '101')
    await bid(await vendor(harness), jobId, '102')
    expect(await mailsTo(dana)).toEqual([])
    at('2026-11-20T18:59:59Z')
    expect(await collected(dana)).toEqual([])
    at('2026-11-20T19:00:00Z')
    expect((await collected(dana)).map(subjectOf)).toEqual(['2 notifications from Haulbid'])
  })

  test("sends a daily digest at 8 in the reader's time zone", async () => {
    await quiet(dana, 'Pacific/Honolulu')
    await choose(dana, 'bids', 'daily')
    await bid(dale, await postJunk(dana))
    at(MORNING)
    expect(await collected(dana)).toEqual([])
    at('2026-11-21T18:00:00Z')
    expect(await collected(dana)).toHaveLength(1)
  })

  test('sends one mail, no matter how often or by how many processes it is collected', async () => {
    const other = await startHarness({ databaseUrl: harness.database.url })
    await choose(dana, 'bids', 'hourly')
    const jobId = await postJunk(dana)
    await bid(dale, jobId, '101')
    await bid(await vendor(harness), jobId, '102')
    expect(await mailsTo(dana)).toEqual([])
    at('2026-11-20T19:00:00Z')
    other.clock.now = harness.clock.now
    await Promise.all([collect(), collect(other), collect(), collect(other)])
    expect((await mailsTo(dana)).map(subjectOf)).toEqual(['2 notifications from Haulbid'])
    expect(await collected(dana)).toEqual([])
    await other.stop()
  })

  test('leaves out what was read or switched off, and sends no empty digest', async () => {
    await choose(dana, 'bids', 'hourly')
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    expect(await mailsTo(dana)).toEqual([])
    await dana.ask('mutation { markNoticesRead(input: {}) { id } }')
    at('2026-11-20T19:00:00Z')
    expect(await collected(dana)).toEqual([])

    await bid(await vendor(harness), jobId)
    expect(await mailsTo(dana)).toEqual([])
    await choose(dana, 'bids', 'off')
    at('2026-11-20T20:00:00Z')
    expect(await collected(dana)).toEqual([])
  })

  test('sends waiting notices once their group is switched to at once', async () => {
    await choose(dana, 'bids', 'daily')
    await bid(dale, await postJunk(dana))
    expect(await mailsTo(dana)).toEqual([])
    await choose(dana, 'bids', 'now')
    expect(await collected(dana)).toHaveLength(1)
  })

  test('names at most 40', async () => {
    await harness.database.pool.query(
      `with told as (
        insert into notices (id, event_id, user_id, kind, job_id, data, created_at)
        select gen_random_uuid(), gen_random_uuid(), $1, 'bid_received', gen_random_uuid(), '{"price": "10"}', $2
          from generate_series(1, 45) returning id)
       insert into held_notices (notice_id, channel, user_id, notice_group, due_at)
       select id, 'mail', $1, 'bids', $2 from told`,
      [dana.id, harness.clock.now],
    )
    const [mail] = await collected(dana)
    expect(subjectOf(mail!)).toBe('45 notifications from Haulbid')
    expect(mail).toMatch(/And: 5 more/)
  })

  test("stops only the digest's groups with one click", async () => {
    await choose(dana, 'bids', 'hourly')
    const jobId = await postJunk(dana)
    await bid(dale, jobId)
    await bid(await vendor(harness), jobId)
    expect(await mailsTo(dana)).toEqual([])
    at('2026-11-20T19:00:00Z')
    const [mail] = await collected(dana)
    const { pathname, search } = new URL(stopOf(mail!)!)
    await harness.visitor().fetch(`${pathname}${search}`, { method: 'POST' })
    const { rows } = await harness.database.pool.query(
      'select notice_group, channel, frequency from notice_preferences where user_id = $1',
      [dana.id],
    )
    expect(rows).toEqual([{ notice_group: 'bids', channel: 'mail', frequency: 'off' }])
    await bid(await vendor(harness), jobId)
    at('2026-11-20T20:00:00Z')
    expect(await collected(dana)).toEqual([])
  })

  test('mails nothing to a closed account', async () => {
    await choose(dana, 'bids', 'hourly')
    await bid(dale, await postJunk(dana))
    expect(await mailsTo(dana)).toEqual([])
    await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
    at('2026-11-20T19:00:00Z')
    await collect()
    expect((await harness.mails()).filter(mail => mail.includes('deleted.invalid'))).toEqual([])
  })
})

test('mails nothing once switched off but still shows it in the bell', async () => {
  await choose(dana, 'bids', 'off')
  await bid(dale, await postJunk(dana))
  expect(await mailsTo(dana)).toEqual([])
  at(MORNING)
  expect(await collected(dana)).toEqual([])
  expect((await dana.ask('{ me { unreadNotices } }')) as object).toEqual({ me: { unreadNotices: 1 } })
})
