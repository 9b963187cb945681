import { type Harness, START, startHarness } from '../../test/harness.js'
import { taskWork } from '../../test/taskWork.js'
import { customer, type TestUser } from '../../test/users.js'
import { removeExpired } from './removeExpired.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const DAY_MS = 86_400_000
const before = (ms: number) => new Date(START.getTime() - ms)

const clean = () => removeExpired(harness.app.context, {}, taskWork('removeExpired'))

const insert = (table: string, values: Record<string, unknown>) => {
  const names = Object.keys(values)
  return harness.database.pool.query(
    `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(values),
  )
}

const secret = (name: string) => ({
  id: crypto.randomUUID(),
  user_id: dana.id,
  token_hash: Buffer.from(name),
})

/** The remaining rows, by the name stored in place of their token. */
const left = async (table: string, column: string) => {
  const { rows } = await harness.database.pool.query(
    `select convert_from(${column}::bytea, 'utf8') as name from ${table} order by 1`,
  )
  return rows.map(({ name }) => name)
}

test.each(['sessions', 'password_tokens'])('removes expired %s and keeps the others', async table => {
  await harness.database.pool.query(`delete from ${table}`)
  const more = table === 'sessions' ? {} : { purpose: 'reset' }
  const row = (name: string, expires_at: Date) =>
    insert(table, { ...secret(name), ...more, created_at: before(DAY_MS), expires_at })
  await row('expired a moment ago', before(1))
  await row('good for now', before(0))
  await row('good for a while', before(-DAY_MS))
  await clean()
  expect(await left(table, 'token_hash')).toEqual(['good for a while', 'good for now'])
})

test("keeps API tokens on the owner's list for 30 days after they end", async () => {
  const row = (name: string, expires_at: Date, revoked_at: Date | null = null) =>
    insert('api_tokens', {
      ...secret(name),
      name,
      scope: 'read',
      created_at: before(400 * DAY_MS),
      expires_at,
      revoked_at,
    })
  await row('expired long ago', before(30 * DAY_MS + 1))
  await row('expired', before(30 * DAY_MS))
  await row('revoked long ago', before(-DAY_MS), before(30 * DAY_MS + 1))
  await row('revoked', before(-DAY_MS), before(30 * DAY_MS))
  await row('good', before(-DAY_MS))
  await clean()
  expect(await left('api_tokens', 'token_hash')).toEqual(['expired', 'good', 'revoked'])
})

test('removes throttles only after their time, so nobody gets in earlier', async () => {
  await harness.database.pool.query('delete from throttles')
  const row = (key: string, expires_at: Date) =>
    insert('throttles', { key, count: 1, started_at: before(DAY_MS), expires_at })
  await row('over', before(1))
  await row('counts', before(0))
  await clean()
  expect(await left('throttles', 'key')).toEqual(['counts'])
})

test('keeps records of sent mails for 90 days', async () => {
  const row = (message_id: string, sent_at: Date) => insert('sent_mails', { message_id, sent_at })
  await row('old', before(90 * DAY_MS + 1))
  await row('kept', before(90 * DAY_MS))
  await clean()
  expect(await left('sent_mails', 'message_id')).toEqual(['kept'])
})

test('cleans the other tables if one fails, and fails the task', async () => {
  const { pool } = harness.database
  await pool.query('alter table email_changes rename to away')
  try {
    await insert('throttles', {
      key: 'after',
      count: 1,
      started_at: before(DAY_MS),
      expires_at: before(1),
    })
    await expect(clean()).rejects.toThrow('email_changes')
  } finally {
    await pool.query('alter table away rename to email_changes')
  }
  const { rows } = await pool.query("select 1 from throttles where key = 'after'")
  expect(rows).toEqual([])
})
