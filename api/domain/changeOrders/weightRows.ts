import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import { bidGraph } from '../../rules/bids/bidGraph.js'
import type { Bid } from '../bids/Bid.js'
import type { Charge } from '../charges/Charge.js'
import { isDriversVisit } from '../driverRows.js'
import type { Job } from '../jobs/Job.js'
import { toState } from '../makeMove.js'
import type { Visit } from '../visits/Visit.js'

const j = columnsOf<Job>('wj')
const b = columnsOf<Bid>('b')
const c = columnsOf<Charge>('c')

/** In SQL: what tonsLeftToCharge asks of a weighed visit, for the job's vendor and its driver. JSON as text. */
export const weightFacts = (v: Columns<Visit>) =>
  `case when ${v.tons} is not null and (${v.vendorId} = :viewer or ${isDriversVisit(v)}) then (
        select json_build_object('status', ${j.status}, 'completedDate', ${j.completedDate},
          'includedTons', ${b.includedTons}::text, 'hasRate', coalesce(${b.extraTonPrice}, 0) > 0,
          'visit', json_build_object('id', ${v.id}, 'kind', ${v.kind}, 'status', ${v.status}, 'tons', ${v.tons}::text, 'finishedByJob', ${v.finishedByJob}),
          'charges', array(select json_build_object('kind', ${c.kind}, 'status', ${c.status}, 'quantity', ${c.quantity}::text, 'visitId', ${c.visitId}, 'voidedByAdmin', ${c.voidedByAdmin})
            from job_charges c where ${c.visitId} = ${v.id}))::text
        from jobs wj join bids b on ${b.jobId} = ${j.id} and ${b.status} = ${toState(bidGraph, 'accept')}
        where ${j.id} = ${v.jobId} and ${j.vendorId} = ${v.vendorId}) end`
