import {
  ACCEPT_BID,
  bid,
  completedJob,
  DENY_PAYMENT,
  MARK_PAID,
  PROPOSE_CHANGE,
  postJunk,
} from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { graphql } from '../../test/generated/gql.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { LOGIN, OPEN_SUPPORT_TICKET } from '../../test/operations.js'
import { admin, customer, PASSWORD, type TestUser, vendor } from '../../test/users.js'
import { forgetMessages } from './forgetMessages.js'

const SEND = graphql(`
  mutation SendToForget($input: SendMessageInput!) { sendMessage(input: $input) { id } }
`)
const THREAD = graphql(`
  query ForgottenThread($jobId: UUID!) {
    messages(jobId: $jobId) { totalCount nodes { content } }
  }
`)
const ANSWER = graphql(`
  mutation AnswerDispute($input: AnswerSupportTicketInput!) { answerSupportTicket(input: $input) { id status } }
`)

interface Stage {
  harness: Harness
  dana: TestUser
  dale: TestUser
  at(date: string): Promise<void>
  run(on?: Harness): Promise<void>
  say(jobId: string, content: string): Promise<void>
  said(jobId: string, by?: TestUser): Promise<string[]>
}

const harnesses: Harness[] = []
const start = async (options: Parameters<typeof startHarness>[0]) => {
  const harness = await startHarness(options)
  harnesses.push(harness)
  return harness
}
afterEach(async () => {
  // Tests that share a database run after the one that drops it.
  for (const harness of harnesses.splice(0).toReversed()) await harness.stop()
})

const setUp = async (keptMonths = '3', live = false): Promise<Stage> => {
  const harness = await start({ live, env: keptMonths ? { MESSAGES_KEPT_MONTHS: keptMonths } : {} })
  const [dana, dale] = [await customer(harness), await vendor(harness)]
  const stage: Stage = {
    harness,
    dana,
    dale,
    async at(date) {
      harness.clock.now = new Date(date)
      for (const user of [dana, dale])
        await user.ask(LOGIN, { input: { email: user.email, password: PASSWORD } })
    },
    run: (on = harness) => forgetMessages(on.app.context, {}, undefined as never),
    say: (jobId, content) => dana.ask(SEND, { input: { jobId, content } }).then(() => undefined),
    said: async (jobId, by = dana) => {
      const { messages } = await by.ask(THREAD, { jobId })
      expect(messages.totalCount).toBe(messages.nodes.length)
      return messages.nodes.map(({ content }) => content)
    },
  }
  return stage
}

const later = (date: string) => ({
  pickupDateTime: `${date}T15:00:00.000Z`,
})

/** A job that was accepted and whose work is on a day. */
const acceptedFor = async ({ dana, dale }: Stage, date: string) => {
  const jobId = await postJunk(dana, later(date))
  await dana.ask(ACCEPT_BID, { bidId: await bid(dale, jobId) })
  return jobId
}

test('keeps messages forever without the setting', async () => {
  const { dana, dale, at, run, say, said } = await setUp('')
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'First')
  await run()
  await at('2036-11-20T18:00:00Z')
  await say(jobId, 'Ten years later')
  await run()
  expect(await said(jobId)).toEqual(['Ten years later', 'First'])
})

test("removes a month's messages once they are too old", async () => {
  const { dana, dale, at, run, say, said } = await setUp()
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'November')
  await at('2026-12-31T23:59:59Z')
  await say(jobId, 'December')
  await at('2027-01-01T00:00:00Z')
  await say(jobId, 'January')

  await at('2027-03-31T23:00:00Z')
  await run()
  expect(await said(jobId)).toEqual(['January', 'December'])
  await at('2027-04-01T00:00:00Z')
  await run()
  expect(await said(jobId)).toEqual(['January'])
  expect(await said(jobId, dale)).toEqual(['January'])
  await at('2027-05-02T00:00:00Z')
  await run()
  expect(await said(jobId)).toEqual([])
  await say(jobId, 'Again')
  expect(await said(jobId)).toEqual(['Again'])
})

