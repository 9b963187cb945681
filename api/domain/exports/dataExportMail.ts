import { User } from '../accounts/User.js'
import { mailTask } from '../mailTask.js'
import { DataExport, exportStatus } from './DataExport.js'

const words = {
  ready: {
    subject: 'Your Haulbid data is ready',
    text: 'The copy of your Haulbid data that you asked for is ready. For one day, you can download it under My Account, "Your Data". Only you can, while signed in.',
  },
  failed: {
    subject: 'Your Haulbid data could not be prepared',
    text: 'The copy of your Haulbid data that you asked for could not be prepared. Please ask for it again under My Account, "Your Data".',
  },
}

/** Not sent to a suspended account, which cannot sign in, or if the file is already gone. */
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
      'If you did not ask for it, someone else may be signed in to your account. Change your password and sign out everywhere.',
    ],
    link: { label: 'Open your account', url: `${app.config.publicUrl}${page}` },
    why: 'A copy of the data of your account was asked for.',
  }
})
