import { prepared, rowsOf } from '../../platform/database/prepared.js'
import type { Context } from '../context.js'
import type { MarkNoticesReadInput } from './inputs.js'

/** Locked in one order, since two tabs may mark the same notices at once. */
const MARK = prepared(`
  update notices set read_at = :now where id in (
    select id from notices where user_id = :userId and read_at is null and (:ids::uuid[] is null or id = any(:ids::uuid[]))
    order by id for update)`)

export async function markNoticesRead(context: Context, { ids }: MarkNoticesReadInput): Promise<string> {
  const { id: userId } = await context.signedIn()
  await rowsOf(context.database.pool, MARK, { userId, ids: ids ?? null, now: context.now })
  return userId
}
