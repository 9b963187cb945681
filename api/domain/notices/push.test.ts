import { bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { ADD_PUSH_SUBSCRIPTION, CLOSE_ACCOUNT, CREATE_API_TOKEN, LOGIN } from '../../test/operations.js'
import { type PushService, startPushService, subscribedBrowser, vapidClaims } from '../../test/pushService.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { deviceName } from './deviceName.js'
import { sendDigests } from './sendDigests.js'

let harness: Harness
let service: PushService
let dana: TestUser
let dale: TestUser
let jobId: string
beforeAll(async () => {
  service = await startPushService()
  harness = await startHarness({
    env: { RATE_LIMIT_SCALE: '100', PUSH_SERVICES: `https://*.push.example, ${service.origin}` },
  })
  dale = await vendor(harness)
})
afterAll(async () => {
  await harness.stop()
  await service.stop()
})
beforeEach(async () => {
  harness.clock.now = START
  Object.assign(service, { status: 201, location: undefined })
  dana = await customer(harness)
  jobId = await postJunk(dana)
  await harness.mails()
  service.take()
})

const DEVICES = graphql(`
  query PushDevices { noticePreferences { pushKey pushDevices { id name createdAt isCurrent } } }
`)
const REMOVE = graphql(`
  mutation RemovePushSubscription($id: UUID!) { removePushSubscription(id: $id) { pushDevices { id } } }
`)
const CHOOSE = 'mutation ($input: NoticeFrequencyInput!) { setNoticeFrequency(input: $input) { id } }'
const QUIET = 'mutation ($input: QuietHoursInput!) { setQuietHours(input: $input) { id } }'
const READ = 'mutation { markNoticesRead(input: {}) { id } }'

const subscribe = async (person: Pick<TestUser, 'ask'>) => {
  const browser = subscribedBrowser(service.origin)
  await person.ask(ADD_PUSH_SUBSCRIPTION, { input: browser.input })
  return browser
}
const devicesOf = async (person: TestUser) => (await person.ask(DEVICES)).noticePreferences.pushDevices
/** Runs the queue until it is empty, and returns the pushes. */
const pushes = async () => {
  await harness.mails()
  return service.take()
}
/** Makes the queue retry at once. */
const tryAgain = async () => {
  await harness.database.pool.query(
    "update graphile_worker._private_jobs set run_at = now() where run_at > now() and key like 'devicePush:%'",
  )
  return pushes()
}
const waiting = async () =>
  (
    await harness.database.pool.query(
      "select attempts from graphile_worker.jobs where key like 'devicePush:%'",
    )
  ).rows

describe('a browser', () => {
  test("receives its owner's notices, encrypted for it alone and signed by us", async () => {
    const browser = await subscribe(dana)
    await bid(dale, jobId, '149.5')
    const [push, ...more] = await pushes()
    expect(more).toEqual([])
    expect(push!.path).toBe(browser.path)
    const { tag, ...said } = browser.read(push!.body)
    expect(said).toEqual({
      text: 'Dale Reyes bid $149.50 on your junk pickup.',
      path: `/customer/orders?order=${jobId}`,
    })
    expect(push!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: tag.replaceAll('-', ''),
    })
    const { pushKey } = (await dana.ask(DEVICES)).noticePreferences
    const claims = vapidClaims(push!.headers.authorization!, pushKey!)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:no-reply@localhost' })
    expect(vapidClaims(push!.headers.authorization!, subscribedBrowser().input.p256dh)).toBeNull()
    expect(await tryAgain()).toEqual([])
  })

  test('appears under its own name and as the current one', async () => {
    await dana.ask(
      ADD_PUSH_SUBSCRIPTION,
      { input: subscribedBrowser(service.origin).input },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' },
    )
    expect(await devicesOf(dana)).toEqual([
      { id: expect.any(String), name: 'Chrome on Android', createdAt: START.toISOString(), isCurrent: true },
    ])
    const elsewhere = harness.visitor()
    await elsewhere.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    expect((await elsewhere.ask(DEVICES)).noticePreferences.pushDevices).toMatchObject([{ isCurrent: false }])
  })

  test('receives each notice once, and only the ten newest browsers stay', async () => {
    const browsers = [await subscribe(dana)]
    for (let count = 1; count <= 10; count++) {
      harness.clock.now = new Date(START.getTime() + count * 1000)
      const other = harness.visitor()
      await other.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
      browsers.push(await subscribe(other))
    }
    await bid(dale, jobId)
    const told = (await pushes()).map(({ path }) => path)
    expect(told.sort()).toEqual(
      browsers
        .slice(1)
        .flatMap(({ path }) => told.filter(each => each === path))
        .sort(),
    )
    expect(new Set(told).size).toBe(10)
  })

  test('belongs only to the account that signed in last', async () => {
    const browser = await subscribe(dana)
    const other = await customer(harness)
    await other.ask(ADD_PUSH_SUBSCRIPTION, { input: browser.input })
    expect(await devicesOf(dana)).toEqual([])
    await bid(dale, jobId)
    expect(await pushes()).toEqual([])
  })

  test.each([
    ['is signed out', (person: TestUser) => person.ask('mutation { logout }')],
    ['is removed', async (person: TestUser) => person.ask(REMOVE, { id: (await devicesOf(person))[0]!.id })],
    [
      'belongs to a closed account',
      async (person: TestUser) => {
        await person.ask('mutation ($id: UUID!) { cancelJob(jobId: $id) { id } }', { id: jobId })
        return person.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
      },
    ],
    [
      'belongs to a suspended account',
      async (person: TestUser) =>
        (await admin(harness)).ask(
          'mutation ($id: UUID!) { setUserActive(userId: $id, isActive: false) { id } }',
          { id: person.id },
        ),
    ],
  ])('receives nothing once it %s, even while a push is under way', async (_, end) => {
    await subscribe(dana)
    service.status = 503
    await bid(dale, jobId)
    expect(await pushes()).toHaveLength(1)
    await end(dana)
    service.status = 201
    expect(await tryAgain()).toEqual([])
    const { rows } = await harness.database.pool.query(
      'select 1 from push_subscriptions where user_id = $1',
      [dana.id],
    )
    expect(rows).toEqual([])
  })

  test('receives nothing once its session has expired', async () => {
    await subscribe(dana)
    harness.clock.now = new Date(START.getTime() + 31 * 86_400_000)
    await dale.ask(LOGIN, { input: { email: dale.email, password: PASSWORD } })
    const { rows } = await harness.database.pool.query(
      `insert into notices (id, event_id, user_id, kind, data, created_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, 'password_changed', '{}', now()) returning id`,
      [dana.id],
    )
    await harness.app.context.tasks.noticePush!(harness.app.context, { noticeId: rows[0].id }, {} as never)
    expect(await pushes()).toEqual([])
  })
})

