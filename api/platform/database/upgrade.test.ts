import { forgetMessages } from '../../domain/messages/forgetMessages.js'
import { createEmptyDatabase, type TestDatabase } from '../../test/environment/testDatabase.js'
import { eventually } from '../../test/eventually.js'
import { startHarness } from '../../test/harness.js'
import { LiveClient } from '../../test/LiveClient.js'
import { LOGIN } from '../../test/operations.js'
import { reservedFor, stockUp } from '../../test/stock.js'
import { taskWork } from '../../test/taskWork.js'
import { admin, PASSWORD, vendor } from '../../test/users.js'
import { type Database, openDatabase } from './database.js'
import { migrate } from './migrate.js'
import { migrations } from './migrations.js'

/** The schema of the first release, with rows in each of its tables. Every later migration runs on it. */
const FIRST_RELEASE = 'Migration20261120SentMails'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const [DANA, DALE, ADA, JUNK, RENTAL, DONE, CANCELLED, BID, LOST, UPLOAD, DOCUMENT, INSURANCE] = Array.from(
  { length: 12 },
  (_, n) => id(n + 1),
) as [string, ...string[]]

/** Jobs that a vendor had at the upgrade. */
const [STARTED, HELD] = [id(60), id(61)]
const CONTACT = `'9 Elm St', 'Dana', 'Reyes', '(512) 555-0147'`
const FILL = `
  insert into users (id, username, email, first_name, last_name, user_type, password, rating, rating_count) values
    ('${DANA}', 'dana', 'dana@example.com', 'Dana', 'Reyes', 'customer', 'x', 0, 0),
    ('${DALE}', 'dale', 'dale@example.com', 'Dale', 'Okafor', 'vendor', 'x', 5, 1),
    ('${ADA}', 'ada', 'ada@example.com', 'Ada', 'Lind', 'admin', 'x', 0, 0);
  insert into sessions (id, user_id, token_hash, expires_at) values ('${id(20)}', '${DANA}', 'a', '2099-01-01');
  insert into password_tokens (id, user_id, purpose, token_hash, expires_at)
    values ('${id(21)}', '${DANA}', 'reset', 'b', '2099-01-01');
  insert into api_tokens (id, user_id, name, scope, token_hash, expires_at)
    values ('${id(22)}', '${DALE}', 'CRM', 'read', 'c', '2099-01-01');
  insert into service_areas (id, vendor_id, zip_code) values ('${id(23)}', '${DALE}', '78701-1234');
  insert into vendor_services (id, vendor_id, service_type) values ('${id(24)}', '${DALE}', 'junk_pickup');
  insert into dumpster_sizes (id, vendor_id, size, price_per_day) values ('${id(25)}', '${DALE}', '10 yard', 45);
  insert into jobs (id, customer_id, type, title, address, first_name, last_name, phone, zip_code, pickup_date_time,
      scheduled_date, description, customer_budget, images) values
    ('${JUNK}', '${DANA}', 'junk_pickup', 'A', ${CONTACT}, '78701', '2099-01-01 15:00Z', '2099-01-01 15:00Z', 'A couch', 99,
      array['/objects/${UPLOAD}']);
  insert into jobs (id, customer_id, type, title, address, first_name, last_name, phone, zip_code, dropoff_date, pickup_date,
      scheduled_date, dumpster_size, dropoff_time_preference) values
    ('${RENTAL}', '${DANA}', 'dumpster_rental', 'B', ${CONTACT}, '96813-0001', '2099-01-01', '2099-01-08',
      '2099-01-01 00:00Z', '10_yard', 'morning');
  insert into jobs (id, customer_id, vendor_id, type, status, title, address, first_name, last_name, phone, zip_code,
      pickup_date_time, scheduled_date, description, customer_budget, final_price, completed_date) values
    ('${DONE}', '${DANA}', '${DALE}', 'junk_pickup', 'completed', 'C', ${CONTACT}, '46402', '2026-01-01', '2026-01-01', 'x',
      10, 120, '2026-01-02'),
    ('${CANCELLED}', '${DANA}', null, 'junk_pickup', 'cancelled', 'D', ${CONTACT}, '00601', '2026-01-01', '2026-01-01', 'x',
      10, null, null);
  insert into jobs (id, customer_id, vendor_id, type, status, title, address, first_name, last_name, phone, zip_code,
      pickup_date_time, scheduled_date, description, customer_budget, final_price) values
    ('${STARTED}', '${DANA}', '${DALE}', 'junk_pickup', 'in_progress', 'E', ${CONTACT}, '78701', '2099-01-01 15:00Z',
      '2099-01-01 15:00Z', 'x', 10, 120);
  insert into jobs (id, customer_id, vendor_id, type, status, title, address, first_name, last_name, phone, zip_code,
      dropoff_date, pickup_date, scheduled_date, dumpster_size, dropoff_time_preference, final_price) values
    ('${HELD}', '${DANA}', '${DALE}', 'dumpster_rental', 'accepted', 'F', ${CONTACT}, '96813', '2099-01-01', '2099-01-08',
      '2099-01-01 00:00Z', '10_yard', 'afternoon', 120);
  insert into job_events (job_id, actor_id, from_status, to_status, reason)
    values ('${CANCELLED}', '${DANA}', 'pending', 'cancelled', 'Sold it');
  insert into job_events (job_id, actor_id, from_status, to_status) values
    ('${DONE}', '${DALE}', 'accepted', 'pending'), ('${DONE}', '${ADA}', 'in_progress', 'pending');
  insert into bids (id, job_id, vendor_id, price, status) values
    ('${BID}', '${DONE}', '${DALE}', 120, 'accepted'), ('${LOST}', '${JUNK}', '${DALE}', 80, 'pending');
  insert into ratings (id, job_id, rater_id, rated_id, rating) values ('${id(26)}', '${DONE}', '${DANA}', '${DALE}', 5);
  insert into vendor_documents (id, vendor_id, document_type, file_name, file_path)
    values ('${DOCUMENT}', '${DALE}', 'w9_form', 'w9.pdf', '/objects/${id(27)}');
  insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status) values
    ('${INSURANCE}', '${DALE}', 'commercial_insurance', 'insurance.pdf', '/objects/${id(32)}', 'approved'),
    ('${id(33)}', '${ADA}', 'w9_form', 'w9.pdf', '/objects/${id(34)}', 'approved');
  insert into uploads (id, owner_id, expires_at, registered_at, content_type, size, job_id) values
    ('${UPLOAD}', '${DANA}', '2099-01-01', now(), 'image/png', 9, '${JUNK}');
  insert into messages (id, job_id, sender_id, receiver_id, content)
    values ('${id(28)}', '${DONE}', '${DANA}', '${DALE}', 'Thank you');
  insert into support_tickets (id, customer_id, order_number, issue)
    values ('${id(29)}', '${DANA}', '${DONE}', 'A scratch');
  insert into audit_events (id, actor_id, action, subject_id) values ('${id(30)}', '${ADA}', 'setUserActive', '${DANA}');
  insert into audit_events (id, actor_id, action, subject_id, before)
    values ('${id(35)}', '${ADA}', 'reopenJob', '${DONE}', '{"vendorId": "${DALE}"}');
  insert into throttles (key, count, started_at, expires_at) values ('sign-in', 3, now(), '2099-01-01');
  insert into sent_mails (message_id, sent_at) values ('m', now());
`

