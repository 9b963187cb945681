import type { ClientBase } from 'pg'

export interface Table {
  schema: string
  name: string
  /** The columns in the table's order, without generated ones. */
  columns: string[]
}

interface Sequence {
  schema: string
  name: string
  /** The value as text, because a bigint may exceed a JavaScript number. */
  value: string
  isCalled: boolean
}

const SCHEMAS = ['public', 'graphile_worker']

// The target keeps its own record of migrations; another check compares the names of those that both databases ran.
const LEDGERS = ['public.migrations', 'graphile_worker.migrations']

// Filled only by the migrations, so the target has the rows already.
const GIVEN = ['public.zip_time_zones']

// Tables that mean nothing elsewhere: counts of the last minutes; the times of this install's backups; recent changes
// by transaction numbers of this server; its log position and history; and the list of photos with thumbnails, since
// thumbnails aren't copied but made again on demand.
const PASSING = [
  'public.throttles',
  'public.backups',
  'public.changes',
  'public.change_marks',
  'public.thumbnails',
  'public.account_writes',
  'public.database_histories',
]

const TABLES = /* sql */ `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname || '.' || c.relname <> all($2)
  group by 1, 2
  order by 1, 2`

const REFERENCES = /* sql */ `
  select distinct fn.nspname || '.' || f.relname as "from", tn.nspname || '.' || t.relname as "to"
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid join pg_namespace fn on fn.oid = f.relnamespace
  join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where k.contype = 'f' and not k.condeferrable and k.conrelid <> k.confrelid and fn.nspname = any($1)`

const SEQUENCES = /* sql */ `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'S'
  order by 1, 2`

const LEDGER = /* sql */ `
  select 'haulbid ' || name as step from public.migrations
  union all select 'queue ' || id from graphile_worker.migrations
  order by 1`

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`
export const identifier = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

/** Referenced tables come first, so that rows can be written in this order: only deferrable keys are checked at the end. */
const inOrder = (tables: Table[], references: { from: string; to: string }[]) => {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(nameOf))
    const isFree = (table: Table) =>
      !references.some(({ from, to }) => from === nameOf(table) && names.has(to))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}`)
    ordered.push(...free)
    waiting = waiting.filter(table => !free.includes(table))
  }
  return ordered
}

/** All tables with rows of the product or of its queue. */
export const tablesOf = async (client: ClientBase): Promise<Table[]> => {
  const { rows: tables } = await client.query<Table>(TABLES, [SCHEMAS, [...LEDGERS, ...GIVEN, ...PASSING]])
  const { rows: references } = await client.query(REFERENCES, [SCHEMAS])
  return inOrder(tables, references)
}

export const sequencesOf = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ schema: string; name: string }>(SEQUENCES, [SCHEMAS])
  const sequences: Sequence[] = []
  for (const row of rows) {
    const state = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${identifier(row)}`,
    )
    sequences.push({ ...row, ...state.rows[0] })
  }
  return sequences
}

/** The names of the migrations this database has run, including the queue's; empty if there is no Haulbid. */
export const migrationsOf = async (client: ClientBase): Promise<string[]> => {
  const { rows: known } = await client.query(
    'select to_regclass(name) as found from unnest($1::text[]) name',
    [LEDGERS],
  )
  if (known.some(({ found }) => !found)) return []
  return (await client.query<{ step: string }>(LEDGER)).rows.map(({ step }) => step)
}
