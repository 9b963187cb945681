import { prepared, rowsOf } from '../../platform/database/prepared.js'
import { daysBefore } from '../../rules/dates.js'
import { MOST_NOTICES } from '../../rules/notices/noticeRules.js'
import type { AppContext } from '../context.js'

/** Rows per statement, so that each one stays within the statement timeout. */
const ROWS_AT_ONCE = 10_000
const USERS_AT_ONCE = 500
/** Only users with a notice this recent can have gone over the limit. */
const RECENT_DAYS = 2

const OLD = prepared(`
  delete from notices where id = any(array(
    select id from notices where created_at < :before order by created_at limit ${ROWS_AT_ONCE}))
  returning 1`)

/** Not prepared, because PostgreSQL reads only the end of an index if it plans for the value. */
const USERS_WITH_NEW_ONES = 'select distinct user_id as "userId" from notices where created_at > $1'

/** Removes all but each user's newest notices. */
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
