import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { reminderDays } from '../../rules/documentExpiry.js'
import { documentGraph } from '../../rules/documentGraph.js'
import { fromStates, toState } from '../makeMove.js'
import type { Task } from '../TaskPayloads.js'
import { deliveryValues, QUEUE_DELIVERIES } from '../tell.js'

/** Rows per statement. Each statement is its own transaction, so locks are short. */
const AT_ONCE = 500

/** The value of `days` in a reminder that says the document has expired. */
const EXPIRED = -1

/** Picks the last reminder that is due, so that an outage doesn't send all the missed ones. */
const STEP = `case when days < 0 then ${EXPIRED} ${reminderDays
  .toReversed()
  .map(step => `when days <= ${step} then ${step}`)
  .join(' ')} end`

/**
 * Reminds vendors of expiring documents and records expired ones, only so that open screens update. Each
 * reminder is a row beside its notice, keyed by document, date, and days, so a corrected date gets its own
 * reminders. Leaves locked accounts and documents to the next run.
 */
const REMIND = prepared(`
  with due as materialized (
    select d.id, d.vendor_id, d.document_type, d.expires_on, step
    from vendor_documents d join users u on u.id = d.vendor_id and u.closed_at is null,
      lateral (select d.expires_on - (:now::timestamptz at time zone d.time_zone)::date as days) to_go,
      lateral (select ${STEP} as step) steps
    where d.review_status in ${fromStates(documentGraph, 'expire')} and d.expires_on <= (:now::timestamptz at time zone 'UTC')::date + ${reminderDays[0] + 1} and step is not null
      and not exists (select from document_reminders r
        where r.document_id = d.id and r.expires_on = d.expires_on and r.days_before <= step)
    order by d.expires_on, d.id limit ${AT_ONCE}
    for update of d skip locked for share of u skip locked),
  reminded as (
    insert into document_reminders (document_id, expires_on, days_before, created_at)
    select id, expires_on, step, :now from due
    on conflict do nothing
    returning document_id),
  ended as (
    update vendor_documents set review_status = ${toState(documentGraph, 'expire')} from due where vendor_documents.id = due.id and due.step = ${EXPIRED}),
  told as (
    insert into notices (id, event_id, user_id, kind, data, created_at)
    select gen_random_uuid(), md5('document' || due.id || due.expires_on || due.step)::uuid, due.vendor_id,
      case when due.step = ${EXPIRED} then 'document_expired' else 'document_expiring' end,
      jsonb_build_object('documentId', due.id, 'documentType', due.document_type, 'expiresOn', due.expires_on,
        'isRenewed', exists (select from vendor_documents w where w.vendor_id = due.vendor_id
          and w.document_type = due.document_type and w.review_status = '${documentGraph.first}')), :now
    from due join reminded on reminded.document_id = due.id
    on conflict (event_id, user_id) do nothing
    returning id, user_id),
  queued as (${QUEUE_DELIVERIES})
  select count(*)::int as count from due`)

export const documentExpiry: Task<'documentExpiry'> = async (
  { database, clock, taskRelay },
  _,
  { signal },
) => {
  let count: number
  do {
    signal.throwIfAborted()
    const values = { now: clock(), ...deliveryValues('document_expiring') }
    const [row] = await rowsOf<{ count: number }>(database.pool, REMIND, values)
    taskRelay.wake()
    count = row!.count
  } while (count === AT_ONCE)
}
