import { type Loaded, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { allow, badField, forbidden, notFound } from '../../platform/errors.js'
import { revokeAllTokens } from '../accounts/apiTokens.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import { suspendSessions } from '../accounts/sessions.js'
import { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import { audit } from '../audit/audit.js'
import { conflict, suspended } from '../conflicts.js'
import type { Context } from '../context.js'
import { AdminSuspension } from './AdminSuspension.js'
import { NEWCOMER_DAYS } from './adminSuspensionRows.js'

const DAY_MS = 86_400_000
/** How long a request can be confirmed. */
const GOOD_MS = DAY_MS

const NEWCOMER = `An administrator who joined or changed their email less than ${NEWCOMER_DAYS} days ago cannot do this yet`

/** Locks all administrators, in the same order as closing an account does (closeAccount.ts). */
const lockAdmins = (tx: EntityManager) =>
  tx.find(
    User,
    { userType: 'admin', closedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )

const assertActive = (admins: User[], viewer: Viewer) => {
  if (!admins.some(({ id, isActive }) => id === viewer.id && isActive)) throw suspended()
}

const refuseNewcomer = (admins: User[], { id }: Viewer, now: Date) => {
  const since = admins.find(each => each.id === id)?.newcomerSince
  if (since && now.getTime() - since.getTime() < NEWCOMER_DAYS * DAY_MS) throw forbidden(NEWCOMER)
}

const isOpen = ({ outcome, expiresAt, askedById }: AdminSuspension, admins: User[], now: Date) =>
  outcome === null && expiresAt > now && admins.some(({ id, isActive }) => id === askedById && isActive)

const decide = (
  request: AdminSuspension,
  outcome: AdminSuspension['outcome'],
  decidedById: string | null,
  decidedAt: Date,
) => Object.assign(request, { outcome, decidedById, decidedAt })

/** The first administrator's part. Nothing changes yet. */
export async function requestAdminSuspension(
  context: Context,
  userId: string,
  isActive: boolean,
): Promise<string> {
  const viewer = await context.atBrowser()
  allow(viewer.userType === 'admin')
  const { now } = context
  return context.em.transactional(async tx => {
    const admins = await lockAdmins(tx)
    assertActive(admins, viewer)
    const subject = admins.find(({ id }) => id === userId)
    if (!subject) throw notFound('Administrator')
    if (userId === viewer.id) throw badField('userId', 'Another administrator must ask for this')
    refuseNewcomer(admins, viewer, now)
    if (subject.isActive === isActive) throw conflict('ADMIN_STATE')
    const asked = await tx.findOne(AdminSuspension, { userId, outcome: null })
    if (asked && isOpen(asked, admins, now)) throw conflict('ALREADY_ASKED')
    if (asked) {
      decide(asked, 'lapsed', null, now)
      await tx.flush()
    }
    const request = tx.create(AdminSuspension, {
      userId,
      isActive,
      askedById: viewer.id,
      askedAt: now,
      expiresAt: new Date(now.getTime() + GOOD_MS),
    })
    audit(tx, context, viewer, {
      action: 'requestAdminSuspension',
      subjectId: userId,
      before: { isActive: subject.isActive },
      after: { isActive },
    })
    return request.id
  })
}

const findOpen = async (
  tx: EntityManager,
  { now }: Context,
  viewer: Viewer,
  id: string,
): Promise<{ request: Loaded<AdminSuspension>; subject: User; admins: User[] }> => {
  const admins = await lockAdmins(tx)
  assertActive(admins, viewer)
  const request = await tx.findOne(AdminSuspension, id)
  if (!request) throw notFound('Request')
  if (request.userId === viewer.id) throw forbidden('Another administrator must decide this')
  const subject = admins.find(each => each.id === request.userId)
  if (!subject || !isOpen(request, admins, now)) throw conflict('REQUEST_OVER')
  return { request, subject, admins }
}

/**
 * The second administrator's part. Ends all sessions, tokens and links of a suspended administrator at once,
 * permanently.
 */
export async function confirmAdminSuspension(context: Context, id: string): Promise<string> {
  const viewer = await context.atBrowser()
  allow(viewer.userType === 'admin')
  const { now } = context
  return context.em.transactional(async tx => {
    const { request, subject, admins } = await findOpen(tx, context, viewer, id)
    if (request.askedById === viewer.id) throw forbidden('A second administrator must confirm this')
    refuseNewcomer(admins, viewer, now)
    const { isActive } = request
    audit(tx, context, viewer, {
      action: 'confirmAdminSuspension',
      subjectId: subject.id,
      before: { isActive: subject.isActive },
      after: { isActive, askedById: request.askedById },
    })
    subject.isActive = isActive
    decide(request, 'confirmed', viewer.id, now)
    if (!isActive) {
      await suspendSessions(tx, subject.id, now)
      await revokeAllTokens(tx, subject.id, now)
      await tx.nativeDelete(PasswordToken, { userId: subject.id })
    }
    return subject.id
  })
}

/** By the administrator who requested it, or another who disagrees; never by the one it is about. */
export async function withdrawAdminSuspension(context: Context, id: string): Promise<string> {
  const viewer = await context.atBrowser()
  allow(viewer.userType === 'admin')
  return context.em.transactional(async tx => {
    const { request, subject } = await findOpen(tx, context, viewer, id)
    audit(tx, context, viewer, {
      action: 'withdrawAdminSuspension',
      subjectId: subject.id,
      before: { isActive: request.isActive, askedById: request.askedById },
    })
    decide(request, 'withdrawn', viewer.id, context.now)
    return subject.id
  })
}
