import { Screen } from '../../domain/live/Screen.js'
import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { newId } from '../../platform/ids.js'
import type { Change } from '../../platform/live/Change.js'
import { workOnce } from '../../platform/queue/worker.js'
import { ACCEPT_BID, bid, postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CHANGES, LiveClient } from '../../test/LiveClient.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let mia: TestUser
/** Has areas elsewhere, created long before the tests in this file that add one. */
let distant: TestUser
const clients: LiveClient[] = []
beforeAll(async () => {
  harness = await startHarness({ live: true })
  dana = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  distant = await vendor(harness, { zips: ['10001'] })
})
afterAll(() => harness.stop())
afterEach(async () => {
  await Promise.all(clients.splice(0).map(client => client.close()))
})

const listen = async ({ cookie }: TestUser, after: string | null = null, at: Harness = harness) => {
  const client = await LiveClient.listen(at.url, { cookie }, after)
  clients.push(client)
  return client
}
const connect = async (opening: Parameters<typeof LiveClient.connect>[1]) => {
  const client = await LiveClient.connect(harness.url, opening)
  clients.push(client)
  return client
}
const received = (client: LiveClient, jobId: string) => () => client.jobs.some(({ id }) => id === jobId)
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }'
type TokenScope = 'read' | 'read_write' | 'listen'
const CREATE_TOKEN =
  'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id } } }'
const DISCOUNT = 'mutation ($input: ProposeChangeOrderInput!) { proposeChangeOrder(input: $input) { id } }'
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }'

/** graphql-js would evaluate these while it validates, without variables, or subscribe to nothing. */
const CONDITIONAL = {
  '@include with a variable': 'subscription ($if: Boolean!) { changes @include(if: $if) { cursor } }',
  '@skip with a variable in a fragment':
    'subscription ($if: Boolean!) { ...A } fragment A on Subscription { ...B ...A } fragment B on Subscription { changes @skip(if: $if) { cursor } }',
  '@include on a fragment':
    'subscription ($if: Boolean!) { ... @include(if: $if) { changes { cursor } } changes { cursor } }',
  '@include without its argument': 'subscription { changes @include { cursor } }',
  '@include of nothing': 'subscription { changes @include(if: false) { cursor } }',
}

