import { columnsOf } from '../../platform/rows/columns.js'
import { rowsWhere } from '../../platform/rows/keyset.js'
import { searchWords } from '../../rules/searchWords.js'
import type { CustomerJobsArgs } from './inputs.js'
import type { Job } from './Job.js'
import { isUnfinished, ownJobRows } from './jobRows.js'
import { LISTED } from './listOrder.js'

const t = columnsOf<Job>('t')

const CONDITIONS = {
  unfinished: isUnfinished(t, ':owner'),
  status: `${t.status} = :status`,
  type: `${t.type} = :type`,
  search: `search_text(${t.id}::text || ' ' || ${t.title} || ' ' || ${t.address} || ' ' || ${t.zipCode} || ' '
    || coalesce(${t.description}, '') || ' ' || coalesce(${t.serviceInstructions}, '')) like search_pattern(:search)`,
}

/** A customer's jobs, filtered by the arguments. The search reads only this customer's rows. */
export const customerJobs = (owner: string, { unfinished, status, type, search }: CustomerJobsArgs) => {
  const wanted = { unfinished, status, type, search: searchWords(search) }
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