describe('the push service', () => {
  test.each([403, 404, 410])('forgets the browser after it answers %i', async status => {
    await subscribe(dana)
    service.status = status
    await bid(dale, jobId)
    expect(await pushes()).toHaveLength(1)
    expect(await devicesOf(dana)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('fails the task but keeps the browser when our signature is refused', async () => {
    await subscribe(dana)
    service.status = 403
    service.answer = '{"reason":"BadJwtToken"}'
    await bid(dale, jobId)
    expect(await pushes()).toHaveLength(1)
    expect(await devicesOf(dana)).toHaveLength(1)
    service.answer = '{}'
    expect(await waiting()).toHaveLength(1)
    const { rows } = await harness.database.pool.query(
      "select last_error from graphile_worker.jobs where key like 'devicePush:%'",
    )
    expect(rows[0].last_error).toContain('answered 403')
    await harness.database.pool.query(
      "delete from graphile_worker._private_jobs where key like 'devicePush:%'",
    )
  })

  test.each([429, 500, 503])('retries after it answers %i, and delivers once', async status => {
    await subscribe(dana)
    service.status = status
    await bid(dale, jobId)
    expect(await pushes()).toHaveLength(1)
    service.status = 201
    expect(await tryAgain()).toHaveLength(1)
    expect(await tryAgain()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('drops a push, without a failed task, once the service has been down for an hour', async () => {
    await subscribe(dana)
    service.status = 500
    await bid(dale, jobId)
    for (let attempt = 1; attempt <= 8; attempt++) expect(await tryAgain()).toHaveLength(1)
    expect(await waiting()).toEqual([])
    const dropped = await (await harness.visitor().fetch('/metrics')).text()
    expect(dropped).toContain('haulbid_notice_deliveries_total{channel="push",outcome="dropped"} 1')
  })

  test('follows no redirect, and fails the task without naming the address', async () => {
    const browser = await subscribe(dana)
    const inside = await startPushService()
    Object.assign(service, { status: 307, location: `${inside.origin}/inside` })
    await bid(dale, jobId)
    expect(await pushes()).toHaveLength(1)
    expect(inside.take()).toEqual([])
    await inside.stop()
    const { rows } = await harness.database.pool.query(
      "delete from graphile_worker._private_jobs where key like 'devicePush:%' returning last_error",
    )
    expect(rows[0].last_error).toMatch(/^The push service 127.0.0.1:\d+ answered 307/)
    expect(rows[0].last_error).not.toContain(browser.path)
  })
})

describe('a subscription is refused', () => {
  const good = () => subscribedBrowser(service.origin).input
  test.each([
    ['http://169.254.169.254/latest', "endpoint: We don't support this push service"],
    ['https://localhost/push', "endpoint: We don't support this push service"],
    ['http://a.push.example/x', "endpoint: We don't support this push service"],
    ['https://push.example/x', "endpoint: We don't support this push service"],
    ['https://a.push.example.evil.test/x', "endpoint: We don't support this push service"],
    ['https://a.push.example:8443/x', "endpoint: We don't support this push service"],
    ['https://a.push.example@evil.test/x', 'endpoint: This is not a push subscription'],
    ['file:///etc/passwd', 'endpoint: This is not a push subscription'],
  ])('refuses %s', async (endpoint, issue) => {
    expect(await dana.issues(ADD_PUSH_SUBSCRIPTION, { input: { ...good(), endpoint } })).toEqual([issue])
  })

  test.each([
    [{ p256dh: 'B'.repeat(87) }, 'p256dh: This is not a push subscription'],
    [{ p256dh: 'x' }, 'p256dh: This is not a push subscription'],
    [{ endpoint: `https://a.push.example/${'x'.repeat(1000)}` }, 'endpoint: This is not a push subscription'],
    [{ auth: '*'.repeat(22) }, 'auth: This is not a push subscription'],
  ])('refuses an invalid part: %#', async (more, issue) => {
    expect(await dana.issues(ADD_PUSH_SUBSCRIPTION, { input: { ...good(), ...more } })).toEqual([issue])
  })

  test('refuses where push is not set up', async () => {
    const { config } = harness.app.context
    const { push } = config
    config.push = undefined
    try {
      expect((await dana.ask(DEVICES)).noticePreferences.pushKey).toBeNull()
      expect(await dana.issues(ADD_PUSH_SUBSCRIPTION, { input: good() })).toEqual([
        "endpoint: Push notifications aren't set up here",
      ])
    } finally {
      config.push = push
    }
  })

  test("refuses to remove another user's subscription", async () => {
    await subscribe(dana)
    const [{ id } = { id: '' }] = await devicesOf(dana)
    expect((await dale.answer(REMOVE, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await devicesOf(dana)).toHaveLength(1)
  })
})

describe('a person', () => {
  const quiet = (person: TestUser) =>
    person.ask(QUIET, { input: { isOn: true, from: 21, to: 8, timeZone: 'America/Chicago' } })
  const collect = async () => {
    await sendDigests(harness.app.context, {}, {} as never)
    return pushes()
  }

  test('receives no push for a group that is off or a notice already read', async () => {
    await subscribe(dana)
    await dana.ask(CHOOSE, { input: { group: 'bids', channel: 'push', frequency: 'off' } })
    await bid(dale, jobId)
    expect(await pushes()).toEqual([])
    await dana.ask(CHOOSE, { input: { group: 'bids', channel: 'push', frequency: 'now' } })
    await bid(await vendor(harness), jobId)
    await dana.ask(READ)
    expect(await pushes()).toEqual([])
    expect(
      await dana.issues(CHOOSE, { input: { group: 'bids', channel: 'push', frequency: 'daily' } }),
    ).toEqual(['frequency: Push cannot be sent like this'])
  })

  test('gets one push in the morning for a night of notices, but security notices at once', async () => {
    const browser = await subscribe(dana)
    await quiet(dana)
    harness.clock.now = new Date('2026-11-21T04:00:00Z')
    await bid(dale, jobId, '101')
    await dana.ask(CREATE_API_TOKEN, {
      input: { name: 'Night', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD },
    })
    const night = await pushes()
    expect(night.map(({ body }) => browser.read(body).text)).toEqual(['The API token “Night” was created.'])
    await bid(await vendor(harness), jobId, '102')
    expect(await pushes()).toEqual([])
    expect(await collect()).toEqual([])
    harness.clock.now = new Date('2026-11-21T14:00:00Z')
    const morning = await collect()
    expect(morning.map(({ body }) => browser.read(body))).toEqual([
      { tag: expect.any(String), text: '2 notifications came in during your quiet hours.', path: '/' },
    ])
    expect(await collect()).toEqual([])
    harness.clock.now = new Date('2026-11-22T04:00:00Z')
    await bid(await vendor(harness), jobId, '103')
    await harness.mails()
    harness.clock.now = new Date('2026-11-22T14:00:00Z')
    expect((await collect()).map(({ body }) => browser.read(body).text)).toEqual([
      'Dale Reyes bid $103.00 on your junk pickup.',
    ])
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1.15 Version/17.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  ['curl/8', 'A browser'],
])('recognizes %s as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
