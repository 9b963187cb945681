/** Ids are derived from names, so that every run requests the same rows; the overlaid digits make them version 4. */
const id = name => `overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`

const NEWEST = `timestamptz '2026-11-20 12:00:00+00'`
/** Open jobs are scheduled later than any day on which the bench may run. */
const AHEAD = `timestamptz '2035-01-01 12:00:00+00'`
/** Every size spreads its jobs over two years. */
const SPAN_SECONDS = 63_000_000

const names = values => `(array['${values.join("','")}'])`
const FIRST = names([
  'Ana',
  'Ben',
  'Carla',
  'Dan',
  'Eva',
  'Frank',
  'Gina',
  'Hugo',
  'Iris',
  'Jon',
  'Kim',
  'Leo',
])
const SYLLABLES = names([
  ...['mar', 'low', 'ken', 'dor', 'bel', 'win', 'ster', 'gra'],
  ...['ham', 'ton', 'wil', 'son', 'har', 'per', 'lin', 'fol'],
])
const pick = (list, count, n) => `${list}[1 + (${n}) % ${count}]`
const LAST = n =>
  `initcap(${pick(SYLLABLES, 16, n)} || ${pick(SYLLABLES, 16, `${n} / 16`)} || ${pick(SYLLABLES, 16, `${n} / 256`)})`

/** The users the bench signs in as: the same number at every size, each with the same amount of data. */
export const people = { customer: 50, vendor: 50, bidder: 10, admin: 1 }
const ZIPS = 1000
const hash = n => `(hashint8(${n}) & 2147483647)`

const usersSql = (first, last) => `
  insert into users (id, username, email, first_name, last_name, phone, user_type, rating, rating_count, created_at)
  select ${id("'user' || n")}, 'user' || n, 'user' || n || '@example.com',
    ${pick(FIRST, 12, hash('n'))}, ${LAST(hash('n + 1'))}, '(512) 555-0147',
    case when n % 10 = 0 then 'vendor' else 'customer' end,
    case when n % 10 = 0 then 4.5 else 0 end, case when n % 10 = 0 then 12 else 0 end,
    ${NEWEST} - n * interval '1 minute'
  from generate_series(${first}, ${last}) n`

const peopleSql = Object.entries(people).map(
  ([kind, count]) => `
  insert into users (id, username, email, first_name, last_name, phone, user_type, created_at)
  select ${id(`'${kind}' || n`)}, '${kind}-' || n, '${kind}-' || n || '@example.com', 'Bench', '${kind}', '(512) 555-0147',
    '${kind === 'bidder' ? 'vendor' : kind}', ${NEWEST} - interval '3 years'
  from generate_series(1, ${count}) n`,
)

/** Confirms the users' addresses, because most users get mail. Older builds lack the column. */
const confirmedSql = `do $$ begin
  if exists (select from information_schema.columns where table_name = 'users' and column_name = 'email_confirmed_at')
  then update users set email_confirmed_at = created_at; end if;
end $$`

const vendorsSql = `
  insert into vendor_services (id, vendor_id, service_type)
    select gen_random_uuid(), u.id, s from users u, unnest(array['junk_pickup', 'dumpster_rental']) s where user_type = 'vendor';
  insert into vendor_documents (id, vendor_id, document_type, file_name, file_path, review_status, expires_on, time_zone)
    select gen_random_uuid(), u.id, d, d || '.pdf', '/objects/' || gen_random_uuid(), 'approved',
      case d when 'drivers_license' then date '2099-01-01' end, case d when 'drivers_license' then 'America/New_York' end
    from users u, unnest(array['w9_form', 'drivers_license']) d where user_type = 'vendor';
  insert into service_areas (id, vendor_id, zip_code)
    select gen_random_uuid(), ${id("'user' || n * 10")}, (10000 + (n * 7 + k) % ${ZIPS})::text
    from generate_series(1, (select count(*) / 10 from users where username like 'user%')) n, generate_series(1, 5) k;
  insert into service_areas (id, vendor_id, zip_code)
    select gen_random_uuid(), ${id("'vendor' || n")}, (10000 + (n * 20 + k) % ${ZIPS})::text
    from generate_series(1, ${people.vendor}) n, generate_series(1, 10) k;
  insert into service_areas (id, vendor_id, zip_code)
    select gen_random_uuid(), ${id("'bidder' || n")}, (10000 + k)::text
    from generate_series(1, ${people.bidder}) n, generate_series(0, ${ZIPS - 1}) k`

