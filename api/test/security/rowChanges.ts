import type { Database } from '../../platform/database/database.js'

/** Tables that count or record requests as such, even refused ones. */
const NOTES = new Set(['throttles', 'mikro_orm_migrations'])

/** A trigger on each table and on the queue notes every changed row, in the transaction that changes it. */
const watch = async ({ pool }: Database) => {
  await pool.query(`
    create schema watched;
    create table watched.changes (name text);
    create function watched.note() returns trigger language plpgsql as $$
      begin insert into watched.changes values (tg_table_name); return null; end $$`)
  const { rows: tables } = await pool.query(
    // Partitions have the triggers of their table.
    `select format('%I.%I', nspname, relname) as name, relname from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and (nspname = 'public' or relname = '_private_jobs')`,
  )
  for (const { name, relname } of tables)
    if (!NOTES.has(relname))
      await pool.query(`
        create trigger watched_rows after insert or delete on ${name} for each row execute function watched.note();
        create trigger watched_values after update on ${name} for each row
          when (to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at')
          execute function watched.note();
        create trigger watched_all after truncate on ${name} for each statement execute function watched.note()`)
}

const watched = new WeakMap<Database, Promise<void>>()

/** How many rows of which table have changed since the first call: the same before and after an act that changes nothing. */
export async function rowChanges(database: Database): Promise<string> {
  if (!watched.has(database)) watched.set(database, watch(database))
  await watched.get(database)
  const { rows } = await database.pool.query(
    `select string_agg(format('%s: %s', name, count), ', ' order by name) as counts
      from (select name, count(*) from watched.changes group by name) as changed`,
  )
  return String(rows[0].counts)
}
