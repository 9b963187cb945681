import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** A table that is partitioned by `created_at`, whose default partition is called `<table>_rest`. */
export interface MonthlyTable {
  table: string
  /** SQL, of a row `m`, with the moment `$1`: a row that must stay although it is older. */
  isNeeded: string
  /** SQL, run when rows were removed: no trigger fires for a partition. */
  afterRemoving: string
  /** The tables that it refers to, in the order in which acts lock them: a partition is attached and removed under their locks. */
  refersTo: readonly string[]
}

interface Month {
  name: string
  /** Null: everything before `to`. */
  from: Date | null
  to: Date
}

/** Whoever writes meanwhile waits at most this long, and the change is tried again. */
const LOCK_TIMEOUT_MS = 250
const ATTEMPTS = 5
const PAUSE_MS = 200
/** Months that are there before they are needed, so that the task may fail for weeks. */
const AHEAD = 2

/** PostgreSQL's codes for a lock that was not free, and for a deadlock that was ended. */
const LOCKED = new Set(['55P03', '40P01'])

/** By UTC. */
const monthAfter = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))

const nameOf = (table: string, month: Date) => `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`
const literal = (date: Date | null) => (date ? `'${date.toISOString()}'` : 'minvalue')

/** The pool leaves timestamps as text. */
const millis = (time: string) => `(extract(epoch from ${time}) * 1000)::float8`
const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))

const MONTHS = `
  select c.relname as name, ${millis('b[1]::timestamptz')} as "from", ${millis('b[2]::timestamptz')} as "to"
  from pg_inherits i join pg_class c on c.oid = i.inhrelid,
    regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \\((?:''([^'']+)''|MINVALUE)\\) TO \\(''([^'']+)''\\)') b
  where i.inhparent = $1::regclass and b is not null order by 3`

const monthsOf = async (client: PoolClient, table: string): Promise<Month[]> =>
  (await client.query<{ name: string; from: number | null; to: number }>(MONTHS, [table])).rows.map(
    ({ name, from, to }) => ({ name, from: dateOf(from), to: new Date(to) }),
  )

const hasRows = async (client: PoolClient, from: string, values: unknown[] = []) =>
  (await client.query<{ is: boolean }>(`select exists (select from ${from}) as is`, values)).rows[0]!.is

/** One transaction that waits for no lock for long: nobody may have to wait behind it. */
const briefly = async (client: PoolClient, act: () => Promise<void>) => {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
      await act()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (attempt === ATTEMPTS || !LOCKED.has((error as { code?: string }).code ?? '')) throw error
      await sleep(PAUSE_MS * attempt)
    }
  }
}

/** In the order of acts, before anything is changed: otherwise one that has locked a job would wait for us, and we for it. */
const lockAll = ({ table, refersTo }: MonthlyTable, client: PoolClient) =>
  client.query(`lock table ${[...refersTo, table].join(', ')} in access exclusive mode`)

const create = (client: PoolClient, table: string, name: string) =>
  client.query(`create table ${name} (like ${table} including all, primary key (id))`)

const attach = (client: PoolClient, table: string, { name, from, to }: Month) =>
  client.query(
    `alter table ${table} attach partition ${name} for values from (${literal(from)}) to (${literal(to)})`,
  )

const sealOf = (table: string) => `${table}_sealed`

/** Left over from a run that was interrupted, it would refuse rows some day. */
const unseal = (client: PoolClient, table: string) =>
  briefly(client, async () => {
    await client.query(`alter table ${table}_rest drop constraint if exists ${sealOf(table)}`)
  })

/**
 * Makes the default partition the one of everything up to the next month but one, and an empty one the default. The constraint that
 * PostgreSQL needs is validated while others write: attaching then reads no row.
 */