/** The values that a job's row shares with its bids' rows: its number, the time it was posted, its status. */
const postedSql = ({ jobs }, first, last) => `(
  select n, ${NEWEST} - n * interval '1 second' * ${SPAN_SECONDS / jobs} as at, status
  from generate_series(${first}, ${last}) n, lateral (select case
    when ${hash('n + 9')} % 100 < 40 then 'pending' when ${hash('n + 9')} % 100 < 50 then 'accepted'
    when ${hash('n + 9')} % 100 < 55 then 'in_progress' when ${hash('n + 9')} % 100 < 95 then 'completed'
    else 'cancelled' end as status) s)`

/** Gives a bench customer 40 orders, spread over the two years, and spreads the rest over the other customers. */
const jobsSql = ({ jobs, users }, first, last) => `
  insert into jobs (id, customer_id, vendor_id, type, status, title, description, address, zip_code, first_name, last_name,
    phone, images, final_price, scheduled_date, completed_date, created_at, pickup_date_time, customer_budget,
    dumpster_size, dropoff_date, dropoff_time_preference, pickup_date, time_zone)
  select ${id("'job' || n")},
    case when n % ${jobs / 2000} = 0 then ${id(`'customer' || 1 + (n / ${jobs / 2000}) % ${people.customer}`)}
      else ${id(`'user' || 1 + (${hash('n + 3')} % ${users / 10}) * 10`)} end,
    case when moved then ${id(`'user' || 10 * (1 + (${hash('n + 5')} + 1) % ${users / 10})`)} end,
    type, status, 'Ana Reyes - ' || type, case type when 'junk_pickup' then 'A couch, two mattresses and job ' || n end,
    n || ' Main Street', (10000 + ${hash('n')} % ${ZIPS})::text, 'Ana', 'Reyes', '(512) 555-0147',
    case type when 'junk_pickup' then array['/objects/' || ${id("'photo' || n")}] else '{}' end,
    case when moved then 100 + ${hash('n + 5')} % 400 end, wished,
    case when status = 'completed' then at + interval '8 days' end, at,
    case type when 'junk_pickup' then wished end, case type when 'junk_pickup' then 150.00 end,
    case type when 'dumpster_rental' then '20_yard' end, case type when 'dumpster_rental' then wished::date end,
    case type when 'dumpster_rental' then 'morning' end, case type when 'dumpster_rental' then (wished + interval '7 days')::date end,
    time_zone_of_zip((10000 + ${hash('n')} % ${ZIPS})::text)
  from (select n, at, status, case ${hash('n + 7')} % 2 when 0 then 'junk_pickup' else 'dumpster_rental' end as type,
      status in ('accepted', 'in_progress', 'completed') as moved,
      case status when 'pending' then ${AHEAD} + n % 60 * interval '1 day' else at + interval '7 days' end as wished
    from ${postedSql({ jobs }, first, last)} posted) made`

const bidsSql = ({ jobs, users }, first, last) => `
  insert into bids (id, job_id, vendor_id, price, message, status, created_at)
  select ${id("'bid' || n || ' ' || k")}, ${id("'job' || n")},
    ${id(`'user' || 10 * (1 + (${hash('n + 5')} + k) % ${users / 10})`)},
    100 + ${hash('n + 5')} % 400 + (k - 1) * 10, 'We can come on any morning.',
    case when status = 'pending' then 'pending' when status = 'cancelled' or k > 1 then 'rejected' else 'accepted' end,
    at + k * interval '1 hour'
  from ${postedSql({ jobs }, first, last)} posted, generate_series(1, 3) k`

const ownBidsSql = `
  insert into bids (id, job_id, vendor_id, price, message, created_at)
  select ${id("'own' || j.id || u.id")}, j.id, u.id, 120, 'On our way past.', j.created_at + interval '4 hours'
  from users u join service_areas a on a.vendor_id = u.id join jobs j on j.zip5 = a.zip5 and j.status = 'pending'
  where u.username like 'vendor-%' and hashtext(j.id::text) % 3 = 0`

const eventsSql = `
  insert into job_events (job_id, actor_id, from_status, to_status, created_at)
  select id, customer_id, null, 'pending', created_at from jobs;
  insert into job_events (job_id, actor_id, from_status, to_status, created_at)
  select id, vendor_id, 'pending', 'accepted', created_at + interval '1 day' from jobs where vendor_id is not null`

