import { questionQuotas } from '../../rules/questions/questionBounds.js'
import {
  ACCEPT_BID,
  ANSWER_QUESTION,
  ASK_QUESTION,
  ask,
  bid,
  COMPLETE_JOB,
  postJunk,
  startJob,
} from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { CANCEL_JOB } from '../../test/operations.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let kim: TestUser
let dale: TestUser
let mia: TestUser
let far: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  kim = await customer(harness)
  dale = await vendor(harness)
  mia = await vendor(harness)
  far = await vendor(harness, { zips: ['90210'] })
})
afterAll(() => harness.stop())

const QUESTIONS = graphql(`
  query QuestionsOfJob($jobId: UUID!) {
    questions(jobId: $jobId) { nodes { question answer answeredAt viewerAsked viewerCanAnswer } totalCount }
  }
`)
const read = async (by: TestUser, jobId: string) => (await by.ask(QUESTIONS, { jobId })).questions.nodes
const answer = (by: TestUser, questionId: string, words = 'Two steps') =>
  by.ask(ANSWER_QUESTION, { input: { questionId, answer: words } })
const refusedAnswer = async (by: TestUser, questionId: string) =>
  (await by.refusal(ANSWER_QUESTION, { input: { questionId, answer: 'Two steps' } })).extensions
const refused = async (by: TestUser, jobId: string, question = 'How wide is the gate?') =>
  (await by.refusal(ASK_QUESTION, { input: { jobId, question } })).extensions
const reason = (words: string) => expect.objectContaining({ code: 'CONFLICT', reason: words })

const CAN_ASK = graphql(`query ViewerCanAsk($id: UUID!) { job(id: $id) { viewerCanAsk whyNotBid } }`)
const mayAsk = async (by: TestUser, id: string) => (await by.ask(CAN_ASK, { id })).job.viewerCanAsk

test('lets any vendor who can see the job ask, whether or not they may bid', async () => {
  const jobId = await postJunk(dana)
  const bidId = await bid(dale, jobId)
  expect((await dale.ask(CAN_ASK, { id: jobId })).job).toEqual({
    viewerCanAsk: true,
    whyNotBid: 'BID_EXISTS',
  })
  expect(await mayAsk(mia, jobId)).toBe(true)
  expect(await mayAsk(dana, jobId)).toBe(false)
  const { availableJobs } = await mia.ask(
    graphql(`query AvailableCanAsk { availableJobs { nodes { id viewerCanAsk } } }`),
  )
  expect(availableJobs.nodes).toContainEqual({ id: jobId, viewerCanAsk: true })
  await bid(mia, jobId)
  await dana.ask(ACCEPT_BID, { bidId })
  for (const each of [dale, mia]) {
    expect(await mayAsk(each, jobId)).toBe(false)
    expect(await refused(each, jobId)).toEqual(reason('JOB_NOT_OPEN'))
  }
})

test('shows question and answer to the right users and never names the asker', async () => {
  const jobId = await postJunk(dana)
  const id = await ask(dale, jobId)
  const asked = { question: 'How many stairs?', answer: null, answeredAt: null }
  expect(await read(dale, jobId)).toEqual([{ ...asked, viewerAsked: true, viewerCanAnswer: false }])
  expect(await read(dana, jobId)).toEqual([{ ...asked, viewerAsked: false, viewerCanAnswer: true }])
  for (const other of [mia, far, kim]) expect(await read(other, jobId)).toEqual([])
  for (const other of [mia, kim])
    expect(['NOT_FOUND', 'FORBIDDEN']).toContain((await refusedAnswer(other, id)).code)

  await answer(dana, id)
  expect(await read(mia, jobId)).toMatchObject([{ answer: 'Two steps', viewerAsked: false }])
  for (const other of [far, kim]) expect(await read(other, jobId)).toEqual([])
  expect(await refusedAnswer(dana, id)).toEqual(reason('ALREADY_ANSWERED'))

  const rest = await (await mia.fetch(`/api/jobs/${jobId}/questions`)).json()
  expect(rest).toMatchObject([{ id, jobId, answer: 'Two steps' }])
  expect(JSON.stringify(rest)).not.toContain(dale.id)
  expect(JSON.stringify(await read(dana, jobId))).not.toContain(dale.id)
  const bidId = await bid(dale, jobId)
  await dana.ask(ACCEPT_BID, { bidId })
  expect(await read(dale, jobId)).toHaveLength(1)
  expect(await read(mia, jobId)).toEqual([])
})

