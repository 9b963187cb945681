import { APPLICATION_DAYS } from '../../rules/applications/applicationRules.js'
import { mailTask } from '../mailTask.js'
import { VendorApplication } from './VendorApplication.js'

const WHY = 'Someone applied to work with Haulbid using this address.'

/** Repeats nothing that the applicant typed, since anyone can have such a mail sent to any address. */
const applicationMail = mailTask<'applicationMail'>(async (app, { applicationId }) => {
  const application = await app.database.orm.em.fork().findOne(VendorApplication, applicationId)
  if (application?.status !== 'waiting') return null
  return {
    to: application.email,
    subject: 'We have your application',
    body: [
      'Hello,',
      'Thank you for your interest in working with Haulbid. We have your application and will email you after we review it.',
      `If you didn't apply, you don't need to do anything. We delete the application within ${APPLICATION_DAYS.waiting} days.`,
    ],
    why: WHY,
    // Says the same, at the same time, whether or not the address has an account.
    evenUnconfirmed: true,
  }
})

const applicationDeclinedMail = mailTask<'applicationDeclinedMail'>(async (app, { applicationId }) => {
  const application = await app.database.orm.em.fork().findOne(VendorApplication, applicationId)
  if (!application?.declineReason) return null
  return {
    to: application.email,
    subject: 'Your application to Haulbid',
    body: [
      `Hello ${application.firstName},`,
      "Thank you for applying to work with Haulbid. We can't invite you right now:",
      { quote: application.declineReason },
      `You can apply again if that changes. We delete your application after ${APPLICATION_DAYS.decided} days.`,
    ],
    why: WHY,
    evenUnconfirmed: true,
  }
})

export const applicationMails = { applicationMail, applicationDeclinedMail }