const wordsSql = `
  insert into messages (id, job_id, sender_id, receiver_id, content, created_at)
  select gen_random_uuid(), id, customer_id, vendor_id, 'Please ring twice.', created_at + k * interval '1 hour'
  from jobs, generate_series(1, 3) k where vendor_id is not null and hashtext(id::text) % 10 = 0;
  insert into ratings (id, job_id, rater_id, rated_id, rating, comment, created_at, reveals_at)
  select gen_random_uuid(), id, customer_id, vendor_id, 5, 'Quick and tidy', completed_date, completed_date from jobs
  where status = 'completed' and hashtext(id::text) % 2 = 0`

/** The bench users' tokens are `bench-customer-1`, …; they exist only in the bench's own database. */
const sessionsSql = Object.entries(people).map(
  ([kind, count]) => `
  insert into sessions (id, user_id, token_hash, created_at, expires_at)
  select gen_random_uuid(), ${id(`'${kind}' || n`)}, sha256(('bench-${kind}-' || n)::bytea), ${NEWEST}, '2099-01-01'
  from generate_series(1, ${count}) n`,
)

const ownIndexes = `
  select i.indexname as name, i.indexdef as definition from pg_indexes i
  where i.schemaname = 'public' and i.tablename in ('users', 'jobs', 'bids', 'job_events', 'messages', 'ratings')
    and not exists (select from pg_constraint c where c.conname = i.indexname)`

/** Runs statements that do not depend on each other on all connections. */
const runAll = async (clients, statements) => {
  const left = [...statements]
  await Promise.all(
    clients.map(async client => {
      for (let sql = left.shift(); sql; sql = left.shift()) await client.query(sql)
    }),
  )
}

/** Drops the indexes and creates them again afterwards, which makes inserting several times faster. */
const withoutIndexes = async (clients, act) => {
  const { rows: indexes } = await clients[0].query(ownIndexes)
  for (const { name } of indexes) await clients[0].query(`drop index ${name}`)
  await act()
  // A partitioned table's index definition says `ON ONLY`, which would leave out the partitions.
  await runAll(
    clients,
    indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')),
  )
}

const PARTS = 8

/** Makes one statement for each part of the jobs. */
const inParts = (sqlOf, size) =>
  Array.from({ length: PARTS }, (_, part) =>
    sqlOf(size, 1 + (size.jobs / PARTS) * part, (size.jobs / PARTS) * (part + 1)),
  )

/** Older builds lack this column and count the jobs each time. */
const completedSql = `do $$ begin
  if exists (select from information_schema.columns where table_name = 'users' and column_name = 'completed_jobs')
  then update users u set completed_jobs = c.completed
    from (select vendor_id, count(*)::int as completed from jobs where status = 'completed' group by 1) c where u.id = c.vendor_id;
  end if;
end $$`

const SETTINGS = `set session_replication_role = replica; set maintenance_work_mem = '1GB';
  set max_parallel_maintenance_workers = 0; set synchronous_commit = off`

/**
 * Fills an empty, migrated database. Its `clients` share the work and must be a superuser's, because foreign keys
 * would take half of the time. No trigger fires either, so that a million rows notify nobody.
 */
export const fill = async (clients, size) => {
  const [client] = clients
  await Promise.all(clients.map(each => each.query(SETTINGS)))
  await withoutIndexes(clients, async () => {
    for (const sql of [usersSql(1, size.users), ...peopleSql, confirmedSql, vendorsSql])
      await client.query(sql)
    await runAll(clients, inParts(jobsSql, size))
    await client.query('create index fill_jobs on jobs (zip5)')
    await runAll(clients, [ownBidsSql, ...inParts(bidsSql, size), eventsSql, wordsSql, completedSql])
    await client.query('drop index fill_jobs')
    for (const sql of sessionsSql) await client.query(sql)
  })
  await runAll(clients, ['vacuum analyze bids', 'vacuum analyze'])
  await client.query('checkpoint')
}

/** Adds users until there are this many. */
export const addUsers = async (client, users) => {
  const { rows } = await client.query("select count(*)::int from users where username ~ '^user[0-9]'")
  await client.query(usersSql(rows[0].count + 1, users))
  await client.query('vacuum analyze users')
}