/** Every row of every table except the tools' own, with its current columns. */
const everything = async ({ pool }: Database, columnsOf?: Record<string, string[]>) => {
  const { rows: tables } = await pool.query(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' group by 1`,
  )
  const all: Record<string, { columns: string[]; rows: unknown[] }> = {}
  for (const table of tables) {
    if (columnsOf && !columnsOf[table.name]) continue
    const columns: string[] = columnsOf?.[table.name] ?? table.columns
    const { rows } = await pool.query(
      `select ${columns.map(name => `"${name}"`).join(', ')} from "${table.name}" order by 1`,
    )
    all[table.name] = { columns, rows }
  }
  return all
}

let older: TestDatabase
let database: Database
beforeAll(async () => {
  older = await createEmptyDatabase()
  database = await openDatabase(older.url)
  await database.orm.migrator.up({ to: FIRST_RELEASE })
  await database.pool.query(FILL)
})
afterAll(async () => {
  await database.close()
  await older.drop()
})

test('upgrades a filled database of the first release and keeps every row', async () => {
  const before = await everything(database)
  for (const [table, { rows }] of Object.entries(before)) expect([table, rows.length]).not.toEqual([table, 0])
  expect(Object.keys(before).length).toBeGreaterThan(15)

  await migrate(database)

  const columns = Object.fromEntries(Object.entries(before).map(([name, { columns }]) => [name, columns]))
  // This one has no expiry date; its own test is below.
  const insurance = before.vendor_documents!.rows.find(row => (row as { id: string }).id === INSURANCE)
  Object.assign(insurance as object, { review_status: 'waiting' })
  expect(await everything(database, columns)).toEqual(before)
  const { rows: done } = await database.pool.query('select name from migrations order by id')
  expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
})

