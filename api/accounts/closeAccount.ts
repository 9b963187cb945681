import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Bid } from '../bids/Bid.js'
import type { Context } from '../context.js'
import { cancelHeld } from '../jobs/cancelJob.js'
import { Job } from '../jobs/Job.js'
import { serviceTypes } from '../rules/kinds.js'
import { conflict } from '../shared/errors.js'
import { releaseDocuments } from '../uploads/releaseDocuments.js'
import { ApiToken } from './ApiToken.js'
import type { CloseAccountInput } from './changeInputs.js'
import { noSessionCookie } from './cookies.js'
import { PasswordToken } from './PasswordToken.js'
import { provePassword } from './provePassword.js'
import { closeAllSessions } from './sessions.js'
import { User } from './User.js'

export const DELETED = { firstName: 'Deleted', lastName: 'user' }

const isUnderWay = (tx: EntityManager, userId: string) =>
  tx.count(Job, {
    status: { $in: ['accepted', 'in_progress'] },
    $or: [{ customerId: userId }, { vendorId: userId }],
  })

const eraseUser = (user: User, now: Date) => {
  Object.assign(user, DELETED, {
    username: `deleted-${user.id}`,
    email: `${user.id}@deleted.invalid`,
    password: null,
    phone: null,
    initialServiceZipCode: null,
    isActive: false,
    closedAt: now,
  })
}

/** Jobs stay, for the other side's records, with nobody's name and number on them. */
const eraseContacts = async (tx: EntityManager, customerId: string) => {
  for (const job of await tx.find(Job, { customerId })) {
    Object.assign(job, DELETED, {
      phone: 'deleted',
      title: `${DELETED.firstName} ${DELETED.lastName} - ${serviceTypes[job.type]}`,
    })
  }
}

/** All admins are held in one order, so that two cannot close the last two accounts at once. */
const keepAnAdmin = async (tx: EntityManager, leavingId: string) => {
  const admins = await tx.find(
    User,
    { userType: 'admin', isActive: true },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
  if (admins.every(({ id }) => id === leavingId)) throw conflict('LAST_ADMIN')
}

/** Open jobs are cancelled and open bids withdrawn; refused while a job is accepted or in progress. */
export async function closeAccount(context: Context, input: CloseAccountInput): Promise<void> {
  const viewer = await context.atBrowser()
  const known = await context.em.findOneOrFail(User, viewer.id)
  await provePassword(context, known, input.currentPassword)
  context.em.clear()
  await context.em.transactional(async tx => {
    if (viewer.userType === 'admin') await keepAnAdmin(tx, viewer.id)
    // Held first: from here on nobody posts, bids or is accepted in this name.
    const user = await tx.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const open = await tx.find(
      Job,
      { customerId: viewer.id, status: 'pending' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    )
    if ((await isUnderWay(tx, viewer.id)) > 0) throw conflict('JOBS_UNDER_WAY')
    for (const job of open) await cancelHeld(tx, context, viewer, job, 'The account was closed')
    await tx.nativeUpdate(Bid, { vendorId: viewer.id, status: 'pending' }, { status: 'withdrawn' })
    await eraseContacts(tx, viewer.id)
    await releaseDocuments(tx, viewer.id)
    eraseUser(user, context.now)
    await closeAllSessions(tx, viewer.id)
    await tx.nativeDelete(PasswordToken, { userId: viewer.id })
    await tx.nativeDelete(ApiToken, { userId: viewer.id })
    // Answers kept for retries hold names and addresses.
    await tx.execute('delete from idempotency_keys where user_id = ?', [viewer.id])
  })
  context.become(null)
  context.cookies.push(noSessionCookie(context.house.config))
}
