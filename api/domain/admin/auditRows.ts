import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'

export const auditRows: View = {
  table: 'audit_events',
  fields: {
    actor: one(
      () => userRows,
      (u, a) => `${u}.id = ${a}.actor_id`,
    ),
    subject: one(
      () => userRows,
      (u, a) => `${u}.id = ${a}.subject_id`,
    ),
  },
}
