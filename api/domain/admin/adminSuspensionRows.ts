import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import type { AdminSuspension } from './AdminSuspension.js'

/** Otherwise, someone who took over an account could invite their own second admin. */
export const NEWCOMER_DAYS = 7

/**
 * Can still be confirmed: a request expires, and lapses if the admin who made it is no longer active or the other
 * account is closed.
 */
export const isOpenRequest = (t: Columns<AdminSuspension>) => `${t.outcome} is null and ${t.expiresAt} > :now
  and exists (select from users a where a.id = ${t.askedById} and a.is_active)
  and exists (select from users u where u.id = ${t.userId} and u.closed_at is null)`

export const adminSuspensionRows: View<AdminSuspension> = {
  table: 'admin_suspensions',
  fields: {
    user: one(
      () => userRows,
      (u, s) => `${u.id} = ${s.userId}`,
    ),
    askedBy: one(
      () => userRows,
      (u, s) => `${u.id} = ${s.askedById}`,
    ),
    viewerCanConfirm: s => `:viewer not in (${s.userId}, ${s.askedById}) and not exists (select from users v
      where v.id = :viewer and v.newcomer_since > :now::timestamptz - make_interval(days => ${NEWCOMER_DAYS}))`,
    viewerCanWithdraw: s => `:viewer <> ${s.userId}`,
  },
}
