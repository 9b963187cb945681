import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, LOGIN } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const PREFERENCES = graphql(`
  query NoticePreferences {
    noticePreferences {
      id
      groups { group label canSwitchOff choices { channel frequency } }
      quietHours { isOn from to timeZone }
    }
  }
`)
const CHOOSE = graphql(`
  mutation SetNoticeFrequency($input: NoticeFrequencyInput!) {
    setNoticeFrequency(input: $input) { groups { group choices { channel frequency } } }
  }
`)
const QUIET = graphql(`
  mutation SetQuietHours($input: QuietHoursInput!) {
    setQuietHours(input: $input) { quietHours { isOn from to timeZone } }
  }
`)

const groupsOf = async (person: TestUser) => (await person.ask(PREFERENCES)).noticePreferences.groups
const frequencyOf = async (person: TestUser, name: string) =>
  (await groupsOf(person)).find(({ group }) => group === name)?.choices[0]?.frequency
const nightOf = async (person: TestUser) => (await person.ask(PREFERENCES)).noticePreferences.quietHours
const signIn = (email: string, timeZone: string) =>
  harness.visitor().ask(LOGIN, { input: { email, password: PASSWORD } }, { 'x-time-zone': timeZone })

describe("a user who hasn't chosen anything", () => {
  test.each([
    ['customer', customer, 'bids, orders, messages, ratings, support, security'],
    ['vendor', vendor, 'new_jobs, bids, jobs, messages, ratings, documents, fees, support, security'],
    ['admin', admin, 'unserved, tickets, documents, applications, late, charges, fees, security'],
  ] as const)('mails a %s everything at once', async (_, make, names) => {
    const groups = await groupsOf(await make(harness))
    expect(groups.map(({ group }) => group).join(', ')).toBe(names)
    for (const { group, canSwitchOff, choices } of groups) {
      expect(choices).toEqual([
        { channel: 'mail', frequency: 'now' },
        { channel: 'push', frequency: 'now' },
        { channel: 'sms', frequency: 'off' },
      ])
      expect(canSwitchOff).toBe(group !== 'security')
    }
  })

  test('sets quiet hours from 9 PM to 8 AM once the time zone is known', async () => {
    const night = { isOn: true, from: 21, to: 8 }
    const person = await customer(harness)
    expect(await nightOf(person)).toEqual({ ...night, timeZone: null })
    const fromZip = await customer(harness, { initialServiceZipCode: '96813' })
    expect(await nightOf(fromZip)).toEqual({ ...night, timeZone: 'Pacific/Honolulu' })
    const fromArea = await vendor(harness, { zips: ['00907'] })
    expect(await nightOf(fromArea)).toEqual({ ...night, timeZone: 'America/Puerto_Rico' })
  })
})

describe('the clock', () => {
  test("starts as the first browser's and changes only when the user sets it", async () => {
    const person = await customer(harness, { initialServiceZipCode: '78701' })
    await signIn(person.email, 'Europe/Berlin')
    expect((await nightOf(person)).timeZone).toBe('Europe/Berlin')
    await signIn(person.email, 'Asia/Tokyo')
    expect((await nightOf(person)).timeZone).toBe('Europe/Berlin')
    const input = { isOn: true, from: 21, to: 8, timeZone: 'Asia/Tokyo' }
    expect((await person.ask(QUIET, { input })).setQuietHours.quietHours).toEqual(input)
  })

  test.each(['Not/A_Zone', '+05:00', 'x'.repeat(65), ''])('ignores %j', async name => {
    const person = await customer(harness, { initialServiceZipCode: '78701' })
    await signIn(person.email, name)
    expect((await nightOf(person)).timeZone).toBe('America/Chicago')
  })
})

