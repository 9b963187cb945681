import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { chargeGraph } from '../../rules/chargeGraph.js'
import type { JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { feeOfCharge, mayWaiveFee } from '../ledger/ledgerRows.js'
import { fromStates } from '../makeMove.js'
import type { Charge } from './Charge.js'

const j = columnsOf<JobTable>('cj')

/** In SQL: the customer and admins read all lines of a job, its vendor their own. */
export const mayReadCharge = (c: Columns<Charge>) =>
  `(:isAdmin or ${c.vendorId} = :viewer or exists (select from jobs cj where ${j.id} = ${c.jobId} and ${j.customerId} = :viewer))`

const mayContest = (c: Columns<Charge>) =>
  `(${c.status} in ${fromStates(chargeGraph, 'contest')} and ${c.contestUntil} > :now::timestamptz is true
    and exists (select from jobs cj where ${j.id} = ${c.jobId} and ${j.customerId} = :viewer))`

const mayVoid = (c: Columns<Charge>) =>
  `(${c.status} in ${fromStates(chargeGraph, 'void')} and (:isAdmin or (${c.vendorId} = :viewer and ${c.kind} <> 'base')) is true)`

export const chargeRows: View<Charge> = {
  table: 'job_charges',
  fields: {
    job: one(
      () => jobRows,
      (job, c) => `${job.id} = ${c.jobId}`,
    ),
    quantity: c => `${c.quantity}::text`,
    viewerCanContest: mayContest,
    viewerCanVoid: mayVoid,
    fee: c => feeOfCharge(c),
    viewerCanWaiveFee: c => mayWaiveFee(c),
    viewerCanUphold: c => `(:isAdmin and ${c.status} in ${fromStates(chargeGraph, 'uphold')})`,
  },
}

/** The agreed price first, then by age. */
export const chargeOrder = (c: Columns<Charge>) => `${c.kind} <> 'base', ${c.createdAt}, ${c.id}`
