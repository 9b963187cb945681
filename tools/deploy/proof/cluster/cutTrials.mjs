import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cut, cutOneWay, mendAll } from './networks.mjs'
import { post, Screen, writeOn } from './people.mjs'
import { until } from './programs.mjs'
import { query } from './startDatabase.mjs'

const CUT_MS = 40_000
const PROBE_MS = 1000

const run = promisify(execFile)

/**
 * Writes on every node from beside it, where no cut reaches, each second. Returns the node and time of each write that it
 * acknowledged with a standby's confirmation.
 */
const writeBesideNodes = async ({ nodes, primary }) => {
  await query(
    (await primary()).adminUrl,
    'create table if not exists probes (id uuid primary key, node text)',
  )
  const acknowledged = []
  let isOver = false
  const probe = async ({ name, namespace, adminUrl }) => {
    while (!isOver) {
      const id = randomUUID()
      const sql = `set statement_timeout = '3s'; insert into probes values ('${id}', '${name}')`
      const psql = [
        'netns',
        'exec',
        namespace,
        'psql',
        '-X',
        '-q',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        sql,
        adminUrl,
      ]
      const written = await run('/usr/sbin/ip', psql, {
        env: { ...process.env, PGCONNECT_TIMEOUT: '2' },
      }).catch(() => null)
      // A wait for the standby that is given up is a warning: the write may be lost.
      if (written && !written.stderr.includes('WARNING'))
        acknowledged.push({ id, name, at: performance.now() })
      await sleep(PROBE_MS)
    }
  }
  const all = Promise.all(nodes.map(probe))
  return async () => {
    isOver = true
    await all
    return acknowledged.sort((one, other) => one.at - other.at)
  }
}

/** The nodes that acknowledged writes, in turn: none may come back after another has. */
const turnsOf = probes => probes.map(({ name }) => name).filter((name, at, names) => name !== names[at - 1])

/** Writes and watches while the network is cut, mends it, and counts what was lost. */
const tryCut = async ({ database, haproxy, people }, separate, { isWritable }) => {
  await database.configure({ synchronous_mode: true })
  await until('a standby is synchronous', async () => (await database.synchronous()) > 0)
  const old = await database.primary()
  const screen = new Screen(people[0])
  try {
    await until('a screen is open', () => screen.isUp)
    return await writeDuringCut({ database, haproxy, people, screen }, old, separate, { isWritable })
  } finally {
    screen.close()
  }
}

/** Returns what happened, in words. */
const writeDuringCut = async ({ database, haproxy, people, screen }, old, separate, { isWritable }) => {
  const writing = writeOn(people)
  await sleep(3000)
  const before = writing.acknowledged.length
  const stopProbing = await writeBesideNodes(database)
  const mend = separate(old)
  const cutAt = performance.now()
  await sleep(CUT_MS)
  const meanwhile = writing.acknowledged.length - before
  mend()
  await database.whole()
  await until(
    'writes are acknowledged again',
    (
      count => () =>
        writing.acknowledged.length > count + 20
    )(writing.acknowledged.length),
    60,
  )
  const { acknowledged, refused, seconds } = await writing.end()
  const probes = await stopProbing()
  const kept = new Set((await query(haproxy.url, 'select id from jobs')).map(({ id }) => id))
  const lost = acknowledged.filter(id => !kept.has(id)).length
  assert.equal(lost, 0, `${lost} acknowledged writes were lost`)
  let last = await post(people[0])
  await until('another write is done', async () => {
    if (!last.isDone) last = await post(people[0])
    return last.isDone
  })
  await until('the screen follows again', () => screen.jobs.has(last.data.requestJunkPickup.id))
  if (isWritable) assert.ok(meanwhile > 0, 'nobody could write during the cut')
  const turns = turnsOf(probes)
  assert.equal(new Set(turns).size, turns.length, `two primaries acknowledged writes: ${turns.join(', ')}`)
  const rows = await query((await database.primary()).adminUrl, 'select id from probes')
  const there = new Set(rows.map(({ id }) => id))
  assert.deepEqual(
    probes.filter(({ id }) => !there.has(id)),
    [],
    'a write acknowledged beside a node was lost',
  )
  const others = Object.entries(refused).map(
    ([status, count]) => `${count} × ${status === '0' ? 'none' : status}`,
  )
  return `${acknowledged.length} acknowledged writes, ${meanwhile} of them during the ${Math.round((performance.now() - cutAt) / 1000)} s, 0 lost; at most ${seconds.toFixed(1)} s without writes (other answers: ${others.join(', ') || 'none'}); beside the nodes ${probes.length} writes acknowledged by ${turns.join(', then ')}, 0 lost; the screen followed again, no restart`
}

const placeOf = ({ host, namespace }) => ({ host, namespace })
const othersOf = (database, node) => database.nodes.filter(other => other !== node).map(placeOf)

/** Each cut, given the primary. */
export const cutTrials = {
  'the primary alone': all =>
    tryCut(all, old => cut([placeOf(old)], [...othersOf(all.database, old), all.app]), { isWritable: true }),
  'the primary with the product': all =>
    tryCut(all, old => cut([placeOf(old), all.app], othersOf(all.database, old)), { isWritable: false }),
  'what the primary sends': all =>
    tryCut(
      all,
      old => mendAll([...othersOf(all.database, old), all.app].map(to => cutOneWay(placeOf(old), to))),
      { isWritable: true },
    ),
  'what the primary receives from the other nodes': all =>
    tryCut(all, old => mendAll(othersOf(all.database, old).map(from => cutOneWay(from, placeOf(old)))), {
      isWritable: false,
    }),
  "etcd's majority: all three nodes apart": all =>
    tryCut(
      all,
      () => {
        const [one, two, three] = all.database.nodes.map(placeOf)
        return mendAll([cut([one], [two, three]), cut([two], [three])])
      },
      { isWritable: false },
    ),
}