describe('who is sent what', () => {
  test('sends a new job only to its customer, to vendors who may bid on it, and to admins', async () => {
    const screens = {
      customer: await listen(dana),
      vendor: await listen(dale),
      admin: await listen(await admin(harness)),
    }
    const far = await listen(await vendor(harness, { zips: ['10001'] }))
    const other = await listen(await vendor(harness, { services: ['dumpster_rental'] }))
    const kim = await listen(await customer(harness))
    const jobId = await postJunk(dana)
    for (const screen of Object.values(screens)) await eventually(true, received(screen, jobId))
    const next = await postJunk(dana)
    for (const screen of Object.values(screens)) await eventually(true, received(screen, next))
    for (const screen of [far, other, kim]) {
      expect(screen.jobs).toEqual([])
      expect(screen.messages.flatMap(({ gone }) => gone)).toEqual([])
    }
  })

  test('sends a bid to its vendor and the customer, and nothing at all to another bidder', async () => {
    const jobId = await postJunk(dana)
    await bid(mia, jobId)
    const [customers, bidders, rivals] = [await listen(dana), await listen(dale), await listen(mia)]
    const before = rivals.messages.length
    await bid(dale, jobId)
    await eventually(2, () => customers.jobs.findLast(({ id }) => id === jobId)?.openBidCount)
    await eventually(1, () => bidders.jobs.findLast(({ id }) => id === jobId)?.openBidCount)
    // Sends something that the rival may see afterwards, so anything else would have arrived by then.
    const later = await postJunk(dana)
    await eventually(true, received(rivals, later))
    expect(rivals.messages.slice(before).flatMap(({ jobs }) => jobs.map(({ id }) => id))).toEqual([later])
    expect(rivals.stale).toEqual([])
  })

  test('sends the job to the winner when a bid is accepted, and tells other vendors that it is gone', async () => {
    const jobId = await postJunk(dana)
    const bidId = await bid(dale, jobId)
    const [winner, other] = [await listen(dale), await listen(mia)]
    await dana.ask(ACCEPT_BID, { bidId })
    await eventually('accepted', () => winner.jobs.findLast(({ id }) => id === jobId)?.status)
    await eventually(true, () => other.messages.some(({ gone }) => gone.includes(jobId)))
    expect(other.jobs).toEqual([])
  })

  test('sends bidders who lost the status of the job, but not its charges', async () => {
    const jobId = await postJunk(dana)
    await bid(mia, jobId)
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    const [customers, losers] = [await listen(dana), await listen(mia)]
    const before = losers.messages.length
    const input = { jobId, kind: 'discount', amount: '5.00', note: 'Sorry' }
    await dale.ask(DISCOUNT, { input })
    await eventually(true, received(customers, jobId))
    const later = await postJunk(dana)
    await eventually(true, received(losers, later))
    const told = losers.messages.slice(before)
    expect(told.flatMap(({ jobs, gone }) => [...jobs.map(({ id }) => id), ...gone])).toEqual([later])
    await dana.ask('mutation ($jobId: UUID!) { cancelJob(jobId: $jobId) { id } }', { jobId })
    await eventually(true, () =>
      losers.messages.some(({ jobs, gone }) => gone.includes(jobId) || jobs.some(({ id }) => id === jobId)),
    )
  })

  test("refreshes the customer's order, and nobody else's, when a vendor first serves its ZIP code", async () => {
    const jobId = await postJunk(dana, { zipCode: '99601' })
    await workOnce(harness.app.context)
    const [customers, others] = [await listen(dana), await listen(await customer(harness))]
    await vendor(harness, { zips: ['99601'] })
    // Sent after everything expected before it.
    const later = await postJunk(dana)
    await eventually(true, received(customers, later))
    const messages = customers.messages.length
    await harness.database.pool.query("select graphile_worker.add_job('tellServed')")
    await workOnce(harness.app.context)
    const sent = () => customers.messages.slice(messages)
    await eventually(true, () => sent().some(({ jobs }) => jobs.some(({ id }) => id === jobId)))
    await eventually(true, () => sent().some(({ stale }) => stale.some(({ kind }) => kind === 'notice')))
    expect(others.jobs).toEqual([])
  })

  test('sends a message only to its sender and its receiver', async () => {
    const jobId = await postJunk(dana)
    await bid(mia, jobId)
    await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
    const [receiver, rival] = [await listen(dale), await listen(mia)]
    await dana.ask(SEND, { input: { jobId, content: 'Hello' } })
    await eventually(true, () => receiver.stale.some(each => each.kind === 'message' && each.jobId === jobId))
    const later = await postJunk(dana)
    await eventually(true, received(rival, later))
    expect(rival.stale).toEqual([])
  })

  test('sends a vendor who adds an area every job posted there from then on, without a reload', async () => {
    const screen = await listen(distant)
    await distant.ask('mutation { addServiceArea(zipCode: "78701") { id } }')
    // Posts at once, before the screen knows about its new area.
    const jobId = await postJunk(dana)
    await eventually(true, received(screen, jobId))
    await eventually(true, () => screen.stale.some(({ kind }) => kind === 'area'))
    expect(screen.messages.some(({ reload }) => reload)).toBe(false)
  })

  test('sends the customer a bid again when its vendor is suspended, and when the vendor returns', async () => {
    const jobId = await postJunk(dana)
    const gone = await vendor(harness)
    const bidId = await bid(gone, jobId)
    const screen = await listen(dana)
    const ada = await admin(harness)
    const SET =
      'mutation ($id: UUID!, $isActive: Boolean!) { setUserActive(userId: $id, isActive: $isActive) { id } }'
    for (const isActive of [false, true]) {
      const before = screen.messages.length
      const later = () => screen.messages.slice(before)
      await ada.ask(SET, { id: gone.id, isActive })
      await eventually(true, () => later().some(({ stale }) => stale.some(({ id }) => id === bidId)))
      expect(later().some(({ jobs }) => jobs.some(({ id }) => id === jobId))).toBe(true)
    }
  })
})

test('sends a vendor who added an area while disconnected the jobs posted there, without a reload', async () => {
  const far = await vendor(harness, { zips: ['10001'] })
  const first = await listen(far)
  await first.close()
  await far.ask('mutation { addServiceArea(zipCode: "78701") { id } }')
  const jobId = await postJunk(dana)
  const screen = await listen(far, first.messages.at(-1)!.cursor)
  await eventually(true, received(screen, jobId))
  expect(screen.messages.some(({ reload }) => reload)).toBe(false)
})