test('makes older messages the first partition, and keeps their indexes and foreign keys', async () => {
  const { rows } = await database.pool.query(`select tableoid::regclass::text as "in" from messages`)
  expect(rows).toEqual([{ in: 'messages_rest' }])
  const { rows: indexes } = await database.pool.query(
    `select c.relname as name, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid in ('messages'::regclass, 'messages_rest'::regclass) order by 1`,
  )
  const names = ['job', 'receiver', 'sender', 'unread']
  expect(indexes).toEqual(
    [
      ...[...names, 'age'].map(name => `messages_${name}`),
      'messages_rest_created_at_idx',
      'messages_rest_pkey',
      ...names.map(name => `messages_rest_${name}`),
    ]
      .toSorted()
      .map(name => ({ name, isValid: true })),
  )
  const { rows: keys } = await database.pool.query(
    `select conrelid::regclass::text as "table", count(*)::int as count, bool_and(convalidated) as "areValid" from pg_constraint
      where contype = 'f' and conrelid in ('messages'::regclass, 'messages_rest'::regclass) group by 1 order by 1`,
  )
  expect(keys).toEqual(['messages', 'messages_rest'].map(table => ({ table, count: 4, areValid: true })))
})

describe('an older database with messages by month', () => {
  const LAST_RELEASE = 'Migration20261201UnservedJobs'
  const DATES = ['2026-11-20', '2027-01-15', '2027-02-10', '2030-06-01']
  let monthly: TestDatabase
  let upgraded: Database
  const insert = (n: number, date: string) =>
    upgraded.pool.query(
      `insert into messages (id, job_id, sender_id, receiver_id, content, created_at)
       values ($1, '${CANCELLED}', '${DANA}', '${DALE}', $2, $3)`,
      [id(100 + n), date, date],
    )
  const kept = async () => {
    const { rows } = await upgraded.pool.query(
      'select content, tableoid::regclass::text as "in" from messages where id >= $1 order by created_at',
      [id(100)],
    )
    return rows
  }
  beforeAll(async () => {
    monthly = await createEmptyDatabase()
    upgraded = await openDatabase(monthly.url)
    await upgraded.orm.migrator.up({ to: FIRST_RELEASE })
    await upgraded.pool.query(FILL)
    await upgraded.orm.migrator.up({ to: LAST_RELEASE })
    // The tables as the previous release left them when interrupted while adding a month.
    await upgraded.pool.query(`
      begin;
      alter table messages detach partition messages_rest;
      alter table messages_rest rename to messages_to_2027_01;
      alter table messages attach partition messages_to_2027_01 for values from (minvalue) to ('2027-01-01Z');
      create table messages_2027_01 (like messages including all, primary key (id));
      alter table messages attach partition messages_2027_01 for values from ('2027-01-01Z') to ('2027-02-01Z');
      create table messages_rest (like messages including all, primary key (id));
      alter table messages attach partition messages_rest default;
      commit;
      alter table messages_rest add constraint messages_sealed check (created_at < '2029-01-01') not valid`)
    for (const [n, date] of DATES.slice(0, 3).entries()) await insert(n, date)
    await upgraded.pool.query(
      `insert into vendor_applications (id, business_name, first_name, last_name, email, phone, zip_code, services, consented_at,
          status, decided_at, decided_by_id, vendor_id)
        values ('${id(200)}', 'Hart Hauling', 'Dale', 'Hart', 'dale@example.com', '5125550100', '78664', '{junk_pickup}', now(),
          'invited', now(), '${DALE}', '${DALE}')`,
    )
  })
  afterAll(async () => {
    await upgraded.close()
    await monthly.drop()
  })

  test('keeps every row where it is, and takes messages of any month', async () => {
    const before = await kept()
    expect(before.map(row => row.in)).toEqual(['messages_to_2027_01', 'messages_2027_01', 'messages_rest'])
    await migrate(upgraded)
    expect(await kept()).toEqual(before)
    await insert(3, DATES[3]!)
    expect((await kept()).at(-1)).toEqual({ content: DATES[3], in: 'messages_rest' })
  })

  test('makes the ZIP code of an application the home of its vendor', async () => {
    await migrate(upgraded)
    const { rows } = await upgraded.pool.query(
      'select id, initial_service_zip_code as zip from users where user_type = $1 and initial_service_zip_code is not null',
      ['vendor'],
    )
    expect(rows).toEqual([{ id: DALE, zip: '78664' }])
  })

  test('removes expired messages from each of them', async () => {
    const harness = await startHarness({ databaseUrl: monthly.url, env: { MESSAGES_KEPT_MONTHS: '3' } })
    try {
      harness.clock.now = new Date('2027-06-15T12:00:00Z')
      await forgetMessages(harness.app.context, {}, taskWork('forgetMessages'))
      expect((await kept()).map(row => row.content)).toEqual([DATES[3]])
    } finally {
      await harness.stop()
    }
  })
})

