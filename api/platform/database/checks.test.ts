import { acceptedJob, bid, bothRated, completedJob, postJunk, postRental } from '../../test/deals.js'
import { type Harness, startHarness } from '../../test/harness.js'
import { customer, type TestUser, vendor } from '../../test/users.js'

let harness: Harness
let dana: TestUser
let dale: TestUser
beforeAll(async () => {
  harness = await startHarness()
  dana = await customer(harness)
  dale = await vendor(harness)
})
afterAll(() => harness.stop())

const refusal = async (sql: string, values: unknown[] = []): Promise<string> => {
  try {
    await harness.database.pool.query(sql, values)
    return 'nothing'
  } catch (error) {
    return (error as { constraint?: string; message: string }).constraint ?? (error as Error).message
  }
}
const onJob = (id: string, change: string) => refusal(`update jobs set ${change} where id = $1`, [id])

describe('the database refuses what the code should never send', () => {
  test.each([
    ["status = 'lost'", 'jobs_status'],
    ["type = 'piano'", 'jobs_type'],
    ["status = 'accepted'", 'jobs_what_status_needs'],
    ["status = 'completed'", 'jobs_completed_has_date'],
    ['completed_date = now()', 'jobs_completed_has_date'],
    ['final_price = 10', 'jobs_what_status_needs'],
    ['customer_budget = -1', 'jobs_customer_budget'],
    ["description = repeat('x', 251)", 'jobs_description_length'],
    ['description = null', 'jobs_what_type_needs'],
    ["dumpster_size = '10_yard'", 'jobs_what_type_needs'],
    ["dropoff_date = '2026-12-24'", 'jobs_what_type_needs'],
    ["zip_code = '7870'", 'jobs_zip'],
    ["debris = 'gold'", 'jobs_debris'],
    ["placement = 'driveway'", 'jobs_placement_of_rental'],
    ["access = 'elevator'", 'jobs_access'],
    ['load_eighths = 0', 'jobs_load_eighths'],
    ["items = '{}'", 'jobs_items'],
    [`items = '[{"kind": "sofa", "count": 0}]'`, 'jobs_items'],
    [`items = '[{"kind": "sofa", "count": 51}]'`, 'jobs_items'],
    [`items = '[{"kind": "sofa", "count": "2"}]'`, 'jobs_items'],
    [`items = '[{"kind": "sofa", "count": 1.5}]'`, 'jobs_items'],
    [`items = '[{"count": 1}]'`, 'jobs_items'],
    ["images = array['a','b','c','d','e','f']", 'jobs_images_count'],
    ["first_name = ''", 'jobs_first_name_length'],
  ])('refuses a pending junk pickup with %s', async (change, constraint) => {
    expect(await onJob(await postJunk(dana), change)).toBe(constraint)
  })

  test.each([
    ["dumpster_size = '40_yard'", 'jobs_dumpster_size'],
    ["dropoff_time_preference = 'night'", 'jobs_time_preference'],
    ['pickup_date = dropoff_date', 'jobs_pickup_after_dropoff'],
    ['pickup_date = null', 'jobs_what_type_needs'],
    ['customer_budget = 5', 'jobs_what_type_needs'],
    ["placement = 'roof'", 'jobs_placement'],
    ["access = 'ground'", 'jobs_load_of_junk'],
    ['load_eighths = 4', 'jobs_load_of_junk'],
    [`items = '[{"kind": "sofa", "count": 1}]'`, 'jobs_load_of_junk'],
    ['has_hazardous_items = true', 'jobs_what_type_needs'],
    ["service_instructions = repeat('x', 251)", 'jobs_instructions_length'],
  ])('refuses a rental with %s', async (change, constraint) => {
    expect(await onJob(await postRental(dana), change)).toBe(constraint)
  })

  test.each([
    ["kind = 'exchange'", 'visits_kind'],
    ["status = 'lost'", 'visits_status'],
    ['window_end = window_start', 'visits_window'],
    ['eta = now()', 'visits_eta'],
    ["status = 'on_the_way'", 'visits_on_the_way'],
    ["status = 'arrived'", 'visits_arrived'],
    ['done_at = now()', 'visits_done'],
    ["status = 'failed'", 'visits_failed'],
    ["failure_reason = 'blocked'", 'visits_failed_reason'],
    ["failure_note = ''", 'visits_failure_note_length'],
    ["unit_label = repeat('x', 41)", 'visits_unit_label_length'],
    ["kind = 'swap', taken_label = ''", 'visits_taken_label_length'],
    ["taken_label = 'No. 4'", 'visits_taken'],
    ['tons = 0', 'visits_tons'],
    ['tons = 2', 'visits_tons_with_ticket'],
    ['ticket_id = gen_random_uuid()', 'visits_ticket_own'],
  ])('refuses a scheduled visit with %s', async (change, constraint) => {
    const jobId = await acceptedJob(dana, dale)
    expect(await refusal(`update visits set ${change} where job_id = $1`, [jobId])).toBe(constraint)
  })

  test('refuses two accepted bids on one job, two pending ones of one vendor, and a price of zero', async () => {
    const jobId = await acceptedJob(dana, dale)
    const insert = (status: string, price: string) =>
      refusal(
        'insert into bids (id, job_id, vendor_id, price, status) values (gen_random_uuid(), $1, $2, $3, $4)',
        [jobId, dale.id, price, status],
      )
    expect(await insert('accepted', '1')).toBe('bids_one_accepted')
    expect(await insert('pending', '0')).toBe('bids_price')
    expect(await insert('lost', '1')).toBe('bids_status')
    expect(await insert('pending', '1')).toBe('nothing')
    expect(await insert('pending', '1')).toBe('bids_one_pending')
    await bid(dale, await postJunk(dana))
  })

  test.each([
    ['included_days = 366', 'bids_included_days'],
    ['included_tons = -1', 'bids_included_tons'],
    ['included_days = 1, extra_day_price = 10000.01', 'bids_extra_day_price'],
    ['included_tons = 1, extra_ton_price = -1', 'bids_extra_ton_price'],
    ['trip_fee = 10000.01', 'bids_trip_fee'],
    ['swap_price = -1', 'bids_swap_price'],
    ['extra_day_price = 1', 'bids_extra_day_of'],
    ['extra_ton_price = 1', 'bids_extra_ton_of'],
  ])('refuses a bid with %s', async (change, constraint) => {
    const bidId = await bid(dale, await postRental(dana))
    expect(await refusal(`update bids set ${change} where id = $1`, [bidId])).toBe(constraint)
  })

  test('refuses a rating above five, of oneself, or twice', async () => {
    const jobId = await completedJob(dana, dale)
    const insert = (rated: string, rating: number) =>
      refusal(
        'insert into ratings (id, job_id, rater_id, rated_id, rating) values (gen_random_uuid(), $1, $2, $3, $4)',
        [jobId, dana.id, rated, rating],
      )
    expect(await insert(dale.id, 6)).toBe('ratings_range')
    expect(await insert(dana.id, 5)).toBe('ratings_of_another')
    expect(await insert(dale.id, 5)).toBe('nothing')
    expect(await insert(dale.id, 5)).toBe('ratings_once')
  })

  test.each([
    ["reply = repeat('x', 501), replied_at = now()", 'ratings_reply_length'],
    ["reply = 'Thank you'", 'ratings_replied'],
    ["comment = null, reply = 'Thank you', replied_at = now()", 'ratings_reply_of_comment'],
    ['removed_at = now()', 'ratings_removed'],
    ["removed_at = now(), removed_for = 'two_stars'", 'ratings_removed_for'],
    ["reply = 'x', replied_at = now(), reply_removed_at = now()", 'ratings_reply_removed'],
    ["reply_removed_at = now(), reply_removed_for = 'insults'", 'ratings_removed_reply'],
    [
      "reply = 'x', replied_at = now(), reply_removed_at = now(), reply_removed_for = 'two_stars'",
      'ratings_reply_removed_for',
    ],
  ])('refuses a rating with %s', async (change, constraint) => {
    const id = await bothRated(dana, await vendor(harness), { comment: 'Quick' })
    expect(await refusal(`update ratings set ${change} where id = $1`, [id])).toBe(constraint)
  })

  test.each([
    ["update users set user_type = 'root' where id = $1", 'users_user_type'],
    ['update users set rating = 5.5 where id = $1', 'users_rating_range'],
    ['update users set completed_jobs = -1 where id = $1', 'users_completed_jobs'],
    ['update users set rating_count = 3 where id = $1', 'users_rating_without_count'],
    ["update users set initial_service_type = 'piano' where id = $1", 'users_initial_service'],
    [
      "insert into uploads (id, owner_id, expires_at, size) values (gen_random_uuid(), $1, now() + interval '1 h', 5)",
      'uploads_registered_is_known',
    ],
    [
      "insert into uploads (id, owner_id, expires_at, registered_at, content_type, size) values (gen_random_uuid(), $1, now() + interval '1 h', now(), 'image/svg+xml', 5)",
      'uploads_content_type',
    ],
    [
      "insert into uploads (id, owner_id, expires_at, registered_at, content_type, size) values (gen_random_uuid(), $1, now() + interval '1 h', now(), 'image/png', 10485761)",
      'uploads_size',
    ],
    [
      "insert into service_areas (id, vendor_id, zip_code) values (gen_random_uuid(), $1, 'abcde')",
      'service_areas_zip',
    ],
    [
      "insert into dumpster_sizes (id, vendor_id, size, price_per_day) values (gen_random_uuid(), $1, '10 yard', -1)",
      'dumpster_sizes_price',
    ],
    [
      "insert into vendor_documents (id, vendor_id, document_type, file_name, file_path) values (gen_random_uuid(), $1, 'passport', 'a', '/objects/a')",
      'vendor_documents_type',
    ],
    [
      "insert into api_tokens (id, user_id, name, scope, token_hash, expires_at) values (gen_random_uuid(), $1, 'a', 'all', 'x', now() + interval '1 h')",
      'api_tokens_scope',
    ],
    ...(
      [
        ['name_length', "''", 'name'],
        ['about_length', "''", 'about'],
        ['phone_length', "'512'", 'phone'],
        ['logo_path', "'https://example.com/logo.png'", 'logo'],
        ['since', '1500', 'since'],
        ['payment_methods', "'{gold}'", 'payment_methods'],
      ] as const
    ).map(([constraint, value, column]): [string, string] => [
      column === 'name'
        ? `insert into businesses (vendor_id, name) values ($1, ${value})`
        : `insert into businesses (vendor_id, name, ${column}) values ($1, 'x', ${value})`,
      `businesses_${constraint}`,
    ]),
    ...(
      [
        ['rental_size', "'40_yard'"],
        ['usual_price', '0'],
        ['included_days', '366'],
        ['included_tons', '-1'],
        ['extra_day_price', '1, 10001', 'included_days, extra_day_price'],
        ['extra_ton_price', '1, -1', 'included_tons, extra_ton_price'],
        ['trip_fee', '10001'],
        ['swap_price', '10001'],
        ['extra_day_of', '1', 'extra_day_price'],
        ['extra_ton_of', '1', 'extra_ton_price'],
      ] as const
    ).map(([constraint, value, column = constraint]): [string, string] => [
      `insert into dumpster_sizes (id, vendor_id, size, ${column}) values (gen_random_uuid(), $1, 'x', ${value})`,
      `dumpster_sizes_${constraint}`,
    ]),
    [
      "update vendor_services set rental_sizes = '{10_yard}' where vendor_id = $1 and service_type = 'junk_pickup'",
      'vendor_services_rental_sizes',
    ],
  ])('refuses %s', async (sql, constraint) => {
    expect(await refusal(sql, [dale.id])).toBe(constraint)
  })

  test('refuses one email in different case', async () => {
    const insert =
      "insert into users (id, username, email, first_name, last_name, user_type) values (gen_random_uuid(), $1, $2, 'A', 'B', 'admin')"
    expect(await refusal(insert, ['x', dana.email.toUpperCase()])).toBe('users_email_unique')
  })

  test('refuses a change to the audit log', async () => {
    await harness.database.pool.query(
      "insert into audit_events (id, actor_id, action) values (gen_random_uuid(), $1, 'tried')",
      [dana.id],
    )
    for (const sql of [
      "update audit_events set action = 'nothing'",
      'delete from audit_events',
      'truncate audit_events',
    ]) {
      expect(await refusal(sql)).toBe('audit events are only ever added')
    }
  })
})

