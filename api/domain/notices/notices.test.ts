import { ACCEPT_BID, acceptedJob, bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CLOSE_ACCOUNT, SEND_TEXT } from '../../test/operations.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { removeExpired } from '../cleanup/removeExpired.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100' } })
})
afterAll(() => harness.stop())
beforeEach(async () => {
  dana = await customer(harness)
  dale = await vendor(harness)
})

const NOTICES = graphql(`
  query Notices($first: Int!, $after: String) {
    notices(first: $first, after: $after) {
      totalCount
      nodes { id kind group text path jobId createdAt readAt }
      pageInfo { hasNextPage endCursor }
    }
  }
`)
const UNREAD = graphql(`query UnreadNotices { me { unreadNotices } }`)
const MARK = graphql(`
  mutation MarkNoticesRead($input: MarkNoticesReadInput!) {
    markNoticesRead(input: $input) { id unreadNotices }
  }
`)
const MARK_MESSAGES = graphql(`
  mutation MarkMessagesReadId($jobId: UUID!) { markMessagesRead(jobId: $jobId) { id } }
`)

const noticesOf = async (person: TestUser, first = 20, after?: string | null) =>
  (await person.ask(NOTICES, { first, after })).notices
const unreadOf = async (person: TestUser) => (await person.ask(UNREAD)).me!.unreadNotices
const later = () => {
  harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
}
const sql = async (text: string, values: unknown[] = []) =>
  (await harness.database.pool.query(text, values)).rows

const textsOf = async (person: TestUser) => (await noticesOf(person)).nodes.map(({ text }) => text)

test('names nobody once the account is closed', async () => {
  await bid(dale, await postJunk(dana), '149.5')
  expect(await textsOf(dana)).toEqual(['Dale Reyes bid $149.50 on your junk pickup.'])
  await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect(await textsOf(dana)).toContain('A vendor bid $149.50 on your junk pickup.')
})

test('names the vendor who had the job when it happened, also after another vendor has it', async () => {
  const mia = await vendor(harness, {}, { firstName: 'Mia', lastName: 'Santos' })
  const jobId = await acceptedJob(dana, dale)
  await dale.ask(SEND_TEXT, { input: { jobId, content: 'On my way' } })
  later()
  await dale.ask(graphql(`mutation ReleaseNamed($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`), {
    jobId,
  })
  later()
  await dana.ask(ACCEPT_BID, { bidId: await bid(mia, jobId) })
  const texts = await textsOf(dana)
  expect(texts).toContain('Dale Reyes wrote to you about your junk pickup.')
  expect(texts).toContain("Dale Reyes gave back your junk pickup, so it's open for bids again.")
})

test("tells a vendor the customer's name only while the job is theirs", async () => {
  const jobId = await acceptedJob(dana, dale)
  expect((await textsOf(dale))[0]).toMatch(
    /^Dana Reyes accepted your bid of .* The junk pickup in 78701 is yours\.$/,
  )
  await dale.ask(graphql(`mutation ReleaseAgain($jobId: UUID!) { releaseJob(jobId: $jobId) { id } }`), {
    jobId,
  })
  expect((await textsOf(dale))[0]).toMatch(/^The customer accepted your bid of /)
})

test('says what happened and links to it', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId, '149.5')
  const { nodes, totalCount } = await noticesOf(dana)
  expect(totalCount).toBe(1)
  expect(nodes).toEqual([
    {
      id: expect.any(String),
      kind: 'bid_received',
      group: 'bids',
      jobId,
      readAt: null,
      text: 'Dale Reyes bid $149.50 on your junk pickup.',
      path: `/customer/orders?order=${jobId}`,
      createdAt: harness.clock.now.toISOString(),
    },
  ])
  expect(await unreadOf(dana)).toBe(1)
  expect(await unreadOf(dale)).toBe(0)
})

test('lists newest first, in pages', async () => {
  const jobId = await postJunk(dana)
  for (const price of ['101', '102', '103']) {
    later()
    await bid(await vendor(harness), jobId, price)
  }
  const first = await noticesOf(dana, 2)
  const rest = await noticesOf(dana, 2, first.pageInfo.endCursor)
  expect(first.pageInfo.hasNextPage).toBe(true)
  expect(rest.pageInfo.hasNextPage).toBe(false)
  const prices = [...first.nodes, ...rest.nodes].map(({ text }) => /\$(\d+)/.exec(text)![1])
  expect(prices).toEqual(['103', '102', '101'])
})

