import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { AuditEvent } from './AuditEvent.js'

export const auditRows: View<AuditEvent> = {
  table: 'audit_events',
  fields: {
    actor: one(
      () => userRows,
      (u, a) => `${u.id} = ${a.actorId}`,
    ),
    subject: one(
      () => userRows,
      (u, a) => `${u.id} = ${a.subjectId}`,
    ),
  },
}
