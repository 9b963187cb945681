import { mailTask } from '../mailTask.js'
import { findByEmail } from './findByEmail.js'
import { linkToMail } from './linkToMail.js'

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
  }
})
