import { ADMIN, type PathPolicy, type Policy } from '../../../test/security/policies.js'
import { asInput, given, ofCustomer } from '../../../test/security/setups.js'
import { pendingJob, takenJob } from '../../jobs/test/setups.js'
import { ticket } from './setups.js'

export const mutations: Record<string, Policy> = {
  openSupportTicket: {
    may: ['customer', 'vendor'],
    setup: asInput(async world => ({ orderNumber: (await takenJob(world)).jobId }), {
      issue: 'Nobody came',
    }),
    tells: ['admin: ticket_opened'],
  },
  answerSupportTicket: {
    may: ADMIN,
    setup: asInput(ticket, { response: 'Sorry' }),
    tells: ['customer: ticket_answered'],
  },
  closeSupportTicket: { may: ADMIN, setup: given(ticket) },
  reopenSupportTicket: { may: ADMIN, setup: given(ticket) },
}

export const queries: Record<string, Policy> = {
  supportTickets: { may: ['customer', 'admin'], setup: ofCustomer },
  supportTicket: { may: ['customer', 'admin'], setup: given(ticket) },
}

export const restPaths: Record<string, PathPolicy> = {
  'POST /support-tickets': {
    may: ['customer'],
    request: async world => ({
      body: {
        orderNumber: (await pendingJob(world)).jobId,
        issue: 'Nobody came',
        customerId: world.people.customer.id,
      },
    }),
  },
}
