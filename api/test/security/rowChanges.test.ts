import { type Harness, startHarness } from '../harness.js'
import { customer } from '../users.js'
import { rowChanges } from './rowChanges.js'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

test('counts each row that was added, changed, or removed, and no other', async () => {
  const { database } = harness
  const sql = (text: string) => database.pool.query(text)
  await sql('create table fruits (name text, last_used_at timestamptz)')
  const before = await rowChanges(database)
  await sql(`insert into fruits values ('apple', null), ('pear', null)`)
  expect(await rowChanges(database)).toBe('fruits: 2')
  await sql(`update fruits set name = 'plum' where name = 'pear'`)
  expect(await rowChanges(database)).toBe('fruits: 3')
  await sql('update fruits set name = name, last_used_at = now()')
  await sql(`begin; delete from fruits; rollback`)
  expect(await rowChanges(database)).toBe('fruits: 3')
  await sql('delete from fruits')
  expect(await rowChanges(database)).toBe('fruits: 5')
  await sql('truncate fruits')
  expect(await rowChanges(database)).toBe('fruits: 6')
  await customer(harness)
  expect(await rowChanges(database)).toMatch(/users: \d/)
  expect(before).toBe('null')
})
