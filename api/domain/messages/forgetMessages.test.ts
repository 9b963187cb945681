import pg from 'pg'
import { ACCEPT_BID, acceptedJob, bid, completedJob, postJunk } from '../../test/deals.js'
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
  partitions(): Promise<string[]>
  partitionOf(content: string): Promise<string>
}

const harnesses: Harness[] = []
const start = async (options: Parameters<typeof startHarness>[0]) => {
  const harness = await startHarness(options)
  harnesses.push(harness)
  return harness
}
afterEach(async () => {
  // Those that share a database come after the one that drops it.
  for (const harness of harnesses.splice(0).toReversed()) await harness.stop()
})

const setUp = async (keptMonths = '3', live = false): Promise<Stage> => {
  const harness = await start({ live, env: keptMonths ? { MESSAGES_KEPT_MONTHS: keptMonths } : {} })
  const { pool } = harness.database
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
    partitions: async () =>
      (
        await pool.query(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'messages'::regclass order by 1`,
        )
      ).rows.map(({ name }) => name),
    partitionOf: async content =>
      (
        await pool.query('select tableoid::regclass::text as name from messages where content = $1', [
          content,
        ])
      ).rows[0].name,
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

test('without the setting messages are kept for ever, in one partition', async () => {
  const { dana, dale, at, run, say, said, partitions } = await setUp('')
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'First')
  await run()
  await at('2036-11-20T18:00:00Z')
  await say(jobId, 'Ten years later')
  await run()
  expect(await said(jobId)).toEqual(['Ten years later', 'First'])
  expect(await partitions()).toEqual(['messages_rest'])
})

test('months are made ahead, and an old month is detached and dropped with what is in it', async () => {
  const { dana, dale, at, run, say, said, partitions, partitionOf } = await setUp()
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'November')
  await run()
  expect(await partitions()).toEqual(['messages_2027_01', 'messages_rest', 'messages_to_2027_01'])
  await at('2026-12-31T23:59:59Z')
  await say(jobId, 'December')
  await at('2027-01-01T00:00:00Z')
  await say(jobId, 'January')
  expect(await partitionOf('December')).toBe('messages_to_2027_01')
  expect(await partitionOf('January')).toBe('messages_2027_01')
  await run()
  expect(await said(jobId)).toEqual(['January', 'December', 'November'])

  await at('2027-03-31T23:00:00Z')
  await run()
  expect(await said(jobId)).toEqual(['January', 'December', 'November'])
  await at('2027-04-01T00:00:00Z')
  await run()
  expect(await said(jobId)).toEqual(['January'])
  expect(await said(jobId, dale)).toEqual(['January'])
  expect(await partitions()).not.toContain('messages_to_2027_01')
  await at('2027-05-02T00:00:00Z')
  await run()
  expect(await said(jobId)).toEqual([])
  // None is left lying about detached.
  const { rows } = await harnesses[0]!.database.pool.query(
    "select relname from pg_class where relkind = 'r' and relname like 'messages%' and not relispartition",
  )
  expect(rows).toEqual([])
  await say(jobId, 'Again')
  expect(await said(jobId)).toEqual(['Again'])
})

test('what a job under way or a ticket needs stays readable, and goes once it does not', async () => {
  const stage = await setUp()
  const { harness, dana, dale, at, run, say, said, partitions } = stage
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
  expect(await partitions()).toContain('messages_to_2027_01')

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

test('while the task does not run nothing is lost or refused, and afterwards the months are there again', async () => {
  const { dana, dale, at, run, say, said, partitionOf, partitions } = await setUp('24')
  const jobId = await acceptedJob(dana, dale)
  await say(jobId, 'On time')
  await run()
  await at('2027-06-15T12:00:00Z')
  await say(jobId, 'Half a year later')
  expect(await partitionOf('Half a year later')).toBe('messages_rest')
  await run()
  expect(await partitionOf('Half a year later')).toBe('messages_to_2027_08')
  expect(await said(jobId)).toEqual(['Half a year later', 'On time'])
  expect(await partitions()).toEqual([
    'messages_2027_01',
    'messages_2027_08',
    'messages_rest',
    'messages_to_2027_01',
    'messages_to_2027_08',
  ])
  await at('2027-08-15T12:00:00Z')
  await say(jobId, 'Back to normal')
  expect(await partitionOf('Back to normal')).toBe('messages_2027_08')
})

test('two processes at once make and remove each month once', async () => {
  const { harness, dana, dale, at, run, say, said, partitions } = await setUp()
  const other = await start({ databaseUrl: harness.database.url, env: { MESSAGES_KEPT_MONTHS: '3' } })
  const jobId = await completedJob(dana, dale)
  await say(jobId, 'Old')
  await Promise.all([run(), run(other), run(), run(other)])
  expect(await partitions()).toEqual(['messages_2027_01', 'messages_rest', 'messages_to_2027_01'])
  await at('2027-06-15T12:00:00Z')
  other.clock.now = harness.clock.now
  await say(jobId, 'New')
  await Promise.all([run(), run(other), run(), run(other)])
  expect(await said(jobId)).toEqual(['New'])
})

test('a table that somebody is using is not waited for long, and is as before', async () => {
  const { harness, dana, dale, run, say, said, partitions } = await setUp()
  const jobId = await acceptedJob(dana, dale)
  const reader = new pg.Client({ connectionString: harness.database.url })
  await reader.connect()
  await reader.query('begin; select from messages')
  // Its own attempts are over before the reader is.
  await expect(run()).rejects.toMatchObject({ code: '55P03' })
  await say(jobId, 'Meanwhile')
  expect(await partitions()).toEqual(['messages_rest'])
  await reader.query('commit')
  await run()
  await reader.end()
  expect(await said(jobId)).toEqual(['Meanwhile'])
  expect(await partitions()).toHaveLength(3)
})

test('a run that was interrupted leaves nothing that would refuse messages some day', async () => {
  const { harness, dana, dale, at, run, say, said } = await setUp('')
  const jobId = await acceptedJob(dana, dale)
  await harness.database.pool.query(
    "alter table messages_rest add constraint messages_sealed check (created_at < '2027-01-01') not valid",
  )
  await run()
  await at('2027-02-01T12:00:00Z')
  await say(jobId, 'After the turn of the year')
  expect(await said(jobId)).toEqual(['After the turn of the year'])
})

test('open screens are told to reload, and who was away over the end of a month misses nothing', async () => {
  const { harness, dana, dale, at, run, say } = await setUp('3', true)
  const jobId = await completedJob(dana, dale)
  await run()
  await at('2026-12-31T23:59:00Z')
  await say(jobId, 'Before')
  const screen = await LiveClient.listen(harness.url, { cookie: dana.cookie })
  const { cursor } = screen.messages.at(-1)!
  await screen.close()
  await at('2027-01-01T00:01:00Z')
  await dale.ask(SEND, { input: { jobId, content: 'After' } })
  const back = await LiveClient.listen(harness.url, { cookie: dana.cookie }, cursor)
  await eventually(true, () => back.stale.some(stale => stale.kind === 'message' && stale.jobId === jobId))
  expect(back.messages.some(({ reload }) => reload)).toBe(false)

  await at('2027-04-01T12:00:00Z')
  const open = await LiveClient.listen(harness.url, { cookie: dana.cookie })
  expect(open.messages.some(({ reload }) => reload)).toBe(false)
  await run()
  await eventually(true, () => open.messages.some(({ reload }) => reload))
  for (const client of [back, open]) await client.close()
})
