import type { Context } from '../context.js'
import { limits } from '../rules/limits.js'
import { conflict, notFound } from '../shared/errors.js'
import { ApiToken } from './ApiToken.js'
import type { CreateApiTokenInput } from './changeInputs.js'
import { hashOf, newSecret } from './secrets.js'

/** The token itself is told once, here; afterwards only its hash is known. */
export async function createApiToken(
  context: Context,
  input: CreateApiTokenInput,
): Promise<{ id: string; token: string }> {
  const viewer = await context.atBrowser()
  const { em, now } = context
  const own = await em.count(ApiToken, { userId: viewer.id, revokedAt: null })
  if (own >= limits.tokensPerUser) throw conflict('TOO_MANY_TOKENS')
  const token = newSecret()
  const made = em.create(ApiToken, {
    userId: viewer.id,
    name: input.name.trim(),
    scope: input.scope,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + input.expiresInDays * 86_400_000),
  })
  await em.flush()
  return { id: made.id, token }
}

export async function revokeApiToken(context: Context, id: string): Promise<void> {
  const viewer = await context.atBrowser()
  const token = await context.em.findOne(ApiToken, { id, userId: viewer.id })
  if (!token) throw notFound('Token')
  token.revokedAt ??= context.now
  await context.em.flush()
}
