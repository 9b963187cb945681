import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { list, one, type View } from '../../platform/rows/View.js'
import { changeOrderGraph } from '../../rules/changeOrders/changeOrderGraph.js'
import { chargeRows, mayReadCharge } from '../charges/chargeRows.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { fromStates } from '../makeMove.js'
import { photoRows, visitRows } from '../visits/visitRows.js'
import type { ChangeOrder } from './ChangeOrder.js'

const j = columnsOf<JobTable>('oj')

const ofCustomer = (o: Columns<ChangeOrder>) =>
  `exists (select from jobs oj where ${j.id} = ${o.jobId} and ${j.customerId} = :viewer)`

/** In SQL: the customer and admins read all change orders of a job, its vendor their own. */
export const mayReadChangeOrder = (o: Columns<ChangeOrder>) =>
  `(:isAdmin or ${o.vendorId} = :viewer or ${ofCustomer(o)})`

/** In SQL: it waits for the other side. */
export const isOpenChange = (o: Columns<ChangeOrder>) =>
  `${o.status} in ${fromStates(changeOrderGraph, 'accept')} and ${o.expiresAt} > :now::timestamptz`

const isSide = (o: Columns<ChangeOrder>, isProposer: boolean) =>
  `case ${o.proposedBy} when '${isProposer ? 'vendor' : 'customer'}' then (${o.vendorId} = :viewer) is true else ${ofCustomer(o)} end`

/** In SQL: the viewer may accept or decline it now. */
export const isToDecide = (o: Columns<ChangeOrder>) => `(${isOpenChange(o)} and ${isSide(o, false)})`

export const changeOrderRows: View<ChangeOrder> = {
  table: 'change_orders',
  fields: {
    // A driver who made it reads only quantities.
    amount: o => `case when ${mayReadChangeOrder(o)} then ${o.amount} end`,
    quantity: o => `${o.quantity}::text`,
    visit: one(
      () => visitRows,
      (v, o) => `${v.id} = ${o.visitId}`,
    ),
    charge: one(
      () => chargeRows,
      (c, o) => `${c.changeOrderId} = ${o.id} and ${mayReadCharge(c)}`,
    ),
    job: one(
      () => jobRows,
      (job, o) => `${job.id} = ${o.jobId}`,
    ),
    photos: list(
      () => photoRows,
      (p, o) => `${p.id} = any(${o.photoIds}::uuid[])`,
      // A larger load has its truck before and after.
      p => `${p.createdAt}, ${p.kind} = 'after', ${p.id}`,
    ),
    viewerCanDecide: isToDecide,
    viewerCanWithdraw: o => `(${isOpenChange(o)} and ${isSide(o, true)})`,
  },
}
