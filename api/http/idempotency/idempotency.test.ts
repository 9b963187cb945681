import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { removeExpired } from '../../domain/cleanup/removeExpired.js'
import type { Answer, Client } from '../../test/client.js'
import { ACCEPT_BID, bid, junkPickup, postJunk, SUBMIT_BID, specJob } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, START, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, ME, OPEN_SUPPORT_TICKET } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())
beforeEach(() => {
  harness.clock.now = START
})

const JUNK = graphql(`
  mutation RequestJunkPickupOrderNumber($input: JunkPickupInput!) {
    requestJunkPickup(input: $input) { id orderNumber createdAt address }
  }
`)
const MAKE = graphql(`
  mutation CreateApiTokenToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) { token apiToken { id } }
  }
`)
const DAY_MS = 86_400_000

let keys = 0
const newKey = () => `retry-${++keys}`
const withKey = (key: string) => ({ 'idempotency-key': key })

const sql = async (text: string, ...values: unknown[]) =>
  (await harness.database.pool.query(text, values)).rows
const jobsOf = async (person: TestUser) =>
  (await sql('select count(*)::int as count from jobs where customer_id = $1', person.id))[0].count
const keptOf = (person: TestUser) => sql('select * from idempotency_keys where user_id = $1', person.id)

/** Another request takes over the person's key once it is stored. */
const takeOver = async (holder: PoolClient, by: TestUser): Promise<void> => {
  const { rowCount } = await holder.query(
    'update idempotency_keys set claim = gen_random_uuid() where user_id = $1',
    [by.id],
  )
  if (!rowCount) return takeOver(holder, by)
}

/** The answer without the query's cost, which differs between requests. */
const said = ({ status, data, errors }: Answer) => ({ status, data, errors })
const reasonOf = ({ errors }: Answer) => errors[0]?.extensions.reason ?? errors[0]?.extensions.code

const post = (by: Client, key: string, more: object = {}) =>
  by.answer(JUNK, { input: { ...junkPickup, ...more } }, withKey(key))

const rest = async (by: TestUser, key: string, body: object) => {
  const response = await by.fetch('/api/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...withKey(key) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.text() }
}

describe('a repeated request', () => {
  test('gets the first response over GraphQL, and runs once', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const first = await post(dana, key)
    expect(first.errors).toEqual([])
    harness.clock.now = new Date(START.getTime() + DAY_MS - 1)
    expect(said(await post(dana, key))).toEqual(said(first))
    expect(await jobsOf(dana)).toBe(1)
  })

  test('gets the same status and body over REST', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const first = await rest(dana, key, specJob(dana))
    expect(first.status).toBe(201)
    expect(await rest(dana, key, specJob(dana))).toEqual(first)
    expect(await jobsOf(dana)).toBe(1)
  })

  test('counts as the same user with a token and in the browser', async () => {
    const dana = await customer(harness)
    const input = { name: 'x', scope: 'read_write' as const, expiresInDays: 1, currentPassword: PASSWORD }
    const { token } = (await dana.ask(MAKE, { input })).createApiToken
    const key = newKey()
    const first = await post(dana, key)
    const again = await harness
      .visitor()
      .answer(JUNK, { input: junkPickup }, { ...withKey(key), authorization: `Bearer ${token}` })
    expect(said(again)).toEqual(said(first))
  })

  test('runs once for a bid, a message, or an invitation', async () => {
    const [dana, dale, ada] = [await customer(harness), await vendor(harness), await admin(harness)]
    const jobId = await postJunk(dana)
    const [key, userKey] = [newKey(), newKey()]
    const BID = graphql(`
      mutation SubmitBidPrice($input: SubmitBidInput!) {
        submitBid(input: $input) { id price }
      }
    `)
    const bids = []
    for (let i = 0; i < 2; i++)
      bids.push(said(await dale.answer(BID, { input: { jobId, price: '99.50' } }, withKey(key))))
    expect(bids[1]).toEqual(bids[0])
    expect(bids[0]!.errors).toEqual([])
    const CREATE = graphql(`
      mutation CreateUserEmail($input: CreateUserInput!) {
        createUser(input: $input) { id email }
      }
    `)
    const input = {
      firstName: 'Vera',
      lastName: 'Novak',
      email: `vera-${dana.id}@example.com`,
      userType: 'vendor',
    }
    const made = []
    for (let i = 0; i < 2; i++) made.push(said(await ada.answer(CREATE, { input }, withKey(userKey))))
    expect(made[1]).toEqual(made[0])
    expect(made[0]!.errors).toEqual([])
  })

  test('counts as new after a day, when the stored response is removed', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const first = await post(dana, key)
    harness.clock.now = new Date(START.getTime() + DAY_MS)
    const second = await post(dana, key)
    expect(second.data.requestJunkPickup.id).not.toBe(first.data.requestJunkPickup.id)
    harness.clock.now = new Date(START.getTime() + 2 * DAY_MS + 1)
    await removeExpired(harness.app.context, {}, taskWork('removeExpired'))
    expect(await keptOf(dana)).toEqual([])
  })

  test('runs again if it was refused', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const input = { orderNumber: crypto.randomUUID(), issue: 'Nobody came' }
    expect(reasonOf(await dana.answer(OPEN_SUPPORT_TICKET, { input }, withKey(key)))).toBe('NOT_FOUND')
    expect(await keptOf(dana)).toEqual([])
    const [jobId] = [await postJunk(dana)]
    const found = await dana.answer(
      OPEN_SUPPORT_TICKET,
      { input: { ...input, orderNumber: jobId } },
      withKey(key),
    )
    expect(found.errors).toEqual([])
  })

  test('does not run again if part of it ran', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const BOTH = `mutation ($input: JunkPickupInput!, $id: UUID!) {
      requestJunkPickup(input: $input) { id } cancelJob(jobId: $id, reason: "x") { id } }`
    const id = crypto.randomUUID()
    const both = () => dana.answer(BOTH, { input: junkPickup, id }, withKey(key))
    const first = await both()
    expect(reasonOf(first)).toBe('NOT_FOUND')
    expect(said(await both())).toEqual(said(first))
    expect(await jobsOf(dana)).toBe(1)
  })
})

