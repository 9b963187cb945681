import { ACCEPT_BID, bid, bothRated, completedJob, postJunk, SUBMIT_RATING } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'
import { exportText } from '../exports/exportText.js'
import { revealRatings } from './reveal.js'

/** A rating is sealed until both parties have rated or 14 days have passed since the job was completed. */

const DAY_MS = 86_400_000

let harness: Harness
let other: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
const start = () => harness.clock.now.getTime()
beforeAll(async () => {
  harness = await startHarness()
  other = await startHarness({ databaseUrl: harness.database.url })
  dana = await customer(harness)
  ada = await admin(harness)
})
beforeEach(async () => {
  dale = await vendor(harness)
})
afterAll(async () => {
  await other.stop()
  await harness.stop()
})

const RATINGS = graphql(`
  query SealedRatings($id: UUID!) {
    job(id: $id) {
      ratingsSealedUntil viewerIsRated viewerCanRate
      ratings { raterId rating comment isSealed revealsAt }
    }
  }
`)
const FIGURES = graphql(`
  query RatingFigures {
    me { rating ratingCount }
    vendorStats { rating ratingCount }
  }
`)
const rate = (by: TestUser, jobId: string, rating = 4, comment?: string) =>
  by.ask(SUBMIT_RATING, { input: { jobId, rating, comment } })
const read = async (by: TestUser, id: string) => (await by.ask(RATINGS, { id })).job

const work = taskWork('revealRatings')
const reveal = (of: Harness = harness) => revealRatings(of.app.context, {}, work)

/** Sets both processes' clocks and resets them afterwards, because sessions expire, too. */
const after = async <T>(ms: number, act: () => Promise<T>): Promise<T> => {
  const now = harness.clock.now
  const later = new Date(now.getTime() + ms)
  harness.clock.now = later
  other.clock.now = later
  try {
    return await act()
  } finally {
    harness.clock.now = now
    other.clock.now = now
  }
}

/** A session that is still valid then. */
const keepSignedIn = () => harness.database.pool.query("update sessions set expires_at = '2099-01-01'")

const recounted = async (userId: string) => {
  const { rows } = await harness.database.pool.query(
    `select coalesce(avg(rating)::numeric(10, 2), 0)::float8 as rating, count(*)::int as "ratingCount"
     from ratings where rated_id = $1 and removed_at is null and reveals_at <= $2`,
    [userId, harness.clock.now],
  )
  return rows[0]
}

test('shows it only to its author and tells the other party that it exists', async () => {
  const jobId = await completedJob(dana, dale)
  await rate(dana, jobId, 2, 'Late')
  const until = new Date(start() + 14 * DAY_MS).toISOString()
  expect(await read(dana, jobId)).toEqual({
    ratingsSealedUntil: until,
    viewerIsRated: false,
    viewerCanRate: false,
    ratings: [{ raterId: dana.id, rating: 2, comment: 'Late', isSealed: true, revealsAt: until }],
  })
  expect(await read(dale, jobId)).toEqual({
    ratingsSealedUntil: until,
    viewerIsRated: true,
    viewerCanRate: true,
    ratings: [],
  })
  expect((await read(ada, jobId)).ratings).toEqual([])
  expect(await dale.ask(FIGURES)).toEqual({
    me: { rating: 0, ratingCount: 0 },
    vendorStats: { rating: 0, ratingCount: 0 },
  })
})

test('reveals both at once with the second rating', async () => {
  const jobId = await completedJob(dana, dale)
  await rate(dana, jobId, 2, 'Late')
  await rate(dale, jobId, 5, 'Friendly')
  for (const reader of [dana, dale, ada]) {
    const { ratings, ratingsSealedUntil } = await read(reader, jobId)
    expect(ratingsSealedUntil).toBeNull()
    expect(new Set(ratings.map(({ rating, isSealed }) => `${rating} ${isSealed}`))).toEqual(
      new Set(['2 false', '5 false']),
    )
  }
  expect((await dale.ask(FIGURES)).me).toEqual({ rating: 2, ratingCount: 1 })
})

