import { User } from '../accounts/User.js'
import { mailTask } from '../mailTask.js'
import { DataExport } from './DataExport.js'
import { exportStatus } from './exportStatus.js'

const words = {
  ready: {
    subject: 'Your Haulbid data is ready',
    text: 'You asked for a copy of everything Haulbid keeps about you. It is ready, and can be downloaded for a day by you alone, signed in, under My Account, "Your Data".',
  },
  failed: {
    subject: 'Your Haulbid data could not be prepared',
    text: 'You asked for a copy of everything Haulbid keeps about you. It could not be prepared. Please ask for it again under My Account, "Your Data".',
  },
}

/** Nothing is sent to a suspended account, which cannot sign in, nor of a file that is gone again. */
export const dataExportMail = mailTask<'dataExportMail'>(async (app, { exportId }) => {
  const em = app.database.orm.em.fork()
  const made = await em.findOne(DataExport, exportId)
  const status = made && exportStatus(made, app.clock())
  if (status !== 'ready' && status !== 'failed') return null
  const user = await em.findOneOrFail(User, made!.userId)
  if (!user.isActive) return null
  const page = user.userType === 'customer' ? '/customer/account' : '/'
  return {
    to: user.email,
    subject: words[status].subject,
    body: [
      `Hello ${user.firstName},`,
      words[status].text,
      'If you did not ask for it, somebody else is signed in to your account: change your password and sign out everywhere.',
    ],
    link: { label: 'Open your account', url: `${app.config.publicUrl}${page}` },
  }
})
