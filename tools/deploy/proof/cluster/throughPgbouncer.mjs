import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { post, signUp } from './people.mjs'
import { until } from './programs.mjs'

const connected = async (url, count) => {
  const clients = Array.from(
    { length: count },
    () => new pg.Client({ connectionString: url, query_timeout: 5000 }),
  )
  for (const client of clients) client.on('error', () => undefined)
  await Promise.all(clients.map(client => client.connect()))
  return clients
}

const closing = async (url, count, act) => {
  const clients = await connected(url, count)
  try {
    return await act(...clients)
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
}

/** Keeps one server busy with a transaction, so that the next statement gets another. */
const withBusy = async (client, act) => {
  await client.query('begin')
  await client.query('select 1')
  const answer = await act()
  await client.query('commit')
  return answer
}

const preparedStatements = url =>
  closing(url, 2, async (one, other) => {
    const statement = { name: 'proof', text: 'select 1' }
    try {
      await one.query(statement)
      await withBusy(other, () => one.query(statement))
      // Another client prepares the same name on a server that already has it.
      await other.query(statement)
      return 'work'
    } catch (error) {
      return `fail: ${error.message}`
    }
  })

const advisoryLocks = url =>
  closing(url, 2, async (one, other) => {
    await one.query('select pg_advisory_lock(77)')
    // The client is done, but the server keeps the lock and passes it to its next client.
    const isHeld = await withBusy(other, async () => {
      const { rows } = await one.query('select pg_advisory_unlock(77) as released')
      return !rows[0].released
    })
    await other.query('select pg_advisory_unlock_all()')
    await one.query('select pg_advisory_unlock_all()')
    return isHeld ? 'fail: the lock stays with a server that the client no longer has' : 'work'
  })

const transactionLocks = url =>
  closing(url, 1, async client => {
    await client.query('begin')
    const { rows } = await client.query('select pg_try_advisory_xact_lock(78) as taken')
    await client.query('commit')
    return rows[0].taken ? 'work' : 'fail'
  })

const listening = url =>
  closing(url, 3, async (one, other, third) => {
    let heard = 0
    one.on('notification', () => heard++)
    await one.query('listen proof')
    await withBusy(other, () => third.query("notify proof, 'x'"))
    await sleep(1000)
    await one.query('unlisten *')
    return heard > 0 ? 'work' : 'fail: nothing is heard'
  })

const startup = url =>
  closing(`${url}?options=-c%20statement_timeout%3D1234`, 1, async client => {
    const { rows } = await client.query("select current_setting('statement_timeout') as it")
    return rows[0].it === '1234ms' ? 'work' : `not passed on, the role's apply (${rows[0].it})`
  })

const PARTS = {
  'prepared statements': preparedStatements,
  'advisory locks of a session': advisoryLocks,
  'advisory locks of a transaction': transactionLocks,
  LISTEN: listening,
  'limits sent by the client': startup,
}

/** Tries each part of PARTS through PgBouncer in the mode of this URL. */
export const parts = async url => {
  const found = {}
  for (const [name, attempt] of Object.entries(PARTS))
    found[name] = await attempt(url).catch(error => `fail: ${error.message}`)
  return found
}

/** Runs a process of the product whose only way to the database is PgBouncer in session mode. */
export const productInSessionMode = async ({ api, people }, url) => {
  const mails = api.mails()
  await api.processes[1].end('SIGTERM')
  api.processes[1] = await api.begin(1, { DATABASE_URL: url })
  const at = new URL(api.processes[1].url)
  for (const person of people) {
    const written = await post(person, at)
    assert.ok(written.isDone, JSON.stringify(written.errors))
    assert.ok((await person.ask('{ customerJobs(first: 5) { nodes { id } } }', {}, at)).isDone)
  }
  await api.processes[0].end('SIGTERM')
  await signUp(people[0].url)
  await until('the queue works through it', () => api.mails() > mails)
  api.processes[0] = await api.begin(0)
  return 'a start with the lock of migrations, reads, writes and the queue work'
}
