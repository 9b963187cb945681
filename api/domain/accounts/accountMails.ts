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
export const SECURITY = 'This is about the security of your account, so it is always sent.'

/** The same each time, so that sending a mail again does not invalidate the link in the first one. */
const takeBackToken = ({ config }: AppContext, changeId: string) =>
  signatureOf(config.secret, `take back\n${changeId}`)

/** Only to the address that the user has: a link must not reach one that they no longer want. */
const confirmationMail = mailTask<'emailConfirmationMail'>(async (app, { userId, email }) => {
  const em = app.database.orm.em.fork()
  const url = await confirmationLink(app, em, userId, email)
  if (!url) return null
  return {
    to: email,
    subject: 'Confirm your email for Haulbid',
    body: [
      // No name: the address may be another person's, to whom the name is anybody's words.
      'Hello,',
      'Please confirm that this is your email, so that we can write to you about what happens at Haulbid. The link works once, for 24 hours.',
      'If you have no account at Haulbid, you can ignore this email. Without a confirmation we write nothing else here.',
    ],
    link: { label: 'Confirm this email', url },
    why: 'An account at Haulbid was given this address.',
    evenUnconfirmed: true,
  }
})

/** An address that the mail server refuses for good is one that nobody confirms, and not a failure for an admin to see. */
const emailConfirmationMail: Task<'emailConfirmationMail'> = async (app, payload, work) => {
  try {
    await confirmationMail(app, payload, work)
  } catch (error) {
    if (!(error instanceof UnrecoverableError)) throw error
    app.log.info('The mail server refuses an email that was to be confirmed')
  }
}

/**
 * To an address that was never confirmed, and so may be a stranger's because of a slip: it gets no link that gives access
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
      'This address was the email of a Haulbid account, but was never confirmed. The account has another address now.',
      'If the account is yours and you did not change it, please contact support.',
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
    subject: 'The email of your Haulbid account was changed',
    body: [
      `Hello ${user.firstName},`,
      'The email address of your Haulbid account was changed. If you changed it, you do not need to do anything.',
      'If it was not you, undo the change with this link. It works once, for three days. It signs your account out everywhere and disables its password; then we send you a link to choose a new one.',
    ],
    link: { label: 'Undo the change', url: `${app.config.publicUrl}/?takeback=${token}` },
    why: SECURITY,
    evenUnconfirmed: true,
  }
})

/** To the address the account no longer has: whoever reads that mailbox may not be the account's owner. */
const emailTakenBackMail = mailTask<'emailTakenBackMail'>(async (app, { changeId, email }) => {
  const change = await app.database.orm.em.fork().findOne(EmailChange, changeId)
  return (
    change && {
      to: email,
      subject: 'A change of email was undone',
      body: [
        'Hello,',
        'This address was the email of a Haulbid account. The change was undone, and the account has its previous address again.',
        'If the account is yours, please contact support.',
      ],
      why: SECURITY,
      evenUnconfirmed: true,
    }
  )
})

/**
 * To the address at the time of the change: whoever changed the password may change the email next. Not to one that was
 * never confirmed: it may be a stranger's, and a password can be changed often.
 */
const passwordChangedMail = mailTask<'passwordChangedMail'>(async (app, { userId, email }) => {
  const user = await app.database.orm.em.fork().findOneOrFail(User, userId)
  if (user.closedAt || (user.email === email && !user.emailConfirmedAt)) return null
  return {
    to: email,
    subject: 'Your Haulbid password was changed',
    body: [
      `Hello ${user.firstName},`,
      'The password of your Haulbid account was changed. If you did this, you do not need to do anything.',
      'If it was not you, choose "Forgot password?" on the sign-in page. A new password signs your account out everywhere else.',
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
      'We received a request to reset the password of your Haulbid account. The link works once, for one hour.',
      'If it was not you, you can ignore this email: your password stays the same.',
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
