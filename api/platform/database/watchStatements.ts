import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { currentRequest, heldWithin, type RequestScope } from '../logging/requestScope.js'
import type { PlatformContext } from '../PlatformContext.js'

type Statement = string | { text?: string; name?: string }

/** The command and table, and the statement's name or the hash of its text. Never the text: some contain values. */
const statementName = (query: Statement): string => {
  const { text = '', name } = typeof query === 'string' ? { text: query, name: undefined } : query
  const [verb = 'statement'] = /\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text) ?? []
  const short = name || createHash('sha1').update(text).digest('base64url').slice(0, 12)
  return [verb.toLowerCase(), table, short].filter(Boolean).join(' ')
}

type Heard = (ms: number, query: Statement, scope: RequestScope | undefined, error: unknown) => void
type Callback = (...given: unknown[]) => void
// biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads
type Query = (...given: any[]) => any

const watchClient = (client: pg.ClientBase, heard: Heard) => {
  const query: Query = client.query.bind(client)
  const timed: Query = (...given) => {
    const startedAt = performance.now()
    // The result arrives on the socket, which knows of no request.
    const scope = currentRequest()
    const done = (error?: unknown) => heard(performance.now() - startedAt, given[0], scope, error)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const answered: Callback = (...answer) => {
        done(answer[0])
        callback(...answer)
      }
      return query(...given.slice(0, -1), answered)
    }
    const result = query(...given)
    if (typeof result?.then === 'function') result.then(() => done(), done)
    return result
  }
  client.query = timed
}

const watchPool = (pool: pg.Pool, heard: Heard) => {
  const known = new WeakSet<pg.ClientBase>()
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    watchClient(client, heard)
  })
  // A callback that waited runs in the context of the request that released its connection. Without this, the
  // log would name the wrong request.
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  pool.connect = ((callback?: Callback) =>
    connect(callback && pool.idleCount === 0 ? heldWithin(callback) : callback)) as typeof pool.connect
}

/**
 * Times every statement on every connection (rows, entities, transactions, the queue) for the metrics, and
 * logs the slow ones.
 */
export const watchStatements = ({
  database,
  metrics,
  config,
  log,
}: Pick<PlatformContext, 'database' | 'metrics' | 'config' | 'log'>): void => {
  const heard: Heard = (ms, query, scope, error) => {
    metrics.statement(ms / 1000, (error as { code?: string } | undefined)?.code)
    if (ms < config.slowQueryMs) return
    const { requestId } = scope ?? {}
    log.warn({ requestId, statement: statementName(query), ms: Math.round(ms) }, 'Slow statement')
  }
  for (const pool of Object.values(database.reads.pools)) watchPool(pool, heard)
}
