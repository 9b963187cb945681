import {
  bid,
  bothRated,
  completedJob,
  postJunk,
  REMOVE_RATING,
  REMOVE_REPLY,
  REPLY_TO_RATING,
  SUBMIT_RATING,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
let ada: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  ada = await admin(harness)
})
beforeEach(async () => {
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const RECORD = graphql(`
  query RatingsWithReplies($id: UUID!) {
    job(id: $id) {
      viewerCanRate
      ratings { id raterId rating comment reply repliedAt viewerCanReply removedFor replyRemovedFor }
    }
  }
`)
const commented = (more: object = {}) => bothRated(dana, dale, { comment: 'Quick', rating: 2, ...more })
const reply = (by: TestUser, ratingId: string, text = 'Thank you') =>
  by.answer(REPLY_TO_RATING, { input: { ratingId, reply: text } })
const seen = async (by: TestUser, jobId: string, ratingId: string) =>
  (await by.ask(RECORD, { id: jobId })).job.ratings.find(({ id }) => id === ratingId)
const reasonOf = ({ errors }: { errors: { extensions: { code: string; reason?: string } }[] }) =>
  errors[0] && (errors[0].extensions.reason ?? errors[0].extensions.code)

describe('a reply', () => {
  test('lets the rated party reply once and shows it to both and in comparisons', async () => {
    const jobId = await completedJob(dana, dale)
    const id = await commented({ jobId })
    expect(await seen(dale, jobId, id)).toMatchObject({ viewerCanReply: true, reply: null })
    expect(await seen(dana, jobId, id)).toMatchObject({ viewerCanReply: false })
    expect(reasonOf(await reply(dale, id))).toBeUndefined()
    expect(reasonOf(await reply(dale, id, 'And again'))).toBe('ALREADY_REPLIED')
    for (const reader of [dana, dale, ada]) {
      expect(await seen(reader, jobId, id)).toMatchObject({
        comment: 'Quick',
        reply: 'Thank you',
        repliedAt: harness.clock.now.toISOString(),
        viewerCanReply: false,
      })
    }
    const compared = await postJunk(dana)
    await bid(dale, compared)
    const { job } = await dana.ask(
      graphql(`
        query ComparedReplies($id: UUID!) {
          job(id: $id) { bids { nodes { vendor { latestComments { id comment reply } } } } }
        }
      `),
      { id: compared },
    )
    expect(job.bids.nodes[0]!.vendor.latestComments).toEqual([{ id, comment: 'Quick', reply: 'Thank you' }])
  })

  test('refuses its author, strangers, and admins', async () => {
    const id = await commented()
    for (const stranger of [dana, await vendor(harness), await customer(harness)])
      expect(reasonOf(await reply(stranger, id))).toBe('NOT_FOUND')
    expect(reasonOf(await reply(ada, id))).toBe('FORBIDDEN')
  })

  test('waits until the rating is revealed, and needs a comment', async () => {
    const jobId = await completedJob(dana, dale)
    const { submitRating } = await dana.ask(SUBMIT_RATING, { input: { jobId, rating: 2, comment: 'Late' } })
    expect(reasonOf(await reply(dale, submitRating.id))).toBe('NOT_FOUND')
    expect(reasonOf(await reply(dale, await bothRated(dana, dale)))).toBe('NO_COMMENT')
  })

  test('has at most 500 characters and no contacts', async () => {
    const id = await commented()
    expect(await dale.issues(REPLY_TO_RATING, { input: { ratingId: id, reply: ' ' } })).toEqual([
      'reply: Please write a reply',
    ])
    expect(await dale.issues(REPLY_TO_RATING, { input: { ratingId: id, reply: 'x'.repeat(501) } })).toEqual([
      'reply: Reply must be 500 characters or less',
    ])
    expect(
      await dale.issues(REPLY_TO_RATING, { input: { ratingId: id, reply: 'Call me: (512) 555-0147' } }),
    ).toEqual(['reply: Leave out phone numbers, emails, and links. Please remove “(512) 555-0147”.'])
  })

  test('saves one of twenty at once', async () => {
    const id = await commented()
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(dale, id)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })
})

describe('an admin', () => {
  const remove = (ratingId: string, by = ada) =>
    by.answer(REMOVE_RATING, { input: { ratingId, reason: 'insults' } })
  const removeReply = (ratingId: string, by = ada) =>
    by.answer(REMOVE_REPLY, { input: { ratingId, reason: 'off_topic' } })

  test("removes a rating: it no longer counts, only its author and admins can read it, and it can't be given again", async () => {
    await bothRated(dana, dale, { rating: 4 })
    const jobId = await completedJob(dana, dale)
    const id = await commented({ jobId })
    const { data } = await remove(id)
    expect(data.removeRating).toMatchObject({
      removedFor: 'insults',
      rated: { id: dale.id, rating: 4, ratingCount: 1 },
    })
    expect(await seen(dale, jobId, id)).toBeUndefined()
    expect(await seen(dana, jobId, id)).toMatchObject({ comment: 'Quick', removedFor: 'insults' })
    expect(await seen(ada, jobId, id)).toMatchObject({ comment: 'Quick', removedFor: 'insults' })
    expect((await dana.ask(RECORD, { id: jobId })).job.viewerCanRate).toBe(false)
    const again = await dana.answer(SUBMIT_RATING, { input: { jobId, rating: 1 } })
    expect(reasonOf(again)).toBe('ALREADY_RATED')
    expect(reasonOf(await reply(dale, id))).toBe('NOT_FOUND')
    expect(reasonOf(await remove(id))).toBe('ALREADY_REMOVED')
  })

  test('removes only for a listed reason, never because of its stars, and notifies both parties', async () => {
    const jobId = await completedJob(dana, dale)
    const id = await commented({ jobId })
    const { errors } = await ada.answer(REMOVE_RATING, {
      input: { ratingId: id, reason: 'two_stars' as never },
    })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    await remove(id)
    const { rows: told } = await harness.database.pool.query(
      `select user_id as "user", data from notices where job_id = $1 and kind = 'rating_removed'`,
      [jobId],
    )
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        { user: dana.id, data: { what: 'rating', reason: 'insults', isTheirs: true } },
        { user: dale.id, data: { what: 'rating', reason: 'insults', isTheirs: false } },
      ]),
    )
    const { rows: audited } = await harness.database.pool.query(
      'select actor_id as by, action, before, after from audit_events where subject_id = $1',
      [jobId],
    )
    expect(audited).toEqual([
      { by: ada.id, action: 'removeRating', before: null, after: { ratingId: id, reason: 'insults' } },
    ])
  })

  test('removes a reply: the comment stays, only its author and admins still read it, and nobody can reply again', async () => {
    const jobId = await completedJob(dana, dale)
    const id = await commented({ jobId })
    await reply(dale, id, 'You are wrong')
    expect(reasonOf(await removeReply(id))).toBeUndefined()
    expect(await seen(dana, jobId, id)).toMatchObject({ comment: 'Quick', reply: null })
    expect(await seen(dale, jobId, id)).toMatchObject({
      reply: 'You are wrong',
      replyRemovedFor: 'off_topic',
      viewerCanReply: false,
    })
    expect(reasonOf(await reply(dale, id))).toBe('ALREADY_REPLIED')
    expect(reasonOf(await removeReply(id))).toBe('ALREADY_REMOVED')
    const { me } = await dale.ask(
      graphql(`query OwnReplies { me { latestComments { comment reply repliedAt } } }`),
    )
    expect(me!.latestComments).toEqual([{ comment: 'Quick', reply: null, repliedAt: null }])
  })

  test('finds no sealed rating to remove, and lets nobody else remove any', async () => {
    const jobId = await completedJob(dana, dale)
    const { submitRating } = await dana.ask(SUBMIT_RATING, { input: { jobId, rating: 1, comment: 'Late' } })
    expect(reasonOf(await remove(submitRating.id))).toBe('NOT_FOUND')
    const id = await commented()
    expect(reasonOf(await removeReply(id))).toBe('NOT_FOUND')
    for (const other of [dana, dale]) {
      expect(reasonOf(await remove(id, other))).toBe('FORBIDDEN')
      expect(reasonOf(await removeReply(id, other))).toBe('FORBIDDEN')
    }
  })

  test('keeps the average exact while ratings arrive', async () => {
    const ids: string[] = []
    for (let i = 0; i < 6; i++) ids.push(await commented({ rating: 1 + (i % 5) }))
    const more = await Promise.all(Array.from({ length: 4 }, () => completedJob(dana, dale)))
    await Promise.all([
      ...ids.slice(0, 3).map(id => remove(id)),
      ...more.map(jobId => bothRated(dana, dale, { jobId, rating: 3 })),
    ])
    const { rows } = await harness.database.pool.query(
      `select u.rating = round(avg(r.rating), 2) and u.rating_count = count(*) as "isExact", count(*)::int
       from users u join ratings r on r.rated_id = u.id and r.removed_at is null where u.id = $1 group by u.id`,
      [dale.id],
    )
    expect(rows).toEqual([{ isExact: true, count: 7 }])
  })
})