describe('which request made a change', () => {
  const ADD = 'mutation ($zipCode: String!) { addServiceArea(zipCode: $zipCode) { id } }'
  const acts = ({ messages }: LiveClient) => messages.flatMap(message => message.acts)

  test('names it with its Live-Act', async () => {
    const screen = await listen(dale)
    const act = newId()
    const { addServiceArea } = await dale.ask(ADD, { zipCode: '78709' }, { 'live-act': act })
    await eventually(true, () => screen.stale.some(({ id }) => id === addServiceArea.id))
    expect(acts(screen)).toContainEqual({ id: addServiceArea.id, act })
  })

  test('names it for a job, even when the act is a single statement', async () => {
    const screen = await listen(dale)
    const jobId = await postJunk(dana)
    const [act, other] = [newId(), newId()]
    const SUBMIT = 'mutation ($input: SubmitBidInput!) { submitBid(input: $input) { id } }'
    await dale.ask(SUBMIT, { input: { jobId, price: '99.00' } }, { 'live-act': act })
    await eventually(true, () => acts(screen).some(({ id }) => id === jobId))
    expect(acts(screen)).toContainEqual({ id: jobId, act })
    expect(acts(screen).map(one => one.act)).not.toContain(other)
  })

  test('names no act for a request without the header or with an invalid one', async () => {
    const screen = await listen(dale)
    for (const headers of [{}, { 'live-act': "' or true" }] as Record<string, string>[])
      await dale.ask(ADD, { zipCode: `787${10 + Object.keys(headers).length}` }, headers)
    await eventually(2, () => screen.stale.filter(({ kind }) => kind === 'area').length)
    expect(acts(screen)).toEqual([])
  })

  test('names no act when two requests changed the same row', () => {
    const screen = new Screen({} as never, async () => {})
    const change = { kind: 'size', rowId: 'a', jobId: null } as Change
    for (const act of ['one', 'two']) screen.add({ ...change, act })
    return expect(screen.next(0)).resolves.toMatchObject({ stale: new Map([['size a', { act: null }]]) })
  })
})

test('reads a job for twenty screens in one statement', async () => {
  const vendors = await Promise.all(Array.from({ length: 20 }, () => vendor(harness)))
  const screens = await Promise.all(vendors.map(each => listen(each)))
  const statements = await harness.statementsOf(async () => {
    const jobId = await postJunk(dana)
    for (const screen of screens) await eventually(true, received(screen, jobId))
  })
  expect(statements.filter(text => text.includes('with ordinality v'))).toHaveLength(1)
})

test('sends each screen its own selection, however many statements callers have used up', async () => {
  const { pool } = harness.database
  for (let n = 0; n < 600; n++) await rowsOf(pool, prepared(`select ${n} as number`), {})
  const selections = ['jobs { id address }', 'jobs { id charges { id } images }', 'jobs { id zipCode }']
  const screens = await Promise.all(selections.map(() => connect({ cookie: dana.cookie })))
  for (const [n, screen] of screens.entries())
    screen.subscribe(`subscription { changes { cursor ${selections[n]} } }`)
  await eventually(true, () => screens.every(({ messages }) => messages.length > 0))
  const jobId = await postJunk(dana)
  const received = ({ jobs }: LiveClient) => jobs.find(({ id }) => id === jobId)
  await eventually(true, () => screens.every(screen => received(screen) ?? screen.errors.length > 0))
  expect(screens.map(({ errors }) => errors)).toEqual([[], [], []])
  expect(screens.map(received)).toEqual([
    { id: jobId, address: expect.any(String) },
    { id: jobId, charges: [], images: [] },
    { id: jobId, zipCode: '78701' },
  ])
})

test('sends a reconnecting client what it missed, even from another process', async () => {
  const first = await listen(dana)
  const { cursor } = first.messages[0]!
  await first.close()
  const jobId = await postJunk(dana)
  const again = await listen(dana, cursor)
  await eventually(true, received(again, jobId))
  const other = await startHarness({ databaseUrl: harness.database.url, live: true })
  try {
    // A session has a cookie for each address.
    const there = other.visitor()
    await there.ask(LOGIN, { input: { email: dana.email, password: PASSWORD } })
    const screen = await LiveClient.listen(other.url, { cookie: there.cookie }, cursor)
    await eventually(true, received(screen, jobId))
    await screen.close()
  } finally {
    await other.stop()
  }
})

