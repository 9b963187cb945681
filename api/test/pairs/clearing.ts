import type { Harness } from '../harness.js'

/** Returns a function that removes all scenes from a harness's new database. */
export const clearing = async ({ database: { pool } }: Harness): Promise<() => Promise<void>> => {
  // The audit log and the ledger refuse to be emptied.
  const TRUNCATE = 32 // https://www.postgresql.org/docs/18/catalog-pg-trigger.html: tgtype, as in TRIGGER_TYPE_TRUNCATE
  const { rows: guards } = await pool.query<{ name: string; table: string }>(
    'select quote_ident(tgname) as name, tgrelid::regclass::text as table from pg_trigger where tgtype & $1 > 0',
    [TRUNCATE],
  )
  for (const { name, table } of guards) await pool.query(`drop trigger ${name} on ${table}`)
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  const empty = ['graphile_worker._private_jobs']
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from ${name} limit 1`)
    if (rowCount === 0) empty.push(name)
  }
  return async () => {
    await pool.query(`truncate ${empty}`)
  }
}
