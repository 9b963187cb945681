import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core'
import { badField, notFound } from '../../platform/errors.js'
import { count } from '../../platform/limits/throttle.js'
import { OWN_EMAIL } from '../../rules/admin/adminRules.js'
import { emailChanged, refuseKept } from '../accounts/emailChanges.js'
import { inviteUser } from '../accounts/inviteUser.js'
import { lockActive } from '../accounts/lockActive.js'
import { PasswordToken } from '../accounts/PasswordToken.js'
import type { User } from '../accounts/User.js'
import { act, type Subject } from '../act.js'
import { audit } from '../audit/audit.js'
import { conflict, conflictOn, expectVersion } from '../conflicts.js'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import type { CreateUserInput, UpdateUserInput } from './inputs.js'

const auditedFields = ({ firstName, lastName, email, phone }: User) => ({ firstName, lastName, email, phone })

const emailTaken = (error: unknown): never => {
  throw error instanceof UniqueConstraintViolationException ? conflictOn('email', 'EMAIL_TAKEN') : error
}

/** Limits the invitations to one user, regardless of the admins who send them. */
const INVITATIONS = { name: 'invitation', most: 3, seconds: 3600 }
const SENT_ENOUGH = 'We sent this invitation three times in the last hour. Please try again later.'

/** Another account. Locks both in a fixed order, since two admins may change each other's accounts at the same time. */
export const userToChange: Subject<string, { user: User }> = {
  by: ['admin'],
  async hold({ tx, viewer }, id) {
    const held = await lockActive(tx, viewer, { others: [id], lockMode: LockMode.PESSIMISTIC_WRITE })
    const user = held.get(id)
    if (!user || user.closedAt) throw notFound('User')
    return { user }
  },
}

/** How vendors and admins join: they get a mail with a link to choose their password (docs/product.md, Screens). */
export async function createUser(context: Context, input: CreateUserInput): Promise<string> {
  const viewer = await context.signedIn('admin')
  return context
    .act(async tx => {
      const user = await inviteUser(tx, context, input)
      audit(tx, context, viewer, {
        action: 'createUser',
        subjectId: user.id,
        after: { ...auditedFields(user), userType: user.userType },
      })
      return user.id
    })
    .catch(emailTaken)
}

const userToUpdate: typeof userToChange = {
  ...userToChange,
  audited: ({ user }) => ({
    action: 'updateUser',
    subjectId: user.id,
    facts: auditedFields(user),
    always: true,
  }),
}

const update = act(userToUpdate, async (acting, input: Omit<UpdateUserInput, 'id'>) => {
  const { tx, context, now, user } = acting
  const { firstName, lastName, email, phone, version } = input
  expectVersion(user, version)
  const before = user.email
  // Setting the address lets an admin receive the other's new password, so one administrator could act as two.
  if (user.userType === 'admin' && user.password && email !== before) throw badField('email', OWN_EMAIL)
  Object.assign(user, {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email,
    phone: phone || null,
  })
  if (before === email) return
  await tx.flush()
  await refuseKept(tx, context, user)
  await emailChanged(tx, context, user, before)
  // A user who has not accepted the invitation yet is invited again.
  if (user.password) return
  user.invitedAt = now
  await enqueue(tx, 'invitationMail', { userId: user.id })
})

export const updateUser: typeof update = (...args) => update(...args).catch(emailTaken)

const userToInvite: typeof userToChange = {
  ...userToChange,
  audited: ({ user: { id, invitedAt } }) => ({
    action: 'resendInvitation',
    subjectId: id,
    facts: { invitedAt },
    always: true,
  }),
}

const inviteAgain = act(userToInvite, async ({ tx, user, now }) => {
  if (user.password) throw conflict('INVITATION_ACCEPTED')
  if (!user.isActive) throw conflict('USER_SUSPENDED')
  user.invitedAt = now
  await tx.nativeDelete(PasswordToken, { userId: user.id, usedAt: null })
  await enqueue(tx, 'invitationMail', { userId: user.id })
})

/**
 * Mails a new link to a user who has not chosen a password, and ends the earlier ones: the mail may have gone to the
 * wrong person, or be lost in a mailbox that others read.
 */
export async function resendInvitation(context: Context, id: string): Promise<string> {
  await context.signedIn('admin')
  await count(context, INVITATIONS, id, SENT_ENOUGH)
  return inviteAgain(context, id)
}