test('reveals and counts it 14 days after completion, with or without the task', async () => {
  const jobId = await completedJob(dana, dale)
  await keepSignedIn()
  // Given at any time within the 14 days.
  await after(13 * DAY_MS, () => rate(dana, jobId, 3, 'Good'))
  const shown = async () => [
    (await read(dale, jobId)).ratings.length,
    (await dale.ask(FIGURES)).me!.ratingCount,
  ]
  expect(await after(14 * DAY_MS - 1, shown)).toEqual([0, 0])
  expect(await after(14 * DAY_MS, shown)).toEqual([1, 1])
  await after(14 * DAY_MS, async () => {
    expect((await dale.ask(FIGURES)).vendorStats).toEqual({ rating: 3, ratingCount: 1 })
    await reveal()
    expect((await dale.ask(FIGURES)).vendorStats).toEqual({ rating: 3, ratingCount: 1 })
    expect(await shown()).toEqual([1, 1])
    const { rows } = await harness.database.pool.query(
      'select rating::float8, rating_count, rating_due_at from users where id = $1',
      [dale.id],
    )
    expect(rows).toEqual([{ rating: 3, rating_count: 1, rating_due_at: null }])
  })
})

test('reveals a later rating at once and tells the rated party the stars', async () => {
  const jobId = await completedJob(dana, dale)
  await keepSignedIn()
  await after(20 * DAY_MS, async () => {
    expect((await rate(dana, jobId, 3)).submitRating.rated).toMatchObject({ rating: 3, ratingCount: 1 })
    expect((await read(dale, jobId)).ratings).toMatchObject([{ rating: 3, isSealed: false }])
  })
  const { rows } = await harness.database.pool.query(
    'select user_id, kind, data from notices where job_id = $1 and kind like $2',
    [jobId, 'rating%_re%'],
  )
  expect(rows).toEqual([{ user_id: dale.id, kind: 'rating_received', data: { rating: 3 } }])
})

test('hides the stars in notices and mails and tells each party once of the reveal', async () => {
  const jobId = await completedJob(dana, dale)
  await rate(dana, jobId, 1, 'SealedWords')
  const told = async () => {
    const { rows } = await harness.database.pool.query(
      `select user_id as "user", kind, data from notices where job_id = $1 and kind like 'rating%' order by created_at, kind, user_id`,
      [jobId],
    )
    return rows
  }
  expect(await told()).toEqual([{ user: dale.id, kind: 'rating_received', data: { rating: null } }])
  await keepSignedIn()
  await after(14 * DAY_MS, () => Promise.all([reveal(), reveal(other), reveal(), reveal(other)]))
  const all = await told()
  expect(all).toHaveLength(3)
  expect(all).toEqual(
    expect.arrayContaining([
      { user: dale.id, kind: 'ratings_revealed', data: { rating: 1 } },
      { user: dana.id, kind: 'ratings_revealed', data: { rating: null } },
    ]),
  )
})