describe('simultaneously', () => {
  test('runs once out of eight with one key, and returns its response or REQUEST_UNDER_WAY to the others', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(dana, key)))
    expect(await jobsOf(dana)).toBe(1)
    const made = answers.filter(({ errors }) => errors.length === 0)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ data }) => data.requestJunkPickup.id)).size).toBe(1)
    for (const answer of answers.filter(({ errors }) => errors.length > 0)) {
      expect(reasonOf(answer)).toBe('REQUEST_UNDER_WAY')
    }
    expect(said(await post(dana, key))).toEqual(said(made[0]!))
  })

  test('gets 409 over REST while the first one is running', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const holder = await harness.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table job_events in access exclusive mode')
      const first = rest(dana, key, specJob(dana))
      const claimed = async (): Promise<void> => {
        if ((await keptOf(dana)).length === 0) return claimed()
      }
      await claimed()
      expect(await rest(dana, key, specJob(dana))).toEqual({
        status: 409,
        body: JSON.stringify({ error: 'This request is still running. Try again in a moment.' }),
      })
      await holder.query('commit')
      expect((await first).status).toBe(201)
    } finally {
      holder.release()
    }
    expect(await jobsOf(dana)).toBe(1)
  })

  test('changes nothing if it was slow and another request took over its key', async () => {
    const dana = await customer(harness)
    const key = newKey()
    const holder = await harness.database.pool.connect()
    try {
      // The request waits for the job's history; before it can go on, another request takes over the key.
      await holder.query('begin')
      await holder.query('lock table job_events in access exclusive mode')
      const slow = post(dana, key)
      await takeOver(holder, dana)
      await holder.query('commit')
      expect(reasonOf(await slow)).toBe('REQUEST_UNDER_WAY')
    } finally {
      holder.release()
    }
    expect(await jobsOf(dana)).toBe(0)
  })
})

describe('an act of one statement', () => {
  test('commits the act and its key together, or neither', async () => {
    const [dana, dale] = [await customer(harness), await vendor(harness)]
    const jobId = await postJunk(dana)
    const holder = await harness.database.pool.connect()
    /** Another request takes over the key of one that waits for the job. */
    const overtaken = async (by: TestUser, act: () => Promise<Answer>) => {
      await holder.query('begin')
      await holder.query('select from jobs where id = $1 for update', [jobId])
      const slow = act()
      await takeOver(holder, by)
      await holder.query('commit')
      return reasonOf(await slow)
    }
    const bidding = () => dale.answer(SUBMIT_BID, { input: { jobId, price: '99.50' } }, withKey(newKey()))
    try {
      expect(await overtaken(dale, bidding)).toBe('REQUEST_UNDER_WAY')
      expect(await sql('select from bids where job_id = $1', jobId)).toEqual([])
      const bidId = await bid(dale, jobId)
      const accepting = () => dana.answer(ACCEPT_BID, { bidId }, withKey(newKey()))
      expect(await overtaken(dana, accepting)).toBe('REQUEST_UNDER_WAY')
      expect(await sql('select status from bids where job_id = $1', jobId)).toEqual([{ status: 'pending' }])
    } finally {
      holder.release()
    }
  })
})

