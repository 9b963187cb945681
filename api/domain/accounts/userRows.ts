import { list, one, type View } from '../../platform/rows/View.js'
import { statsRows } from '../vendors/statsRows.js'
import { areaRows, documentRows, serviceRows } from '../vendors/vendorRows.js'

const own = (column: string) => (u: string) =>
  `case when ${u}.id = :viewer or :isAdmin then ${u}.${column} end`

export const userRows: View = {
  table: 'users',
  fields: {
    username: own('username'),
    email: own('email'),
    phone: own('phone'),
    version: own('version'),
    initialServiceZipCode: own('initial_service_zip_code'),
    initialServiceType: own('initial_service_type'),
    completedJobs: u =>
      `(select count(*) from jobs c where c.vendor_id = ${u}.id and c.status = 'completed')::int`,
    documentsOnFile: u =>
      `array(select distinct d.document_type from vendor_documents d where d.vendor_id = ${u}.id and d.review_status = 'approved' order by 1)`,
    documents: list(
      () => documentRows,
      (d, u) => `${d}.vendor_id = ${u}.id and (${u}.id = :viewer or :isAdmin)`,
      d => `${d}.uploaded_at desc, ${d}.id`,
    ),
    services: list(
      () => serviceRows,
      (s, u) => `${s}.vendor_id = ${u}.id and ${s}.is_active`,
      s => `${s}.service_type`,
    ),
    areas: list(
      () => areaRows,
      (a, u) => `${a}.vendor_id = ${u}.id and (${u}.id = :viewer or :isAdmin)`,
      a => `${a}.zip_code`,
    ),
    unreadMessages: u =>
      `(select count(*) from messages m where m.receiver_id = ${u}.id and m.receiver_id = :viewer and m.read_at is null)::int`,
    stats: one(
      () => statsRows,
      (s, u) => `${s}.id = ${u}.id and ${s}.user_type = 'vendor' and (${s}.id = :viewer or :isAdmin)`,
    ),
  },
}
