import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { unauthenticated } from '../../platform/errors.js'
import { isTimeZone } from '../../rules/notices/noticePreferences.js'
import type { Context } from '../context.js'
import { BusinessPerson, isWorking } from './BusinessPerson.js'
import { noSessionCookie, readCookie, sessionCookie } from './cookies.js'
import { Session } from './Session.js'
import { hashOf, newSecret } from './secrets.js'
import { User } from './User.js'
import type { Viewer } from './Viewer.js'
import { NOBODY } from './worksFor.js'

/**
 * The first browser that a person signs in with sets the clock for quiet hours. After that only My Account
 * changes it, so that a trip abroad doesn't wake anyone at home.
 */
async function rememberClock({ caller }: Context, tx: EntityManager, userId: string): Promise<void> {
  const named = caller.headers['x-time-zone']
  if (typeof named !== 'string' || named.length > 64 || !isTimeZone(named)) return
  await tx.execute(
    'insert into quiet_hours (user_id, time_zone) values (?, ?) on conflict (user_id) do nothing',
    [userId, named],
  )
}

const SESSION_DAYS = 30

/** Ends the session the browser sent, regardless of whose it is: even that of a suspended user. */
const endBrought = async ({ caller, app }: Context, tx: EntityManager): Promise<void> => {
  const token = readCookie(caller.headers.cookie, app.config.cookieName)
  if (token) await tx.nativeDelete(Session, { tokenHash: hashOf(token) })
}

/**
 * Signs in the request and its browser. The session is always new, which prevents session fixation. The user is locked:
 * if the password was reset or the account suspended since `user` was read, no session is opened.
 */
export async function openSession(context: Context, tx: EntityManager, user: User): Promise<void> {
  const { now, app } = context
  const isFirst = user.signedInAt === null
  const held = await tx.fork({ keepTransactionContext: true }).findOne(User, user.id, {
    // Takes the write lock at once: two first sign-ins with a share lock would deadlock.
    lockMode: isFirst ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ,
  })
  if (!held?.isActive || held.password !== user.password) throw unauthenticated('Invalid email or password')
  if (isFirst) await tx.nativeUpdate(User, { id: user.id, signedInAt: null }, { signedInAt: now })
  await endBrought(context, tx)
  const token = newSecret()
  const seconds = SESSION_DAYS * 86_400
  const session = tx.create(Session, {
    userId: user.id,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  await tx.flush()
  await rememberClock(context, tx, user.id)
  context.become({
    ...(await actsFor(tx, user)),
    sessionId: session.id,
    mayWrite: true,
    mayListen: true,
    expiresAt: session.expiresAt.getTime(),
  })
  context.cookies.push(sessionCookie(app.config, token, seconds))
}

/** Whom the account acts for, as of now. */
const actsFor = async (
  tx: EntityManager,
  { id: personId, userType }: User,
): Promise<Pick<Viewer, 'id' | 'personId' | 'userType' | 'role' | 'isAlone'>> => {
  const alone = {
    id: personId,
    personId,
    userType,
    role: userType === 'vendor' ? ('owner' as const) : null,
    isAlone: true,
  }
  const person =
    userType === 'vendor' && (await tx.findOne(BusinessPerson, { userId: personId }, { refresh: true }))
  if (!person) return alone
  if (!isWorking(person)) return { ...alone, id: NOBODY, role: null, isAlone: false }
  return { ...alone, id: person.vendorId, role: person.role, isAlone: false }
}

export async function closeSession(context: Context): Promise<void> {
  await endBrought(context, context.em)
  context.become(null)
  context.cookies.push(noSessionCookie(context.app.config))
}

/** A page that still uses one learns why it ended, but gets no more push notifications. */
export async function suspendSessions(tx: EntityManager, userId: string, suspendedAt: Date): Promise<void> {
  await tx.nativeUpdate(Session, { userId }, { suspendedAt })
  await tx.execute('delete from push_subscriptions where user_id = ?', [userId])
}

/** Signs a user out everywhere. */
export const closeAllSessions = (tx: EntityManager, userId: string) => tx.nativeDelete(Session, { userId })
