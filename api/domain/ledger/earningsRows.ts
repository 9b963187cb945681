import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import type { Charge } from '../charges/Charge.js'
import type { Job } from '../jobs/Job.js'
import { feesOfJob } from './feeRows.js'
import type { JobEarnings } from './JobEarnings.js'

const c = columnsOf<Charge>('c')

const sumOf = (condition: string) => (j: Columns<Job>) =>
  `(select coalesce(sum(${c.amount}), 0.00) from job_charges c where ${c.jobId} = ${j.id} and ${condition})`

/** The field that leads here shows it to the job's vendor and admins only, once the job is completed. */
export const earningsRows: View<JobEarnings, Job> = {
  table: 'jobs',
  fields: {
    base: sumOf(`${c.kind} = 'base' and ${c.status} in ('booked', 'contested')`),
    added: sumOf(`${c.kind} <> 'base' and ${c.status} = 'booked'`),
    contested: sumOf(`${c.kind} <> 'base' and ${c.status} = 'contested'`),
    fee: j => feesOfJob(j.id),
    net: j => `(${j.finalPrice} - ${feesOfJob(j.id)})`,
  },
}
