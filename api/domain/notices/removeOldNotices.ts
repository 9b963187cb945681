import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { daysBefore } from '../../rules/dates.js'
import { MOST_NOTICES } from '../../rules/noticeRules.js'
import type { AppContext } from '../context.js'

/** Of one statement, which must stay within the limit of statements however many notices there are. */
const ROWS_AT_ONCE = 10_000
const USERS_AT_ONCE = 500
/** Nobody has more than before without a new one. */
const RECENT_DAYS = 2

const OLD = prepared(`
  delete from notices where id = any(array(
    select id from notices where created_at < :before order by created_at limit ${ROWS_AT_ONCE}))
  returning 1`)

/** Not prepared: planned for its value, it reads the end of an index. */
const USERS_WITH_NEW_ONES = 'select distinct user_id as "userId" from notices where created_at > $1'

/** All but the newest of each user who has more. */
const EXTRA = prepared(`
  delete from notices where id = any(array(
    select extra.id from unnest(:userIds::uuid[]) u (id) cross join lateral (
      select n.id from notices n where n.user_id = u.id order by n.created_at desc, n.id desc offset ${MOST_NOTICES}) extra))`)

/** Notices are kept for some months, and the newest ones of each user. */
export async function removeOldNotices(
  { database: { pool }, config }: Pick<AppContext, 'database' | 'config'>,
  now: Date,
): Promise<void> {
  const before = daysBefore(now, config.noticesKeptDays)
  while ((await rowsOf(pool, OLD, { before })).length === ROWS_AT_ONCE);
  const { rows } = await pool.query<{ userId: string }>(USERS_WITH_NEW_ONES, [daysBefore(now, RECENT_DAYS)])
  for (let from = 0; from < rows.length; from += USERS_AT_ONCE) {
    const userIds = rows.slice(from, from + USERS_AT_ONCE).map(({ userId }) => userId)
    await rowsOf(pool, EXTRA, { userIds })
  }
}
