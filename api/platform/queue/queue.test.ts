import { createServer } from 'node:net'
import { bid, postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { REQUEST_PASSWORD_RESET, RESET_PASSWORD } from '../../test/operations.js'
import { type Smtp, startSmtp } from '../../test/smtp.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { composeMail } from '../mail/composeMail.js'
import { openPost } from '../mail/openPost.js'
import { confirmRunning, freeAbandoned } from './lockedTasks.js'
import { moveTasks } from './TaskRelay.js'
import { startWorker, workOnce } from './worker.js'

let harness: Harness
let smtp: Smtp
let dana: TestUser
beforeAll(async () => {
  smtp = await startSmtp()
  harness = await startHarness({
    env: smtp.env,
  })
  dana = await customer(harness)
})
afterAll(async () => {
  await harness.stop()
  await smtp.stop()
})
beforeEach(async () => {
  await harness.database.pool.query('delete from graphile_worker._private_jobs; delete from queued_tasks')
  smtp.accept()
  smtp.accepted.length = 0
  smtp.tries = 0
})

const work = () => workOnce(harness.app.context)

interface Kept {
  attempts: number
  max_attempts: number
  last_error: string | null
  /** When it is due, in seconds since the epoch. */
  due: number
}

const kept = async (): Promise<Kept[]> => {
  const { rows } = await harness.database.pool.query(
    `select attempts, max_attempts, last_error, extract(epoch from run_at)::float as due
      from graphile_worker.jobs order by id`,
  )
  return rows
}

/** The database's clock, by which tasks are due. */
const seconds = async (): Promise<number> => {
  const { rows } = await harness.database.pool.query('select extract(epoch from now())::float as now')
  return rows[0].now
}

const schedule = (runAt: string) =>
  harness.database.pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => ${runAt})`,
  )

/** Lets time pass until tasks waiting for a retry are due. */
const later = () => schedule('now()')

const causeMail = async () => {
  const dale = await vendor(harness)
  const jobId = await postJunk(dana)
  // These tests ignore the notices to vendors.
  await harness.database.pool.query("delete from queued_tasks where task = 'tellVendors'")
  return bid(dale, jobId)
}

test('retries a server that says "later" at growing intervals, and delivers the mail once', async () => {
  smtp.refuse('DATA', 451, 'Greylisted, come back later')
  await causeMail()
  for (let attempt = 1; attempt <= 3; attempt++) {
    const before = await seconds()
    await work()
    const after = await seconds()
    const [task] = await kept()
    expect(task).toMatchObject({ attempts: attempt, max_attempts: 12 })
    expect(task!.last_error).toContain('Greylisted, come back later')
    expect(task!.due).toBeGreaterThanOrEqual(before + Math.exp(attempt) - 0.001)
    expect(task!.due).toBeLessThanOrEqual(after + Math.exp(attempt) + 0.001)
    // Not due, however long this takes: running the queue again changes nothing.
    await schedule("now() + interval '1 hour'")
    await work()
    expect(await kept()).toMatchObject([{ attempts: attempt }])
    await later()
  }
  expect(smtp.tries).toBe(3)
  smtp.accept()
  await work()
  expect(smtp.accepted).toHaveLength(1)
  expect(await kept()).toEqual([])
})

test('sends the same mail on each attempt', async () => {
  await harness.visitor().ask(REQUEST_PASSWORD_RESET, {
    email: dana.email,
  })
  // Accepted by the server, but the database fails before that is recorded.
  await harness.database.pool.query(
    'create rule forget as on insert to sent_mails do instead select 1/(0 * length(new.message_id))',
  )
  await work()
  await later()
  await harness.database.pool.query('drop rule forget on sent_mails')
  await work()
  expect(smtp.accepted).toHaveLength(2)
  expect(smtp.accepted[1]!.messageId).toBe(smtp.accepted[0]!.messageId)
  // Whichever of the two the user keeps, its link works, and only one of them can be used, once.
  const tokens = smtp.accepted.map(({ text }) => /reset=([\w-]+)/.exec(text!)![1])
  const reset = (token?: string) =>
    harness.visitor().answer(RESET_PASSWORD, {
      input: { token, password: 'dumpster-demo', confirmPassword: 'dumpster-demo' },
    })
  expect((await reset(tokens[0])).errors).toEqual([])
  expect((await reset(tokens[1])).errors[0]!.extensions.code).toBe('BAD_USER_INPUT')
  dana = await customer(harness)
})

test.each(['RCPT', 'DATA'] as const)('never retries a server that says "never" (%s)', async step => {
  smtp.refuse(step, 550, 'No such mailbox <dana@example.com>')
  await causeMail()
  await work()
  const [task] = await kept()
  expect(task).toMatchObject({ attempts: 1, max_attempts: 1 })
  expect(task!.last_error).toMatch(/No such mailbox/)
  expect(task!.last_error).not.toContain('dana@')
  await later()
  await work()
  expect(smtp.tries).toBe(1)
})

test('keeps a task after twelve attempts, but stops retrying', async () => {
  smtp.refuse('RCPT', 421, 'Closing')
  await causeMail()
  for (let attempt = 1; attempt <= 14; attempt++) {
    await work()
    await later()
  }
  expect(await kept()).toMatchObject([{ attempts: 12, max_attempts: 12 }])
  expect(smtp.tries).toBe(12)
})

describe('a mail server that cannot be used', () => {
  const workWith = async (smtpUrl: string) => {
    const { context: app } = harness.app
    await workOnce({ ...app, config: { ...app.config, smtpUrl } })
    return (await kept())[0]!
  }

  test('retries when it refuses the connection', async () => {
    await causeMail()
    const gone = await startSmtp()
    await gone.stop()
    expect(await workWith(gone.url)).toMatchObject({
      max_attempts: 12,
      last_error: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('retries when it rejects our password, without revealing it', async () => {
    await causeMail()
    const url = smtp.url.replace('pass%20word', 'wrong%20secret')
    const { max_attempts, last_error } = await workWith(url)
    expect(max_attempts).toBe(12)
    expect(last_error).toContain('Invalid username or password')
    expect(last_error).not.toContain('secret')
  })

  test('gives up for now and retries later when it never responds', async () => {
    await causeMail()
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise(ready => silent.once('listening', ready))
    const { port } = silent.address() as { port: number }
    const task = await workWith(`smtp://127.0.0.1:${port}?greetingTimeout=50`)
    expect(task).toMatchObject({
      max_attempts: 12,
      last_error: expect.stringContaining('Greeting never received'),
    })
    silent.close()
  })

  test('uses a new connection after it drops an idle one', async () => {
    const post = openPost(harness.app.context)
    const send = () => {
      const mail = { to: dana.email, subject: 'Hello', body: ['Hello'], why: 'A test.' }
      const composed = composeMail(harness.app.context.config, mail, {
        messageId: '<1@here>',
        date: new Date(),
      })
      return post.send(composed, AbortSignal.timeout(5000))
    }
    await send()
    await smtp.dropConnections()
    await send()
    expect(smtp.accepted).toHaveLength(2)
    post.close()
  })
})

