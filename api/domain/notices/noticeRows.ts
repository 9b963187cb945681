import type { Columns } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import { businessOf } from '../accounts/worksFor.js'
import { namedVendor } from '../businesses/businessRows.js'
import type { Notice } from './Notice.js'

type Stored = Pick<Columns<Notice>, 'kind' | 'jobId' | 'userId' | 'data' | 'createdAt'>

const userOf = (id: string) =>
  `select ${namedVendor('u')} from users u where u.closed_at is null and u.id = ${id}`

/**
 * In SQL: a NamedVendor, the person an admin's notice is about: the ticket's or document's owner, or the applicant.
 * Null once their account is closed or the row is gone.
 */
const personOf = ({ data }: Stored) => `coalesce(
    (${userOf(`(select s.customer_id from support_tickets s where s.id = (${data} ->> 'ticketId')::uuid)`)}),
    (${userOf(`(${data} ->> 'vendorId')::uuid`)}),
    (select json_build_object('firstName', a.first_name, 'lastName', a.last_name, 'businessName', a.business_name)
      from vendor_applications a where a.id = (${data} ->> 'applicationId')::uuid))`

const businessId = ({ data }: Stored) => `(${data} ->> 'businessId')::uuid`
const colleagueId = ({ data }: Stored) => `(${data} ->> 'personId')::uuid`

/** In SQL: a NamedVendor, the person of a business that its owner's notice is about, by their own name. */
const colleagueOf = (n: Stored) =>
  `(select json_build_object('firstName', u.first_name, 'lastName', u.last_name) from users u
    where u.closed_at is null and u.id = ${colleagueId(n)})`

/**
 * In SQL: what a notice is about, as far as the reader may know it now: a NoticeSubject of the rules, or null. The vendor is the one who made the bid or had the job when the notice was written. A vendor reads the
 * customer's name only while the job is theirs, and nobody reads a name of a closed account.
 */
export const noticeSubject = (n: Stored): string => `(
  select json_build_object('type', j.type, 'zipCode', j.zip_code,
    'vendor', case when ${businessId(n)} is not null then (${userOf(businessId(n))})
      when is_admin or j.customer_id = ${n.userId} then
      (select ${namedVendor('v')} from users v where v.closed_at is null and v.id = coalesce(
        (select b.vendor_id from bids b where b.id = (${n.data} ->> 'bidId')::uuid),
        (select e.lost_by_id from job_events e where e.job_id = j.id and e.lost_by_id is not null
          and (e.created_at > ${n.createdAt} or e.created_at = ${n.createdAt} and ${n.kind} <> 'order_assigned')
          order by e.created_at, e.id limit 1),
        j.vendor_id)) end,
    'customer', case when is_admin or j.vendor_id = ${businessOf(n.userId)} then
      (select concat(c.first_name, ' ', c.last_name) from users c where c.id = j.customer_id and c.closed_at is null) end,
    'person', case when is_admin then ${personOf(n)} else ${colleagueOf(n)} end)
  from (select exists (
      select from users a where a.id = ${n.userId} and a.user_type = 'admin') as is_admin) reader
    left join jobs j on j.id = ${n.jobId}
  where j.id is not null or is_admin or ${colleagueId(n)} is not null or ${businessId(n)} is not null)`

const stored = ['kind', 'jobId', 'data'] as const

/** Only the notified user reads it. */
export const noticeRows: View<Notice> = {
  table: 'notices',
  fields: {
    group: t => t.kind,
    subject: t => `${noticeSubject(t)}::text`,
    text: t => t.kind,
    path: t => t.kind,
  },
  computed: { group: ['kind'], text: [...stored, 'subject'], path: stored },
}
