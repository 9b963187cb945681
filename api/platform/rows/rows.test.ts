import { bid, bothRated, completedJob, postJunk } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { webOperation } from '../../test/webOperation.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
const jobs: string[] = []
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
  const others = await Promise.all([vendor(harness), vendor(harness)])
  for (let i = 0; i < 7; i++) {
    harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
    jobs.push(await postJunk(dana, { description: `Job ${i}` }))
    for (const each of [dale, ...others]) {
      harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
      await bid(each, jobs[i]!, `${100 + i}`)
    }
  }
  const done = await completedJob(dana, dale)
  await bothRated(dana, dale, { jobId: done })
  jobs.push(done)
})
afterAll(() => harness.stop())

const newest = () => jobs.toReversed()

test('reads only what the query requests', async () => {
  const few = await harness.statementsOf(() => dana.ask('{ customerJobs(first: 3) { nodes { id status } } }'))
  expect(few.at(-1)).toMatch(
    /^select coalesce\(.{1,120}\)::text as "__at", t\.id as "id", t\.status as "status" from /,
  )
  expect(few.at(-1)).not.toContain('description')
})

test('reads rows of which only the type is selected', async () => {
  const { job } = await dana.ask(
    `query ($id: UUID!) {
      job(id: $id) { bids { nodes { __typename } } balances { __typename } paymentHandles { __typename } }
    }`,
    { id: jobs.at(-1) },
  )
  expect(job).toEqual({
    bids: { nodes: [{ __typename: 'Bid' }] },
    balances: [{ __typename: 'Balance' }],
    paymentHandles: [],
  })
})

test('keeps aliases of a field, and of a list with other arguments, apart', async () => {
  const { a, b } = await dana.ask(
    'query ($n: Int!) { a: customerJobs(first: 2) { nodes { x: id id two: bids(first: 2) { nodes { price } } all: bids(first: $n) { nodes { sum: price } } } } b: customerJobs(first: 1) { edges { node { id } } } }',
    { n: 3 },
  )
  expect(a.nodes.map((job: { x: string }) => job.x)).toEqual(newest().slice(0, 2))
  expect(a.nodes[1].two.nodes).toEqual([{ price: '106.00' }, { price: '106.00' }])
  expect(a.nodes[1].all.nodes).toHaveLength(3)
  expect(a.nodes[1].all.nodes[0]).toEqual({ sum: '106.00' })
  expect(b.edges).toEqual([{ node: { id: newest()[0] } }])
})

test('answers two aliases of one relation with different fields', async () => {
  const { job } = await dana.ask(
    'query ($id: UUID!) { job(id: $id) { a: vendor { id } b: vendor { firstName } vendor { rating } } }',
    { id: jobs.at(-1) },
  )
  expect(job).toEqual({ a: { id: dale.id }, b: { firstName: 'Dale' }, vendor: { rating: 5 } })
})

test("answers a page under another field's name, and other arguments under another parent", async () => {
  const query = `query ($id: UUID!) {
    a: job(id: $id) { myBid { job { bids(first: 1) { nodes { id } } } } status: bids { totalCount } viewerCanStart }
    customerJobs(first: 1) { nodes { cursorAt: bids { totalCount } } }
    job(id: $id) { x: bids(first: 1) { nodes { id } pageInfo { hasNextPage } } }
    b: job(id: $id) { x: bids(first: 50) { nodes { id } pageInfo { hasNextPage } } }
  }`
  const { a, job, b, customerJobs } = await dana.ask(query, { id: jobs[0] })
  expect(a).toEqual({ myBid: null, status: { totalCount: 3 }, viewerCanStart: false })
  expect(job.x).toMatchObject({ nodes: [{}], pageInfo: { hasNextPage: true } })
  expect(b.x.nodes).toHaveLength(3)
  expect(customerJobs.nodes[0].cursorAt.totalCount).toBe(1)
})

test('merges fragments', async () => {
  const { customerJobs } = await dana.ask(`
    { customerJobs(first: 1) { ...Page nodes { status } } }
    fragment Page on JobConnection { nodes { ...Card ... on Job { vendor { id } } } pageInfo { hasNextPage } }
    fragment Card on Job { id vendor { firstName } }`)
  expect(customerJobs).toEqual({
    nodes: [{ id: newest()[0], status: 'completed', vendor: { id: dale.id, firstName: 'Dale' } }],
    pageInfo: { hasNextPage: true },
  })
})

test('follows the variables of @include and @skip with a single plan', async () => {
  const query =
    'query ($more: Boolean!) { customerJobs(first: 1) { nodes { id description @include(if: $more) vendor @skip(if: $more) { id } } } }'
  const [id] = newest()
  expect((await dana.ask(query, { more: true })).customerJobs.nodes).toEqual([
    { id, description: 'A couch and two mattresses' },
  ])
  expect((await dana.ask(query, { more: false })).customerJobs.nodes).toEqual([
    { id, vendor: { id: dale.id } },
  ])
})

