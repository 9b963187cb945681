import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { anotherStore } from './startInstall.mjs'
import { CALLERS, steadily } from './steadily.mjs'
import { toolbox } from './workspace.mjs'

const rowsOf = async (url, sql) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const assertKept = async ({ postgres }, { answered, failed, tag }) => {
  const rows = await rowsOf(postgres.url, `select id from messages where content like '${tag}%'`)
  const kept = new Set(rows.map(({ id }) => id))
  assert.deepEqual(
    answered.filter(id => !kept.has(id)),
    [],
    'what was answered is there',
  )
  assert.ok(rows.length <= answered.length + failed.length, 'and nothing twice')
}

/**
 * Kills one process in the middle of reads and writes: its requests under way get no answer, and everything else
 * continues.
 */
export const killed = async (installation, walk) => {
  const seen = await steadily(walk.customer, 'killed', async () => {
    await sleep(1000)
    await installation.processes[0].end('SIGKILL')
    await sleep(3000)
    installation.processes[0] = await installation.start(0)
    await sleep(1000)
  })
  assert.ok(seen.failed.length <= CALLERS, seen.failed.join('\n'))
  assert.deepEqual(
    seen.failed.filter(line => !line.startsWith('502')),
    [],
  )
  await assertKept(installation, seen)
  return `one process killed with -9: ${seen.asked} requests, ${seen.failed.length} without an answer, ${seen.answered.length} writes kept, none twice`
}

/** An upgrade: both processes are replaced, one after the other. */
export const replaced = async (installation, walk) => {
  const seen = await steadily(walk.customer, 'replaced', async () => {
    for (const index of [0, 1]) {
      assert.equal(await installation.processes[index].end('SIGTERM'), 0)
      installation.processes[index] = await installation.start(index)
      // `docker compose up --wait` takes at least as long to see that it is healthy.
      await sleep(5000)
    }
  })
  // nginx may be sending on a connection at the very moment the process closes it for being idle.
  assert.ok(seen.failed.length <= 2 * CALLERS, seen.failed.join('\n'))
  assert.deepEqual(
    seen.failed.filter(line => !line.startsWith('502')),
    [],
  )
  await assertKept(installation, seen)
  return `both processes replaced one after the other: ${seen.asked} requests, ${seen.failed.length} without an answer`
}

/** The toolbox's backup of the running installation, restored into a second database and store. */
export const copied = async (setup, { settings, postgres }, stages) => {
  const backup = join(setup.work, 'backup')
  const made = await toolbox(stages, settings, 'backup', '--', backup)
  await rowsOf(postgres.adminUrl, 'create database restored owner haulbid')
  const url = Object.assign(new URL(postgres.url), { pathname: '/restored' }).href
  const store = await anotherStore(setup)
  await toolbox(stages, { ...settings, DATABASE_URL: url, S3_ENDPOINT: store.url }, 'restore', '--', backup)
  const count = 'select (select count(*) from users) as users, (select count(*) from messages) as messages'
  assert.deepEqual(await rowsOf(url, count), await rowsOf(postgres.url, count))
  return `restored into a new database and store: ${made.split(': ').at(-1)}`
}

export const withoutDatabase = async ({ postgres, visitor }, { customer }) => {
  await postgres.stop()
  const away = await customer.answer('{ me { id } }')
  assert.equal(away.status, 503)
  assert.ok(away.headers.get('retry-after'))
  assert.equal((await visitor().fetch('/healthz')).status, 200)
  assert.equal((await visitor().fetch('/readyz')).status, 503)
  return 'without its database the API answers 503 with Retry-After'
}

/**
 * More requests from one address than nginx accepts: nginx refuses them with a message for programs, and nobody is
 * refused for long.
 */
export const flooded = async ({ nginx, visitor }) => {
  const ask = () => visitor().answer('{ __typename }')
  const answers = await Promise.all(Array.from({ length: 2000 }, ask))
  const refused = answers.filter(({ status }) => status !== 200)
  assert.ok(
    refused.length > 0 && refused.length < answers.length,
    `${refused.length} of ${answers.length} were refused`,
  )
  for (const { status, headers, errors } of refused) {
    assert.equal(status, 429)
    assert.equal(headers.get('retry-after'), '5')
    assert.equal(errors[0].extensions.code, 'RATE_LIMITED')
  }
  assert.ok(/"status":429,[^}]*"upstream":""/.test(nginx.log()), 'no process hears of them')
  await sleep(5000)
  assert.equal((await ask()).status, 200)
  return `2,000 requests at once from one address: ${refused.length} refused by nginx`
}
