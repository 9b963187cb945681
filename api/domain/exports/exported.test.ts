import { type Harness, startHarness } from '../../test/harness.js'
import { nouns, userData } from '../nouns.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const rows = async <T>(sql: string): Promise<T[]> => (await harness.database.pool.query(sql)).rows

/** The rows of a part are read from its parent table. */
const PARTS = `array(select relname from pg_class
  where relnamespace = 'public'::regnamespace and (relispartition or relkind = 'v'))`

const columns = () =>
  rows<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
      where table_schema = 'public' and table_name <> all(${PARTS}) order by table_name, ordinal_position`,
  )

test('requires every table to be exported or listed with a reason', async () => {
  const tables = new Set((await columns()).map(({ table }) => table))
  const decided = [
    ...userData.exported.map(({ table }) => table),
    ...nouns.flatMap(({ notExported = {} }) => Object.keys(notExported)),
  ]
  expect([...decided].sort()).toEqual([...tables].sort())
})

test('finds a row through every column that refers to a user', async () => {
  const references = await rows<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'users'::regclass and k.conparentid = 0`,
  )
  expect(references.length).toBeGreaterThan(15)
  const missed = references.filter(
    ({ table, column }) =>
      !userData.exported.some(section => section.table === table && section.by.includes(column)),
  )
  // The user's rows are found through the job, or once they are revealed. An application belongs only to the
  // applicant.
  expect(missed.toSorted((one, other) => one.table.localeCompare(other.table))).toEqual([
    { table: 'job_events', column: 'actor_id' },
    // Its transfers are in the file.
    { table: 'ledger_accounts', column: 'owner_id' },
    { table: 'ratings', column: 'rated_id' },
    { table: 'vendor_applications', column: 'decided_by_id' },
  ])
})

test('requires a decision for each id column without a foreign key', async () => {
  const loose = await rows<{ column: string }>(
    `select c.table_name || '.' || c.column_name as "column" from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> all(${PARTS}) and c.data_type = 'uuid' and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = c.table_name::regclass and k.contype in ('f', 'p') and a.attname = c.column_name)
      order by 1`,
  )
  expect(loose.map(({ column }) => column)).toEqual([
    'audit_events.subject_id',
    'bids.offer_rule_id',
    // A random id of one act on a page.
    'changes.act',
    // Ids of rows that are in the file or belong to another person.
    'changes.job_id',
    'changes.row_id',
    // The timing of notices that are in the file.
    ...['held_notices.digest_id', 'held_notices.user_id'],
    // A random id of one attempt at a request.
    'idempotency_keys.claim',
    // A random id, which is the key of each partition.
    'messages.id',
    // A random id, and the ids of a job in the file, of another notice, and of the user.
    ...['notices.event_id', 'notices.job_id', 'notices.mailed_with', 'notices.user_id'],
  ])
  expect(userData.exported.find(({ table }) => table === 'notices')!.by).toEqual(['user_id'])
  expect(userData.exported.find(({ table }) => table === 'audit_events')!.by).toContain('subject_id')
})

test("finds a human's rows by columns through which it finds a user's", () => {
  const found = userData.exported.filter(({ ofHuman }) => ofHuman)
  expect(found.length).toBeGreaterThan(10)
  for (const { name, by, ofHuman } of found)
    expect([name, by]).toEqual([name, expect.arrayContaining([...ofHuman!])])
})

test('never exports hashes', async () => {
  const secret = (await columns()).filter(
    ({ type, column }) => type === 'bytea' || /hash|password|secret|token/.test(column),
  )
  expect(secret.length).toBeGreaterThan(3)
  for (const { table, column } of secret) {
    const section = userData.exported.find(each => each.table === table)
    expect([table, column, !section || section.without?.includes(column)]).toEqual([table, column, true])
  }
})
