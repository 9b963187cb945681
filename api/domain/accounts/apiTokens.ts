import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { badField, notFound } from '../../platform/errors.js'
import { limits } from '../../rules/limits.js'
import { conflict } from '../conflicts.js'
import type { Context } from '../context.js'
import { tell } from '../tell.js'
import { ApiToken } from './ApiToken.js'
import type { CreateApiTokenInput } from './changeInputs.js'
import { lockActive } from './lockActive.js'
import { NOT_CURRENT, provePassword } from './passwords.js'
import { hashOf, newSecret } from './secrets.js'
import { User } from './User.js'

/**
 * The token itself is shown only once, here; only its hash is stored. It outlives the session that created it, so an
 * open browser is not enough: the password is required.
 */
export async function createApiToken(
  context: Context,
  input: CreateApiTokenInput,
): Promise<{ id: string; token: string }> {
  const viewer = await context.atBrowser()
  const { em, now } = context
  if (!input.currentPassword) throw badField('currentPassword', 'Please enter your current password')
  const known = await em.findOneOrFail(User, viewer.id)
  await provePassword(context, known, input.currentPassword)
  em.clear()
  const token = newSecret()
  const id = await context.act(async tx => {
    // Locked, so that simultaneous requests count each other's tokens, and none is created with a password changed
    // since.
    const held = await lockActive(tx, viewer, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (held.get(viewer.id)?.password !== known.password) throw badField('currentPassword', NOT_CURRENT)
    const own = await tx.count(ApiToken, { userId: viewer.id, revokedAt: null })
    if (own >= limits.tokensPerUser) throw conflict('TOO_MANY_TOKENS')
    const made = tx.create(ApiToken, {
      userId: viewer.id,
      name: input.name.trim(),
      scope: input.scope,
      tokenHash: hashOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.expiresInDays * 86_400_000),
    })
    await tell(tx, context, { kind: 'token_made', to: [viewer.id], data: { name: made.name } })
    return made.id
  })
  return { id, token }
}

export async function revokeApiToken(context: Context, id: string): Promise<void> {
  const viewer = await context.atBrowser()
  const token = await context.em.findOne(ApiToken, { id, userId: viewer.id })
  if (!token) throw notFound('Token')
  token.revokedAt ??= context.now
  await context.em.flush()
}

/** Revokes all tokens of a user and the address of their calendar, in the caller's transaction. */
export async function revokeAllTokens(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.nativeUpdate(ApiToken, { userId, revokedAt: null }, { revokedAt: now })
  await tx.execute('delete from calendar_feeds where user_id = ?', [userId])
}
