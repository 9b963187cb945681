import type pg from 'pg'
import { rateLimited } from '../errors.js'
import { type Counting, throttleKey } from './throttle.js'

/**
 * A leaky bucket with pauses: `most` attempts in `seconds` are free; beyond that each causes a pause, twice as long as
 * the one before, until enough attempts are forgotten (one every `seconds / most`).
 */
export interface Pauses {
  /** The counted act, such as `sign-in`. */
  name: string
  most: number
  seconds: number
  firstSeconds: number
  longestSeconds: number
}

/** A limit, and the subject whose attempts count toward it. */
export type Counted = [Pauses, subject: string]

/** Times in milliseconds since the epoch. */
interface Row {
  key: string
  /** When the last attempt was counted. */
  at: number
  /** When all of them will be forgotten. */
  until: number
}

interface Counter extends Row {
  pauses: Pauses
  /** How many attempts are free in this installation. */
  most: number
  /** The milliseconds after which one is forgotten. */
  forgetMs: number
}

const TIMES = `extract(epoch from started_at)::float8 * 1000 as at, extract(epoch from expires_at)::float8 * 1000 as until`

const LOOK = { name: 'look-pauses', text: `select key, ${TIMES} from throttles where key = any($1::text[])` }

/** Locks the rows, ordered by key, and inserts missing ones, with nothing to forget. */
const HOLD = {
  name: 'hold-pauses',
  text: `insert into throttles as t (key, count, started_at, expires_at)
    select key, 1, $2::timestamptz, $2 from unnest($1::text[]) key order by key
    on conflict (key) do update set key = excluded.key
    returning key, ${TIMES}`,
}

const SAVE = {
  name: 'save-pauses',
  text: `update throttles t set count = s.count, started_at = to_timestamp(s.at / 1000), expires_at = to_timestamp(s.until / 1000)
    from unnest($1::text[], $2::int[], $3::float8[], $4::float8[]) as s (key, count, at, until) where t.key = s.key`,
}

/**
 * A row from the future was written before the clock was set back: its count still applies, and its pause starts now.
 */
const setRight = (row: Row, now: number): Row =>
  row.at <= now ? row : { ...row, at: now, until: now + row.until - row.at }

/** The database rounds to milliseconds, which must not forget an attempt. */
const ROUNDING = 0.01

const countOf = ({ until, forgetMs }: Counter, now: number) =>
  Math.max(0, Math.ceil((until - now) / forgetMs - ROUNDING))

const waitOf = (counter: Counter, now: number) => {
  const { pauses, most, at } = counter
  const beyond = countOf(counter, now) - most
  if (beyond < 0) return 0
  return Math.max(0, at + Math.min(pauses.longestSeconds, pauses.firstSeconds * 2 ** beyond) * 1000 - now)
}

const save = (client: pg.PoolClient, counters: Counter[], now: number) =>
  client.query({
    ...SAVE,
    values: [
      counters.map(({ key }) => key),
      counters.map(counter => Math.max(1, countOf(counter, now))),
      counters.map(({ at }) => at),
      counters.map(({ until }) => until),
    ],
  })

type Named = Map<string, Pauses>

const named = (counted: Counted[]): Named =>
  new Map(counted.map(([pauses, subject]) => [throttleKey(pauses, subject), pauses]))

const countersOf = ({ app }: Counting, byKey: Named, rows: Row[]): Counter[] =>
  rows.map(row => {
    const pauses = byKey.get(row.key)!
    const most = Math.max(1, pauses.most * app.config.rateLimitScale)
    return { ...row, pauses, most, forgetMs: (pauses.seconds * 1000) / most }
  })

/** Returns the previous values of the counters, which must be locked. */
async function change(
  context: Counting,
  byKey: Named,
  next: (counters: Counter[], now: number) => Counter[],
): Promise<Counter[]> {
  const now = context.now.getTime()
  const client = await context.app.database.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Row>({ ...HOLD, values: [[...byKey.keys()], context.now] })
    const counters = countersOf(
      context,
      byKey,
      rows.map(row => setRight(row, now)),
    )
    await save(client, next(counters, now), now)
    await client.query('commit')
    return counters
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const longestWait = (counters: Counter[], now: number) =>
  Math.max(0, ...counters.map(counter => waitOf(counter, now)))

const oneMore = (counter: Counter, now: number): Counter => ({
  ...counter,
  at: now,
  until: Math.max(counter.until, now) + counter.forgetMs,
})

const refuse = (wait: number) => {
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1000))
}

/** Refuses without waiting for a lock, since otherwise many simultaneous attempts would occupy all connections. */
async function refusePaused(context: Counting, byKey: Named): Promise<void> {
  const now = context.now.getTime()
  const { rows } = await context.app.database.pool.query<Row>({ ...LOOK, values: [[...byKey.keys()]] })
  const ofThePast = rows.filter(({ at }) => at <= now)
  refuse(longestWait(countersOf(context, byKey, ofThePast), now))
}

/**
 * Counts an attempt before it is made, in all counters or in none. Refused while one of them pauses: a refused attempt
 * does not count, so that nobody can prolong a pause by retrying.
 */
export async function countAttempt(context: Counting, counted: Counted[]): Promise<void> {
  const byKey = named(counted)
  await refusePaused(context, byKey)
  const before = await change(context, byKey, (counters, now) =>
    // Saved even if refused, to correct rows from the future.
    longestWait(counters, now) > 0 ? counters : counters.map(counter => oneMore(counter, now)),
  )
  refuse(longestWait(before, context.now.getTime()))
}

/** Undoes the count of an attempt that was not a failure. */
export async function takeBackAttempt(context: Counting, counted: Counted[]): Promise<void> {
  await change(context, named(counted), counters =>
    counters.map(counter => ({ ...counter, until: Math.max(counter.at, counter.until - counter.forgetMs) })),
  )
}

export async function forgetAttempts(context: Counting, [pauses, subject]: Counted): Promise<void> {
  await context.app.database.pool.query('delete from throttles where key = $1', [
    throttleKey(pauses, subject),
  ])
}
