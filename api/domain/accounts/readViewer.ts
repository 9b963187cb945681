import type { IncomingHttpHeaders } from 'node:http'
import type { Reads } from '../../platform/database/Reads.js'
import { unauthenticated } from '../../platform/errors.js'
import type { PlatformContext } from '../../platform/PlatformContext.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { suspended } from '../conflicts.js'
import type { SessionReader } from './SessionReader.js'
import { hashOf, sessionHashOf } from './secrets.js'
import type { Viewer } from './Viewer.js'
import { ACTS_FOR, JOIN_PERSON } from './worksFor.js'

/** A prepared statement that also records the use of the token, at most once a minute. */
const token = (reads: Reads) => ({
  name: 'token',
  text: `with used as (
      update api_tokens set last_used_at = $2
      where token_hash = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute'))
    select ${reads.wroteAt('u.id')} as "wroteAt", ${ACTS_FOR},
      null as "sessionId", t.scope = 'read_write' as "mayWrite", t.scope = 'listen' as "mayListen", t.role as "tokenRole",
      date_part('epoch', t.expires_at) * 1000 as "expiresAt", t.revoked_at is not null as "isRevoked"
    from api_tokens t join users u on u.id = t.user_id ${JOIN_PERSON}
    where t.token_hash = $1 and t.expires_at > $2`,
})

const bearerOf = (header: string | undefined) => /^Bearer ([\w-]+)$/i.exec(header ?? '')?.[1]

type TokenRow = Viewer & { isRevoked: boolean; isActive: boolean; tokenRole: PersonRole | null }

type SessionContext = PlatformContext & { sessions: SessionReader }

/** The viewer that the caller's headers or credential identify, or null for a visitor. */
export async function readViewer(
  app: SessionContext,
  { headers: { authorization }, credential }: { headers: IncomingHttpHeaders; credential: string | null },
  now: Date,
): Promise<Viewer | null> {
  if (authorization !== undefined) {
    const { pool, reads } = app.database
    const { rows } = await pool.query<TokenRow>({
      ...token(reads),
      values: [hashOf(bearerOf(authorization) ?? ''), now],
    })
    if (!rows[0]) throw unauthenticated('This token is not valid')
    const { isRevoked, isActive, tokenRole, ...viewer } = rows[0]
    // Suspending revokes the token, too, but the suspension is the reason to report.
    if (!isActive) throw suspended()
    // A token ends when its maker is no owner any longer.
    if (isRevoked || (viewer.userType === 'vendor' && viewer.role !== 'owner'))
      throw unauthenticated('This token is not valid')
    return { ...viewer, role: tokenRole ?? viewer.role }
  }
  const hash = sessionHashOf(credential)
  if (!hash) return null
  const session = await app.sessions.find(hash)
  if (!session) return null
  const { isActive, suspendedAt, ...viewer } = session
  if (viewer.expiresAt <= now.getTime()) return null
  if (!isActive) throw suspended()
  // Ended permanently: reactivating the account does not restore its sessions.
  return suspendedAt ? null : viewer
}
