import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { backUp } from '../../tools/backup/backUp.js'
import { restoreFrom } from '../../tools/backup/restoreFrom.js'
import { identifier, migrationsOf, sequencesOf, tablesOf } from '../../tools/backup/tables.js'
import { seedDemo } from '../domain/demo/seed.js'
import { enqueue } from '../domain/enqueue.js'
import { demos } from '../domain/nouns.js'
import { moveTasks } from '../platform/queue/TaskRelay.js'
import { graphql } from './generated/gql.js'
import { type Harness, START, startHarness } from './harness.js'
import { CANCEL_JOB, LOGIN } from './operations.js'
import { startS3 } from './s3.js'
import { admin, PASSWORD } from './users.js'

let source: Harness
let folder: string
let archive: string

const app = ({ database, app }: Harness) => ({ database, store: app.context.store })

beforeAll(async () => {
  source = await startHarness()
  await seedDemo(source.database, { config: source.app.context.config, demos, now: START })
  const ada = await admin(source, { firstName: 'Zoë\t"\\', lastName: 'O’Brien\n' })
  await ada.ask(
    graphql(`
      mutation ChangedSettings {
        updateSettings(input: { serviceFeePercent: 7.5, documentsRequired: true }) { serviceFeePercent }
      }
    `),
  )
  // More than any buffer in between can hold.
  await source.database.pool.query(`insert into messages (id, job_id, sender_id, receiver_id, content)
    select gen_random_uuid(), job_id, sender_id, receiver_id, repeat(md5(number::text), 40)
    from (select * from messages limit 1) message, generate_series(1, 1000) number`)
  await enqueue(source.database.orm.em.fork(), 'resetMail', { email: 'customer@example.com' })
  await moveTasks(source.database.pool)
  // One that is waiting to be moved to the queue.
  await enqueue(source.database.orm.em.fork(), 'trimChanges', {})
  folder = await mkdtemp(join(tmpdir(), 'haulbid-backup-'))
  archive = join(folder, 'monday')
})

