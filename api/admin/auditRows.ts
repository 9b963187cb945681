import { userRows } from '../accounts/userRows.js'
import { one, type View } from '../rows/View.js'

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
