import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../context.js'
import { noSessionCookie, sessionCookie } from './cookies.js'
import { Session } from './Session.js'
import { hashOf, newSecret } from './secrets.js'
import type { User } from './User.js'

const SESSION_DAYS = 30

/** Signs the request and its browser in. A new session every time, so that none can be fixed beforehand. */
export async function openSession(context: Context, tx: EntityManager, user: User): Promise<void> {
  const { now, house } = context
  const before = await context.viewer()
  if (before?.sessionId) await tx.nativeDelete(Session, before.sessionId)
  const token = newSecret()
  const seconds = SESSION_DAYS * 86_400
  const session = tx.create(Session, {
    userId: user.id,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  await tx.flush()
  context.become({ id: user.id, userType: user.userType, sessionId: session.id, mayWrite: true })
  context.cookies.push(sessionCookie(house.config, token, seconds))
}

export async function closeSession(context: Context): Promise<void> {
  const viewer = await context.viewer()
  if (viewer?.sessionId) await context.em.nativeDelete(Session, viewer.sessionId)
  context.become(null)
  context.cookies.push(noSessionCookie(context.house.config))
}

/** Signs a person out everywhere. */
export const closeAllSessions = (tx: EntityManager, userId: string) => tx.nativeDelete(Session, { userId })
