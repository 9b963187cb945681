import { people } from './fill.mjs'
import { readColumns } from './peers/sql.mjs'

const BIDS_AT_MOST = 60_000

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
  await admin.query(
    `insert into sessions (id, user_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), id, sha256(('bench-' || username)::bytea), now(), '2099-01-01'
     from users where username = any($1) on conflict do nothing`,
    [[...new Set(acceptable.map(row => row.token))]],
  )
  const columns = await readColumns(admin)
  return {
    acceptable,
    columns,
    idOf,
    openJobs: open.map(row => row.id),
    jobOf: jobs.map(row => row.id),
    people,
  }
}
