import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { limits } from '../../rules/limits.js'
import { ownAct } from '../act.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { ApiToken } from './ApiToken.js'
import type { CreateApiTokenInput } from './changeInputs.js'
import { ownAccount } from './ownAccount.js'
import { provePassword, refuseUnproven } from './passwords.js'
import { hashOf, newSecret } from './secrets.js'
import { User } from './User.js'

// Locked, so that simultaneous requests count each other's tokens.
const storeToken = ownAct(
  ownAccount([], LockMode.PESSIMISTIC_WRITE),
  async ({ tx, user, viewer, now, tell }, known: User, input: CreateApiTokenInput, token: string) => {
    refuseUnproven(user, known)
    if (input.role && !viewer.role) throw badField('role', 'Only vendors give their tokens a role')
    const own = await tx.count(ApiToken, { userId: user.id, revokedAt: null })
    if (own >= limits.tokensPerUser) throw conflict('TOO_MANY_TOKENS')
    const made = tx.create(ApiToken, {
      userId: user.id,
      name: input.name.trim(),
      scope: input.scope,
      role: viewer.role && (input.role ?? 'owner'),
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.expiresInDays * 86_400_000),
    })
    tell('token_made', { to: [user.id], data: { name: made.name } })
    return made.id
  },
)

/**
 * The token itself is shown only once, here; only its hash is stored. It outlives the session that created it, so an
 * open browser is not enough: the password is required.
 */
export async function createApiToken(
  context: Context,
  input: CreateApiTokenInput,
): Promise<{ id: string; token: string }> {
  const viewer = await context.atBrowser()
  const { em } = context
  if (!input.currentPassword) throw badField('currentPassword', 'Please enter your current password')
  const known = await em.findOneOrFail(User, viewer.personId)
  await provePassword(context, known, input.currentPassword)
  em.clear()
  const token = newSecret()
  return { id: await storeToken(context, known, input, token), token }
}

export async function revokeApiToken(context: Context, id: string): Promise<void> {
  const viewer = await context.atBrowser()
  const token = await context.em.findOne(ApiToken, { id, userId: viewer.personId })
  if (!token) throw notFound('Token')
  token.revokedAt ??= context.now
  await context.em.flush()
}

/** Revokes all tokens of a user and the address of their calendar, in the caller's transaction. */
export async function revokeAllTokens(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.nativeUpdate(ApiToken, { userId, revokedAt: null }, { revokedAt: now })
  await tx.execute('delete from calendar_feeds where user_id = ?', [userId])
}
