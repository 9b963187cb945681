import type { Database } from '../../platform/database/database.js'

/** Rows that count or record requests as such, even refused ones. */
const NOTES = new Set(['throttles', 'mikro_orm_migrations'])

/**
 * Every row of every table and of the queue as one text, which is equal before and after an act that changes nothing.
 */
export async function digestOf({ pool }: Database): Promise<string> {
  const { rows: tables } = await pool.query(
    `select format('%I.%I', table_schema, table_name) as name, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = '_private_jobs') order by 1`,
  )
  const sums = tables
    .filter(({ table_name }) => !NOTES.has(table_name))
    .map(({ name }) => {
      const row = `(to_jsonb(t) - 'last_used_at')::text`
      return `'${name} ' || (select coalesce(md5(string_agg(${row}, '|' order by ${row})), '') from ${name} t)`
    })
  const { rows } = await pool.query(`select concat_ws(', ', ${sums.join(', ')}) as digest`)
  return rows[0].digest
}