test('refuses bad text, a hidden job, and a finished one', async () => {
  const jobId = await postJunk(dana)
  expect(await dale.issues(ASK_QUESTION, { input: { jobId, question: ' ' } })).toEqual([
    'question: Please write a question',
  ])
  expect(await dale.issues(ASK_QUESTION, { input: { jobId, question: 'x'.repeat(301) } })).toEqual([
    'question: Question must be 300 characters or less',
  ])
  const contact = 'Leave out phone numbers, emails, and links. They are shared when a bid is accepted.'
  expect(
    await dale.issues(ASK_QUESTION, { input: { jobId, question: 'Can you call 512 555 0147?' } }),
  ).toEqual([`question: ${contact} Please remove “512 555 0147”.`])
  expect(await refused(far, jobId)).toEqual(reason('NOT_IN_AREA'))
  expect((await refused(dana, jobId)).code).toBe('FORBIDDEN')
  const id = await ask(dale, jobId)
  expect(
    await dana.issues(ANSWER_QUESTION, { input: { questionId: id, answer: 'ana at example dot com' } }),
  ).toEqual([`answer: ${contact} Please remove “ana at example dot com”.`])
  await dana.ask(CANCEL_JOB, { jobId })
  expect(await refused(dale, jobId)).toEqual(reason('JOB_NOT_OPEN'))
  expect(await refusedAnswer(dana, id)).toEqual(reason('JOB_NOT_OPEN'))
})

test('lets the customer answer after accepting, and notifies only the assigned vendor', async () => {
  const jobId = await postJunk(dana)
  const id = await ask(mia, jobId)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  expect(await read(dana, jobId)).toMatchObject([{ viewerCanAnswer: true }])
  await answer(dana, id)
  expect(await read(dale, jobId)).toMatchObject([{ answer: 'Two steps' }])
  const { rows } = await harness.database.pool.query(
    `select user_id from notices where job_id = $1 and kind = 'question_answered'`,
    [jobId],
  )
  expect(rows).toEqual([{ user_id: dale.id }])
})

test('refuses an answer once the job is completed', async () => {
  const jobId = await postJunk(dana)
  const id = await ask(dale, jobId)
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  await startJob(dale, jobId)
  await dale.ask(COMPLETE_JOB, { jobId })
  expect(await refusedAnswer(dana, id)).toEqual(reason('JOB_NOT_OPEN'))
  expect(await read(dana, jobId)).toMatchObject([{ viewerCanAnswer: false }])
})

test('allows three unanswered questions per vendor and job, and fifty per job', async () => {
  const jobId = await postJunk(dana)
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => ask(dale, jobId)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await refused(dale, jobId)).toEqual(reason('TOO_MANY_QUESTIONS'))
  const [first] = all.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  await answer(dana, first!)
  await ask(dale, jobId)
  await harness.database.pool.query(
    `insert into questions (id, job_id, vendor_id, question, answer, answered_at)
      select gen_random_uuid(), $1, $2, 'How many stairs?', 'Two', now() from generate_series(1, $3)`,
    [jobId, mia.id, questionQuotas.questionsPerJob.most - 4],
  )
  expect(await refused(mia, jobId)).toEqual(reason('JOB_QUESTIONS_FULL'))
})

test('tells the asker and open bidders of an answer once', async () => {
  const jobId = await postJunk(dana)
  await bid(dale, jobId)
  await bid(mia, jobId)
  await answer(dana, await ask(dale, jobId))
  const { rows } = await harness.database.pool.query(
    `select kind, user_id from notices where job_id = $1 and kind like 'question%' order by kind, user_id`,
    [jobId],
  )
  const told = (kind: string, ...users: TestUser[]) => users.map(({ id }) => ({ kind, user_id: id }))
  expect(rows).toEqual([
    ...told('question_answered', ...[dale, mia].toSorted((a, b) => (a.id < b.id ? -1 : 1))),
    ...told('question_asked', dana),
  ])
})
