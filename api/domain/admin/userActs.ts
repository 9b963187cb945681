import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { forbidden, notFound } from '../../platform/errors.js'
import { emailChanged, refuseKept } from '../accounts/emailChanges.js'
import { lockActive } from '../accounts/lockActive.js'
import { Session } from '../accounts/Session.js'
import { User } from '../accounts/User.js'
import { usernameOf } from '../accounts/username.js'
import type { Viewer } from '../accounts/Viewer.js'
import { conflictOn } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { audit } from './audit.js'
import { expectVersion } from './expectVersion.js'
import type { CreateUserInput, UpdateUserInput } from './inputs.js'

const auditedFields = ({ firstName, lastName, email, phone }: User) => ({ firstName, lastName, email, phone })

const emailTaken = (error: unknown): never => {
  throw error instanceof UniqueConstraintViolationException ? conflictOn('email', 'EMAIL_TAKEN') : error
}

/** Both are locked in a fixed order, since two admins may change each other's accounts at the same time. */
const lockUser = async (tx: EntityManager, viewer: Viewer, id: string): Promise<User> => {
  const user = (await lockActive(tx, viewer, { others: [id], lockMode: LockMode.PESSIMISTIC_WRITE })).get(id)
  if (!user || user.closedAt) throw notFound('User')
  return user
}

/** How vendors and admins join: they get a mail with a link to choose their password (docs/product.md, Screens). */
export async function createUser(context: Context, input: CreateUserInput): Promise<string> {
  const viewer = await context.signedIn('admin')
  const { firstName, lastName, email, phone, userType } = input
  return context
    .act(async tx => {
      const user = tx.create(User, {
        username: usernameOf(email),
        email,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phone: phone || null,
        userType,
        createdAt: context.now,
      })
      audit(tx, context, viewer, {
        action: 'createUser',
        subjectId: user.id,
        after: { ...auditedFields(user), userType },
      })
      await tx.flush()
      await refuseKept(tx, context, user)
      await enqueue(tx, 'invitationMail', { userId: user.id })
      return user.id
    })
    .catch(emailTaken)
}

export async function updateUser(
  context: Context,
  { id, firstName, lastName, email, phone, version }: UpdateUserInput,
): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context
    .act(async tx => {
      const user = await lockUser(tx, viewer, id)
      expectVersion(user, version)
      const before = auditedFields(user)
      // Whoever sets the address can have a new password sent there, so one administrator could act as two.
      if (user.userType === 'admin' && user.password && email !== before.email) {
        throw forbidden('Administrators change their own email, in My Account')
      }
      Object.assign(user, {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email,
        phone: phone || null,
      })
      audit(tx, context, viewer, { action: 'updateUser', subjectId: id, before, after: auditedFields(user) })
      if (before.email === email) return
      await tx.flush()
      await refuseKept(tx, context, user)
      await emailChanged(tx, context, user, before.email)
      // A user who has not accepted the invitation yet is invited again.
      if (!user.password) await enqueue(tx, 'invitationMail', { userId: id })
    })
    .catch(emailTaken)
}

/** Takes effect at once in every process: the next request of a suspended user is refused. Does not apply to admins. */
export async function setUserActive(context: Context, id: string, isActive: boolean): Promise<void> {
  const viewer = await context.signedIn('admin')
  await context.act(async tx => {
    const user = await lockUser(tx, viewer, id)
    if (user.userType === 'admin') throw forbidden('Administrators cannot be suspended')
    if (user.isActive === isActive) return
    audit(tx, context, viewer, {
      action: 'setUserActive',
      subjectId: id,
      before: { isActive: user.isActive },
      after: { isActive },
    })
    user.isActive = isActive
    if (!isActive) await tx.nativeUpdate(Session, { userId: id }, { suspendedAt: context.now })
  })
}