test('exports it only to its author and keeps it out of every exported average', async () => {
  const jobId = await completedJob(dana, dale)
  await rate(dana, jobId, 1, 'SealedWords')
  const fileOf = async (userId: string) => {
    const client = await harness.database.pool.connect()
    try {
      await client.query('begin isolation level repeatable read, read only')
      let text = ''
      const { signal } = new AbortController()
      for await (const piece of exportText(client, userId, {
        sections: harness.app.context.userData.exported,
        isFormerFounder: false,
        now: harness.clock.now,
        signal,
      }))
        text += piece
      return JSON.parse(text)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(JSON.stringify(await fileOf(dana.id))).toContain('SealedWords')
  const sealed = await fileOf(dale.id)
  expect(JSON.stringify(sealed)).not.toContain('SealedWords')
  expect(sealed.ratings).toEqual([])
  expect(sealed.account[0]).toMatchObject({ rating: 0, rating_count: 0 })
  await after(14 * DAY_MS, async () => {
    const revealed = await fileOf(dale.id)
    expect(revealed.ratings).toMatchObject([{ comment: 'SealedWords' }])
    expect(revealed.account[0]).toMatchObject({ rating: 1, rating_count: 1 })
  })
})

test('hides its comment from customers who compare bids', async () => {
  const kim = await customer(harness)
  await rate(kim, await completedJob(kim, dale), 1, 'SealedWords')
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  const COMPARED = graphql(`
    query SealedCompared($id: UUID!) {
      job(id: $id) { bids { nodes { vendor { rating ratingCount latestComments { comment } } } } }
    }
  `)
  const { job } = await dana.ask(COMPARED, { id: jobId })
  expect(job.bids.nodes).toEqual([{ vendor: { rating: 0, ratingCount: 0, latestComments: [] } }])
})

test('keeps the average exact when two processes reveal twenty simultaneously', async () => {
  const stars = Array.from({ length: 20 }, (_, i) => 1 + ((i * 7) % 5))
  const customers = await Promise.all(stars.map(() => customer(harness)))
  const jobs = await Promise.all(customers.map(each => completedJob(each, dale)))
  await Promise.all(stars.map((rating, i) => rate(customers[i]!, jobs[i]!, rating)))
  await keepSignedIn()
  await after(14 * DAY_MS - 1, async () => {
    expect((await dale.ask(FIGURES)).me).toEqual({ rating: 0, ratingCount: 0 })
    // The vendor's rating reveals half of them just when time reveals the others.
    await Promise.all(jobs.slice(0, 10).map(jobId => rate(dale, jobId, 5)))
  })
  await after(14 * DAY_MS, async () => {
    await Promise.all([
      reveal(),
      reveal(other),
      ...jobs.slice(10, 15).map(jobId => rate(dale, jobId, 5)),
      reveal(other),
    ])
    expect((await dale.ask(FIGURES)).me).toEqual(await recounted(dale.id))
    expect((await dale.ask(FIGURES)).me!.ratingCount).toBe(20)
    const { rows } = await harness.database.pool.query(
      `select count(*)::int from users where rating_due_at <= $1 union all select count(*)::int from ratings where not reveal_told and reveals_at <= $1`,
      [harness.clock.now],
    )
    expect(rows).toEqual([{ count: 0 }, { count: 0 }])
  })
})

test('counts what another process has revealed even if its own clock is slow', async () => {
  const jobId = await completedJob(dana, dale)
  await rate(dana, jobId, 5)
  await keepSignedIn()
  await after(1000, () => rate(dale, jobId, 5))
  const late = await completedJob(dana, dale)
  await rate(dana, late, 1)
  await after(1000, async () => {
    expect((await dale.ask(FIGURES)).me).toEqual({ rating: 5, ratingCount: 1 })
    await reveal()
    expect((await dale.ask(FIGURES)).me).toEqual(await recounted(dale.id))
  })
})

test('shows no seal on an order that was not completed', async () => {
  const jobId = await postJunk(dana)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  expect(await read(dana, jobId)).toMatchObject({
    ratingsSealedUntil: null,
    viewerIsRated: false,
    ratings: [],
  })
})

test('shows nothing of the seal to another bidder', async () => {
  const mia = await vendor(harness)
  const jobId = await postJunk(dana)
  await bid(mia, jobId)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await harness.database.pool.query(
    "update jobs set status = 'completed', completed_date = $2 where id = $1",
    [jobId, harness.clock.now],
  )
  await bothRated(dana, dale, { jobId })
  expect(await read(mia, jobId)).toMatchObject({
    ratingsSealedUntil: null,
    viewerIsRated: false,
    ratings: [],
  })
})

test('counts both of two ratings revealed at the same moment, in either order', async () => {
  const anna = await customer(harness)
  const [first, second] = [await completedJob(dana, dale), await completedJob(anna, dale)]
  await rate(dale, first)
  await rate(dale, second)
  // This one starts later, and is counted first.
  await after(2000, () => rate(dana, first, 5))
  await after(1000, () => rate(anna, second, 2))
  await after(3000, () => reveal())
  const { rows } = await harness.database.pool.query(
    'select rating::float8, rating_count, rating_due_at from users where id = $1',
    [dale.id],
  )
  expect(rows).toEqual([{ rating: 3.5, rating_count: 2, rating_due_at: null }])
})
