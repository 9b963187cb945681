import type { Mail } from '../../platform/mail/Post.js'
import type { UserType } from '../../rules/kinds.js'
import { limits } from '../../rules/limits.js'
import { linkToMail } from '../accounts/passwordLink.js'
import { User } from '../accounts/User.js'
import type { AppContext } from '../context.js'
import { readJobFacts } from '../jobs/jobFacts.js'
import { mailTask } from '../mailTask.js'
import { SupportTicket } from '../support/SupportTicket.js'

const WHAT_FOR: Record<UserType, string> = {
  customer: 'Your account is ready.',
  vendor: 'Your vendor account is ready: bid on dumpster rentals and junk pickups near you.',
  admin: 'Your admin account is ready.',
}

const invitationMail = mailTask<'invitationMail'>(async (app, { userId }) => {
  const em = app.database.orm.em.fork()
  const user = await em.findOneOrFail(User, userId)
  // A user who has chosen a password in the meantime needs no link.
  if (!user.isActive || user.password) return null
  const url = await linkToMail(app, em, user, 'invitation')
  if (!url) return null
  return {
    to: user.email,
    subject: 'You are invited to Haulbid',
    body: [
      `Hello ${user.firstName},`,
      `Welcome to Haulbid. ${WHAT_FOR[user.userType]} Choose a password, and you are signed in. The link works once, for one week.`,
    ],
    link: { label: 'Choose a password', url },
    why: 'An account was created for this address at Haulbid.',
    evenUnconfirmed: true,
  }
})

export const sayTicketAnswered = async (
  app: AppContext,
  { ticketId }: { ticketId: string },
): Promise<Mail | null> => {
  const em = app.database.orm.em.fork()
  const ticket = await em.findOneOrFail(SupportTicket, ticketId)
  const customer = await em.findOneOrFail(User, ticket.customerId)
  if (!ticket.adminResponse || customer.closedAt) return null
  const { orderNumber: jobId } = ticket
  const order = jobId?.slice(0, limits.orderNumberLength)
  const job = jobId === null ? undefined : (await readJobFacts(app, customer.id, [jobId])).get(jobId)
  return {
    to: customer.email,
    subject: `Your question ${order ? `about order ${order}` : 'to support'} was answered`,
    body: [`Hello ${customer.firstName},`, 'You asked:', ticket.issue, 'Our answer:', ticket.adminResponse],
    ...(job && { facts: [...job.about, job.price] }),
    link: { label: 'Open your tickets', url: `${app.config.publicUrl}/customer/support` },
    why: 'You opened a support ticket at Haulbid.',
  }
}

/** No longer queued (noticeMail is), but a process running an older release may have queued one. */
const ticketAnsweredMail = mailTask<'ticketAnsweredMail'>(sayTicketAnswered)

export const adminMails = { invitationMail, ticketAnsweredMail }
