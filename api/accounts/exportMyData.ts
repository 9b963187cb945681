import type { Context } from '../context.js'

const TABLES: Record<string, string> = {
  account: "select to_jsonb(t) - 'password' as row from users t where id = $1",
  jobs: "select to_jsonb(t) - 'zip5' as row from jobs t where customer_id = $1 or vendor_id = $1 order by created_at",
  bids: 'select to_jsonb(t) as row from bids t where vendor_id = $1 or job_id in (select id from jobs where customer_id = $1) order by created_at',
  ratings:
    'select to_jsonb(t) as row from ratings t where rater_id = $1 or rated_id = $1 order by created_at',
  messages:
    'select to_jsonb(t) as row from messages t where sender_id = $1 or receiver_id = $1 order by created_at',
  supportTickets:
    'select to_jsonb(t) as row from support_tickets t where customer_id = $1 order by created_at',
  serviceAreas:
    "select to_jsonb(t) - 'zip5' as row from service_areas t where vendor_id = $1 order by zip_code",
  vendorServices: 'select to_jsonb(t) as row from vendor_services t where vendor_id = $1 order by created_at',
  dumpsterSizes: 'select to_jsonb(t) as row from dumpster_sizes t where vendor_id = $1 order by created_at',
  vendorDocuments:
    'select to_jsonb(t) as row from vendor_documents t where vendor_id = $1 order by uploaded_at',
  uploads: 'select to_jsonb(t) as row from uploads t where owner_id = $1 order by created_at',
  apiTokens:
    "select to_jsonb(t) - 'token_hash' as row from api_tokens t where user_id = $1 order by created_at",
}

/** Everything kept about the person, by table, as the database holds it, without hashes. */
export async function exportMyData(context: Context): Promise<Record<string, unknown>> {
  const viewer = await context.atBrowser()
  const data: Record<string, unknown> = { exportedAt: context.now.toISOString() }
  for (const [name, sql] of Object.entries(TABLES)) {
    const { rows } = await context.database.readPool.query(sql, [viewer.id])
    data[name] = rows.map(({ row }) => row)
  }
  return data
}