describe('a choice', () => {
  test('applies to only that user, group, and channel', async () => {
    const other = await customer(harness)
    await dana.ask(CHOOSE, { input: { group: 'bids', channel: 'mail', frequency: 'daily' } })
    expect(await frequencyOf(dana, 'bids')).toBe('daily')
    expect(await frequencyOf(dana, 'orders')).toBe('now')
    expect(await frequencyOf(other, 'bids')).toBe('now')
    const { setNoticeFrequency } = await dana.ask(CHOOSE, {
      input: { group: 'bids', channel: 'mail', frequency: 'off' },
    })
    expect(setNoticeFrequency.groups.find(({ group }) => group === 'bids')?.choices).toEqual([
      { channel: 'mail', frequency: 'off' },
      { channel: 'push', frequency: 'now' },
      { channel: 'sms', frequency: 'off' },
    ])
  })

  test.each([
    ['security', 'mail', 'off', 'group: We always send security notices right away'],
    ['security', 'mail', 'now', 'group: We always send security notices right away'],
    ['new_jobs', 'mail', 'off', "group: You don't get these notices"],
    ['tickets', 'mail', 'daily', "group: You don't get these notices"],
    ['bids', 'sms', 'daily', 'frequency: Text message cannot be sent like this'],
  ] as const)('refuses %s by %s: %s', async (group, channel, frequency, issue) => {
    expect(await dana.issues(CHOOSE, { input: { group, channel, frequency } })).toEqual([issue])
  })

  test('refuses to switch security off in the database, too', async () => {
    await expect(
      harness.database.pool.query(
        `insert into notice_preferences values ($1, 'security', 'mail', 'off', now())`,
        [dana.id],
      ),
    ).rejects.toMatchObject({ constraint: 'notice_preferences_security' })
  })

  test('keeps one of two simultaneous choices', async () => {
    const choose = (frequency: 'hourly' | 'daily') =>
      dale.answer(CHOOSE, { input: { group: 'jobs', channel: 'mail', frequency } })
    const answers = await Promise.all([choose('hourly'), choose('daily')])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(['hourly', 'daily']).toContain(await frequencyOf(dale, 'jobs'))
  })
})

describe('quiet hours', () => {
  const night = { isOn: true, from: 22, to: 6, timeZone: 'America/New_York' }
  test.each([[night], [{ ...night, isOn: false }], [{ ...night, from: 8, to: 8 }]])(
    'saves %j',
    async input => {
      await dana.ask(QUIET, { input })
      expect(await nightOf(dana)).toEqual(input)
    },
  )

  test.each([
    [{ from: 24 }, 'from: Please choose an hour'],
    [{ to: -1 }, 'to: Please choose an hour'],
    [{ timeZone: 'Not/A_Zone' }, 'timeZone: Unknown time zone'],
    [{ timeZone: '+05:00' }, 'timeZone: Unknown time zone'],
    [{ timeZone: 'x'.repeat(65) }, 'timeZone: Unknown time zone'],
  ])('refuses %j', async (more, issue) => {
    expect(await dana.issues(QUIET, { input: { ...night, ...more } })).toEqual([issue])
  })
})

test('works over REST', async () => {
  const put = async (path: string, body: object) => {
    const response = await dale.fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { error?: string } }
  }
  const chosen = await put('/api/notice-preferences', {
    group: 'new_jobs',
    channel: 'mail',
    frequency: 'hourly',
  })
  expect(chosen.status).toBe(200)
  const quietHours = { isOn: false, from: 20, to: 9, timeZone: 'America/Denver' }
  expect((await put('/api/quiet-hours', quietHours)).body).toMatchObject({ quietHours })
  const { status, body } = await put('/api/notice-preferences', {
    group: 'security',
    channel: 'mail',
    frequency: 'off',
  })
  expect([status, body.error]).toEqual([400, expect.stringContaining('always send')])
  const read = (await (await dale.fetch('/api/notice-preferences')).json()) as { groups: object[] }
  expect(read).toMatchObject({ id: dale.id, quietHours })
  expect(read.groups[0]).toMatchObject({
    group: 'new_jobs',
    choices: [
      { channel: 'mail', frequency: 'hourly' },
      { channel: 'push', frequency: 'now' },
      { channel: 'sms', frequency: 'off' },
    ],
  })
  expect((await harness.visitor().fetch('/api/notice-preferences')).status).toBe(401)
})

test('removes all preferences with the account', async () => {
  const person = await customer(harness)
  await person.ask(CHOOSE, { input: { group: 'bids', channel: 'mail', frequency: 'off' } })
  await person.ask(QUIET, { input: { isOn: true, from: 22, to: 6, timeZone: 'America/New_York' } })
  await person.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  const { rows } = await harness.database.pool.query(
    `select (select count(*)::int from notice_preferences where user_id = $1) +
      (select count(*)::int from quiet_hours where user_id = $1) as left`,
    [person.id],
  )
  expect(rows).toEqual([{ left: 0 }])
})