test('sends the changes of a long transaction when it commits, and holds back no others', async () => {
  const screen = await listen(dana)
  const [late, early] = [await postJunk(dana), await postJunk(dana)]
  await eventually(true, () => [late, early].every(id => received(screen, id)()))
  const start = screen.messages.length
  const since = () => screen.messages.slice(start).flatMap(({ jobs }) => jobs.map(({ id }) => id))
  const change = 'update jobs set estimated_price = 7 where id = $1'
  const open = await harness.database.pool.connect()
  await open.query('begin')
  await open.query(change, [late])
  await harness.database.pool.query(change, [early])
  await eventually([early].join(), () => since().join())
  // Its cursor by then does not cover the open transaction, even on another connection.
  const { cursor } = screen.messages.at(-1)!
  await open.query('commit')
  open.release()
  await eventually([early, late].join(), () => since().join())
  const resumed = await listen(dana, cursor)
  await eventually(true, received(resumed, late))
})

test("sends what changed between a query and the subscription, using the cursor in the answer's header", async () => {
  const answer = await fetch(`${harness.url}/graphql`, {
    method: 'POST',
    headers: {
      cookie: dana.cookie,
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
    },
    body: JSON.stringify({ query: '{ customerJobs { nodes { id } } }' }),
  })
  const jobId = await postJunk(dana)
  await eventually(true, received(await listen(dana, answer.headers.get('live-cursor')), jobId))
})

test('answers an unknown cursor with a reload', async () => {
  expect((await listen(dana, 'nonsense')).messages[0]).toMatchObject({ reload: true, jobs: [], stale: [] })
})

/** Less than the half minute after which all screens are checked, so the change itself has to close them. */
const BEFORE_CHECK_MS = 20_000

describe('a screen whose session ends', () => {
  const SUSPEND = 'mutation ($userId: UUID!) { setUserActive(userId: $userId, isActive: false) { id } }'

  test("closes on sign-out, and leaves other users' screens open", async () => {
    const kim = await customer(harness)
    const [screen, other] = [await listen(kim), await listen(dana)]
    await kim.ask('mutation { logout }')
    await eventually(4401, () => screen.closed?.code, BEFORE_CHECK_MS)
    expect(other.closed).toBeUndefined()
  })

  test('closes with the reason when the user is suspended', async () => {
    const kim = await customer(harness)
    const screen = await listen(kim)
    await (await admin(harness)).ask(SUSPEND, { userId: kim.id })
    await eventually(true, () => screen.closed !== undefined, BEFORE_CHECK_MS)
    expect(screen.closed).toEqual({ code: 4403, reason: 'This account is suspended' })
  })

  test('closes when the session is deleted by hand', async () => {
    const kim = await customer(harness)
    const screen = await listen(kim)
    await harness.database.pool.query('delete from sessions where user_id = $1', [kim.id])
    await eventually(4401, () => screen.closed?.code, BEFORE_CHECK_MS)
  })
})

