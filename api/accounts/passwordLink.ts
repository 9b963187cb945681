import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context, House } from '../context.js'
import { holdUsers } from './holdActive.js'
import { PasswordToken } from './PasswordToken.js'
import { hashOf, newSecret } from './secrets.js'

const HOURS = { reset: 1, invitation: 7 * 24 }

type Making = Pick<Context, 'now'> & { house: Pick<Context['house'], 'config'> }

/**
 * A link to choose a password, saved in the transaction that calls. A newer one makes the older ones useless, but for
 * a mail that is sent again (`keepOlder`): nobody knows whether the first one arrived and is the one that will be used.
 */
export async function passwordLink(
  { now, house }: Making,
  tx: EntityManager,
  userId: string,
  purpose: 'reset' | 'invitation',
  keepOlder = false,
) {
  const token = newSecret()
  if (!keepOlder) await tx.nativeDelete(PasswordToken, { userId })
  tx.create(PasswordToken, {
    userId,
    purpose,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
  })
  await tx.flush()
  return `${house.config.publicUrl}/?reset=${token}`
}

/** A link for a mail, in a transaction of its own; null where the account was closed or suspended meanwhile. */
export const linkToMail = (
  house: House,
  em: EntityManager,
  userId: string,
  purpose: 'reset' | 'invitation',
  keepOlder: boolean,
): Promise<string | null> =>
  em.transactional(async tx => {
    const [held] = await holdUsers(tx, [userId], LockMode.PESSIMISTIC_READ)
    return held?.isActive ? passwordLink({ house, now: house.clock() }, tx, userId, purpose, keepOlder) : null
  })
