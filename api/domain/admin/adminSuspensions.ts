import { LockMode } from '@mikro-orm/core'
import { badField, forbidden, notFound } from '../../platform/errors.js'
import { revokeAllTokens } from '../accounts/apiTokens.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import { suspendSessions } from '../accounts/sessions.js'
import { User } from '../accounts/User.js'
import type { Viewer } from '../accounts/Viewer.js'
import { type Acting, act, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflict, suspended } from '../conflicts.js'
import { AdminSuspension } from './AdminSuspension.js'
import { NEWCOMER_DAYS } from './adminSuspensionRows.js'

const DAY_MS = 86_400_000
/** How long a request can be confirmed. */
const GOOD_MS = DAY_MS

const NEWCOMER = `An administrator who joined or changed their email less than ${NEWCOMER_DAYS} days ago cannot do this yet`

/** Locks all administrators, in the same order as closing an account does (closeAccount.ts). */
const lockAdmins = async ({ tx, viewer }: Acting): Promise<User[]> => {
  const open = { userType: 'admin', closedAt: null } as const
  const admins = await tx.find(User, open, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } })
  if (!admins.some(({ id, isActive }) => id === viewer.id && isActive)) throw suspended()
  return admins
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

interface Administrators {
  admins: User[]
  /** The administrator whom it is about. */
  subject: User
}

const adminToSuspend: Subject<string, Administrators> = {
  by: ['admin'],
  atBrowser: true,
  async hold(acting, userId) {
    const admins = await lockAdmins(acting)
    const subject = admins.find(({ id }) => id === userId)
    if (!subject) throw notFound('Administrator')
    return { admins, subject }
  },
  audited: ({ subject: { id, isActive } }) => ({
    action: 'requestAdminSuspension',
    subjectId: id,
    facts: { isActive },
  }),
}

/** The first administrator's part. Nothing changes yet. */
export const requestAdminSuspension = act(adminToSuspend, async (acting, isActive: boolean) => {
  const { tx, viewer, now, note, admins, subject } = acting
  const userId = subject.id
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
  note({ isActive })
  return request.id
})

const openRequest: Subject<string, Administrators & { request: AdminSuspension }> = {
  by: ['admin'],
  atBrowser: true,
  async hold(acting, id) {
    const { tx, viewer, now } = acting
    const admins = await lockAdmins(acting)
    const request = await tx.findOne(AdminSuspension, id)
    if (!request) throw notFound('Request')
    if (request.userId === viewer.id) throw forbidden('Another administrator must decide this')
    const subject = admins.find(each => each.id === request.userId)
    if (!subject || !isOpen(request, admins, now)) throw conflict('REQUEST_OVER')
    return { request, subject, admins }
  },
}

const requestToConfirm: typeof openRequest = {
  ...openRequest,
  audited: ({ subject: { id, isActive } }) => ({
    action: 'confirmAdminSuspension',
    subjectId: id,
    facts: { isActive },
  }),
}

/**
 * The second administrator's part. Ends all sessions, tokens and links of a suspended administrator at once,
 * permanently.
 */
export const confirmAdminSuspension = act(requestToConfirm, async acting => {
  const { tx, viewer, now, note, request, subject, admins } = acting
  const { isActive, askedById } = request
  if (askedById === viewer.id) throw forbidden('A second administrator must confirm this')
  refuseNewcomer(admins, viewer, now)
  subject.isActive = isActive
  decide(request, 'confirmed', viewer.id, now)
  note({ askedById })
  if (!isActive) {
    await suspendSessions(tx, subject.id, now)
    await revokeAllTokens(tx, subject.id, now)
    await tx.nativeDelete(PasswordToken, { userId: subject.id })
  }
  return subject.id
})

/** By the administrator who requested it, or another who disagrees; never by the one it is about. */
export const withdrawAdminSuspension = act(openRequest, async acting => {
  const { tx, context, viewer, now, request, subject } = acting
  audit(tx, context, viewer, {
    action: 'withdrawAdminSuspension',
    subjectId: subject.id,
    before: { isActive: request.isActive, askedById: request.askedById },
  })
  decide(request, 'withdrawn', viewer.id, now)
  return subject.id
})
