import type { Pool } from 'pg'

/** 500 customers with 40 open jobs each, on which this vendor and one of them have bid, and 20,000 changes. */
export const fillManyRows = async (pool: Pool, vendorId: string): Promise<void> => {
  const fill = (sql: string, values: unknown[] = []) => pool.query(sql, values)
  await fill(
    `insert into users (id, username, email, first_name, last_name, user_type)
     select gen_random_uuid(), 'u' || n, 'u' || n || '@example.com', 'A', 'B', 'customer' from generate_series(1, 500) n`,
  )
  await fill(
    `insert into jobs (id, customer_id, type, title, address, zip_code, first_name, last_name, phone, created_at, pickup_date_time, scheduled_date, description, customer_budget)
     select gen_random_uuid(), u.id, 'junk_pickup', 'A', 'B', (10000 + n % 200)::text, 'A', 'B', '5125550147',
       now() - n * interval '1 minute', now(), now() + n * interval '1 hour', 'x', 100
     from users u, generate_series(1, 40) n where u.username like 'u%'`,
  )
  await fill(
    "insert into bids (id, job_id, vendor_id, price) select gen_random_uuid(), j.id, u.id, 100 from jobs j, users u where u.username in ('u1', $1)",
    [vendorId],
  )
  await fill(
    "insert into job_events (job_id, actor_id, to_status) select id, customer_id, 'pending' from jobs",
  )
  // Simulates an update of many rows by hand, with old transactions, as the table has them in production.
  await fill(
    `insert into changes (xid, kind, row_id) select (n % 1000)::text::xid8, 'ticket', gen_random_uuid()
     from generate_series(1, 20000) n`,
  )
}