describe('a killed process', () => {
  /** The row as the killed process left it. */
  const leave = (dana: TestUser, columns: string) =>
    sql(
      `update idempotency_keys set finished_at = null, answer = null, ${columns} where user_id = $1`,
      dana.id,
    )

  test('refuses the retry a minute later with ALREADY_DONE if it died after the act', async () => {
    const dana = await customer(harness)
    const key = newKey()
    await post(dana, key)
    await leave(dana, 'committed_at = committed_at')
    expect((await keptOf(dana))[0].committed_at).not.toBeNull()
    harness.clock.now = new Date(START.getTime() + 59_000)
    expect(reasonOf(await post(dana, key))).toBe('REQUEST_UNDER_WAY')
    harness.clock.now = new Date(START.getTime() + 60_000)
    const again = await post(dana, key)
    expect(again.errors[0]).toMatchObject({
      message: "This request already ran. We didn't keep its answer, so check what it did.",
      extensions: { code: 'CONFLICT', reason: 'ALREADY_DONE' },
    })
    expect(await jobsOf(dana)).toBe(1)
  })

  test('lets the retry run a minute later if it died before the act was committed', async () => {
    const dana = await customer(harness)
    const key = newKey()
    await post(dana, key)
    await sql('delete from job_events where actor_id = $1', dana.id)
    await sql('delete from jobs where customer_id = $1', dana.id)
    await leave(dana, 'committed_at = null')
    harness.clock.now = new Date(START.getTime() + 59_000)
    expect(reasonOf(await post(dana, key))).toBe('REQUEST_UNDER_WAY')
    harness.clock.now = new Date(START.getTime() + 60_000)
    expect((await post(dana, key)).errors).toEqual([])
    expect(await jobsOf(dana)).toBe(1)
  })
})

