import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../context.js'
import { PasswordToken } from './PasswordToken.js'
import { hashOf, newSecret } from './secrets.js'

const HOURS = { reset: 1, invitation: 7 * 24 }

type Making = Pick<Context, 'now'> & { app: Pick<Context['app'], 'config'> }

/**
 * Creates a link to choose a password, in the caller's transaction. Older links stay valid: anybody may request a
 * reset, and that must not invalidate an invitation or a mail that its owner is about to read. Using one link
 * invalidates all.
 */
export async function passwordLink(
  { now, app }: Making,
  tx: EntityManager,
  userId: string,
  purpose: 'reset' | 'invitation',
) {
  const token = newSecret()
  tx.create(PasswordToken, {
    userId,
    purpose,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOURS[purpose] * 3_600_000),
  })
  await tx.flush()
  return `${app.config.publicUrl}/?reset=${token}`
}
