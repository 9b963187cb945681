import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { post, read, Screen, signUp, writeOn } from './people.mjs'
import { until } from './programs.mjs'
import { query } from './startDatabase.mjs'

/** The number of reads by route, over both processes. */
const routes = async api =>
  Object.fromEntries(
    await Promise.all(
      ['standby', 'behind', 'none', 'retried'].map(async route => [
        route,
        await api.figure('haulbid_replica_reads_total', `route="${route}"`),
      ]),
    ),
  )

const less = (after, before) =>
  Object.entries(after)
    .map(([route, count]) => `${route} ${count - before[route]}`)
    .join(', ')

/** Each person writes, and at once reads from the other process. Returns the people who did not see their own write. */
const writeAndRead = async (api, people, rounds) => {
  const urls = api.processes.map(({ url }) => new URL(url))
  let missed = 0
  let asked = 0
  const one = async (person, number) => {
    for (let round = 0; round < rounds; round++) {
      const written = await post(person, urls[(number + round) % 2])
      assert.ok(written.isDone, JSON.stringify(written.errors))
      const found = await read(person, written.data.requestJunkPickup.id, urls[(number + round + 1) % 2])
      asked++
      if (found.errors[0]?.extensions?.code === 'NOT_FOUND') missed++
      else assert.ok(found.isDone, JSON.stringify(found.errors))
    }
  }
  await Promise.all(people.map(one))
  return { asked, missed }
}

export const ownWrites = async ({ api, people }) => {
  const before = await routes(api)
  const { asked, missed } = await writeAndRead(api, people, 40)
  assert.equal(missed, 0)
  // People who have not just written read from the standbys.
  await sleep(1500)
  for (const person of people)
    for (let n = 0; n < 10; n++)
      assert.ok((await person.ask('{ customerJobs(first: 5) { nodes { id } } }')).isDone)
  const after = await routes(api)
  assert.ok(after.standby - before.standby >= people.length * 10, less(after, before))
  return `${asked} writes, each read at once through the other process: 0 not seen; reads: ${less(after, before)}`
}

export const pausedReplay = async ({ api, people, database }) => {
  const standbys = await database.standbys()
  for (const { adminUrl } of standbys) await query(adminUrl, 'select pg_wal_replay_pause()')
  try {
    await sleep(500)
    const { asked, missed } = await writeAndRead(api, people, 10)
    assert.equal(missed, 0)
    return `${asked} writes while both standbys had stopped replaying: 0 not seen`
  } finally {
    for (const { adminUrl } of standbys) await query(adminUrl, 'select pg_wal_replay_resume()')
  }
}

export const lostStandby = async ({ api, people, database }) => {
  const [standby] = await database.standbys()
  const before = await routes(api)
  let asked = 0
  const failed = []
  let isOver = false
  const reader = async person => {
    while (!isOver) {
      const answer = await person.ask('{ customerJobs(first: 5) { nodes { id } } }')
      asked++
      if (!answer.isDone) failed.push(answer.status)
    }
  }
  const readers = Promise.all(people.map(reader))
  await sleep(1000)
  await standby.kill()
  await sleep(3000)
  isOver = true
  await readers
  const after = await routes(api)
  standby.start()
  await database.whole()
  await until('it is read from again', async () => (await api.figure('haulbid_replica_ready')) === 4)
  assert.deepEqual(failed, [])
  return `${asked} reads, 0 failed (${less(after, before)}); used again when it was back`
}

/** Kills the primary under load. */
export const lostPrimary = async ({ api, people, database, haproxy }, { isSynchronous }) => {
  await database.configure({ synchronous_mode: isSynchronous })
  await until(
    'the standbys are synchronous, or not',
    async () => (await database.synchronous()) > 0 === isSynchronous,
  )
  const screen = new Screen(people[0])
  await until('a screen is open', () => screen.isUp)
  const mails = api.mails()
  const writing = writeOn(people)
  await sleep(4000)
  const old = await database.primary()
  await old.kill()
  await until('another is the primary', async () => ![undefined, old].includes(await database.primary()), 60)
  await until(
    'writes are acknowledged again',
    (
      count => () =>
        writing.acknowledged.length > count + 20
    )(writing.acknowledged.length),
  )
  await sleep(1500)
  const { acknowledged, refused, seconds } = await writing.end()
  const kept = new Set((await query(haproxy.url, 'select id from jobs')).map(({ id }) => id))
  const lost = acknowledged.filter(id => !kept.has(id)).length
  const last = await post(people[0])
  assert.ok(last.isDone)
  await until(
    'the screen hears of changes again',
    () => screen.reloads > 0 && screen.jobs.has(last.data.requestJunkPickup.id),
  )
  screen.close()
  const newcomer = await signUp(people[0].url)
  newcomer.close()
  await until('the queue goes on', () => api.mails() > mails)
  old.start()
  await database.whole()
  await until('both standbys are read from', async () => (await api.figure('haulbid_replica_ready')) === 4)
  const { missed } = await writeAndRead(api, people, 5)
  assert.equal(missed, 0)
  if (isSynchronous) assert.equal(lost, 0)
  const others = Object.entries(refused).map(
    ([status, count]) => `${count} × ${status === '0' ? 'none' : status}`,
  )
  return `${acknowledged.length} acknowledged writes, ${lost} lost; ${seconds.toFixed(1)} s without writes (answers meanwhile: ${others.join(', ')}); the screen was told to reload, the queue went on, no restart`
}

/**
 * nginx counts in whole seconds: `fail_timeout=1s` skips a process for up to two, even after it is back. If the other
 * one stops in that time, nginx has none left.
 */
const UNTIL_NGINX_KNOWS_MS = 3000

/** Replaces both processes while ten thousand requests pass nginx. */
export const replacedProcesses = async ({ api, people }) => {
  const TOTAL = 10_000
  const failed = {}
  let asked = 0
  let isReplaced = false
  const caller = async person => {
    while (asked < TOTAL || !isReplaced) {
      const isWrite = ++asked % 20 === 0
      const answer = await (isWrite ? post(person) : person.ask('{ me { id } }'))
      if (!answer.isDone) {
        const what = `${answer.status} ${answer.errors[0]?.message ?? ''}`
        failed[what] = (failed[what] ?? 0) + 1
      }
    }
  }
  const startedAt = performance.now()
  const callers = Promise.all(people.flatMap(person => [caller(person), caller(person)]))
  await sleep(1000)
  for (const index of [0, 1]) {
    assert.equal(await api.processes[index].end('SIGTERM'), 0)
    api.processes[index] = await api.begin(index)
    await sleep(UNTIL_NGINX_KNOWS_MS)
  }
  isReplaced = true
  await callers
  const seconds = (performance.now() - startedAt) / 1000
  const count = Object.values(failed).reduce((sum, one) => sum + one, 0)
  if (count > 0) {
    const complaints = api.nginx
      .log()
      .split('\n')
      .filter(line => line && !line.startsWith('{'))
    console.error(complaints.slice(0, 20).join('\n'))
  }
  assert.equal(count, 0, JSON.stringify(failed))
  return `${asked} requests (one in 20 a write) in ${seconds.toFixed(0)} s: ${count} failed`
}
