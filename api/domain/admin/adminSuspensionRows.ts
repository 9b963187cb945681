import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'

/** Still to be confirmed: a request lapses with its time and with either administrator. */
export const OPEN = `t.outcome is null and t.expires_at > :now
  and exists (select from users a where a.id = t.asked_by_id and a.is_active)
  and exists (select from users u where u.id = t.user_id and u.closed_at is null)`

export const adminSuspensionRows: View = {
  table: 'admin_suspensions',
  fields: {
    user: one(
      () => userRows,
      (u, s) => `${u}.id = ${s}.user_id`,
    ),
    askedBy: one(
      () => userRows,
      (u, s) => `${u}.id = ${s}.asked_by_id`,
    ),
    viewerCanConfirm: s => `:viewer not in (${s}.user_id, ${s}.asked_by_id)`,
    viewerCanWithdraw: s => `:viewer <> ${s}.user_id`,
  },
}