test('pages without gaps or repeats, even if rows are inserted in between', async () => {
  const query =
    'query ($after: String) { customerJobs(first: 3, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }'
  const seen: string[] = []
  let after: string | null = null
  do {
    const {
      customerJobs,
    }: {
      customerJobs: {
        totalCount: number
        nodes: { id: string }[]
        pageInfo: { hasNextPage: boolean; endCursor: string }
      }
    } = await dana.ask(query, { after })
    seen.push(...customerJobs.nodes.map(job => job.id))
    after = customerJobs.pageInfo.hasNextPage ? customerJobs.pageInfo.endCursor : null
    if (seen.length === 3) {
      harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
      jobs.push(await postJunk(dana))
    }
  } while (after)
  expect(seen).toEqual(newest().slice(1))
})

test('pages a nested list too', async () => {
  const query =
    'query ($id: UUID!, $after: String) { job(id: $id) { bids(first: 2, after: $after) { totalCount nodes { id } edges { cursor } pageInfo { hasNextPage endCursor } } } }'
  const first = (await dana.ask(query, { id: jobs[0] })).job.bids
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
  expect(first.edges[1].cursor).toBe(first.pageInfo.endCursor)
  const second = (await dana.ask(query, { id: jobs[0], after: first.pageInfo.endCursor })).job.bids
  expect(second).toMatchObject({ totalCount: 3, nodes: [{}], pageInfo: { hasNextPage: false } })
  expect(first.nodes).not.toContainEqual(second.nodes[0])
})

const place = (...at: unknown[]) => Buffer.from(JSON.stringify(at)).toString('base64url')
const ID = '00000000-0000-4000-8000-000000000000'

