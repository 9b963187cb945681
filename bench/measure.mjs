import { assertSame, dataOf } from './compare.mjs'
import { cpuUs } from './cpu.mjs'
import { askOnce, at, load } from './generator.mjs'
import { goals } from './goals.mjs'
import { asHaulbid, documentsFor, variablesFor } from './peers/documents.mjs'
import { fieldsOf, roots, unknownFields } from './peers/sql.mjs'
import { requestOf, requestsOf } from './requests.mjs'
import { countStatements } from './statements.mjs'

export const CONNECTIONS = 16

/** An operation in the form a server accepts; undefined if the server does not have it. */
export const operationFor = (server, name, operation, { columns }) => {
  if (server === 'haulbid') return operation
  if (server === 'hand-written') return name in goals[server] ? operation : undefined
  const documents = documentsFor(columns)
  if (!documents[name]) return undefined
  const variables = (...args) => variablesFor(operation.variables(...args))
  return { ...operation, document: documents[name], variables, reshape: asHaulbid }
}

/** Later than every event in the filled database. */
const SINCE = '2026-11-22'

const undoAccepts = async admin => {
  const { rows } = await admin.query(
    "delete from job_events where from_status = 'pending' and to_status = 'accepted' and created_at > $1 returning job_id",
    [SINCE],
  )
  const ids = [rows.map(row => row.job_id)]
  await admin.query(
    "update bids set status = 'pending', not_chosen_at = null where job_id = any($1::uuid[]) and status in ('accepted', 'rejected')",
    ids,
  )
  await admin.query(
    "update jobs set status = 'pending', vendor_id = null, final_price = null where id = any($1::uuid[])",
    ids,
  )
}

/** The ledger refuses deletes, so no trigger fires. */
const undoCompletes = async admin => {
  const { rows } = await admin.query(
    "delete from job_events where from_status = 'in_progress' and to_status = 'completed' and created_at > $1 returning job_id",
    [SINCE],
  )
  if (rows.length === 0) return
  const ids = [rows.map(row => row.job_id)]
  const ledger = 'ledger_transfers where job_id = any($1::uuid[])'
  await admin.query('begin')
  await admin.query('set local session_replication_role = replica')
  await admin.query(`delete from ledger_entries where transfer_id in (select id from ${ledger})`, ids)
  await admin.query(`delete from ${ledger}`, ids)
  await admin.query(
    "update visits set status = 'arrived', done_at = null, finished_by_job = false where job_id = any($1::uuid[]) and status = 'done'",
    ids,
  )
  await admin.query(
    `with undone as (
       update jobs set status = 'in_progress', completed_date = null where id = any($1::uuid[]) returning vendor_id)
     update users u set completed_jobs = u.completed_jobs - v.count
     from (select vendor_id, count(*) from undone group by 1) v where u.id = v.vendor_id`,
    ids,
  )
  await admin.query('commit')
}

/** Undoes what a run has written, so that each run finds the same database. */
export const undoWrites = async ({ admin }) => {
  const bids = "vendor_id in (select id from users where username like 'bidder-%')"
  await admin.query(`delete from bids where ${bids}`)
  const jobs = "select id from jobs where last_name = 'Posted by the bench'"
  await admin.query(`delete from job_events where job_id in (${jobs})`)
  await admin.query(`delete from jobs where id in (${jobs})`)
  await admin.query('truncate notices, queued_tasks, graphile_worker._private_jobs')
  await undoAccepts(admin)
  await undoCompletes(admin)
  await admin.query('vacuum bids, jobs, job_events')
}

const PERSONS_COMPARED = 5

/** Queries each server as several users and compares the answers. Returns the size of an answer in bytes. */
export const compareServers = async (setup, world, servers, name, operation) => {
  const bytes = {}
  const leftOut =
    servers.length > 1 && roots[name] ? unknownFields(world.columns, roots[name], fieldsOf(name)) : []
  if (leftOut.length > 0) console.log(`(not compared, since only Haulbid has it: ${leftOut.join(', ')}) `)
  for (let person = 0; person < Math.min(PERSONS_COMPARED, world.people[operation.who]); person++) {
    let first
    for (const server of servers) {
      const asked = operationFor(server.name, name, operation, world)
      if (!asked) continue
      const answer = await askOnce(server.port, requestOf(asked, world, person, person))
      if (operation.writes) await undoWrites(setup)
      const data = dataOf(answer, asked, { reshape: asked.reshape, leftOut })
      if (first) assertSame(name, server.name, data, first)
      first ??= data
      bytes[server.name] = answer.size
    }
  }
  return bytes
}

const round = async ({ setup, server, next }, { seconds, connections = CONNECTIONS }) => {
  const before = { server: cpuUs(server.pid), database: cpuUs(setup.pid) }
  const startedAt = performance.now()
  const times = await load(server.port, next(), { connections, seconds })
  const elapsed = (performance.now() - startedAt) / 1000
  const cpu = {
    server: (cpuUs(server.pid) - before.server) / times.length,
    database: (cpuUs(setup.pid) - before.database) / times.length,
  }
  return { perSecond: times.length / elapsed, p50: at(times, 0.5), p99: at(times, 0.99), cpu }
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const summaryOf = rounds => {
  const of = pick => rounds.map(pick)
  return {
    perSecond: median(of(each => each.perSecond)),
    min: Math.min(...of(each => each.perSecond)),
    max: Math.max(...of(each => each.perSecond)),
    p50: median(of(each => each.p50)),
    p99: median(of(each => each.p99)),
    cpuUs: { server: median(of(each => each.cpu.server)), database: median(of(each => each.cpu.database)) },
  }
}

/** Several subjects take turns each round, so that noise on the machine affects all alike. */
export const measureRounds = async (subjects, { rounds, seconds, connections }) => {
  const runs = Object.fromEntries(subjects.map(({ key }) => [key, []]))
  // The first round warms up.
  for (let n = 0; n <= rounds; n++) {
    for (const subject of subjects) {
      const run = await round(subject, { seconds: n === 0 ? Math.min(seconds, 1.5) : seconds, connections })
      await subject.after?.()
      if (n > 0) runs[subject.key].push(run)
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([key, found]) => [key, summaryOf(found)]))
}

/** Measures one operation on all servers. */
export const measure = async (setup, world, servers, name, operation, how) => {
  const bytes = await compareServers(setup, world, servers, name, operation)
  const after = operation.writes ? () => undoWrites(setup) : undefined
  const subjects = servers.flatMap(server => {
    const asked = operationFor(server.name, name, operation, world)
    return asked ? [{ key: server.name, setup, server, after, next: () => requestsOf(asked, world) }] : []
  })
  const results = await measureRounds(subjects, how)
  for (const { key, server, next } of subjects) {
    results[key].statements = await countStatements(setup, server.port, next())
    results[key].bytes = bytes[key]
    await after?.()
  }
  return results
}
