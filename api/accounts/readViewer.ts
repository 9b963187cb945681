import type { Context } from '../context.js'
import { readCookie } from './cookies.js'
import { hashOf } from './secrets.js'
import type { Viewer } from './Viewer.js'

/** One prepared statement: it runs before every request of a signed-in person. */
const SESSION = {
  name: 'session',
  text: `select u.id, u.user_type as "userType", s.id as "sessionId"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > $2 and u.is_active`,
}

export async function readViewer({ caller, house, now }: Context): Promise<Viewer | null> {
  const token = readCookie(caller.headers.cookie, house.config.cookieName)
  if (!token) return null
  const { rows } = await house.database.pool.query({ ...SESSION, values: [hashOf(token), now] })
  return rows[0] ?? null
}