test('counts older accounts as confirmed, so they keep getting mail', async () => {
  const { rows } = await database.pool.query(
    'select id from users where email_confirmed_at is distinct from created_at',
  )
  expect(rows).toEqual([])
})

test('gives older jobs the time zone of their ZIP code', async () => {
  const { rows } = await database.pool.query('select id, time_zone from jobs order by id')
  expect(rows).toEqual([
    { id: JUNK, time_zone: 'America/Chicago' },
    { id: RENTAL, time_zone: 'Pacific/Honolulu' },
    { id: DONE, time_zone: 'America/Chicago' },
    { id: CANCELLED, time_zone: 'America/Puerto_Rico' },
    { id: STARTED, time_zone: 'America/Chicago' },
    { id: HELD, time_zone: 'Pacific/Honolulu' },
  ])
})

test('plans visits for older jobs that a vendor has', async () => {
  const { rows } = await database.pool.query(
    'select job_id, kind, status, window_start, window_end from visits order by job_id, window_start',
  )
  const at = (time: string) => `2099-01-${time.replace('T', ' ')}:00+00`
  expect(rows).toEqual([
    {
      job_id: STARTED,
      kind: 'haul',
      status: 'arrived',
      window_start: at('01T15:00'),
      window_end: at('01T17:00'),
    },
    {
      job_id: HELD,
      kind: 'delivery',
      status: 'scheduled',
      window_start: at('01T22:00'),
      window_end: at('02T03:00'),
    },
    {
      job_id: HELD,
      kind: 'pickup',
      status: 'scheduled',
      window_start: at('08T18:00'),
      window_end: at('09T03:00'),
    },
  ])
})

test('counts the jobs that vendors had completed', async () => {
  const { rows } = await database.pool.query('select id, completed_jobs from users where completed_jobs > 0')
  expect(rows).toEqual([{ id: DALE, completed_jobs: 1 }])
})

test('determines whose given-back, taken-back, or cancelled jobs they were', async () => {
  const { rows } = await database.pool.query(
    'select actor_id, from_status, lost_by_id from job_events order by id',
  )
  expect(rows).toEqual([
    { actor_id: DANA, from_status: 'pending', lost_by_id: null },
    { actor_id: DALE, from_status: 'accepted', lost_by_id: DALE },
    { actor_id: ADA, from_status: 'in_progress', lost_by_id: DALE },
  ])
})

test('reveals older ratings as of when they were made, without another notice', async () => {
  const { rows } = await database.pool.query(
    `select reveals_at = created_at as "isRevealed", reveal_told as "isTold", reply, removed_at from ratings`,
  )
  expect(rows).toEqual([{ isRevealed: true, isTold: true, reply: null, removed_at: null }])
})

