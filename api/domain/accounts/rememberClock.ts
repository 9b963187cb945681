import type { EntityManager } from '@mikro-orm/postgresql'
import { isTimeZone } from '../../rules/noticePreferences.js'
import type { Context } from '../context.js'

/**
 * The first browser that a person signs in with says what their clock is, for quiet hours; after that they say so
 * themselves, in My Account: a journey is no reason to be woken at home.
 */
export async function rememberClock({ caller }: Context, tx: EntityManager, userId: string): Promise<void> {
  const named = caller.headers['x-time-zone']
  if (typeof named !== 'string' || named.length > 64 || !isTimeZone(named)) return
  await tx.execute(
    'insert into quiet_hours (user_id, time_zone) values (?, ?) on conflict (user_id) do nothing',
    [userId, named],
  )
}
