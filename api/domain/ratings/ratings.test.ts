import { acceptedJob, bothRated, completedJob, SUBMIT_RATING } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const rate = (who: TestUser, jobId: string, rating: unknown, comment?: string) =>
  who.answer(SUBMIT_RATING, { input: { jobId, rating, comment } })

test('lets each party rate the other once and counts both from the second rating on', async () => {
  const jobId = await completedJob(dana, dale)
  expect((await rate(dana, jobId, 5)).data.submitRating.rated).toEqual({
    id: dale.id,
    rating: 0,
    ratingCount: 0,
  })
  expect((await rate(dale, jobId, 4, 'Friendly')).data.submitRating.rated).toEqual({
    id: dana.id,
    rating: 4,
    ratingCount: 1,
  })
  const { me } = await dale.ask(graphql(`query OwnAverage { me { rating ratingCount } }`))
  expect(me).toEqual({ rating: 5, ratingCount: 1 })
  expect((await rate(dana, jobId, 1)).errors[0]).toMatchObject({
    message: 'You have already rated this job',
    extensions: { code: 'CONFLICT', reason: 'ALREADY_RATED' },
  })
})

test.each([0, 6, -1])('refuses %s as a rating', async rating => {
  expect(
    await dana.issues(SUBMIT_RATING, { input: { jobId: await completedJob(dana, dale), rating } }),
  ).toEqual(['rating: Please choose a rating from 1 to 5'])
})

test('refuses half a star by type', async () => {
  const { errors } = await rate(dana, await completedJob(dana, dale), 4.5)
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: 'rating', message: 'Please choose a rating from 1 to 5' }],
  })
})

test('refuses a rating before the job is completed', async () => {
  const { errors } = await rate(dana, await acceptedJob(dana, dale), 5)
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NOT_COMPLETED' })
})

test('refuses a rating from anybody else', async () => {
  const jobId = await completedJob(dana, dale)
  for (const stranger of [await customer(harness), await vendor(harness)]) {
    expect((await rate(stranger, jobId, 1)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  }
})

const FIGURES = graphql(`
  query RatingFigures {
    me { rating ratingCount }
    vendorStats { rating ratingCount }
  }
`)

test('keeps the average exact with many simultaneous ratings', async () => {
  const mia = await vendor(harness)
  const stars = [5, 4, 4, 5, 1, 2, 5, 3, 4, 5, 5, 2]
  const customers = await Promise.all(stars.map(() => customer(harness)))
  const jobs = await Promise.all(customers.map(each => completedJob(each, mia)))
  const answers = await Promise.all([
    ...stars.map((rating, i) => rate(customers[i]!, jobs[i]!, rating)),
    ...jobs.map(jobId => rate(mia, jobId, 3)),
  ])
  expect(answers.flatMap(({ errors }) => errors)).toEqual([])
  const { me, vendorStats } = await mia.ask(FIGURES)
  expect(me).toEqual({ rating: 3.75, ratingCount: 12 })
  expect(vendorStats).toEqual(me)
})

test('saves one of twenty identical simultaneous ratings', async () => {
  const jobId = await completedJob(dana, dale)
  const answers = await Promise.all(Array.from({ length: 20 }, () => rate(dana, jobId, 5)))
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
})

test('lets both parties rate at the same time and reveals both once', async () => {
  for (let round = 0; round < 5; round++) {
    const jobId = await completedJob(dana, dale)
    const answers = await Promise.all([rate(dana, jobId, 5), rate(dale, jobId, 5)])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const { rows } = await harness.database.pool.query(
      'select count(*)::int as count from ratings where job_id = $1 and reveal_told and reveals_at <= $2',
      [jobId, harness.clock.now],
    )
    expect(rows).toEqual([{ count: 2 }])
  }
})

test('keeps a rating unchanged', async () => {
  const id = await bothRated(dana, dale, { comment: 'Quick' })
  const { rows } = await harness.database.pool.query('select rating, comment from ratings where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ rating: 5, comment: 'Quick' }])
})
