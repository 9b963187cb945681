import pg from 'pg'
import { bid, postJunk } from '../../test/deals.js'
import { eventually } from '../../test/eventually.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'
import { newId } from '../ids.js'
import type { Change } from './Change.js'
import { ChangeTail } from './ChangeTail.js'
import { trimChanges } from './trimChanges.js'

let harness: Harness
let dana: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
})
afterAll(() => harness.stop())

const sql = (text: string, values?: unknown[]) => harness.database.pool.query(text, values)

interface Reading {
  tail: ChangeTail
  heard: Change[]
  failures: unknown[]
  /** How often it asked for a full reload. */
  reloads: number
}

const readings: Reading[] = []
const read = async (): Promise<Reading> => {
  const failures: unknown[] = []
  const tail = new ChangeTail(harness.database, error => failures.push(error))
  const reading: Reading = { tail, heard: [], failures, reloads: 0 }
  tail.listen(changes => {
    if (changes) reading.heard.push(...changes)
    else reading.reloads++
  })
  readings.push(reading)
  tail.start()
  await eventually(true, () => tail.cursor !== null)
  tail.watch(true)
  return reading
}
afterEach(async () => {
  for (const { tail } of readings.splice(0)) await tail.stop()
})

const connection = async () => {
  const client = new pg.Client({ connectionString: harness.database.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A change of no table, recognizable by its name. */
const NOTE = `insert into changes (kind, row_id) values ('ticket', $1)`
const rowsOf = ({ heard }: Reading) => heard.map(({ rowId }) => rowId)
const has = (reading: Reading, id: string) => () => rowsOf(reading).includes(id)

test('reads what any connection commits, and nothing that was rolled back', async () => {
  const reading = await read()
  const other = await connection()
  const [lost, kept] = [newId(), newId()]
  await other.query('begin')
  await other.query(NOTE, [lost])
  await other.query('rollback')
  await other.query(NOTE, [kept])
  await eventually(true, has(reading, kept))
  expect(rowsOf(reading)).not.toContain(lost)
  await other.end()
})

test('reads other changes while a transaction stays open, and its changes when it commits, despite the older number', async () => {
  const reading = await read()
  const open = await connection()
  const [late, early] = [newId(), newId()]
  await open.query('begin')
  await open.query(NOTE, [late])
  await sql(NOTE, [early])
  await eventually(true, has(reading, early))
  expect(rowsOf(reading)).not.toContain(late)
  await open.query('commit')
  await eventually(true, has(reading, late))
  expect(rowsOf(reading).indexOf(early)).toBeLessThan(rowsOf(reading).indexOf(late))
  await open.end()
})

test('misses and repeats nothing when writers commit out of order', async () => {
  const reading = await read()
  const clients = await Promise.all(Array.from({ length: 8 }, connection))
  const written = await Promise.all(
    clients.map(async (client, n) => {
      const ids = Array.from({ length: 40 }, newId)
      for (const [at, id] of ids.entries()) {
        await client.query('begin')
        await client.query(NOTE, [id])
        // Some stay open while a few others run.
        if ((at + n) % 3 === 0) await client.query('select pg_sleep(0.005)')
        await client.query('commit')
      }
      return ids
    }),
  )
  await eventually(320, () => new Set(rowsOf(reading)).size)
  expect(rowsOf(reading).toSorted()).toEqual(written.flat().toSorted())
  await Promise.all(clients.map(client => client.end()))
})

test('continues without help after its connection was killed, and misses nothing', async () => {
  const reading = await read()
  const other = await connection()
  const [during, after] = [newId(), newId()]
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await other.query(NOTE, [during])
  await other.query(NOTE, [after])
  await eventually(true, has(reading, during))
  await eventually(true, has(reading, after))
  expect(reading.reloads).toBe(0)
  await other.end()
})

test('tells a cursor what was committed after it, even in a newly started process', async () => {
  const reading = await read()
  const cursor = reading.tail.cursor!
  const open = await connection()
  const [first, second] = [newId(), newId()]
  await open.query('begin')
  await open.query(NOTE, [second])
  await sql(NOTE, [first])
  await eventually(true, has(reading, first))
  await open.query('commit')
  await open.end()
  await eventually(true, has(reading, second))
  const started = await read()
  for (const { tail } of [reading, started]) {
    const missed = tail.since(cursor)!.map(({ rowId }) => rowId)
    expect(missed).toEqual(expect.arrayContaining([first, second]))
    expect(tail.since(tail.cursor!)).not.toBeNull()
  }
})

test.each([
  ['of another database', Buffer.from('1/00000001 900').toString('base64url')],
  ['that is none', 'nonsense'],
  ['that is empty', ''],
  ['of numbers that are none', Buffer.from('1/00000001 9e999').toString('base64url')],
])('tells nothing to a cursor %s', async (_, cursor) => {
  expect((await read()).tail.since(cursor)).toBeNull()
})

test('makes everybody reload when more rows change at once than a screen can take', async () => {
  const reading = await read()
  const before = reading.tail.cursor!
  await sql(
    `insert into changes (kind, row_id) select 'ticket', gen_random_uuid() from generate_series(1, 5001)`,
  )
  await eventually(1, () => reading.reloads)
  expect(reading.tail.since(before)).toBeNull()
  const next = newId()
  await sql(NOTE, [next])
  await eventually(true, has(reading, next))
})

test('trims what is older than a quarter of an hour, by commit time rather than row time', async () => {
  await sql('delete from changes; delete from change_marks')
  const [old, recent] = [newId(), newId()]
  await sql(NOTE, [old])
  // As if nothing else had been running in the cluster then.
  await sql(`insert into change_marks select now() - ago, (xid::text::bigint + 1)::text::xid8
    from changes, unnest(array['20 minutes', '16 minutes']::interval[]) ago`)
  await sql(NOTE, [recent])
  await sql(`update changes set at = now() - interval '1 day'`)
  const left = async () => (await sql('select row_id from changes')).rows.map(({ row_id }) => row_id)
  await trimChanges(harness.app.context, {}, undefined as never)
  expect(await left()).toEqual([recent])
  expect((await sql('select from change_marks')).rowCount).toBe(2)
})

test('knows every cursor in a process that starts before anything was trimmed', async () => {
  await sql('delete from change_marks')
  const reading = await read()
  const cursor = reading.tail.cursor!
  const missed = newId()
  await sql(NOTE, [missed])
  await eventually(true, has(reading, missed))
  // Sets the first mark; there is no older one, so nothing is trimmed.
  await trimChanges(harness.app.context, {}, undefined as never)
  const started = await read()
  expect(started.tail.since(cursor)!.map(({ rowId }) => rowId)).toContain(missed)
})

const kindsOf = async (act: () => Promise<unknown>) => {
  await sql('delete from changes')
  const result = await act()
  const { rows } = await sql(
    'select kind, row_id as row, job_id as job, users, areas from changes order by xid, n',
  )
  return { result, rows }
}

describe('what a change records', () => {
  test('names the customer and the place of a posted job', async () => {
    const { result: jobId, rows } = await kindsOf(() => postJunk(dana))
    expect(rows.filter(({ kind }) => kind === 'job')).toEqual([
      { kind: 'job', row: jobId, job: jobId, users: [dana.id], areas: ['78701:junk_pickup'] },
    ])
  })

  test('names the vendor and the customer of a bid, and no other bidder', async () => {
    const jobId = await postJunk(dana)
    const [dale, mia] = [await vendor(harness), await vendor(harness)]
    await bid(dale, jobId)
    const { result: bidId, rows } = await kindsOf(() => bid(mia, jobId))
    expect(rows).toEqual([
      { kind: 'bid', row: bidId, job: jobId, users: [mia.id, dana.id], areas: [] },
      { kind: 'notice', row: expect.any(String), job: null, users: [dana.id], areas: [] },
    ])
  })

  test('names everyone who saw a moved job or sees it now, including bidders', async () => {
    const jobId = await postJunk(dana)
    const [dale, mia] = [await vendor(harness), await vendor(harness)]
    const bidId = await bid(dale, jobId)
    await bid(mia, jobId)
    const { rows } = await kindsOf(() =>
      dana.ask('mutation ($bidId: UUID!) { acceptBid(bidId: $bidId) { id } }', { bidId }),
    )
    // Those of the new visits and of the price name only the two sides.
    const job = rows.find(({ kind, areas }) => kind === 'job' && areas.length > 0)
    expect(job.users.toSorted()).toEqual([dana.id, dale.id, mia.id].toSorted())
    expect(job.areas).toEqual(['78701:junk_pickup'])
  })

  test('writes nothing if nothing changed or a token was used', async () => {
    const { rows } = await kindsOf(async () => {
      await sql('update users set first_name = first_name')
      await sql('update api_tokens set last_used_at = now()')
      await sql("update jobs set title = 'x' where false")
    })
    expect(rows).toEqual([])
  })

  test('merges more than five hundred rows of one statement into one change', async () => {
    const { rows } = await kindsOf(() =>
      sql(
        `insert into dumpster_sizes (id, vendor_id, size)
          select gen_random_uuid(), $1, n::text from generate_series(1, 501) n`,
        [dana.id],
      ),
    )
    expect(rows).toEqual([{ kind: 'size', row: null, job: null, users: [], areas: [] }])
  })

  test('merges two thousand areas, added, moved, or removed, into one change for only their vendor', async () => {
    const [dale, mia] = [await vendor(harness), await vendor(harness)]
    const one = (id: string) => ({ kind: 'area', row: expect.any(String), job: null, users: [id], areas: [] })
    const acts = [
      `insert into service_areas (id, vendor_id, zip_code)
        select gen_random_uuid(), $1, (20000 + n)::text from generate_series(1, 2000) n`,
      "update service_areas set zip_code = zip_code || '-0001' where vendor_id = $1",
      'delete from service_areas where vendor_id = $1',
    ]
    for (const act of acts) {
      const { rows } = await kindsOf(() => sql(act, [dale.id]))
      expect(rows).toEqual([one(dale.id)])
    }
    const { rows } = await kindsOf(() =>
      sql(
        `insert into service_areas (id, vendor_id, zip_code)
          select gen_random_uuid(), id, '30001' from unnest($1::uuid[]) id`,
        [[dale.id, mia.id]],
      ),
    )
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(expect.arrayContaining([one(dale.id), one(mia.id)]))
  })

  test('merges more than five hundred jobs that are held back into one change', async () => {
    const kim = await customer(harness)
    const jobId = await postJunk(kim)
    const columns = `type, title, address, zip_code, first_name, last_name, phone, pickup_date_time, scheduled_date,
      description, customer_budget, time_zone, customer_id`
    await sql(
      `insert into jobs (id, ${columns}) select gen_random_uuid(), ${columns}
        from jobs, generate_series(1, 500) where id = $1`,
      [jobId],
    )
    const { rows } = await kindsOf(() => sql('update users set is_active = false where id = $1', [kim.id]))
    expect(rows.map(({ kind, row }) => [kind, row])).toEqual([
      ['user', kim.id],
      ['job', null],
    ])
  })

  test("names a suspended customer's jobs where vendors saw them", async () => {
    const kim = await customer(harness)
    const jobId = await postJunk(kim)
    const { rows } = await kindsOf(() => sql('update users set is_active = false where id = $1', [kim.id]))
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'job', job: jobId, areas: ['78701:junk_pickup'] }),
    )
  })
})
