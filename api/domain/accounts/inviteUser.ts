import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../context.js'
import { enqueue } from '../enqueue.js'
import { refuseKept } from './emailChanges.js'
import { User, usernameOf } from './User.js'

type Invited = Pick<User, 'firstName' | 'lastName' | 'email' | 'userType'> & { phone?: string | null }

/** Creates an account without a password and mails the link to choose one, in the caller's transaction. */
export async function inviteUser(
  tx: EntityManager,
  context: Context,
  { firstName, lastName, email, phone, userType }: Invited,
): Promise<User> {
  const user = tx.create(User, {
    username: usernameOf(email),
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone || null,
    userType,
    createdAt: context.now,
    invitedAt: context.now,
    newcomerSince: userType === 'admin' ? context.now : null,
  })
  await tx.flush()
  await refuseKept(tx, context, user)
  await enqueue(tx, 'invitationMail', { userId: user.id })
  return user
}
