import type { GraphQLObjectType } from 'graphql'
import { buildHaulbidSchema } from '../../http/graphql/schema.js'
import {
  acceptedJob,
  bothRated,
  completedJob,
  RELEASE_JOB,
  REPLY_TO_RATING,
  SUBMIT_RATING,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const PROFILE = graphql(`
  query ProfileWithComments($id: UUID!, $first: Int!, $after: String) {
    vendorProfile(id: $id) {
      rating ratingCount
      reliability { accepted completed givenBackLate }
      comments(first: $first, after: $after) {
        totalCount
        nodes { rating comment reply }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`)
const profileOf = async ({ id }: TestUser, first = 10, after: string | null = null) =>
  (await harness.visitor().ask(PROFILE, { id, first, after })).vendorProfile!

test('shows everybody unsealed comments with replies, newest first, in pages', async () => {
  const dale = await vendor(harness)
  for (const comment of ['First', 'Second', 'Third']) {
    await bothRated(dana, dale, { rating: 4, comment })
    harness.clock.now = new Date(harness.clock.now.getTime() + 1000)
  }
  const ratingId = await bothRated(dana, dale, { rating: 1, comment: 'Late' })
  await dale.ask(REPLY_TO_RATING, { input: { ratingId, reply: 'Sorry' } })
  await bothRated(dana, dale, { rating: 5 })
  const sealed = await completedJob(dana, dale)
  await dana.ask(SUBMIT_RATING, { input: { jobId: sealed, rating: 5, comment: 'SealedWords' } })

  const { rating, ratingCount, comments } = await profileOf(dale, 3)
  expect({ rating, ratingCount }).toEqual({ rating: 3.6, ratingCount: 5 })
  expect(comments).toMatchObject({
    totalCount: 4,
    nodes: [
      { rating: 1, comment: 'Late', reply: 'Sorry' },
      { rating: 4, comment: 'Third', reply: null },
      { rating: 4, comment: 'Second', reply: null },
    ],
    pageInfo: { hasNextPage: true },
  })
  const rest = (await profileOf(dale, 3, comments.pageInfo.endCursor)).comments
  expect(rest).toMatchObject({ nodes: [{ comment: 'First' }], pageInfo: { hasNextPage: false } })
})

test('omits author and job from a comment', () => {
  const { RatingComment } = buildHaulbidSchema().getTypeMap()
  expect(Object.keys((RatingComment as GraphQLObjectType).getFields()).sort()).toEqual([
    'comment',
    'createdAt',
    'id',
    'rating',
    'repliedAt',
    'reply',
  ])
})

test('shows reliability after five jobs', async () => {
  const dale = await vendor(harness)
  for (let i = 0; i < 4; i++) await completedJob(dana, dale)
  expect((await profileOf(dale)).reliability).toBeNull()
  await dale.ask(RELEASE_JOB, { jobId: await acceptedJob(dana, dale) })
  expect((await profileOf(dale)).reliability).toEqual({ accepted: 5, completed: 4, givenBackLate: 0 })
})
