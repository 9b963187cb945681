import { createHmac } from 'node:crypto'
import type { AppContext } from '../context.js'
import { mailTask } from '../mailTask.js'
import { EmailChange } from './EmailChange.js'
import { hashOf } from './secrets.js'
import { User } from './User.js'

/** The same each time, so that a mail which is sent again does not make the first one's link useless. */
const takeBackToken = ({ config }: AppContext, changeId: string) =>
  createHmac('sha256', config.secret).update(`take back\n${changeId}`).digest('base64url')

/** To the old address. Nothing is said once there is nothing left to take back. */
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
  }
})

/** To the address that the account has no longer: whoever reads the mailbox before it may not be its owner any more. */
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
    }
  )
})

/** To the address of that moment: whoever changed the password may change the email next. */
const passwordChangedMail = mailTask<'passwordChangedMail'>(async (app, { userId, email }) => {
  const user = await app.database.orm.em.fork().findOneOrFail(User, userId)
  if (user.closedAt) return null
  return {
    to: email,
    subject: 'Your Haulbid password was changed',
    body: [
      `Hello ${user.firstName},`,
      'The password of your Haulbid account was changed. If you did this, you do not need to do anything.',
      'If it was not you, choose "Forgot password?" on the sign-in page. A new password signs your account out everywhere else.',
    ],
    link: { label: 'Open Haulbid', url: `${app.config.publicUrl}/` },
  }
})

export const accountMails = { emailChangedMail, emailTakenBackMail, passwordChangedMail }
