import { columnsOf } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { jobGraph, ongoing } from '../../rules/jobGraph.js'
import { inStates, toState } from '../makeMove.js'
import type { CustomerJobsArgs } from './inputs.js'
import type { Job } from './Job.js'
import { ownJobRows } from './jobRows.js'
import { LISTED } from './listOrder.js'

const t = columnsOf<Job>('t')

const CONDITIONS = {
  unfinished: `(${t.status} in ${inStates(ongoing)}
    or ${t.status} = ${toState(jobGraph, 'complete')} and ${t.completedDate} > :now::timestamptz - interval '30 days'
      and not exists (select from ratings r where r.job_id = ${t.id} and r.rater_id = :owner))`,
  status: `${t.status} = :status`,
  type: `${t.type} = :type`,
  search: `search_text(${t.id}::text || ' ' || ${t.title} || ' ' || ${t.address} || ' ' || ${t.zipCode} || ' '
    || coalesce(${t.description}, '') || ' ' || coalesce(${t.serviceInstructions}, '')) like search_pattern(:search)`,
}

/** A customer's jobs, filtered by the arguments. The search reads only this customer's rows. */
export const customerJobs = (owner: string, { unfinished, status, type, search }: CustomerJobsArgs) => {
  const wanted = { unfinished, status, type, search: search?.trim().replace(/^#/, '') }
  const asked = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter(name => wanted[name])
  const where = [`${t.customerId} = :owner`, ...asked.map(name => CONDITIONS[name])].join(' and ')
  return {
    order: LISTED,
    ...rowsWhere(ownJobRows, () => where),
    // Limits a search, which scans all of a customer's jobs.
    together: wanted.search ? 1 : 2,
    values: { ...wanted, owner },
  }
}
