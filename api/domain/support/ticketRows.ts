import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'

export const ticketRows: View = {
  table: 'support_tickets',
  fields: {
    job: one(
      () => jobRows,
      (j, s) => `${j}.id = ${s}.order_number`,
    ),
    customer: one(
      () => userRows,
      (u, s) => `${u}.id = ${s}.customer_id`,
    ),
  },
}
