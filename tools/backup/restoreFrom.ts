import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '../../api/platform/database/database.js'
import { StartError } from '../../api/platform/errors.js'
import type { ObjectStore } from '../../api/platform/objects/ObjectStore.js'
import { type CheckedArchive, type Manifest, objectFile, openArchive, sumOf, tableFile } from './archive.js'
import { copyIn } from './copy.js'
import { inOneTransaction } from './session.js'
import { identifier, migrationsOf, nameOf, quoted, tablesOf } from './tables.js'

interface Stores {
  database: Database
  store: ObjectStore
}

export interface Restored {
  madeAt: string
  rows: number
  objects: number
}

// The migrations insert a settings row, and a server that has merely been started has queued its cleanup.
const mayHaveRows = (table: { schema: string; name: string }) =>
  table.schema === 'graphile_worker' || nameOf(table) === 'public.settings'

const assertSameSchema = async (client: pg.Client, manifest: Manifest) => {
  const columns = (tables: { schema: string; name: string; columns: string[] }[]) =>
    tables.map(table => `${nameOf(table)}(${table.columns.toSorted()})`).sort()
  const same = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other)
  const ours = await tablesOf(client)
  if (
    !same(await migrationsOf(client), manifest.migrations) ||
    !same(columns(ours), columns(manifest.tables))
  ) {
    throw new StartError(
      'The backup was made by another release: restore it with that one, then upgrade. Nothing was restored',
    )
  }
}

const lock = (client: pg.Client, { tables }: Manifest) =>
  client.query(`lock table ${tables.map(identifier).join(', ')} in access exclusive mode`).catch(error => {
    throw error.code === '55P03'
      ? new StartError('The database is in use: stop the servers on it. Nothing was restored')
      : error
  })

const assertEmpty = async (client: pg.Client, { tables }: Manifest) => {
  for (const table of tables.filter(table => !mayHaveRows(table))) {
    const { rowCount } = await client.query(`select from ${identifier(table)} limit 1`)
    if (rowCount)
      throw new StartError(
        `The database is not empty (${table.name}): restore into a new one. Nothing was restored`,
      )
  }
}

const copyTable = async (client: pg.Client, archive: CheckedArchive, table: Manifest['tables'][number]) => {
  const columns = table.columns.map(quoted).join(', ')
  const bytes = archive.read(tableFile(table)).pipe(createGunzip())
  const rows = await copyIn(client, `copy ${identifier(table)} (${columns}) from stdin`, bytes)
  if (rows !== table.rows) throw new Error(`${nameOf(table)}: ${rows} rows came of ${table.rows}`)
  return rows
}

const restoreTables = async (client: pg.Client, archive: CheckedArchive) => {
  const { tables, sequences } = archive.manifest
  for (const table of tables.filter(mayHaveRows).toReversed())
    await client.query(`delete from ${identifier(table)}`)
  let rows = 0
  // Vendors are restored with their counts of completed jobs, which the jobs must not add to.
  await client.query('alter table jobs disable trigger keep_completed_on_insert')
  // Jobs are restored with their visits and charges, and prices and statements with what they add up.
  const triggersOfJobs = [
    ['job_events', 'expect_visits'],
    ['jobs', 'charge_inserted'],
    ['job_charges', 'sum_charges'],
    ['job_events', 'end_changes'],
    ['job_charges', 'settle_fees'],
    ['job_charges', 'balance_charge'],
    ['job_payments', 'balance_payment'],
    ['ledger_entries', 'add_vendor_fee'],
    ['statements', 'settle_statement'],
    ['statement_lines', 'add_lines'],
    ['ledger_transfers', 'add_payment'],
  ]
  for (const [table, trigger] of triggersOfJobs)
    await client.query(`alter table ${table} disable trigger ${trigger}`)
  await client.query('set constraints all deferred')
  for (const table of tables) rows += await copyTable(client, archive, table)
  // A table with checks that wait for the commit cannot be altered.
  await client.query('set constraints all immediate')
  await client.query('alter table jobs enable trigger keep_completed_on_insert')
  for (const [table, trigger] of triggersOfJobs)
    await client.query(`alter table ${table} enable trigger ${trigger}`)
  // A sequence is not rolled back with its transaction: a number skipped by a refused restore does no harm.
  for (const { value, isCalled, ...sequence } of sequences)
    await client.query('select setval($1, $2, $3)', [identifier(sequence), value, isCalled])
  // Tasks and queues that a process had locked when the copy was made are not locked by any process here.
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(`update graphile_worker.${table} set locked_at = null, locked_by = null`)
  return rows
}

const restoreObject = async (archive: CheckedArchive, store: ObjectStore, id: string, written: string[]) => {
  if (await store.has(id))
    throw new StartError(`The store is not empty (${id}): restore into a new one. Nothing was restored`)
  written.push(id)
  await store.keep(id, archive.read(objectFile(id)))
  const kept = await sumOf((await store.read(id)) as Readable)
  if (kept !== archive.sumOf(objectFile(id))) throw new Error(`The store gives back other bytes for ${id}`)
}

/** Fills a migrated, empty database and store from an archive: completely, or not at all if anything fails. */
export const restoreFrom = async ({ database, store }: Stores, folder: string): Promise<Restored> => {
  const archive = await openArchive(folder)
  const { madeAt, objects } = archive.manifest
  const written: string[] = []
  try {
    const rows = await inOneTransaction(database, '', async client => {
      await client.query(`set local lock_timeout = '2s'`)
      await assertSameSchema(client, archive.manifest)
      await lock(client, archive.manifest)
      await assertEmpty(client, archive.manifest)
      const rows = await restoreTables(client, archive)
      for (const id of objects) await restoreObject(archive, store, id, written)
      return rows
    })
    await database.pool.query('analyze').catch(() => undefined)
    return { madeAt, rows, objects: objects.length }
  } catch (error) {
    for (const id of written) await store.remove(id)
    throw error
  }
}