describe('refused', () => {
  test('refuses a visitor', async () => {
    const client = await connect({})
    await eventually(4401, () => client.closed?.code)
  })

  test('refuses a page of another site', async () => {
    const opening = { cookie: dana.cookie, headers: { origin: 'https://evil.example' } }
    await expect(LiveClient.connect(harness.url, opening)).rejects.toThrow('403')
  })

  test.each([
    ['a query', '{ me { id } }'],
    ['a mutation', 'mutation { logout }'],
    ['two operations, none of them named', `${CHANGES} query Other { me { id } }`],
    ['what is not in the schema', 'subscription { changes { cursor secrets } }'],
    ['what is no GraphQL', 'subscription {'],
    ['ids that are gone, without the jobs', 'subscription { changes { cursor gone } }'],
    ['variables of another type', CHANGES.replace('$after: String', '$after: Int')],
    ...Object.entries(CONDITIONAL),
    [
      'more aliases than pages need',
      `subscription { ${Array.from({ length: 40 }, (_, n) => `a${n}: changes { cursor }`).join(' ')} }`,
    ],
  ])('refuses over the socket: %s', async (_, query) => {
    const client = await connect({ cookie: dana.cookie })
    client.subscribe(query)
    await eventually('BAD_USER_INPUT', () => client.errors[0]?.[0]?.extensions.code)
    expect(client.messages).toEqual([])
    // The socket isn't closed with "try again later", and accepts a valid subscription.
    client.subscribe(CHANGES, {}, '2')
    await eventually(true, () => client.messages.length > 0)
    expect(client.closed).toBeUndefined()
    expect((await dana.ask('{ me { id } }')).me.id).toBe(dana.id)
  })

  test('refuses a second subscription over one socket', async () => {
    const client = await listen(dana)
    client.subscribe(CHANGES, {}, '2')
    await eventually('BAD_USER_INPUT', () => client.errors[0]?.[0]?.extensions.code)
  })

  test('refuses a subscription over HTTP', async () => {
    expect((await dana.refusal(CHANGES)).extensions.code).toBe('BAD_USER_INPUT')
  })

  test.each(Object.entries(CONDITIONAL))('refuses over HTTP: %s', async (_, query) => {
    const { status, errors } = await harness.visitor().answer(query, { if: true })
    expect([status, errors.map(({ message, extensions }) => [message, extensions.code])]).toEqual([
      400,
      [['A subscription may not have @include or @skip at its top level', 'BAD_USER_INPUT']],
    ])
  })

  test('refuses more than twenty sockets per person', async () => {
    const kim = await customer(harness)
    for (let socket = 0; socket < 20; socket++) await listen(kim)
    const client = await connect({ cookie: kim.cookie })
    await eventually(4429, () => client.closed?.code)
  })
})

test('sends a client that stopped reading only the latest state', async () => {
  const jobId = await postJunk(dana)
  const slow = await listen(dana)
  const resume = harness.holdSockets()
  const other = await listen(dana)
  for (const title of ['1', '2', '3', '4', '5']) {
    await harness.database.pool.query('update jobs set title = $1 where id = $2', [title, jobId])
    await eventually(title, () => other.jobs.at(-1)?.title)
  }
  resume()
  await eventually('5', () => slow.jobs.at(-1)?.title)
  // The first one was already running.
  expect(slow.jobs.filter(({ title }) => ['1', '2', '3', '4'].includes(title)).length).toBeLessThanOrEqual(1)
})

test('reports the state of the change stream in the metrics and the readiness check', async () => {
  const figures = async () => {
    const text = await (await harness.visitor().fetch('/metrics')).text()
    const of = (name: string) => Number(new RegExp(`^haulbid_live_${name} (.+)$`, 'm').exec(text)?.[1])
    return {
      screens: of('screens'),
      deliveries: of('deliveries_total'),
      lags: of('lag_seconds_count'),
      resumes: of('resumes_total'),
      reloads: of('reloads_total'),
    }
  }
  const before = await figures()
  const screen = await listen(dana)
  const jobId = await postJunk(dana)
  await eventually(true, received(screen, jobId))
  await listen(dale, screen.messages[0]!.cursor)
  await listen(mia, 'nonsense')
  const after = await figures()
  expect(after.screens).toBe(before.screens + 3)
  expect(after.deliveries).toBeGreaterThan(before.deliveries)
  expect(after.lags).toBeGreaterThan(before.lags)
  expect(after.resumes).toBe(before.resumes + 1)
  expect(after.reloads).toBe(before.reloads + 1)
  const ready = await (await harness.visitor().fetch('/readyz')).json()
  expect(ready).toEqual({ ready: true, database: true, store: true, lagSeconds: expect.any(Number) })
})

