import { one, type View } from '../rows/View.js'
import { statsRows } from '../vendors/statsRows.js'

const own = (column: string) => (u: string) =>
  `case when ${u}.id = :viewer or :isAdmin then ${u}.${column} end`

export const userRows: View = {
  table: 'users',
  fields: {
    username: own('username'),
    email: own('email'),
    phone: own('phone'),
    initialServiceZipCode: own('initial_service_zip_code'),
    initialServiceType: own('initial_service_type'),
    completedJobs: u =>
      `(select count(*) from jobs c where c.vendor_id = ${u}.id and c.status = 'completed')::int`,
    documentsOnFile: u =>
      `array(select distinct d.document_type from vendor_documents d where d.vendor_id = ${u}.id and d.review_status <> 'refused' order by 1)`,
    unreadMessages: u =>
      `(select count(*) from messages m where m.receiver_id = ${u}.id and m.receiver_id = :viewer and m.read_at is null)::int`,
    stats: one(
      () => statsRows,
      (s, u) => `${s}.id = ${u}.id and ${s}.user_type = 'vendor' and (${s}.id = :viewer or :isAdmin)`,
    ),
  },
}
