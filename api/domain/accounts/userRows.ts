import type { Columns } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { statsRows } from '../vendors/statsRows.js'
import { areaRows, documentRows, serviceRows } from '../vendors/vendorRows.js'
import type { User } from './User.js'

const own = (column: keyof Columns<User>) => (u: Columns<User>) =>
  `case when ${u.id} = :viewer or :isAdmin then ${u[column]} end`

export const userRows: View<User> = {
  table: 'users',
  fields: {
    username: own('username'),
    email: own('email'),
    phone: own('phone'),
    version: own('version'),
    initialServiceZipCode: own('initialServiceZipCode'),
    initialServiceType: own('initialServiceType'),
    completedJobs: u =>
      `(select count(*) from jobs c where c.vendor_id = ${u.id} and c.status = 'completed')::int`,
    documentsOnFile: u =>
      `array(select distinct d.document_type from vendor_documents d where d.vendor_id = ${u.id} and d.review_status = 'approved' order by 1)`,
    documents: list(
      () => documentRows,
      (d, u) => `${d.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      d => `${d.uploadedAt} desc, ${d.id}`,
    ),
    services: list(
      () => serviceRows,
      (s, u) => `${s.vendorId} = ${u.id} and ${s.isActive}`,
      s => s.serviceType,
    ),
    areas: list(
      () => areaRows,
      (a, u) => `${a.vendorId} = ${u.id} and (${u.id} = :viewer or :isAdmin)`,
      a => a.zipCode,
    ),
    unreadMessages: u =>
      `(select count(*) from messages m where m.receiver_id = ${u.id} and m.receiver_id = :viewer and m.read_at is null)::int`,
    stats: one(
      () => statsRows,
      (s, u) => `${s.id} = ${u.id} and ${s.userType} = 'vendor' and (${s.id} = :viewer or :isAdmin)`,
    ),
  },
}
