import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { notFound } from '../shared/errors.js'
import type { SupportTicketInput } from './inputs.js'
import { SupportTicket } from './SupportTicket.js'

/** About one of the customer's own orders; another's is not found. */
export async function openSupportTicket(
  context: Context,
  { orderNumber, issue }: SupportTicketInput,
): Promise<string> {
  const viewer = await context.signedIn('customer')
  const { em, now } = context
  if ((await em.count(Job, { id: orderNumber, customerId: viewer.id })) === 0) throw notFound('Order')
  const ticket = em.create(SupportTicket, {
    customerId: viewer.id,
    orderNumber,
    issue,
    createdAt: now,
    updatedAt: now,
  })
  await em.flush()
  return ticket.id
}