test('marks some or all as read, but never those of others', async () => {
  const jobId = await postJunk(dana)
  for (const price of ['101', '102', '103']) await bid(await vendor(harness), jobId, price)
  const [one] = (await noticesOf(dana)).nodes
  later()
  const readAt = harness.clock.now.toISOString()
  expect((await dale.ask(MARK, { input: { ids: [one!.id] } })).markNoticesRead.id).toBe(dale.id)
  expect(await unreadOf(dana)).toBe(3)
  const marked = await dana.ask(MARK, { input: { ids: [one!.id] } })
  expect(marked.markNoticesRead).toEqual({ id: dana.id, unreadNotices: 2 })
  later()
  expect((await dana.ask(MARK, { input: {} })).markNoticesRead.unreadNotices).toBe(0)
  const { nodes } = await noticesOf(dana)
  // Reading it again keeps the first time.
  expect(nodes.find(({ id }) => id === one!.id)!.readAt).toBe(readAt)
  expect(nodes.every(({ readAt }) => readAt !== null)).toBe(true)
})

test('marks the notices of an opened page as read, and no others', async () => {
  const [jobId, other] = [await postJunk(dana), await postJunk(dana)]
  for (const each of [jobId, other]) await bid(dale, each)
  const { path } = (await noticesOf(dana)).nodes.find(notice => notice.jobId === jobId)!
  const { markNoticesRead } = await dana.ask(MARK, { input: { path } })
  expect(markNoticesRead.unreadNotices).toBe(1)
  const unread = (await noticesOf(dana)).nodes.filter(({ readAt }) => readAt === null)
  expect(unread.map(notice => notice.jobId)).toEqual([other])
  expect((await dana.ask(MARK, { input: { path: '/nowhere' } })).markNoticesRead.unreadNotices).toBe(1)
})

test.each([
  [{ ids: ['not an id'] }, /UUID/],
  [{ ids: Array.from({ length: 101 }, () => 'a0000001-0000-4000-8000-000000000000') }, /at most 100/],
])('refuses invalid input', async (input, words) => {
  const { errors } = await dana.answer(MARK, { input })
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  expect(JSON.stringify(errors)).toMatch(words)
})

test('counts at most 100 unread ones', async () => {
  await sql(
    `insert into notices (id, event_id, user_id, kind, created_at)
      select gen_random_uuid(), gen_random_uuid(), $1, 'password_changed', now() from generate_series(1, 150)`,
    [dana.id],
  )
  expect(await unreadOf(dana)).toBe(100)
})

test('lists, marks, and pages by Link over REST', async () => {
  const jobId = await postJunk(dana)
  for (const price of ['101', '102']) await bid(await vendor(harness), jobId, price)
  const list = await dana.fetch('/api/notices?first=1')
  expect(list.headers.get('link')).toContain('rel="next"')
  const [notice] = (await list.json()) as { id: string; kind: string }[]
  expect(notice).toMatchObject({ kind: 'bid_received', jobId, readAt: null })
  const mark = (body: object) =>
    dana.fetch('/api/notices/read', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect(await (await mark({ ids: [notice!.id] })).json()).toEqual({ id: dana.id, unreadNotices: 1 })
  expect(await (await mark({})).json()).toEqual({ id: dana.id, unreadNotices: 0 })
  expect((await mark({ ids: ['x'] })).status).toBe(400)
  expect((await harness.visitor().fetch('/api/notices')).status).toBe(401)
})

describe('messages', () => {
  const say = (who: TestUser, jobId: string) => who.ask(SEND_TEXT, { input: { jobId, content: 'Hello' } })
  const messageNotices = async (person: TestUser) =>
    (await noticesOf(person)).nodes.filter(({ kind }) => kind === 'message_received')
  /** Moves the clock by ten minutes. */
  const mailsLater = async () => {
    await harness.mails()
    await sql(
      'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
    )
    return (await harness.mails()).filter(
      mail => mail.includes('wrote to you') && mail.includes(`To: ${dale.email}`),
    )
  }

  test('creates one notice for each thread until it is read, then a new one', async () => {
    const jobId = await acceptedJob(dana, dale)
    for (let count = 0; count < 3; count++) await say(dana, jobId)
    expect(await messageNotices(dale)).toHaveLength(1)
    await dale.ask(MARK_MESSAGES, { jobId })
    expect(await messageNotices(dale)).toMatchObject([{ readAt: expect.any(String) }])
    later()
    await say(dana, jobId)
    expect(await messageNotices(dale)).toMatchObject([{ readAt: null }, { readAt: expect.any(String) }])
  })

  test('mails once if messages are unread for ten minutes', async () => {
    const jobId = await acceptedJob(dana, dale)
    for (let count = 0; count < 3; count++) await say(dana, jobId)
    expect((await harness.mails()).filter(mail => mail.includes('wrote to you'))).toEqual([])
    const mails = await mailsLater()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`To: ${dale.email}`)
    expect(mails[0]).toContain('You have 3 unread messages from Dana Reyes')
    expect(mails[0]!.replace(/=\r?\n/g, '')).toContain('Nobody reads replies to this email')
    expect(await mailsLater()).toEqual([])
  })

  test.each([
    ['the messages', (jobId: string) => dale.ask(MARK_MESSAGES, { jobId })],
    ['the notice', () => dale.ask(MARK, { input: {} })],
  ])('mails nothing to a user who has read %s', async (_, read) => {
    const jobId = await acceptedJob(dana, dale)
    await say(dana, jobId)
    await read(jobId)
    expect(await mailsLater()).toEqual([])
  })
})

