import { workOnce } from '../../platform/queue/worker.js'
import { bid, postJunk } from '../../test/deals.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { type Smtp, startSmtp } from '../../test/smtp.js'
import { admin, customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let smtp: Smtp
let ada: TestUser
let dana: TestUser
beforeAll(async () => {
  smtp = await startSmtp()
  harness = await startHarness({
    env: smtp.env,
  })
  ada = await admin(harness)
  dana = await customer(harness)
})
afterAll(async () => {
  await harness.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await harness.database.pool.query('delete from graphile_worker._private_jobs; delete from queued_tasks')
  smtp.accepted.length = 0
  smtp.accept()
})

const FAILED = graphql(`
  query FailedTasks {
    failedTasks { id task subjectId attempts error createdAt failedAt nextTryAt }
  }
`)
const RETRY = graphql(`mutation RetryTask($id: ID!) { retryTask(id: $id) { id task } }`)
const REMOVE = graphql(`mutation RemoveTask($id: ID!) { removeTask(id: $id) { id task } }`)
const AUDIT = graphql(`
  query AuditOfAction($action: String) {
    auditEvents(action: $action) { nodes { subjectId before after actor { id } } }
  }
`)

const failed = async () => (await ada.ask(FAILED)).failedTasks

/** A mail about a bid that the mail server rejected. */
const failedMail = async (code = 550): Promise<{ id: string; noticeId: string }> => {
  smtp.refuse('RCPT', code, `No such mailbox <${dana.email}>`)
  const bidId = await bid(await vendor(harness), await postJunk(dana))
  await workOnce(harness.app.context)
  smtp.accept()
  const [task] = await failed()
  const { rows } = await harness.database.pool.query('select id from notices where event_id = $1', [bidId])
  return { id: task!.id, noticeId: rows[0].id }
}

test('shows a given-up task with its subject and error, without addresses', async () => {
  const before = Date.now()
  const { noticeId } = await failedMail()
  const [task, ...others] = await failed()
  expect(others).toEqual([])
  expect(task).toMatchObject({ task: 'noticeMail', subjectId: noticeId, attempts: 1, nextTryAt: null })
  expect(task!.error).toContain('No such mailbox <…@example.com>')
  // The queue uses the real clock.
  expect(Date.parse(task!.failedAt)).toBeGreaterThan(before - 1000)
  expect(Date.parse(task!.failedAt)).toBeLessThan(Date.now() + 1000)
})

test('shows when a task will be retried and lists it after those given up', async () => {
  const { noticeId: givenUp } = await failedMail(550)
  const { noticeId: waiting } = await failedMail(451)
  const tasks = await failed()
  expect(tasks.map(({ subjectId }) => subjectId)).toEqual([givenUp, waiting])
  const seconds = (Date.parse(tasks[1]!.nextTryAt!) - Date.parse(tasks[1]!.failedAt)) / 1000
  expect(seconds).toBeCloseTo(Math.E, 1)
})

test('leaves out tasks that wait for their first attempt or are done', async () => {
  await bid(await vendor(harness), await postJunk(dana))
  expect(await failed()).toEqual([])
  await workOnce(harness.app.context)
  expect(await failed()).toEqual([])
})

test('runs a retried task with all its attempts and logs it', async () => {
  const { id, noticeId } = await failedMail()
  expect((await ada.ask(RETRY, { id })).retryTask).toEqual({ id, task: 'noticeMail' })
  expect(await failed()).toEqual([])
  smtp.refuse('RCPT', 451, 'Later')
  await workOnce(harness.app.context)
  expect(await failed()).toMatchObject([{ id, attempts: 1, nextTryAt: expect.any(String) }])
  smtp.accept()
  await ada.ask(RETRY, { id })
  await workOnce(harness.app.context)
  expect(smtp.accepted).toHaveLength(1)
  const { nodes } = (await ada.ask(AUDIT, { action: 'retryTask' })).auditEvents
  expect(nodes).toHaveLength(2)
  expect(nodes).toContainEqual({
    subjectId: noticeId,
    actor: { id: ada.id },
    before: { task: 'noticeMail', attempts: 1, error: expect.stringContaining('No such mailbox') },
    after: { task: 'noticeMail', attempts: 0, error: null },
  })
})

test('removes a task so that nothing runs, and logs it', async () => {
  const { id, noticeId } = await failedMail()
  expect((await ada.ask(REMOVE, { id })).removeTask).toEqual({ id, task: 'noticeMail' })
  expect(await failed()).toEqual([])
  await workOnce(harness.app.context)
  expect(smtp.accepted).toEqual([])
  const { nodes } = (await ada.ask(AUDIT, { action: 'removeTask' })).auditEvents
  expect(nodes).toMatchObject([{ subjectId: noticeId, before: { task: 'noticeMail' }, after: null }])
})

test.each([
  ['retryTask', RETRY],
  ['removeTask', REMOVE],
])('limits %s to failed tasks that nobody is working on', async (_, operation) => {
  const code = async (id: string) => (await ada.refusal(operation, { id })).extensions.code
  for (const id of ['1', '0', '-1', '99999999999999999999', "1' or true --", '']) {
    expect(await code(id)).toBe('NOT_FOUND')
  }
  const { id } = await failedMail()
  const { pool } = harness.database
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'")
  expect(await failed()).toEqual([])
  expect(await code(id)).toBe('NOT_FOUND')
  await pool.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = 0',
  )
  expect(await code(id)).toBe('NOT_FOUND')
  expect((await pool.query('select from graphile_worker.jobs where id = $1', [id])).rowCount).toBe(1)
})

test('refuses everyone but admins', async () => {
  const { id } = await failedMail()
  for (const [operation, variables] of [
    [FAILED, {}],
    [RETRY, { id }],
    [REMOVE, { id }],
  ] as const) {
    for (const person of [dana, await vendor(harness)]) {
      expect((await person.refusal(operation, variables)).extensions.code).toBe('FORBIDDEN')
    }
    expect((await harness.visitor().refusal(operation, variables)).extensions.code).toBe('UNAUTHENTICATED')
  }
  expect(await failed()).toHaveLength(1)
})
