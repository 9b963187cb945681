import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { Context } from '../context.js'
import { Job } from '../jobs/Job.js'
import { tell } from '../tell.js'
import type { SupportTicketInput } from './inputs.js'
import { SupportTicket } from './SupportTicket.js'

/** The order must be the customer's own, or a job that the vendor has; any other is not found. */
export async function openSupportTicket(
  context: Context,
  { orderNumber = null, issue }: SupportTicketInput,
): Promise<string> {
  const viewer = await context.signedIn('customer', 'vendor')
  const { now } = context
  return context.act(async tx => {
    if (orderNumber !== null) {
      const party = viewer.userType === 'vendor' ? { vendorId: viewer.id } : { customerId: viewer.id }
      const own = { id: orderNumber, ...party }
      if (!(await tx.findOne(Job, own, { lockMode: LockMode.PESSIMISTIC_READ }))) throw notFound('Order')
    }
    const user = (await lockActive(tx, viewer)).get(viewer.id)
    await countMade(context, tx, viewer, 'tickets')
    const open = await tx.count(SupportTicket, { customerId: viewer.id, status: 'open' })
    refuseBeyond(context, 'openTickets', open + 1, user)
    const ticket = tx.create(SupportTicket, {
      customerId: viewer.id,
      orderNumber,
      issue,
      createdAt: now,
      updatedAt: now,
    })
    const data = { ticketId: ticket.id }
    await tell(tx, context, { kind: 'ticket_opened', to: 'admins', jobId: orderNumber, data })
    return ticket.id
  })
}
