import type { ExportSections } from '../UserData.js'

/** An admin's act on a job records the vendor and amount before and after, and a vendor may see only their own. */
const ofOthers = (values: 'before' | 'after') =>
  `case when ${values} ->> 'vendorId' is distinct from $1::text and ${values} ? 'vendorId'
    and not exists (select from jobs j where j.id = t.subject_id and j.customer_id = $1)
    then '{"${values}": null}'::jsonb else '{}'::jsonb end`

/** Hides from the new vendor why the previous one lost the job. */
const REASON_OF_OTHERS = `case when before ? 'vendorId' and before ->> 'vendorId' is distinct from $1::text
  and after ->> 'vendorId' = $1::text then jsonb_build_object('after', after - 'reason') else '{}'::jsonb end`

const OWN_JOBS = 'select id from jobs where customer_id = $1 or vendor_id = $1'

export const exported = {
  auditLines: {
    table: 'audit_events',
    by: ['actor_id', 'subject_id', 'vendor_id'],
    also: `subject_id in (${OWN_JOBS}) or subject_id in (select id from support_tickets where customer_id = $1)`,
    // The user may not learn which admin acted, and an act on another user belongs to that user.
    but: `case when actor_id = $1 and subject_id is distinct from $1
      then '{"before": null, "after": null}'::jsonb
      when actor_id <> $1 then '{"actor_id": null}'::jsonb || ${REASON_OF_OTHERS} || ${ofOthers('before')} || ${ofOthers('after')}
      else '{}'::jsonb end`,
    order: 'created_at, id',
  },
} satisfies ExportSections
