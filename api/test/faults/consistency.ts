import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledgerDifferences } from '../../domain/ledger/checkLedger.js'
import type { Install } from './Install.js'

/** Each query finds something that must never exist. */
export const findings = {
  'jobs with two accepted bids': `select job_id from bids where status = 'accepted' group by 1 having count(*) > 1`,
  'accepted jobs that are not their accepted bid’s': `
    select j.id from jobs j left join bids b on b.job_id = j.id and b.status = 'accepted'
    where j.status in ('accepted', 'in_progress', 'completed')
      and (b.id is null or b.vendor_id is distinct from j.vendor_id or b.price is distinct from
        (select c.amount from job_charges c where c.job_id = j.id and c.kind = 'base' and c.status <> 'void'))`,
  // A vendor who has delivered keeps their lines when the job goes to another.
  'prices that are not the sum of their charges': `
    select j.id from jobs j where j.final_price is distinct from
      (select sum(c.amount) from job_charges c
      where c.job_id = j.id and c.vendor_id = j.vendor_id and c.status in ('booked', 'contested'))`,
  ...ledgerDifferences,
  'pending jobs that are somebody’s': `
    select j.id from jobs j where j.status = 'pending' and (j.vendor_id is not null
      or exists (select from bids b where b.job_id = j.id and b.status = 'accepted'))`,
  'open bids on closed jobs': `
    select b.id from bids b join jobs j on j.id = b.job_id where b.status = 'pending' and j.status <> 'pending'`,
  'histories that do not lead to their job’s state': `
    select j.id from jobs j where j.status is distinct from
      (select e.to_status from job_events e where e.job_id = j.id order by e.id desc limit 1)`,
  'histories with a gap': `
    select job_id from (select job_id, from_status, lag(to_status) over (partition by job_id order by id) as before
      from job_events) steps where from_status is distinct from before`,
  // Tests run ahead of the database's clock, so a rating counts as revealed once its notice is sent.
  'ratings that are not exact': `
    select u.id from users u left join ratings r on r.rated_id = u.id
      and (r.reveals_at <= now() or r.reveal_told) and r.removed_at is null
    where u.rating_due_at is null or u.rating_due_at > now() group by u.id
    having u.rating <> coalesce(round(avg(r.rating), 2), 0) or u.rating_count <> count(r.id)`,
  'counts of completed jobs that are not exact': `
    select u.id from users u
    where u.completed_jobs <> (select count(*) from jobs j where j.vendor_id = u.id and j.status = 'completed')`,
  'mails in the queue about bids that are not there': `
    select id from (select id, payload from graphile_worker._private_jobs
      union all select id, payload from queued_tasks) p
    where (p.payload ->> 'bidId') is not null
      and not exists (select from bids b where b.id = (p.payload ->> 'bidId')::uuid)`,
}

/** Checks that hold only for rows written through the API. */
const untold = {
  'bids of which their customer was not told, once': `
    select b.id from bids b join jobs j on j.id = b.job_id join users c on c.id = j.customer_id and c.closed_at is null
    where (select count(*) from notices n where n.event_id = b.id and n.user_id = c.id) <> 1`,
}

/** The inconsistencies in the database, with their counts. */
export const findHalfDone = async (install: Install): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const [name, sql] of Object.entries({ ...findings, ...untold })) {
    const { length } = await install.ask(sql)
    if (length > 0) found[name] = length
  }
  return found
}

export const outboxMails = ({ dataDir }: Install): string[] => {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter(name => name.endsWith('.eml'))
    .map(name => readFileSync(join(outbox, name), 'utf8'))
}

/**
 * Prices of marked bids without a mail, a queued task, or quiet hours that hold it back, and prices of mails without
 * a bid.
 */
export const findUnmailed = async (install: Install) => {
  const bids = await install.ask(`
    select b.price, exists (select from (select payload from graphile_worker._private_jobs
      union all select payload from queued_tasks
      union all select payload from held_mails) p join notices n on n.id::text = p.payload ->> 'noticeId'
      where n.event_id = b.id)
      or exists (select from held_notices h join notices n on n.id = h.notice_id
        where n.event_id = b.id and h.digest_id is null) as queued
    from bids b where b.price >= 1000`)
  const texts = outboxMails(install)
  const mailed = texts.flatMap(text => /bid \$(1\d\d\d\.\d\d) on your/.exec(text)?.[1] ?? [])
  const known = new Set(bids.map(({ price }) => price as string))
  return {
    unmailed: bids
      .filter(({ price, queued }) => !queued && !mailed.includes(price))
      .map(({ price }) => price),
    invented: mailed.filter(price => !known.has(price)),
  }
}

/** Every mark found in a row. */
export const storedMarks = async (install: Install): Promise<string[]> => {
  const rows = await install.ask(`
    select description as mark from jobs union all select message from bids union all select email from users
    union all select note from change_orders`)
  return rows.map(({ mark }) => mark as string)
}
