import type { Ticket_TicketFragment } from '../../features/support/admin/generated/tickets.js'
import type { TicketCard_TicketFragment } from '../../features/support/generated/support.js'
import { type Job, makeJob } from './makeJob.js'
import { makeUser } from './makeUser.js'

export type Ticket = Ticket_TicketFragment &
  TicketCard_TicketFragment & { __typename: 'SupportTicket'; job: Job }

/** An open ticket of `makeUser()` about `makeJob()`. */
export const makeTicket = (some: Partial<Ticket> = {}): Ticket => {
  const job = some.job ?? makeJob()
  return {
    __typename: 'SupportTicket',
    id: 'f0000001-0000-4000-8000-000000000000',
    orderNumber: job.id,
    issue: 'Where is my truck?',
    status: 'open',
    adminResponse: null,
    version: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    customer: makeUser(),
    job,
    ...some,
  }
}
