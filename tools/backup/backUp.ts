import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Database } from '../../api/platform/database/database.js'
import { StartError } from '../../api/platform/errors.js'
import type { ObjectStore } from '../../api/platform/objects/ObjectStore.js'
import { ArchiveWriter, type Manifest, objectFile, tableFile } from './archive.js'
import { copyOut } from './copy.js'
import { inOneTransaction } from './session.js'
import { identifier, migrationsOf, quoted, sequencesOf, type Table, tablesOf } from './tables.js'

interface Stores {
  database: Database
  store: ObjectStore
}

interface BackedUp {
  folder: string
  rows: number
  objects: number
  /** Ids of uploads that have arrived according to the database but are missing in the store. */
  missing: string[]
}

const copyTable = async (client: pg.Client, archive: ArchiveWriter, table: Table) => {
  const columns = table.columns.map(quoted).join(', ')
  const { bytes, rowsCopied } = copyOut(
    client,
    `copy (select ${columns} from ${identifier(table)}) to stdout`,
  )
  await archive.add(tableFile(table), bytes, createGzip({ level: 3 }))
  return { ...table, rows: await rowsCopied }
}

/** Registered bytes never change, so they may be copied after the moment of the tables' snapshot. */
const copyObjects = async (client: pg.Client, archive: ArchiveWriter, store: ObjectStore) => {
  const { rows } = await client.query<{ id: string }>(
    'select id from uploads where registered_at is not null order by id',
  )
  const copied: string[] = []
  const missing: string[] = []
  for (const { id } of rows) {
    const isThere = await store.has(id)
    if (isThere) await archive.add(objectFile(id), await store.read(id))
    const list = isThere ? copied : missing
    list.push(id)
  }
  return { copied, missing }
}

const fill = async (client: pg.Client, archive: ArchiveWriter, store: ObjectStore, madeAt: string) => {
  const migrations = await migrationsOf(client)
  if (migrations.length === 0) throw new StartError('There is no Haulbid in this database')
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client)) tables.push(await copyTable(client, archive, table))
  const sequences = await sequencesOf(client)
  const { copied: objects, missing } = await copyObjects(client, archive, store)
  await archive.seal({ format: 1, madeAt, migrations, tables, sequences, objects })
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), objects: objects.length, missing }
}

/** The database and its objects at one moment, as files under `folder`. An incomplete archive never has that name. */
export const backUp = async ({ database, store }: Stores, path: string, now: Date): Promise<BackedUp> => {
  const folder = resolve(path)
  if (existsSync(folder)) throw new StartError(`${folder} already exists. Name a new folder`)
  await mkdir(dirname(folder), { recursive: true })
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}.part`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const made = await inOneTransaction(database, 'isolation level repeatable read, read only', client =>
      fill(client, new ArchiveWriter(draft), store, now.toISOString()),
    )
    await rename(draft, folder)
    await database.pool.query('insert into backups (made_at) values ($1) on conflict do nothing', [now])
    return { folder, ...made }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