test('sends each mail once with two processes', async () => {
  const other = await startHarness({
    env: smtp.env,
    databaseUrl: harness.database.url,
  })
  for (let mail = 0; mail < 5; mail++) await causeMail()
  await Promise.all([work(), workOnce(other.app.context), work(), workOnce(other.app.context)])
  expect(smtp.accepted).toHaveLength(5)
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(5)
  await other.stop()
})

test('frees tasks that their process has not confirmed for 15 seconds', async () => {
  for (let mail = 0; mail < 3; mail++) await causeMail()
  const { pool } = harness.database
  await moveTasks(pool)
  const { rows: locked } = await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, locked_by = 'killed',
      locked_at = now() - case when id = (select max(id) from graphile_worker._private_jobs) then interval '10 seconds'
        else interval '16 seconds' end
     returning id`,
  )
  await confirmRunning(pool, [locked.map(({ id }) => id).sort()[1]])
  await freeAbandoned(pool)
  const { rows } = await pool.query(
    'select locked_by, last_error, attempts from graphile_worker.jobs order by id',
  )
  expect(rows).toEqual([
    { locked_by: null, last_error: expect.stringContaining('ended before it was done'), attempts: 1 },
    { locked_by: 'killed', last_error: null, attempts: 1 },
    { locked_by: 'killed', last_error: null, attempts: 1 },
  ])
  await later()
  await work()
  expect(smtp.accepted).toHaveLength(1)
})

test('restarts a worker whose database fails in the middle of a task', async () => {
  const { pool } = harness.database
  const rename = (from: string, to: string) =>
    pool.query(`alter table graphile_worker.${from} rename to ${to}`)
  // graphile-worker prints to the terminal that its worker is gone.
  jest.spyOn(console, 'trace').mockImplementation(() => {})
  let release = () => {}
  smtp.hold(new Promise<void>(done => (release = done)))
  await causeMail()
  const { taskRelay } = harness.app.context
  taskRelay.start()
  const worker = await startWorker(harness.app.context)
  await eventually(1, () => smtp.tries)
  await rename('_private_jobs', 'away')
  release()
  // The task is done, but cannot be recorded as done.
  await eventually(1, () => smtp.accepted.length)
  await eventually(
    1,
    async () => (await pool.query('select from sent_mails where sent_at is not null limit 1')).rowCount,
  )
  await rename('away', '_private_jobs')
  smtp.accept()
  await causeMail()
  await eventually(2, () => smtp.accepted.length)
  await worker.stop()
  await taskRelay.stop()
})