test('sends an older approved insurance without a date back to review, and keeps documents that never expire approved', async () => {
  const { rows } = await database.pool.query(
    'select id, review_status, expires_on from vendor_documents order by id',
  )
  expect(rows).toEqual([
    { id: DOCUMENT, review_status: 'waiting', expires_on: null },
    { id: INSURANCE, review_status: 'waiting', expires_on: null },
    { id: id(33), review_status: 'approved', expires_on: null },
  ])
})

test('ends older open bids 72 hours after the upgrade', async () => {
  const { rows } = await database.pool.query(
    `select b.id, b.expires_at > now() + interval '71 hours' and b.expires_at < now() + interval '73 hours' as in_72_hours
     from bids b where b.status = 'pending'`,
  )
  expect(rows).toEqual([{ id: LOST, in_72_hours: true }])
})

test('lets a process of the first release keep inserting jobs next to the new ones', async () => {
  const { rows } = await database.pool.query(
    `insert into jobs (id, customer_id, type, title, address, first_name, last_name, phone, zip_code, pickup_date_time,
       scheduled_date, description, customer_budget)
     values ('${id(40)}', '${DANA}', 'junk_pickup', 'E', ${CONTACT}, '85001', '2099-01-01', '2099-01-01', 'x', 5)
     returning time_zone`,
  )
  expect(rows).toEqual([{ time_zone: 'America/Phoenix' }])
})

test('continues an interrupted fill where it stopped', async () => {
  const { pool } = database
  await pool.query('alter table jobs alter column time_zone drop not null')
  await pool.query('update jobs set time_zone = null where id = $1', [RENTAL])
  await pool.query("delete from migrations where name = 'Migration20261121JobTimeZoneFill'")
  await migrate(database)
  const { rows } = await pool.query('select time_zone from jobs where id = $1', [RENTAL])
  expect(rows).toEqual([{ time_zone: 'Pacific/Honolulu' }])
})

test('sends a change of an old row to everyone who may see it', async () => {
  const harness = await startHarness({ databaseUrl: older.url, live: true })
  try {
    const { cookie } = await vendor(harness, { zips: ['78701'] })
    const screen = await LiveClient.listen(harness.url, { cookie })
    // Written by a process of the first release, or by hand.
    await database.pool.query("update jobs set title = 'B' where id = $1", [JUNK])
    await eventually(true, () => screen.jobs.some(job => job.id === JUNK))
    await screen.close()
  } finally {
    await harness.stop()
  }
})

test("finds an older order by its customer's name, and by the name that a first-release process gives them", async () => {
  const harness = await startHarness({ databaseUrl: older.url })
  try {
    const ada = await admin(harness)
    // No index finds two letters, so each order is scanned.
    const found = async (search: string) => {
      const { jobs } = await ada.ask('query ($search: String) { jobs(search: $search) { nodes { id } } }', {
        search,
      })
      return jobs.nodes.map((job: { id: string }) => job.id).sort()
    }
    const all = [JUNK, RENTAL, DONE, CANCELLED, STARTED, HELD, id(40)].sort()
    expect(await found('da')).toEqual(all)
    await database.pool.query("update users set first_name = 'Zoe', email = 'z@example.com' where id = $1", [
      DANA,
    ])
    expect([await found('da'), await found('zo')]).toEqual([[], all])
  } finally {
    await harness.stop()
  }
})

test('reserves dumpsters for older rentals once their vendor enters some', async () => {
  const harness = await startHarness({ databaseUrl: older.url })
  try {
    const { id: newcomer } = await vendor(harness)
    await database.pool.query(
      `update users set password = (select password from users where id = '${newcomer}') where id = '${DALE}'`,
    )
    const dale = harness.visitor()
    await dale.ask(LOGIN, { input: { email: 'dale@example.com', password: PASSWORD } })
    await stockUp(dale, 1, { size: '10 yard', rentalSize: '10_yard' })
    expect(await reservedFor(dale, HELD)).toBe('10-1 2099-01-01 2099-01-08')
  } finally {
    await harness.stop()
  }
})

test('serves the old data with the newest release', async () => {
  const harness = await startHarness({ databaseUrl: older.url })
  try {
    const answer = await fetch(`${harness.url}/readyz`)
    expect(answer.status).toBe(200)
  } finally {
    await harness.stop()
  }
})
