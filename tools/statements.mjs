// node tools/statements.mjs [--from FILE] [--list] [--write]: lists the distinct SQL statements that the API tests
// send, by the PostgreSQL features that each needs, and the features that the migrated schema needs. --from reads a
// list that was recorded before.
import './demandNode.mjs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { root } from './step.mjs'

const PAGE = join(root, 'docs/distributed.md')

/** Features that a distributed PostgreSQL may lack, each with the pattern of statements that need it. */
const FEATURES = {
  'rows locked (`for update`, `for share`, `for no key update`)':
    /\bfor (no key )?(update|share|key share)\b/i,
  '`skip locked`': /\bskip locked\b/i,
  'advisory locks': /\bpg_(try_)?advisory_/i,
  '`listen`, `notify`': /^(un)?listen\b|\bnotify\b/i,
  'data changed inside `with`':
    /\b(with|,)\s+\w+(\s*\([^)]*\))?\s+as\s+(not\s+)?(materialized\s+)?\(\s*(insert|update|delete)\b/i,
  '`with recursive`': /\bwith recursive\b/i,
  '`insert … on conflict`': /\bon conflict\b/i,
  '`returning`': /\breturning\b/i,
  '`lateral`': /\blateral\b/i,
  'JSON made or read in SQL':
    /\b(row_to_json|jsonb?_(agg|build_object|build_array|array_elements|each|object_agg|populate|set)\w*|to_jsonb?)\b|->>?/i,
  '`row_to_json` of a subquery for each row': /\(select row_to_json\(/i,
  'search by trigrams': /\blike search_pattern\(/i,
  'rows compared as tuples (keyset pages)': /\(\s*[\w.]+,\s*[\w.]+\s*\)\s*[<>]/,
  'windows and `distinct on`': /\bover\s*\(|\bdistinct on\b/i,
  '`filter` in an aggregate, percentiles': /\bfilter \(where\b|\bwithin group\b/i,
  'arrays as tables (`unnest`, `with ordinality`)': /\bunnest\(|\bwith ordinality\b/i,
  'time zones computed': /\bat time zone\b/i,
  'transaction ids and snapshots (`xid8`)': /\bxid8?\b|\bpg_(current_)?(snapshot|xact)\w*/i,
  'a named point to go back to (`savepoint`)': /^savepoint\b/i,
  'isolation other than read committed': /\bisolation level (repeatable|serializable)\b/i,
  'random or time-made values (`now()`, `gen_random_uuid()`)': /\b(now|clock_timestamp|gen_random_uuid)\(\)/i,
}

/** Treats statements that differ only in their values as one. */
const normalized = text =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\$\d+|\b\d+\b/g, '?')
    .replace(/\?(\s*,\s*\?)+/g, '?')
    .replace(/\s+/g, ' ')
    .trim()

/** Runs the API tests; each of their servers adds its statements to the file. */
const record = file => {
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ]
  const { status } = spawnSync(process.execPath, [...jest, '--ci', '--selectProjects', 'api'], {
    cwd: root,
    env: { ...process.env, SQL_LOG: file },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The tests failed: the list would be incomplete')
}

const statementsIn = file => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return [...new Set(lines.map(line => normalized(JSON.parse(line))))].sort()
}

/** Queries of a migrated database's catalog for the features that its tables need. */
const SCHEMA = {
  tables: "select count(*) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  'foreign keys':
    "select count(*) from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  'foreign keys that cascade or set null':
    "select count(*) from pg_constraint where contype = 'f' and confdeltype <> 'a' and connamespace = 'public'::regnamespace",
  'deferrable constraints':
    "select count(*) from pg_constraint where condeferrable and connamespace = 'public'::regnamespace",
  'exclusion constraints':
    "select count(*) from pg_constraint where contype = 'x' and connamespace = 'public'::regnamespace",
  checks: "select count(*) from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
  'unique indexes besides primary keys':
    "select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid where indisunique and not indisprimary and relnamespace = 'public'::regnamespace",
  'partial indexes':
    "select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid where indpred is not null and relnamespace = 'public'::regnamespace",
  'indexes on expressions':
    "select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid where indexprs is not null and relnamespace = 'public'::regnamespace",
  'GIN indexes, with `pg_trgm`':
    "select count(*) from pg_indexes where schemaname = 'public' and indexdef ilike '%using gin%'",
  triggers:
    "select count(*) from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace",
  'triggers for each row':
    "select count(*) from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and tgtype & 1 = 1 and relnamespace = 'public'::regnamespace",
  'triggers with transition tables':
    "select count(*) from pg_trigger t join pg_class c on c.oid = tgrelid where (tgnewtable is not null or tgoldtable is not null) and relnamespace = 'public'::regnamespace",
  'functions in PL/pgSQL':
    "select count(*) from pg_proc p join pg_language l on l.oid = prolang where lanname = 'plpgsql' and pronamespace = 'public'::regnamespace",
  'generated columns':
    "select count(*) from pg_attribute a join pg_class c on c.oid = attrelid where attgenerated <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace",
  'identity columns':
    "select count(*) from pg_attribute a join pg_class c on c.oid = attrelid where attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace",
  'columns of the type `xid8`':
    "select count(*) from pg_attribute a join pg_class c on c.oid = attrelid where atttypid = 'xid8'::regtype and attnum > 0 and relkind = 'r' and relnamespace = 'public'::regnamespace",
}

const schemaFigures = async () => {
  const { startTestCluster } = await import('../api/test/environment/testCluster.mjs')
  const { openDatabase } = await import('../api/platform/database/database.ts')
  const { migrate } = await import('../api/platform/database/migrate.ts')
  const cluster = await startTestCluster()
  try {
    const database = await openDatabase(cluster.url)
    await migrate(database).finally(() => database.close())
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    const found = []
    for (const [what, sql] of Object.entries(SCHEMA))
      found.push([what, Number((await client.query(sql)).rows[0].count)])
    await client.end()
    return found
  } finally {
    await cluster.stop()
  }
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

const main = async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, list: { type: 'boolean' }, write: { type: 'boolean' } },
  })
  const folder = mkdtempSync(join(tmpdir(), 'haulbid-statements-'))
  const file = values.from ?? join(folder, 'statements.jsonl')
  try {
    if (!values.from) record(file)
    const statements = statementsIn(file)
    const needs = statements.map(text => ({
      text,
      features: Object.keys(FEATURES).filter(name => FEATURES[name].test(text)),
    }))
    const rows = Object.keys(FEATURES).map(name => [
      name,
      needs.filter(({ features }) => features.includes(name)).length,
    ])
    const plain = needs.filter(({ features }) => features.length === 0).length
    const made = `${statements.length} distinct statements, ${plain} of which need none of these.

${table(['feature', 'statements'], rows)}

${table(['in the schema', 'number'], await schemaFigures())}`
    if (values.list)
      for (const { text, features } of needs) console.log(`${text}\n    ${features.join('; ') || 'none'}\n`)
    console.log(made)
    if (!values.write) return
    const page = readFileSync(PAGE, 'utf8')
    const marks = /(<!-- statements -->\n)[\s\S]*(<!-- \/statements -->)/
    if (!marks.test(page)) throw new Error(`${PAGE} has no place for the table`)
    writeFileSync(
      PAGE,
      page.replace(marks, (_all, start, end) => `${start}${made}\n${end}`),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
process.exit()
