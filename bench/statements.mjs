import { readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce } from './generator.mjs'

const ASKED = 5
/** Statements that the queue and the rate limiter send on their own. */
const BY_ITSELF =
  /graphile_worker\.(_private|get_job|complete|fail|force)|pg_reload_conf|into throttles|from queued_tasks/

const kindOf = sql => {
  if (/^(begin|commit|rollback|start transaction)/i.test(sql)) return 'transaction'
  if (/from sessions/.test(sql)) return 'session'
  return 'own'
}

/** Counts the statements sent to PostgreSQL for a request: the session's, the operation's own, and begin and commit. */
export const countStatements = async ({ admin, log }, port, next) => {
  const setting = async value => {
    await admin.query(`alter system set log_statement = '${value}'`)
    await admin.query('select pg_reload_conf()')
    await sleep(200)
  }
  // Prepares the statements on each connection first, so that we count only the cost of every request.
  for (let n = 0; n < 30; n++) await askOnce(port, next())
  await setting('all')
  const from = statSync(log).size
  for (let n = 0; n < ASKED; n++) await askOnce(port, next())
  await sleep(100)
  const said = readFileSync(log).subarray(from).toString()
  await setting('none')
  const counts = { session: 0, own: 0, transaction: 0 }
  const found = said.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m).flatMap(entry => {
    const [, sql] = /LOG: {2}(?:statement|execute [^:]+): ([\s\S]*)/.exec(entry) ?? []
    return sql && !BY_ITSELF.test(sql) ? [sql.trim()] : []
  })
  for (const sql of found) counts[kindOf(sql)]++
  return Object.fromEntries(Object.entries(counts).map(([kind, count]) => [kind, count / ASKED]))
}
