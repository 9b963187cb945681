import { people } from './fill.mjs'
import { readColumns } from './peers/sql.mjs'

const BIDS_AT_MOST = 60_000

/**
 * Jobs under way get the agreed price as a line, and a haul that has arrived, without which completing them would book no
 * fee. Older builds have neither table.
 */
const UNDER_WAY = `do $$ begin
  if to_regclass('job_charges') is null then return; end if;
  set local session_replication_role = replica;
  update jobs set service_fee_percent = 5 where status = 'in_progress' and service_fee_percent is null;
  insert into job_charges (id, job_id, vendor_id, kind, label, unit_price, amount, created_at)
    select gen_random_uuid(), id, vendor_id, 'base', 'Agreed price', final_price, final_price, created_at from jobs
    where status = 'in_progress' and final_price > 0 on conflict do nothing;
  insert into visits (id, job_id, vendor_id, kind, window_start, window_end, status, arrived_at)
    select gen_random_uuid(), id, vendor_id, 'haul', created_at, created_at + interval '2 hours', 'arrived', created_at from jobs j
    where status = 'in_progress' and not exists (select from visits v where v.job_id = j.id);
end $$`

/** Reads the ids and counts of the filled database that operations need to query it. */
export const readWorld = async ({ admin }) => {
  const rowsOf = async (sql, values) => (await admin.query(sql, values)).rows
  const idOf = {}
  for (const kind of Object.keys(people)) {
    const rows = await rowsOf(
      "select id from users where username like $1 order by split_part(username, '-', 2)::int",
      [`${kind}-%`],
    )
    idOf[kind] = rows.map(row => row.id)
  }
  const open = await rowsOf(
    `select id from jobs where status = 'pending' order by md5(id::text) limit ${BIDS_AT_MOST}`,
  )
  const jobs = await rowsOf(
    `select (select j.id from jobs j where j.customer_id = c.id and j.vendor_id is not null order by j.id limit 1)
     from unnest($1::uuid[]) with ordinality c (id, n) order by c.n`,
    [idOf.customer],
  )
  const acceptable = await rowsOf(
    `select b.id, b.price::text, u.username as token
     from unnest($1::uuid[]) with ordinality o (id, n) join jobs j on j.id = o.id join users u on u.id = j.customer_id,
       lateral (select id, price from bids where job_id = j.id and status = 'pending' order by id limit 1) b
     order by o.n`,
    [open.map(row => row.id)],
  )
  await admin.query(UNDER_WAY)
  const completable = await rowsOf(
    `select j.id, u.username as token from jobs j join users u on u.id = j.vendor_id
     where j.status = 'in_progress' order by md5(j.id::text) limit ${BIDS_AT_MOST}`,
  )
  await admin.query(
    `insert into sessions (id, user_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), id, sha256(('bench-' || username)::bytea), now(), '2099-01-01'
     from users where username = any($1) on conflict do nothing`,
    [[...new Set([...acceptable, ...completable].map(row => row.token))]],
  )
  const columns = await readColumns(admin)
  return {
    acceptable,
    columns,
    completable,
    idOf,
    openJobs: open.map(row => row.id),
    jobOf: jobs.map(row => row.id),
    people,
  }
}