describe('a key', () => {
  test('refuses a key that was used for a different request, over GraphQL and REST', async () => {
    const dana = await customer(harness)
    const key = newKey()
    await post(dana, key)
    const other = await post(dana, key, { description: 'A piano' })
    expect(other.errors[0]).toMatchObject({
      message: 'This Idempotency-Key was already used for a different request',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: 'Idempotency-Key' }] },
    })
    const restKey = newKey()
    await rest(dana, restKey, specJob(dana))
    expect((await rest(dana, restKey, specJob(dana, { description: 'A piano' }))).status).toBe(400)
    expect(await jobsOf(dana)).toBe(2)
  })

  test('belongs to one user', async () => {
    const [dana, kim] = [await customer(harness), await customer(harness)]
    const key = newKey()
    const [hers, his] = [await post(dana, key), await post(kim, key)]
    expect(hers.data.requestJunkPickup.id).not.toBe(his.data.requestJunkPickup.id)
  })

  test.each([['x'.repeat(201)], ['two words'], ['']])('refuses the key "%s"', async key => {
    const dana = await customer(harness)
    expect(reasonOf(await post(dana, key))).toBe('BAD_USER_INPUT')
    expect(await jobsOf(dana)).toBe(0)
  })

  test('refuses a request that the key covers only in part, and does nothing', async () => {
    const dana = await customer(harness)
    const BOTH = `mutation ($input: JunkPickupInput!) { requestJunkPickup(input: $input) { id } createUpload { uploadURL } }`
    const answer = await dana.answer(BOTH, { input: junkPickup }, withKey(newKey()))
    expect(answer.errors[0]).toMatchObject({
      message: 'An Idempotency-Key does not cover createUpload. Send it in a request of its own.',
      extensions: { code: 'BAD_USER_INPUT', issues: [{ path: 'Idempotency-Key' }] },
    })
    expect(await jobsOf(dana)).toBe(0)
    const ALONE = `mutation { createUpload { uploadURL } }`
    expect((await dana.answer(ALONE, {}, withKey(newKey()))).errors).toEqual([])
  })

  test('keeps nothing from which a password could be guessed', async () => {
    const dana = await customer(harness)
    const input = { name: 'x', scope: 'read', expiresInDays: 1, currentPassword: PASSWORD }
    const [text, variables] = [
      'mutation Make($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
      { input },
    ]
    expect((await dana.answer(text, variables, withKey(newKey()))).errors).toEqual([])
    const [{ fingerprint }] = (await keptOf(dana)) as [{ fingerprint: Buffer }]
    expect(fingerprint).toHaveLength(32)
    for (const asked of [
      [text, null, variables],
      [text, 'Make', variables],
    ])
      expect(fingerprint).not.toEqual(createHash('sha256').update(JSON.stringify(asked)).digest())
  })

  test('accepts a key of 200 characters', async () => {
    expect((await post(await customer(harness), 'x'.repeat(200))).errors).toEqual([])
  })

  test('stores nothing for a visitor, a read-only token, or a query', async () => {
    const dana = await customer(harness)
    expect(reasonOf(await post(harness.visitor(), newKey()))).toBe('UNAUTHENTICATED')
    const input = { name: 'x', scope: 'read' as const, expiresInDays: 1, currentPassword: PASSWORD }
    const { token } = (await dana.ask(MAKE, { input })).createApiToken
    const bearer = { ...withKey(newKey()), authorization: `Bearer ${token}` }
    expect(reasonOf(await harness.visitor().answer(JUNK, { input: junkPickup }, bearer))).toBe('FORBIDDEN')
    await dana.ask(ME, {}, withKey(newKey()))
    expect(await keptOf(dana)).toEqual([])
  })

  test('costs nothing if none is sent', async () => {
    const dana = await customer(harness)
    const statements = await harness.statementsOf(() => postJunk(dana))
    expect(statements.filter(text => text.includes('idempotency'))).toEqual([])
  })

  test('limits how many keys an account can use in a day', async () => {
    const dana = await customer(harness)
    await sql(
      "insert into throttles (key, count, started_at, expires_at) values ('idempotency-keys:' || $1::text, 5000, $2, $3)",
      dana.id,
      START,
      new Date(START.getTime() + DAY_MS),
    )
    expect(reasonOf(await post(dana, newKey()))).toBe('RATE_LIMITED')
    expect(await keptOf(dana)).toEqual([])
  })
})

describe('what is stored', () => {
  const CREATE_FEED = graphql(`mutation CreateCalendarFeed { createCalendarFeed { url } }`)
  const SPREAD = `mutation ($input: CreateApiTokenInput!) { ...making }
    fragment making on Mutation { createApiToken(input: $input) { token apiToken { id } } }`
  const INLINE =
    'mutation ($input: CreateApiTokenInput!) { ... on Mutation { createApiToken(input: $input) { token apiToken { id } } } }'

  test.each([
    ['', MAKE],
    [', also asked for in a fragment', SPREAD],
    [', also in an inline one', INLINE],
  ])('contains no token%s: it is created once, and a retry says so', async (_, make) => {
    const dana = await customer(harness)
    const input = { name: 'x', scope: 'read' as const, expiresInDays: 1, currentPassword: PASSWORD }
    const key = newKey()
    const { token } = (await dana.ask(make, { input }, withKey(key))).createApiToken
    expect(reasonOf(await dana.answer(make, { input }, withKey(key)))).toBe('ALREADY_DONE')
    expect(JSON.stringify(await keptOf(dana))).not.toContain(token)
    expect(JSON.stringify(await keptOf(dana))).not.toContain(PASSWORD)
    expect((await dana.ask(graphql(`query ApiTokenIds { apiTokens { id } }`))).apiTokens).toHaveLength(1)
  })

  test('contains no address of a calendar', async () => {
    const dale = await vendor(harness)
    const key = newKey()
    const { url } = (await dale.ask(CREATE_FEED, {}, withKey(key))).createCalendarFeed
    expect(JSON.stringify(await keptOf(dale))).not.toContain(url)
    expect(reasonOf(await dale.answer(CREATE_FEED, {}, withKey(key)))).toBe('ALREADY_DONE')
  })

  test('removes stored responses with the account', async () => {
    const dana = await customer(harness)
    await post(dana, newKey())
    await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } }, withKey(newKey()))
    expect(await keptOf(dana)).toEqual([])
  })
})