afterAll(async () => {
  await source.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Every row of every table, as written by PostgreSQL. */
const everything = async ({ database: { pool } }: Harness) => {
  const client = await pool.connect()
  try {
    const contents: Record<string, unknown> = {}
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query(`select t::text as row from ${identifier(table)} t order by 1`)
      contents[table.name] = rows.map(({ row }) => row)
    }
    return { contents, sequences: await sequencesOf(client), migrations: await migrationsOf(client) }
  } finally {
    client.release()
  }
}

const objectsOf = async ({ database, app }: Harness) => {
  const { rows } = await database.pool.query('select id from uploads where registered_at is not null')
  const sums: Record<string, string> = {}
  for (const { id } of rows) {
    const hash = createHash('sha256')
    for await (const chunk of await app.context.store.read(id)) hash.update(chunk)
    sums[id] = hash.digest('hex')
  }
  return sums
}

const emptyInstall = () => startHarness()

const isUntouched = async ({ database, app }: Harness) => {
  const { rows } = await database.pool.query(`select
    (select count(*) from users)::int as users, (select count(*) from uploads)::int as uploads,
    (select service_fee_percent from settings) as fee`)
  expect(rows[0]).toEqual({ users: 0, uploads: 0, fee: '0.00' })
  expect(await readdir(join(app.context.config.dataDir, 'objects')).catch(() => [])).toEqual([])
}

test('restores every row and object, and lets users sign in', async () => {
  const made = await backUp(app(source), archive, START)
  const noted = await source.database.pool.query('select made_at from backups')
  expect(noted.rows.map(row => new Date(row.made_at))).toEqual([START])
  const target = await emptyInstall()
  try {
    const restored = await restoreFrom(app(target), archive)
    expect(restored).toMatchObject({ madeAt: START.toISOString(), rows: made.rows, objects: made.objects })
    expect(made).toMatchObject({ missing: [] })
    const [before, after] = [await everything(source), await everything(target)]
    expect(after).toEqual(before)
    const off = await target.database.pool.query(
      "select tgrelid::regclass, tgname from pg_trigger where tgenabled <> 'O'",
    )
    expect(off.rows).toEqual([])
    for (const table of ['users', 'jobs', 'bids', 'uploads', 'audit_events', '_private_jobs', 'queued_tasks'])
      expect([table, (before.contents[table] as string[]).length > 0]).toEqual([table, true])
    const objects = await objectsOf(target)
    expect(objects).toEqual(await objectsOf(source))
    expect(Object.keys(objects)).toHaveLength(made.objects)
    expect(made.objects).toBeGreaterThan(3)

    const customer = target.visitor()
    await customer.ask(LOGIN, { input: { email: 'customer@example.com', password: PASSWORD } })
    const { customerJobs } = await customer.ask(
      graphql(`
        query RestoredJobs {
          customerJobs(first: 20) { nodes { id status images } totalCount }
        }
      `),
    )
    const photographed = customerJobs.nodes.find(({ images }) => images.length > 0)!
    expect((await customer.fetch(photographed.images[0]!)).status).toBe(200)
    // Writes a history row, whose number is the next one of a restored sequence.
    const pending = customerJobs.nodes.find(({ status }) => status === 'pending')!
    await customer.ask(CANCEL_JOB, { jobId: pending.id })
  } finally {
    await target.stop()
  }
})

test('moves an installation from files to S3, and from there to another copy', async () => {
  const s3 = await startS3()
  const target = await startHarness({ env: s3.env })
  try {
    await restoreFrom(app(target), archive)
    expect(await objectsOf(target)).toEqual(await objectsOf(source))
    const made = await backUp(app(target), join(folder, 'from-s3'), START)
    expect(made.missing).toEqual([])
    const sums = async (name: string) =>
      (await readFile(join(folder, name, 'SHA256SUMS'), 'utf8'))
        .split('\n')
        .filter(line => !/json|_private/.test(line))
    expect(await sums('from-s3')).toEqual(await sums('monday'))
    const again = await emptyInstall()
    // The files already exist and must not be overwritten.
    await expect(
      restoreFrom({ database: again.database, store: target.app.context.store }, archive),
    ).rejects.toThrow(/The store is not empty/)
    await again.stop()
    expect(await objectsOf(target)).toEqual(await objectsOf(source))
  } finally {
    await target.stop()
    await s3.remove()
  }
})

test('refuses to write to an existing folder', async () => {
  await expect(backUp(app(source), folder, START)).rejects.toThrow('already exists')
})

test('reports a file missing in the store, and saves the rest', async () => {
  const [lost] = Object.keys(await objectsOf(source))
  const { store } = source.app.context
  const bytes = await store.read(lost!)
  const kept = Buffer.concat(await bytes.toArray())
  await store.remove(lost!)
  const made = await backUp(app(source), join(folder, 'tuesday'), START)
  await writeFile(join(source.app.context.config.dataDir, 'objects', lost!), kept)
  expect(made.missing).toEqual([lost])
})

test('leaves no archive behind if a backup fails', async () => {
  const store = Object.assign(Object.create(source.app.context.store), {
    read: async () => Promise.reject(new Error('the store is away')),
  })
  await expect(backUp({ database: source.database, store }, join(folder, 'never'), START)).rejects.toThrow(
    'the store is away',
  )
  expect((await readdir(folder)).filter(name => name.includes('never'))).toEqual([])
})

describe('nothing is restored', () => {
  let target: Harness
  let copy: string

  beforeEach(async () => {
    target = await emptyInstall()
    copy = join(folder, 'copy')
    await cp(archive, copy, { recursive: true })
  })

  afterEach(async () => {
    await target.stop()
    await rm(copy, { recursive: true, force: true })
  })

  const file = async (kind: 'tables' | 'objects', part = '') => {
    const names = await readdir(join(copy, kind))
    return join(copy, kind, names.find(name => name.includes(part))!)
  }

  const flip = async (path: string) => {
    const bytes = await readFile(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = bytes[middle]! ^ 1
    await writeFile(path, bytes)
  }

  /** Writes a file as a forger would, with a valid checksum. */
  const forge = async (path: string, bytes: Buffer) => {
    const was = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    const is = createHash('sha256').update(bytes).digest('hex')
    await writeFile(path, bytes)
    const sums = await readFile(join(copy, 'SHA256SUMS'), 'utf8')
    await writeFile(join(copy, 'SHA256SUMS'), sums.replace(was, is))
  }

  const damages: [string, () => Promise<unknown>, RegExp][] = [
    ['one bit of a table', async () => flip(await file('tables', 'public.jobs')), /jobs.* does not match/],
    ['one bit of an object', async () => flip(await file('objects')), /objects.* does not match/],
    ['one bit of the manifest', () => flip(join(copy, 'manifest.json')), /manifest.json does not match/],
    ['one bit of the checksums', () => flip(join(copy, 'SHA256SUMS')), /does not match/],
    ['a missing object', async () => rm(await file('objects')), /objects.* is missing/],
    ['no checksums', () => rm(join(copy, 'SHA256SUMS')), /SHA256SUMS is missing/],
    ['no folder', () => rm(copy, { recursive: true }), /SHA256SUMS is missing/],
  ]
  test.each(damages)('refuses an archive with %s', async (_, damage, words) => {
    await damage()
    await expect(restoreFrom(app(target), copy)).rejects.toThrow(words)
    await isUntouched(target)
  })

  test('refuses rows that violate a database constraint, even with correct checksums', async () => {
    const bids = await file('tables', 'public.bids')
    await forge(
      bids,
      gzipSync(
        gunzipSync(await readFile(bids))
          .toString()
          .replace('pending', 'nonsense'),
      ),
    )
    await expect(restoreFrom(app(target), copy)).rejects.toThrow(/bids_status/)
    await isUntouched(target)
  })

  test('writes nothing, not even other objects, if one object cannot be written', async () => {
    const { store } = target.app.context
    let writes = 0
    const failing = Object.assign(Object.create(store), {
      keep: (...args: Parameters<typeof store.keep>) =>
        ++writes < 3 ? store.keep(...args) : Promise.reject(new Error('the disk is full')),
    })
    await expect(restoreFrom({ database: target.database, store: failing }, copy)).rejects.toThrow(
      'the disk is full',
    )
    await isUntouched(target)
  })

  test('refuses a database in use', async () => {
    await admin(target)
    await expect(restoreFrom(app(target), copy)).rejects.toThrow(/not empty \(users\)/)
    expect((await target.database.pool.query('select count(*)::int as n from users')).rows[0].n).toBe(1)
  })

  test('refuses an archive from another release', async () => {
    const manifest = join(copy, 'manifest.json')
    await forge(
      manifest,
      Buffer.from((await readFile(manifest, 'utf8')).replace('"haulbid Migration', '"haulbid Other')),
    )
    await expect(restoreFrom(app(target), copy)).rejects.toThrow(/made by another release/)
    await isUntouched(target)
  })

  test('refuses while a server writes to the database', async () => {
    const writer = await target.database.pool.connect()
    await writer.query('begin; lock table users in row exclusive mode')
    await expect(restoreFrom(app(target), copy)).rejects.toThrow(/in use: stop the servers/)
    await writer.query('rollback')
    writer.release()
    await isUntouched(target)
  })
})
