import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import type { Context } from '../context.js'
import { revokeAllTokens } from './apiTokens.js'
import { BusinessPerson } from './BusinessPerson.js'
import { emailConfirmed } from './confirmedEmails.js'
import { rememberDevice } from './devices.js'
import type { ResetPasswordInput } from './inputs.js'
import { lockUsers } from './lockActive.js'
import { PasswordToken } from './PasswordToken.js'
import { choosePassword } from './passwords.js'
import { hashOf } from './secrets.js'
import { closeAllSessions } from './sessions.js'
import type { User } from './User.js'

interface Choice {
  /** The message for a link that was used, has expired, or never existed. */
  notGood: string
  /** Refuses by throwing, before anything changes. Account, link, and open invitation are locked. */
  allow?: (chosen: Chosen) => void
  /** Runs last in the same transaction. */
  finish: (tx: EntityManager, chosen: Chosen) => Promise<void>
}

interface Chosen {
  user: User
  link: PasswordToken
  /** The invitation to a business that the user hasn't accepted yet. */
  invited: BusinessPerson | null
  /** The password until now. */
  before: string | null
}

const OPEN = { joinedAt: null, leftAt: null }

/** The business that the user is invited to, and its owners, who hear about it. They are locked together with the user. */
const invitedBy = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const em = tx.fork({ keepTransactionContext: true })
  const invited = await em.findOne(BusinessPerson, { userId, ...OPEN })
  if (!invited) return []
  const { vendorId } = invited
  const owners = await em.find(BusinessPerson, {
    vendorId,
    role: 'owner',
    joinedAt: { $ne: null },
    leftAt: null,
  })
  return [vendorId, ...owners.map(owner => owner.userId)]
}

const goodLink = async (
  em: EntityManager,
  { now }: Context,
  { token }: ResetPasswordInput,
  { notGood }: Choice,
  lockMode: LockMode,
): Promise<PasswordToken> => {
  const found = await em.findOne(PasswordToken, { tokenHash: hashOf(token) }, { lockMode, refresh: true })
  if (!found || found.usedAt || found.expiresAt <= now) throw badField('token', notGood)
  return found
}

/** Uses up a mailed link: sets the password and signs the account out everywhere. */
export async function choosePasswordByLink(
  context: Context,
  input: ResetPasswordInput,
  choice: Choice,
): Promise<User> {
  // Checked first, so that a made-up link does not make us hash a password.
  await goodLink(context.em, context, input, choice, LockMode.NONE)
  const password = await choosePassword(input.password)
  const user = await context.em.transactional(async tx => {
    // Locks the account before its links, then reads the link again under the lock.
    const { userId } = await goodLink(tx, context, input, choice, LockMode.NONE)
    const locked = await lockUsers(tx, [userId, ...(await invitedBy(tx, userId))], LockMode.PESSIMISTIC_WRITE)
    const held = locked.find(({ id }) => id === userId)
    const lockMode = LockMode.PESSIMISTIC_WRITE
    const invited = await tx.findOne(BusinessPerson, { userId, ...OPEN }, { lockMode, refresh: true })
    const link = await goodLink(tx, context, input, choice, LockMode.PESSIMISTIC_WRITE)
    if (!held) throw notFound('User')
    const chosen = { user: held, link, invited, before: held.password }
    choice.allow?.(chosen)
    link.usedAt = context.now
    // A mail that was sent twice contains two links, but the user wants to choose one password.
    // An invitation to a business stays open: choosing a password doesn't accept it.
    const isKept = invited && link.purpose === 'reset'
    await tx.nativeDelete(PasswordToken, {
      userId: held.id,
      usedAt: null,
      id: { $ne: link.id },
      ...(isKept && { purpose: 'reset' }),
    })
    held.password = password
    await closeAllSessions(tx, held.id)
    // Someone with the old password may have created tokens.
    await revokeAllTokens(tx, held.id, context.now)
    // A link that was mailed elsewhere ended when the email changed.
    await emailConfirmed(tx, held, context.now)
    await tx.flush()
    await choice.finish(tx, chosen)
    return held
  })
  // Lets a user sign in next even if strangers keep guessing at the account.
  rememberDevice(context, user)
  return user
}