test('keeps messages that an unfinished job or a ticket needs, only as long as it does', async () => {
  const stage = await setUp()
  const { harness, dana, dale, at, run, say, said } = stage
  const done = await completedJob(dana, dale)
  const disputed = await completedJob(dana, dale)
  const underWay = await acceptedFor(stage, '2026-12-24')
  for (const [jobId, content] of [
    [done, 'Thanks'],
    [disputed, 'You broke the gate'],
    [underWay, 'The key is under the mat'],
  ] as const)
    await say(jobId, content)
  const { openSupportTicket } = await dana.ask(OPEN_SUPPORT_TICKET, {
    input: { orderNumber: disputed, issue: 'The gate is broken' },
  })
  await run()
  await at('2027-06-15T12:00:00Z')
  await run()
  expect(await said(done)).toEqual([])
  expect(await said(disputed)).toEqual(['You broke the gate'])
  expect(await said(underWay, dale)).toEqual(['The key is under the mat'])

  const ada = await admin(harness)
  await ada.ask(ANSWER, { input: { id: openSupportTicket.id, response: 'It was paid for' } })
  await at('2027-09-20T12:00:00Z')
  await run()
  expect(await said(disputed)).toEqual(['You broke the gate'])
  await at('2027-10-01T12:00:00Z')
  await run()
  expect(await said(disputed)).toEqual([])
  expect(await said(underWay)).toEqual(['The key is under the mat'])
})

test('removes each message once when two processes clean up simultaneously', async () => {
  const { harness, dana, dale, at, run, say, said } = await setUp()
  const other = await start({ databaseUrl: harness.database.url, env: { MESSAGES_KEPT_MONTHS: '3' } })
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'Old')
  await at('2027-06-15T12:00:00Z')
  other.clock.now = harness.clock.now
  await say(jobId, 'New')
  await Promise.all([run(), run(other), run(), run(other)])
  expect(await said(jobId)).toEqual(['New'])
})

test('removes more messages than fit into one statement', async () => {
  const { harness, dana, dale, at, run, said } = await setUp()
  const jobId = await completedJob(dana, dale)
  await harness.database.pool.query(
    `insert into messages (id, job_id, sender_id, receiver_id, content, created_at)
     select gen_random_uuid(), $1, $2, $3, 'x', '2026-11-20' from generate_series(1, 10001)`,
    [jobId, dana.id, dale.id],
  )
  await at('2027-06-15T12:00:00Z')
  await run()
  expect(await said(jobId)).toEqual([])
})

test('tells open screens what is gone', async () => {
  const { harness, dana, dale, at, run, say } = await setUp('3', true)
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'Before')
  await at('2027-04-01T12:00:00Z')
  const open = await LiveClient.listen(harness.url, { cookie: dana.cookie })
  await run()
  await eventually(true, () => open.stale.some(stale => stale.kind === 'message' && stale.jobId === jobId))
  await open.close()
})

test('removes what people wrote in changes, payments, charges, and failures with the messages of their job', async () => {
  const { harness, dana, dale, at, run, say, said } = await setUp()
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'Hello')
  const discount = { jobId, kind: 'discount' as const, amount: '5.00', note: 'The gate was ours' }
  await dale.ask(PROPOSE_CHANGE, { input: discount })
  await dale.ask(MARK_PAID, { jobId, method: 'cash' })
  await dana.ask(DENY_PAYMENT, { jobId, reason: 'I gave nothing' })
  const { pool } = harness.database
  await pool.query(
    `update job_charges set contest_reason = 'Ask my neighbor', contested_at = created_at where job_id = $1`,
    [jobId],
  )
  await pool.query(`update visits set failure_note = 'His dog' where job_id = $1`, [jobId])
  const written = async () =>
    (
      await pool.query(
        `select (select array_agg(note) from change_orders where job_id = $1) as changes,
           (select deny_reason from job_payments where job_id = $1) as denied,
           (select array_agg(distinct contest_reason) from job_charges where job_id = $1) as contests,
           (select failure_note from visits where job_id = $1) as failure`,
        [jobId],
      )
    ).rows[0]
  await at('2027-02-28T00:00:00Z')
  await run()
  expect(await written()).toMatchObject({ changes: ['The gate was ours'], denied: 'I gave nothing' })
  expect(await said(jobId)).toEqual(['Hello'])
  await at('2027-03-01T00:00:00Z')
  await run()
  expect(await said(jobId)).toEqual([])
  expect(await written()).toEqual({
    changes: ['Removed'],
    denied: 'Removed',
    contests: ['Removed'],
    failure: 'Removed',
  })
})