async function seal(client: PoolClient, monthly: MonthlyTable, lower: Date | null, now: Date): Promise<void> {
  const { table } = monthly
  const rest = `${table}_rest`
  const { rows } = await client.query<{ first: number; last: number }>(
    `select ${millis('min(created_at)')} as first, ${millis('max(created_at)')} as last from ${rest}`,
  )
  const first = new Date(rows[0]!.first)
  const last = new Date(rows[0]!.last)
  if (lower && first < lower)
    throw new Error(
      `${rest} holds rows from before ${lower.toISOString()}: move them to a partition of their own`,
    )
  const to = monthAfter(last > now ? last : now, AHEAD)
  const name = nameOf(`${table}_to`, to)
  const isWithin = `created_at < ${literal(to)}${lower ? ` and created_at >= ${literal(lower)}` : ''}`
  await briefly(client, async () => {
    await client.query(`alter table ${rest} add constraint ${sealOf(table)} check (${isWithin}) not valid`)
  })
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(`alter table ${rest} validate constraint ${sealOf(table)}`)
    await client.query('commit')
    await briefly(client, async () => {
      await lockAll(monthly, client)
      await client.query(`alter table ${table} detach partition ${rest}`)
      await client.query(`alter table ${rest} rename to ${name}`)
      const { rows: indexes } = await client.query<{ name: string }>(
        'select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass',
        [name],
      )
      for (const index of indexes)
        await client.query(`alter index ${index.name} rename to ${index.name.replace(rest, name)}`)
      await attach(client, table, { name, from: lower, to })
      await client.query(`alter table ${name} drop constraint ${sealOf(table)}`)
      await create(client, table, rest)
      await client.query(`alter table ${table} attach partition ${rest} default`)
    })
  } catch (error) {
    await client.query('rollback')
    await unseal(client, table)
    throw error
  }
}

/** Makes the months ahead, after what the default partition has gathered if they were not there in time. */
async function makeMonths(client: PoolClient, monthly: MonthlyTable, now: Date): Promise<void> {
  const { table } = monthly
  const end = async () => (await monthsOf(client, table)).at(-1)?.to ?? null
  if (await hasRows(client, `${table}_rest`)) await seal(client, monthly, await end(), now)
  const wanted = monthAfter(now, AHEAD + 1)
  for (let from = await end(); from === null || from < wanted; from = await end()) {
    const next = monthAfter(from && from > now ? from : now, 1)
    const month = { name: nameOf(from ? table : `${table}_to`, from ?? next), from, to: next }
    await briefly(client, async () => {
      await lockAll(monthly, client)
      await create(client, table, month.name)
      await attach(client, table, month)
    })
  }
}

/** Detaches and drops a month. What is needed of it stays, as its new partition. */
const removeMonth = (client: PoolClient, monthly: MonthlyTable, month: Month, before: Date) =>
  briefly(client, async () => {
    const { table, isNeeded, afterRemoving } = monthly
    const { name } = month
    const left = `${name}_left`
    await client.query(`lock table ${name} in share row exclusive mode`)
    await create(client, table, left)
    await client.query(`insert into ${left} select m.* from ${name} m where ${isNeeded}`, [before])
    const isLeft = await hasRows(client, left)
    await lockAll(monthly, client)
    await client.query(`alter table ${table} detach partition ${name}`)
    await client.query(`drop table ${name}`)
    if (isLeft) {
      const { rows } = await client.query<{ name: string }>(
        'select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass',
        [left],
      )
      await client.query(`alter table ${left} rename to ${name}`)
      for (const index of rows)
        await client.query(`alter index ${index.name} rename to ${index.name.replace(left, name)}`)
      await attach(client, table, month)
    } else {
      await client.query(`drop table ${left}`)
    }
    await client.query(afterRemoving)
  })

/** Those of which something can go: a month that was reduced to what is needed stays until less of it is. */
async function removeMonths(client: PoolClient, monthly: MonthlyTable, before: Date): Promise<number> {
  let removed = 0
  for (const month of await monthsOf(client, monthly.table)) {
    if (month.to > before) break
    const isEmpty = !(await hasRows(client, month.name))
    if (!isEmpty && !(await hasRows(client, `${month.name} m where not (${monthly.isNeeded})`, [before])))
      continue
    await removeMonth(client, monthly, month, before)
    removed++
  }
  return removed
}

/**
 * Makes months ahead and removes those before `keptMonths`; returns how many. Null: kept for ever, and no more months are made.
 * One process at a time; another one that comes meanwhile does nothing.
 */
export async function keepMonths(
  pool: Pool,
  monthly: MonthlyTable,
  { now, keptMonths }: { now: Date; keptMonths: number | null },
): Promise<number> {
  const client = await pool.connect()
  try {
    const lock = `hashtext('months of ${monthly.table}')`
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${lock}) as "isOurs"`,
    )
    if (!rows[0]!.isOurs) return 0
    // What is read of a month takes as long as it takes; only locks are not held for long.
    await client.query('set statement_timeout = 0')
    const sealed = `pg_constraint where conname = '${sealOf(monthly.table)}'`
    if (await hasRows(client, sealed)) await unseal(client, monthly.table)
    if (keptMonths === null) return 0
    await makeMonths(client, monthly, now)
    return await removeMonths(client, monthly, monthAfter(now, -keptMonths))
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}