test('gives entities and tables the same columns, types, and nullability', async () => {
  const { rows } = await harness.database.pool.query(
    `select table_name, column_name, format_type(a.atttypid, a.atttypmod) as type, is_nullable = 'YES' as nullable
     from information_schema.columns c join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
     where table_schema = 'public' and table_name <> all(array(select relname from pg_class where relispartition))`,
  )
  const inTables = new Map(
    rows.map(row => [`${row.table_name}.${row.column_name}`, `${row.type}${row.nullable ? '?' : ''}`]),
  )
  const plain: Record<string, string> = {
    int: 'integer',
    bigserial: 'bigint',
    timestamptz: 'timestamp(3) with time zone',
  }
  const entities = [...harness.database.orm.getMetadata().getAll().values()]
  const inEntities = entities.flatMap(({ tableName, props }) =>
    props.map(({ fieldNames, columnTypes, nullable }): [string, string] => {
      const [type] = columnTypes as [string]
      return [
        `${tableName}.${fieldNames[0]}`,
        `${plain[type.replace(/\(\d\)$/, '')] ?? type}${nullable ? '?' : ''}`,
      ]
    }),
  )
  expect(inEntities.length).toBeGreaterThan(100)
  const notEntities = new Set([
    'sent_mails',
    'stripe_events',
    'statement_lines',
    'job_balances',
    'vendor_fees',
    'fee_months',
    'migrations',
    'throttles',
    'zip_time_zones',
    'idempotency_keys',
    'backups',
    'queued_tasks',
    'unserved_jobs',
    'changes',
    'change_marks',
    'account_writes',
    'database_histories',
    'held_mails',
    'notice_preferences',
    'quiet_hours',
    'held_notices',
    'push_subscriptions',
    'sent_notices',
    'text_consents',
    'text_stops',
    'price_guidance',
    'hidden_addresses',
    'ledger_accounts',
    'ledger_entries',
    'thumbnails',
    'document_reminders',
    'job_search',
  ])
  const generated = new Set(['jobs.zip5', 'users.search_text'])
  const rest = [...inTables.keys()].filter(
    name => !notEntities.has(name.split('.')[0]!) && !generated.has(name),
  )
  expect(rest.sort()).toEqual(inEntities.map(([name]) => name).sort())
  expect(Object.fromEntries(inEntities)).toEqual(
    Object.fromEntries(inEntities.map(([name]) => [name, inTables.get(name)])),
  )
})