describe('a token', () => {
  const tokenFor = async (user: TestUser, scope: TokenScope) => {
    const input = { name: 'Listener', scope, expiresInDays: 1, currentPassword: PASSWORD }
    return (await user.ask(CREATE_TOKEN, { input })).createApiToken as {
      token: string
      apiToken: { id: string }
    }
  }

  test.each(['header', 'first message'])(
    'sends changes to a token with the scope listen in the %s',
    async where => {
      const { token } = await tokenFor(dana, 'listen')
      const authorization = `Bearer ${token}`
      const client = await connect(
        where === 'header' ? { headers: { authorization } } : { payload: { authorization } },
      )
      client.subscribe(CHANGES)
      await eventually(true, () => client.messages.length > 0)
      const jobId = await postJunk(dana)
      await eventually(true, received(client, jobId))
    },
  )

  test.each([
    ['a cookie that is not ours', async () => 'theme=dark'],
    ['a session that has ended', async () => dana.cookie.replace(/=.*/, '=ended')],
    ["another user's session", async () => (await customer(harness)).cookie],
  ])('prefers a token in the first message to %s', async (_, cookie) => {
    const { token } = await tokenFor(dana, 'listen')
    const client = await connect({
      cookie: await cookie(),
      headers: { origin: harness.url },
      payload: { authorization: `Bearer ${token}` },
    })
    client.subscribe(CHANGES)
    await eventually(true, () => client.messages.length > 0 || client.closed !== undefined)
    expect(client.closed).toBeUndefined()
    const jobId = await postJunk(dana)
    await eventually(true, received(client, jobId))
  })

  test.each(['read', 'read_write'] as const)('refuses a token with the scope %s', async scope => {
    const { token } = await tokenFor(dana, scope)
    const client = await connect({ headers: { authorization: `Bearer ${token}` } })
    await eventually(4403, () => client.closed?.code)
    expect(client.messages).toEqual([])
  })

  test('lets a token with the scope listen query, and nothing more', async () => {
    const { token } = await tokenFor(dana, 'listen')
    const send = async (query: string) =>
      (
        await fetch(`${harness.url}/graphql`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        })
      ).json() as Promise<{ data?: { me: object }; errors?: { extensions: { code: string } }[] }>
    expect((await send('{ me { id } }')).data).toEqual({ me: { id: dana.id } })
    expect(
      (await send('mutation { closeAccount(input: { currentPassword: "x" }) }')).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN')
  })

  test('cuts off a token when it expires, and sends it nothing more', async () => {
    const { token } = await tokenFor(dana, 'listen')
    const client = await connect({ headers: { authorization: `Bearer ${token}` } })
    client.subscribe(CHANGES)
    await eventually(true, () => client.messages.length > 0)
    const now = harness.clock.now
    try {
      harness.clock.now = new Date(now.getTime() + 86_400_001)
      const jobId = await postJunk(dana)
      await eventually(4401, () => client.closed?.code, BEFORE_CHECK_MS)
      expect(received(client, jobId)()).toBe(false)
    } finally {
      harness.clock.now = now
    }
  })

  test("cuts off a suspended account's token with that reason, even when it asks again", async () => {
    const kim = await customer(harness)
    const { token } = await tokenFor(kim, 'listen')
    const headers = { authorization: `Bearer ${token}` }
    const client = await connect({ headers })
    client.subscribe(CHANGES)
    await eventually(true, () => client.messages.length > 0)
    const SUSPEND = 'mutation ($userId: UUID!) { setUserActive(userId: $userId, isActive: false) { id } }'
    await (await admin(harness)).ask(SUSPEND, { userId: kim.id })
    await eventually(4403, () => client.closed?.code)
    const again = await connect({ headers })
    await eventually(4403, () => again.closed?.code)
    const refused = await harness.visitor().refusal('{ me { id } }', {}, headers)
    expect(refused).toMatchObject({
      message: 'This account is suspended',
      extensions: { code: 'FORBIDDEN', reason: 'SUSPENDED' },
    })
  })

  test('cuts off a token when it is revoked', async () => {
    const { token, apiToken } = await tokenFor(dana, 'listen')
    const [client, own] = [
      await connect({ headers: { authorization: `Bearer ${token}` } }),
      await listen(dana),
    ]
    client.subscribe(CHANGES)
    await eventually(true, () => client.messages.length > 0)
    await dana.ask('mutation ($id: UUID!) { revokeApiToken(id: $id) { id } }', { id: apiToken.id })
    await eventually(4401, () => client.closed?.code, BEFORE_CHECK_MS)
    expect(own.closed).toBeUndefined()
  })
})

test('closes its sockets with 1012 when the process ends', async () => {
  const other = await startHarness({ databaseUrl: harness.database.url, live: true })
  const kim = await customer(other)
  const screen = await listen(kim, null, other)
  await other.app.live.drain()
  await eventually(1012, () => screen.closed?.code)
  await expect(LiveClient.connect(other.url, { cookie: kim.cookie })).rejects.toThrow('503')
  await other.stop()
})
