import { User } from '../accounts/User.js'
import { mailTask } from '../mailTask.js'
import { DataExport, exportStatus } from './DataExport.js'

const words = {
  ready: {
    subject: 'Your Haulbid data is ready',
    text: 'The copy of your Haulbid data that you asked for is ready. Sign in and download it within one day under My Account, "Your Data".',
  },
  failed: {
    subject: "We couldn't prepare your Haulbid data",
    text: `We couldn't prepare the copy of your Haulbid data. Please ask for it again under My Account, "Your Data".`,
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
      "If you didn't ask for it, someone else may be signed in to your account. Change your password and sign out everywhere.",
    ],
    link: { label: 'Open your account', url: `${app.config.publicUrl}${page}` },
    why: 'Someone signed in to your account asked for a copy of its data.',
  }
})
