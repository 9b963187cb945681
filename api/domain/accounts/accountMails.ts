import { UnrecoverableError } from '../../platform/errors.js'
import { signatureOf } from '../../platform/signature.js'
import type { AppContext } from '../context.js'
import { mailTask } from '../mailTask.js'
import type { Task } from '../TaskPayloads.js'
import { confirmationLink } from './confirmationLink.js'
import { EmailChange } from './EmailChange.js'
import { linkToMail } from './passwordLink.js'
import { hashOf } from './secrets.js'
import { findByEmail, User } from './User.js'

/** Why a mail was sent that nobody can switch off. */
export const SECURITY = 'We always send emails about the security of your account.'

/** The same each time, so that sending a mail again does not invalidate the link in the first one. */
const takeBackToken = ({ config }: AppContext, changeId: string) =>
  signatureOf(config.secret, `take back\n${changeId}`)

/** Only to the user's current address: a link must not reach an old one. */
const confirmationMail = mailTask<'emailConfirmationMail'>(async (app, { userId, email }) => {
  const em = app.database.orm.em.fork()
  const url = await confirmationLink(app, em, userId, email)
  if (!url) return null
  return {
    to: email,
    subject: 'Confirm your email for Haulbid',
    body: [
      // Leaves out the name: the address may be another person's, and the name could carry a stranger's message.
      'Hello,',
      'Please confirm that this is your email address so we can send you updates. The link works once and expires in 24 hours.',
      "If you don't have a Haulbid account, you can ignore this email. We won't send you updates unless you confirm.",
    ],
    link: { label: 'Confirm this email', url },
    why: 'Someone entered this address for a Haulbid account.',
    evenUnconfirmed: true,
  }
})

/**
 * An address that the mail server refuses for good will never be confirmed, which is no failure for an admin to see.
 */
const emailConfirmationMail: Task<'emailConfirmationMail'> = async (app, payload, work) => {
  try {
    await confirmationMail(app, payload, work)
  } catch (error) {
    if (!(error instanceof UnrecoverableError)) throw error
    app.log.info('The mail server refused an email address that waits for confirmation')
  }
}

/**
 * To an address that was never confirmed, so a typo may have made it a stranger's. It gets no link that gives access
 * to the account.
 */
const emailReplacedMail = mailTask<'emailReplacedMail'>(async (app, { userId, email }) => {
  const user = await app.database.orm.em.fork().findOneOrFail(User, userId)
  if (user.closedAt) return null
  return {
    to: email,
    subject: 'A Haulbid account no longer has this address',
    body: [
      'Hello,',
      'A Haulbid account used this address, but nobody confirmed it. The account now has a different address.',
      "If the account is yours and you didn't change its address, please contact support.",
    ],
    why: SECURITY,
    evenUnconfirmed: true,
  }
})

/** To the old address. Not sent when there is nothing left to take back. */
const emailChangedMail = mailTask<'emailChangedMail'>(async (app, { changeId }) => {
  const em = app.database.orm.em.fork()
  const change = await em.findOne(EmailChange, changeId)
  if (!change || change.endedAt || change.expiresAt <= app.clock()) return null
  const user = await em.findOneOrFail(User, change.userId)
  const token = takeBackToken(app, changeId)
  change.tokenHash = hashOf(token)
  await em.flush()
  return {
    to: change.oldEmail,
    subject: 'Your Haulbid email address was changed',
    body: [
      `Hello ${user.firstName},`,
      "The email address of your Haulbid account was changed. If this was you, you don't need to do anything.",
      "If this wasn't you, use this link to undo the change. It works once and expires in three days. It signs your account out everywhere and turns off its password. Then we'll send you a link to choose a new one.",
    ],
    link: { label: 'Undo the change', url: `${app.config.publicUrl}/?takeback=${token}` },
    why: SECURITY,
    evenUnconfirmed: true,
  }
})

/**
 * Goes to the account's previous address. The person who reads that mailbox may not be the account's owner.
 */
const emailTakenBackMail = mailTask<'emailTakenBackMail'>(async (app, { changeId, email }) => {
  const change = await app.database.orm.em.fork().findOne(EmailChange, changeId)
  return (
    change && {
      to: email,
      subject: 'An email change was undone',
      body: [
        'Hello,',
        'A Haulbid account was changed to this address. The change was undone, and the account has its previous address again.',
        'If the account is yours, please contact support.',
      ],
      why: SECURITY,
      evenUnconfirmed: true,
    }
  )
})

/**
 * Goes to the address at the time of the change, because someone who changed the password may change the
 * email next. Never to an unconfirmed address: it may be a stranger's, and a password can be changed often.
 */
const passwordChangedMail = mailTask<'passwordChangedMail'>(async (app, { userId, email }) => {
  const user = await app.database.orm.em.fork().findOneOrFail(User, userId)
  if (user.closedAt || (user.email === email && !user.emailConfirmedAt)) return null
  return {
    to: email,
    subject: 'Your Haulbid password was changed',
    body: [
      `Hello ${user.firstName},`,
      "The password of your Haulbid account was changed. If this was you, you don't need to do anything.",
      `If this wasn't you, choose "Forgot password?" on the sign-in page. A new password signs your account out everywhere else.`,
    ],
    link: { label: 'Open Haulbid', url: `${app.config.publicUrl}/` },
    why: SECURITY,
    evenUnconfirmed: true,
  }
})

/** Not sent to an unknown email or a suspended account. */
export const resetMail = mailTask<'resetMail'>(async (app, { email }) => {
  const em = app.database.orm.em.fork()
  const user = await findByEmail(em, email)
  if (!user?.isActive) return null
  const url = await linkToMail(app, em, user, 'reset')
  if (!url) return null
  return {
    to: user.email,
    subject: 'Reset your Haulbid password',
    body: [
      `Hello ${user.firstName},`,
      'We received a request to reset your Haulbid password. The link works once and expires in one hour.',
      "If this wasn't you, you can ignore this email. Your password stays the same.",
    ],
    link: { label: 'Choose a new password', url },
    why: SECURITY,
    evenUnconfirmed: true,
  }
})

export const accountMails = {
  emailConfirmationMail,
  emailReplacedMail,
  emailChangedMail,
  emailTakenBackMail,
  passwordChangedMail,
}