test('removes the notices of a closed account and mails none of them', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await dana.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  expect(await sql('select id from notices where user_id = $1', [dana.id])).toEqual([])
  const mails = await harness.mails()
  expect(mails.filter(mail => mail.includes(dana.email) || mail.includes('deleted.invalid'))).toEqual([])
})

test('sends nothing to a vendor who closes the account first', async () => {
  await postJunk(dana)
  await dale.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })
  await harness.mails()
  expect(await sql('select id from notices where user_id = $1', [dale.id])).toEqual([])
})

test('removes old notices and keeps at most the newest 500 of each user', async () => {
  const add = (days: number, count: number) =>
    sql(
      `insert into notices (id, event_id, user_id, kind, created_at)
        select gen_random_uuid(), gen_random_uuid(), $1, 'password_changed', $2::timestamptz - make_interval(days => $3)
        from generate_series(1, $4::integer)`,
      [dana.id, harness.clock.now, days, count],
    )
  const left = async () =>
    (await sql('select count(*)::int from notices where user_id = $1', [dana.id]))[0].count
  await add(91, 3)
  await add(89, 2)
  await removeExpired(harness.app.context, {}, taskWork('removeExpired'))
  expect(await left()).toBe(2)
  await add(1, 499)
  await removeExpired(harness.app.context, {}, taskWork('removeExpired'))
  expect(await left()).toBe(500)
  expect(
    await sql(
      `select id from notices where user_id = $1 and created_at < $2::timestamptz - interval '80 days'`,
      [dana.id, harness.clock.now],
    ),
  ).toHaveLength(1)
})

test('removes notices after the configured two weeks and shows the others', async () => {
  const other = await startHarness({ env: { NOTICES_KEPT_DAYS: '14' } })
  try {
    const mia = await customer(other)
    await other.database.pool.query(
      `insert into notices (id, event_id, user_id, kind, created_at)
        select gen_random_uuid(), gen_random_uuid(), $1, 'password_changed', $2::timestamptz - make_interval(hours => n)
        from unnest(array[335, 337, 2000]) n`,
      [mia.id, other.clock.now],
    )
    await removeExpired(other.app.context, {}, taskWork('removeExpired'))
    expect((await mia.ask('{ notices { nodes { kind } } }')).notices.nodes).toEqual([
      { kind: 'password_changed' },
    ])
  } finally {
    await other.stop()
  }
})

test('keeps the newest 500 of each user across several statements', async () => {
  const users = await sql(
    `insert into users (id, username, email, first_name, last_name, user_type)
      select gen_random_uuid(), 'many' || n, 'many' || n || '@example.com', 'A', 'B', 'customer'
      from generate_series(1, 501) n returning id`,
  )
  await sql(
    `insert into notices (id, event_id, user_id, kind, created_at)
      select gen_random_uuid(), gen_random_uuid(), id, 'password_changed', $2::timestamptz - make_interval(secs => n)
      from unnest($1::uuid[]) id, generate_series(1, 502) n`,
    [users.map(({ id }) => id), harness.clock.now],
  )
  await removeExpired(harness.app.context, {}, taskWork('removeExpired'))
  const left = await sql(
    `select count(*)::int, max(created_at) - min(created_at) = interval '499 seconds' as "isNewest" from notices
      where user_id = any($1) group by user_id`,
    [users.map(({ id }) => id)],
  )
  expect(left).toEqual(users.map(() => ({ count: 500, isNewest: true })))
})

test('tells users what others did, not what they did themselves', async () => {
  const jobId = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  expect((await noticesOf(dana)).nodes.map(({ kind }) => kind).sort()).toEqual([
    'bid_received',
    'order_accepted',
  ])
  expect((await noticesOf(dale)).nodes.map(({ kind }) => kind)).toEqual(['bid_accepted'])
})
