import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Context } from '../context.js'
import type { Viewer } from './Viewer.js'

const SEE = prepared(`update business_people set last_seen_at = :now
  where user_id = :personId and left_at is null and (last_seen_at is null or last_seen_at < :now::timestamptz - interval '1 minute')`)

/** Records that somebody of a business has opened the app, at most once a minute. */
export const seePerson = ({ database, now }: Context, { personId }: Viewer) =>
  rowsOf(database.pool, SEE, { personId, now })
