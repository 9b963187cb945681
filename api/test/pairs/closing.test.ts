import { expire } from '../../domain/deals/expire.js'
import { tellVendors } from '../../domain/jobs/tellVendors.js'
import { holdNotice } from '../../domain/notices/heldNotices.js'
import { newId } from '../../platform/ids.js'
import { ANSWER_QUESTION, REMOVE_RATING, REPLY_TO_RATING } from '../deals.js'
import { type Harness, startHarness } from '../harness.js'
import { CLOSE_ACCOUNT } from '../operations.js'
import { taskWork } from '../taskWork.js'
import { PASSWORD, type TestUser } from '../users.js'
import { Interleaver } from './interleave.js'
import { leftovers } from './leftovers.js'
import { makeScene } from './makeScene.js'
import type { people, Scene, Stage } from './scene.js'

let harness: Harness
let interleaver: Interleaver
beforeAll(async () => {
  harness = await startHarness({ env: { RATE_LIMIT_SCALE: '100000' } })
  interleaver = await Interleaver.over(harness)
})
afterAll(async () => {
  await interleaver.close()
  await harness.stop()
})

/** By then the account's notices are erased, but nothing is committed. */
const ERASED = /delete from idempotency_keys/

const afterAllDates = () => new Date('2026-12-25T00:00:00Z')

const close = (who: TestUser) => who.ask(CLOSE_ACCOUNT, { input: { currentPassword: PASSWORD } })

interface Writing {
  closing: (typeof people)[number]
  stage: Stage
  write: (scene: Scene) => Promise<unknown>
}

const writings: Record<string, Writing> = {
  'a job that is posted in the area': {
    closing: 'newcomer',
    stage: 'pending',
    write: ({ jobId }) => tellVendors(harness.app.context, { jobId }, taskWork('tellVendors')),
  },
  'an order that nobody serves': {
    closing: 'customer',
    stage: 'pending',
    write: ({ rentalId: jobId }) => tellVendors(harness.app.context, { jobId }, taskWork('tellVendors')),
  },
  'a job that expires': {
    closing: 'rival',
    stage: 'pending',
    write: () => expire({ ...harness.app.context, clock: afterAllDates }, {}, taskWork('expire')),
  },
  'a notice that waits for a digest': {
    closing: 'newcomer',
    stage: 'pending',
    write: ({ newcomer: { id: userId } }) =>
      holdNotice(harness.database.pool, {
        noticeId: newId(),
        channel: 'mail',
        userId,
        group: 'new_jobs',
        dueAt: afterAllDates(),
      }),
  },
  'an answer to a question': {
    closing: 'vendor',
    stage: 'pending',
    write: ({ customer, questionId }) =>
      customer.answer(ANSWER_QUESTION, { input: { questionId, answer: 'Two' } }),
  },
  'a reply to a rating': {
    closing: 'customer',
    stage: 'pending',
    write: ({ vendor, ratingId }) =>
      vendor.answer(REPLY_TO_RATING, { input: { ratingId, reply: 'Thank you' } }),
  },
  'a rating that is removed': {
    closing: 'customer',
    stage: 'pending',
    write: ({ admin, ratingId }) => admin.answer(REMOVE_RATING, { input: { ratingId, reason: 'insults' } }),
  },
}

const findLeftovers = async ({ id }: TestUser) => {
  const found: string[] = []
  for (const [what, sql] of Object.entries(leftovers)) {
    const { rows } = await harness.database.pool.query(sql)
    if (rows.some(row => Object.values(row).includes(id))) found.push(what)
  }
  return found
}

const cases = Object.entries(writings)

test.each(cases)('leaves nothing of %s while the account closes', async (_, { closing, stage, write }) => {
  const scene = await makeScene(harness, stage)
  await interleaver.run<unknown>(
    () => close(scene[closing]),
    () => write(scene),
    ERASED,
  )
  expect(await findLeftovers(scene[closing])).toEqual([])
})

test.each(cases)('leaves nothing of %s that began before the account closed', async (_, writing) => {
  const { closing, stage, write } = writing
  for (const place of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const scene = await makeScene(harness, stage)
    await interleaver.run<unknown>(
      () => write(scene),
      () => close(scene[closing]),
      place,
    )
    expect([place, await findLeftovers(scene[closing])]).toEqual([place, []])
  }
})
