import type { Mail } from '../../platform/mail/Post.js'
import { noticePath } from '../../rules/notices/notices.js'
import { User } from '../accounts/User.js'
import type { AppContext } from '../context.js'
import { readJobFacts } from '../deals/jobFacts.js'
import { SupportTicket } from './SupportTicket.js'

export const writeTicketAnsweredMail = async (
  app: AppContext,
  { ticketId }: { ticketId: string },
): Promise<Mail | null> => {
  const em = app.database.orm.em.fork()
  const ticket = await em.findOneOrFail(SupportTicket, ticketId)
  const customer = await em.findOneOrFail(User, ticket.customerId)
  if (!ticket.adminResponse || customer.closedAt) return null
  const { orderNumber: jobId } = ticket
  const path = noticePath({ kind: 'ticket_answered', data: { ticketId }, jobId, role: customer.userType })
  const job = jobId === null ? undefined : (await readJobFacts(app, customer.id, [jobId])).get(jobId)
  return {
    to: customer.email,
    subject: 'Support answered your question',
    body: [
      `Hello ${customer.firstName},`,
      'You asked:',
      { quote: ticket.issue },
      'Our answer:',
      { quote: ticket.adminResponse },
    ],
    ...(job && { facts: [...job.about, ...job.price] }),
    link: { label: 'Open your tickets', url: `${app.config.publicUrl}${path}` },
    why: 'You opened a support ticket at Haulbid.',
  }
}
