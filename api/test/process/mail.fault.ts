import pg from 'pg'
import { freePort } from '../../../tools/freePort.mjs'
import { createTestDatabase, type TestDatabase } from '../environment/testDatabase.js'
import { eventually } from '../eventually.js'
import { type Smtp, startSmtp } from '../smtp.js'
import { build, makeDataDir, removeDataDir, ServerProcess } from './serverProcess.js'
import { signUp } from './signUp.js'

// Each test starts processes, which takes seconds if other tests run at the same time.
let database: TestDatabase
let dataDir: string
let smtp: Smtp
let pool: pg.Pool
const servers: ServerProcess[] = []

beforeAll(async () => {
  await build()
  database = await createTestDatabase()
  dataDir = makeDataDir()
  smtp = await startSmtp()
  pool = new pg.Pool({ connectionString: database.url })
}, 120_000)

const forgetMails = () => {
  smtp.accepted.length = 0
  smtp.tries = 0
  smtp.received = 0
}

beforeEach(() => {
  smtp.accept()
  forgetMails()
})

afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL')
})

afterAll(async () => {
  await pool.end()
  await smtp.stop()
  await database.drop()
  await removeDataDir(dataDir)
})

const start = async () => {
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DEMO: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Haulbid <no-reply@haulbid.example>',
  })
  servers.push(server)
  return server.ready()
}

const requestReset = async ({ url }: ServerProcess, email: string) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify({
      query: 'mutation ($email: EmailAddress!) { requestPasswordReset(email: $email) }',
      variables: { email },
    }),
  })
  expect(await response.json()).not.toHaveProperty('errors')
}

const tasksLeft = async () => {
  const { rows } = await pool.query(
    'select ((select count(*) from graphile_worker.jobs) + (select count(*) from queued_tasks))::int as n',
  )
  return rows[0].n
}

/** New users whose only mails so far, the links to confirm their emails, have arrived and are not counted. */
const newUsers = async ({ url }: ServerProcess, ...emails: string[]) => {
  for (const email of emails) await signUp(url, email)
  await eventually(emails.length, () => smtp.accepted.length)
  await eventually(0, tasksLeft)
  forgetMails()
}

/** As if the time after which a task is taken over had passed, and then its backoff. */
const freeAndWait = async () => {
  await pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'")
  await eventually(true, async () => {
    const { rows } = await pool.query(
      "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'resetMail' and locked_at is null",
    )
    return rows.length > 0 || (await tasksLeft()) === 0
  })
}

test('sends the mail once if killed right after the commit, before a worker has the task', async () => {
  const first = await start()
  await newUsers(first, 'one@example.com')
  // The workers are blocked, so that the process dies between the commit and the sending.
  await pool.query(`create function wait() returns trigger language plpgsql as
      $$ begin new.run_at := now() + interval '1 hour'; return new; end $$;
    create trigger wait before insert on graphile_worker._private_jobs for each row execute function wait()`)
  await requestReset(first, 'one@example.com')
  await first.end('SIGKILL')
  expect(smtp.tries).toBe(0)
  await pool.query('drop trigger wait on graphile_worker._private_jobs')
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  await start()
  await eventually(0, tasksLeft)
  expect(smtp.accepted).toHaveLength(1)
})

/** A process killed while the mail server has its message and has not responded yet. */
const killedInMidSending = async (email: string) => {
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  const first = await start()
  await newUsers(first, email)
  smtp.hold(held)
  await requestReset(first, email)
  await eventually(1, () => smtp.received)
  await first.end('SIGKILL')
  return release
}

test('sends the mail once if killed in the middle of a failing delivery', async () => {
  const release = await killedInMidSending('two@example.com')
  smtp.refuse('DATA', 451, 'Nobody is there any more')
  release()
  await start()
  smtp.accept()
  await freeAndWait()
  await eventually(0, tasksLeft)
  expect(smtp.accepted).toHaveLength(1)
})

test('sends the same mail twice if killed after the server accepted it, the gap that SMTP leaves', async () => {
  const release = await killedInMidSending('three@example.com')
  release()
  await eventually(1, () => smtp.accepted.length)
  smtp.accept()
  await start()
  await freeAndWait()
  await eventually(0, tasksLeft)
  expect(smtp.accepted).toHaveLength(2)
  expect(smtp.accepted[1]!.messageId).toBe(smtp.accepted[0]!.messageId)
})

test('sends one mail for each event from two processes', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const emails = Array.from({ length: 4 }, (_, index) => `of${index}@example.com`)
  await newUsers(one, ...emails)
  await Promise.all(emails.map((email, index) => requestReset(index % 2 ? one : other, email)))
  await eventually(0, tasksLeft)
  expect(smtp.accepted.map(({ to }) => to![0]!.address).toSorted()).toEqual(emails)
})

test('does not wait for an unresponsive mail server on SIGTERM', async () => {
  const server = await start()
  await newUsers(server, 'five@example.com')
  smtp.hold(new Promise(() => {}))
  await requestReset(server, 'five@example.com')
  await eventually(1, () => smtp.received)
  const { code } = await server.end('SIGTERM')
  expect(code).toBe(0)
})
