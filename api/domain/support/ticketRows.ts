import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'
import type { SupportTicket } from './SupportTicket.js'

export const ticketRows: View<SupportTicket> = {
  table: 'support_tickets',
  fields: {
    job: one(
      () => jobRows,
      (j, s) => `${j.id} = ${s.orderNumber}`,
    ),
    customer: one(
      () => userRows,
      (u, s) => `${u.id} = ${s.customerId}`,
    ),
  },
}