test.each([
  place('2026-02-30 00:00:00+00', ID),
  place('2026-99-99 00:00:00+00', ID),
  place('2026-01-01 25:00:00+00', ID),
  place('0000-01-01 00:00:00+00', ID),
  place('2026-01-01 00:00:00+00', [ID]),
  'nonsense',
  Buffer.from('["then","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
  Buffer.from("x,'; drop table jobs").toString('base64url'),
  '',
])('refuses %s as a cursor', async after => {
  const issues = await dana.issues(
    'query ($after: String) { customerJobs(after: $after) { nodes { id } } }',
    { after },
  )
  expect(issues).toEqual(['after: This cursor is not from this list'])
})

test.each([0, -1, 101])('refuses first: %s, also when nested', async first => {
  expect(
    await dana.issues('query ($first: Int!) { customerJobs(first: $first) { nodes { id } } }', { first }),
  ).toEqual(['first: first is from 1 to 100'])
  expect(
    await dana.issues(
      'query ($first: Int!) { customerJobs { nodes { bids(first: $first) { nodes { id } } } } }',
      { first },
    ),
  ).toEqual(['first: first is from 1 to 100'])
})

test('hides what a viewer may not see on every path', async () => {
  const { availableJobs } = await dale.ask(
    '{ availableJobs(first: 1) { nodes { bids { totalCount nodes { vendorId } } customer { email } myBid { job { firstName customer { phone } } } } } }',
  )
  expect(availableJobs.nodes[0]).toEqual({ bids: { totalCount: 0, nodes: [] }, customer: null, myBid: null })
  const mine = await dale.ask(
    'query ($id: UUID!) { job(id: $id) { bids { totalCount nodes { vendor { email phone username stats { vendorId } } job { firstName customer { id } bids { totalCount } } } } } }',
    { id: jobs[0] },
  )
  expect(mine.job.bids).toEqual({
    totalCount: 1,
    nodes: [
      {
        vendor: {
          email: dale.email,
          phone: '(512) 555-0147',
          username: dale.id,
          stats: { vendorId: dale.id },
        },
        job: { firstName: null, customer: null, bids: { totalCount: 1 } },
      },
    ],
  })
  const seen = await dana.ask(
    'query ($id: UUID!) { job(id: $id) { vendor { firstName email phone username stats { vendorId } initialServiceZipCode } } }',
    { id: jobs.at(-2) },
  )
  expect(seen.job.vendor).toEqual({
    firstName: 'Dale',
    email: null,
    phone: null,
    username: null,
    stats: null,
    initialServiceZipCode: null,
  })
})

describe('one statement besides the session', () => {
  const CARDS =
    'nodes { id title status images finalPrice createdAt vendor { firstName rating } bids { totalCount nodes { id price vendor { firstName rating ratingCount completedJobs documentsOnFile } } } myBid { price } }'
  const DIALOG = `id title status history { toStatus actor { firstName } } ratings { rating } vendor { firstName } customer { firstName }
    bids { nodes { price message vendor { firstName rating ratingCount completedJobs documentsOnFile } viewerCanDecide } }
    viewerCanCancel viewerCanRate viewerCanAccept`
  test.each<[string, () => TestUser, string, () => object]>([
    ['availableJobs', () => dale, `{ availableJobs { ${CARDS} pageInfo { endCursor } } }`, () => ({})],
    ['customerJobs', () => dana, `{ customerJobs { ${CARDS} } }`, () => ({})],
    ['vendorJobs', () => dale, `{ vendorJobs { ${CARDS} } }`, () => ({})],
    ['vendorJobs by what is due', () => dale, `{ vendorJobs(sort: due) { ${CARDS} } }`, () => ({})],
    [
      'job with all that its dialog shows',
      () => dana,
      `query ($id: UUID!) { job(id: $id) { ${DIALOG} } }`,
      () => ({ id: jobs[0] }),
    ],
    [
      'vendorStats',
      () => dale,
      '{ vendorStats { activeJobs rating monthlyEarnings weeklyEarnings completedJobs } }',
      () => ({}),
    ],
    [
      'vendorAgenda',
      () => dale,
      '{ vendorAgenda { hasBid openBidCount nextJobs { id title address unreadMessages } unreadJobs { id firstName } openBids { price job { title } } lostBids { price job { title whyNotBid } } } }',
      () => ({}),
    ],
    ['serviceAreas', () => dale, '{ serviceAreas { zipCode } }', () => ({})],
    ['me', () => dana, '{ me { id firstName lastName email phone userType rating } }', () => ({})],
  ])('reads %s', async (_, who, query, variables) => {
    const statements = await harness.statementsOf(() => who().ask(query, variables()))
    expect(statements).toHaveLength(2)
    expect(statements[0]).toContain('from sessions')
  })
})

describe('queries of the pages', () => {
  let boss: TestUser
  beforeAll(async () => {
    boss = await admin(harness)
  })
  const COUNTED = [
    ['AvailableJobs', () => dale, { first: 20 }, 1],
    ['CustomerJobs', () => dana, {}, 1],
    ['JobDetails', () => dana, () => ({ id: jobs[0] }), 1],
    ['VendorJobDetails', () => dale, () => ({ id: jobs[0] }), 1],
    ['VendorToday', () => dale, {}, 2],
    ['UnfinishedOrders', () => dana, {}, 1],
    ['Me', () => dana, {}, 1],
    ['Users', () => boss, { sort: 'joined', first: 10, search: 'reyes' }, 1],
    ['UserTotal', () => boss, { search: 'reyes' }, 1],
    ['AllJobs', () => boss, { first: 10, search: 'reyes' }, 1],
    ['JobTotal', () => boss, { search: 'reyes' }, 1],
  ] as const
  test.each(COUNTED)(
    'answers %s with this many statements besides the session: %#',
    async (name, who, variables, count) => {
      const given = typeof variables === 'function' ? variables() : variables
      const statements = await harness.statementsOf(() => who().ask(webOperation(name), given))
      expect(statements[0]).toContain('from sessions')
      expect(statements.slice(1)).toHaveLength(count)
    },
  )

  test('locks and reads what SubmitBid decides by in three statements, stores it in two, and reads it back in one', async () => {
    const jobId = await postJunk(dana)
    const input = { jobId, price: '99.50', message: null }
    const sent = await harness.statementsOf(() => dale.ask(webOperation('SubmitBid'), { input }))
    expect(sent.slice(1).map(text => /^\s*(select|insert|with)/.exec(text)?.[1])).toEqual([
      'select',
      'select',
      'select',
      'insert',
      'with',
      'select',
    ])
  })

  test('takes no more statements for more data', async () => {
    const count = async (first: number) => {
      const query =
        'query ($n: Int!) { customerJobs(first: $n) { nodes { id bids { nodes { vendor { id } } } } } }'
      return (await harness.statementsOf(() => dana.ask(query, { n: first }))).length
    }
    expect(await count(50)).toBe(await count(1))
  })
})

test('runs the prepared statement of a repeated query', async () => {
  const query = '{ customerJobs(first: 2) { nodes { id title } } }'
  const once = await harness.statementsOf(() => dana.ask(query))
  const again = await harness.statementsOf(() => dana.ask(query))
  expect(again).toEqual(once)
})

test('says what the vendor may do in their own list, and what an admin may do in the same list', async () => {
  const wilma = await vendor(harness, { zips: ['78799'] })
  await postJunk(dana, { zipCode: '78799' })
  const query = 'query ($id: UUID) { availableJobs(vendorId: $id) { nodes { title whyNotBid } totalCount } }'
  const own = await wilma.ask(query, { id: wilma.id })
  expect(own.availableJobs).toEqual({
    nodes: [{ title: 'Junk Pickup', whyNotBid: null }],
    totalCount: 1,
  })
  const seen = await (await admin(harness)).ask(query, { id: wilma.id })
  expect(seen.availableJobs.nodes).toEqual([
    { title: expect.stringContaining('Dana Reyes'), whyNotBid: 'NOT_IN_AREA' },
  ])
  await bid(wilma, (await wilma.ask('{ availableJobs { nodes { id } } }')).availableJobs.nodes[0].id, '90')
  expect((await wilma.ask(query)).availableJobs.nodes[0].whyNotBid).toBe('BID_EXISTS')
})
