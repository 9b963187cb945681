import { LockMode } from '@mikro-orm/core'
import { badField, rateLimitedUntil } from '../../platform/errors.js'
import { ownAct } from '../act.js'
import type { Context } from '../context.js'
import { emailConfirmed, mailConfirmation } from './confirmedEmails.js'
import { EmailConfirmation } from './EmailConfirmation.js'
import { lockUsers } from './lockActive.js'
import { ownAccount } from './ownAccount.js'
import { hashOf } from './secrets.js'

const NOT_GOOD = 'This link has expired or is for another address. Sign in, and choose "Send again".'
const USED = 'This link was already used. The email is confirmed.'

/** Throws unless the link can be used now. */
function expectGood(link: EmailConfirmation | null, now: Date): asserts link is EmailConfirmation {
  if (link?.usedAt) throw badField('token', USED)
  if (!link || link.expiresAt <= now) throw badField('token', NOT_GOOD)
}

/**
 * Anyone with the mailed link may confirm, signed in or not, on any device, because using it proves only that someone
 * read the mail. Signs nobody in. A link confirms the address it was mailed to, even if the account has a different one
 * by now.
 */
export async function confirmEmail(context: Context, token: string): Promise<void> {
  const tokenHash = hashOf(token)
  const { now } = context
  const seen = await context.em.findOne(EmailConfirmation, { tokenHash })
  expectGood(seen, now)
  context.em.clear()
  await context.em.transactional(async tx => {
    // The account is locked before its links, as in every act; then the link is read again.
    const [user] = await lockUsers(tx, [seen.userId], LockMode.PESSIMISTIC_WRITE)
    const link = await tx.findOne(EmailConfirmation, { tokenHash }, { refresh: true })
    expectGood(link, now)
    if (!user || user.email.toLowerCase() !== link.email.toLowerCase()) throw badField('token', NOT_GOOD)
    await emailConfirmed(tx, user, now)
  })
}

const ownEmail = { ...ownAccount([], LockMode.PESSIMISTIC_WRITE), atBrowser: true } as const

/**
 * Mails another link; the earlier ones stay valid. Does nothing if the email has been confirmed in the
 * meantime.
 */
export const sendEmailConfirmation = ownAct(ownEmail, async ({ tx, context, now, user }) => {
  if (user.emailConfirmedAt) return user.id
  const free = await mailConfirmation(tx, context, user)
  if (free)
    throw rateLimitedUntil(
      free.getTime(),
      now,
      'We already sent several links to this address. Use one of them, or try again later.',
    )
  return user.id
})
