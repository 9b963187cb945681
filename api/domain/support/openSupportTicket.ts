import { LockMode } from '@mikro-orm/core'
import { notFound } from '../../platform/errors.js'
import { supportQuotas, supportRates } from '../../rules/support/supportBounds.js'
import { countMade } from '../accounts/countMade.js'
import { lockActive } from '../accounts/lockActive.js'
import { refuseBeyond } from '../accounts/quotas.js'
import type { User } from '../accounts/User.js'
import { act, type Subject } from '../act.js'
import { Job } from '../jobs/Job.js'
import { SupportTicket } from './SupportTicket.js'

/** The customer's own order or a job that the vendor has, or none. */
const orderOfTicket: Subject<string | null, { orderNumber: string | null; user: User }> = {
  by: ['customer', 'vendor'],
  async hold({ tx, viewer }, orderNumber) {
    if (orderNumber !== null) {
      const party = viewer.userType === 'vendor' ? { vendorId: viewer.id } : { customerId: viewer.id }
      const own = { id: orderNumber, ...party }
      if (!(await tx.findOne(Job, own, { lockMode: LockMode.PESSIMISTIC_READ }))) throw notFound('Order')
    }
    return { orderNumber, user: (await lockActive(tx, viewer)).get(viewer.id)! }
  },
}

export const openSupportTicket = act(orderOfTicket, async (acting, issue: string) => {
  const { tx, context, viewer, now, tell, orderNumber, user } = acting
  await countMade(context, tx, viewer, supportRates.tickets)
  const open = await tx.count(SupportTicket, { customerId: viewer.id, status: 'open' })
  refuseBeyond(context, supportQuotas.openTickets, open + 1, user)
  const ticket = tx.create(SupportTicket, {
    customerId: viewer.id,
    orderNumber,
    issue,
    createdAt: now,
    updatedAt: now,
  })
  tell('ticket_opened', { to: 'admins', jobId: orderNumber, data: { ticketId: ticket.id } })
  return ticket.id
})
