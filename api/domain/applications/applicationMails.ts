import { APPLICATION_DAYS } from '../../rules/applicationRules.js'
import { mailTask } from '../mailTask.js'
import { VendorApplication } from './VendorApplication.js'

const WHY = 'An application to work with Haulbid was sent with this address.'

/** Says nothing that the applicant typed: anyone can have such a mail sent to any address. */
const applicationMail = mailTask<'applicationMail'>(async (app, { applicationId }) => {
  const application = await app.database.orm.em.fork().findOne(VendorApplication, applicationId)
  if (application?.status !== 'waiting') return null
  return {
    to: application.email,
    subject: 'We have your application',
    body: [
      'Hello,',
      'Thank you for your interest in working with Haulbid. We have your application, and write to you here as soon as we have looked at it.',
      `If you did not apply, you do not need to do anything: we delete what was sent after ${APPLICATION_DAYS.waiting} days at the latest.`,
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
      'Thank you for applying to work with Haulbid. We cannot invite you at the moment:',
      application.declineReason,
      `You can apply again when that has changed. We delete your application after ${APPLICATION_DAYS.decided} days.`,
    ],
    why: WHY,
    evenUnconfirmed: true,
  }
})

export const applicationMails = { applicationMail, applicationDeclinedMail }
