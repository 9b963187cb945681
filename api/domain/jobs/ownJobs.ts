import { columnsOf } from '../../platform/rows/columns.js'
import { NEWEST, rowsWhere } from '../../platform/rows/keyset.js'
import { sqlOf } from '../../platform/rows/View.js'
import { searchWords } from '../../rules/searchWords.js'
import type { CustomerJobsArgs, VendorJobsArgs } from './inputs.js'
import { type JobArgument, type OwnListName, ownLists } from './jobLists.js'
import type { JobTable } from './jobPolicy.js'
import { ownJobRows } from './jobRows.js'
import { DUE, LATEST, LISTED } from './listOrder.js'

const t = columnsOf<JobTable>('t')

/** The jobs of one of `:owner`'s lists, with the arguments that have a value. */
const rowsOf = (name: OwnListName, asked: Record<string, unknown> = {}, also: string[] = []) => {
  const { owner, status, args } = ownLists[name]
  const isAsked = ([arg, field]: [string, JobArgument]) =>
    field === 'isUnfinished' ? sqlOf<JobTable>(ownJobRows, field)(t) : `${t[field]} = :${arg}`
  const conditions = [
    `${t[owner]} = :owner`,
    ...(status ? [`${t.status} = '${status}'`] : []),
    ...Object.entries(args)
      .filter(([arg]) => asked[arg])
      .map(isAsked),
    ...also,
  ]
  return rowsWhere(ownJobRows, () => conditions.join(' and '))
}

const MATCHES = `search_text(${t.id}::text || ' ' || ${t.title} || ' ' || ${t.address} || ' ' || ${t.zipCode} || ' '
    || coalesce(${t.description}, '') || ' ' || coalesce(${t.serviceInstructions}, '')) like search_pattern(:search)`

/** A customer's jobs, filtered by the arguments. The search reads only this customer's rows. */
export const customerJobs = (owner: string, asked: CustomerJobsArgs) => {
  const search = searchWords(asked.search)
  const { status, type } = asked
  return {
    order: LISTED,
    ...rowsOf('customerJobs', { ...asked }, search ? [MATCHES] : []),
    // Limits a search, which scans all of a customer's jobs.
    together: search ? 1 : 2,
    values: { owner, status, type, search },
  }
}

/** The jobs assigned to a vendor. */
export const vendorJobs = (owner: string, { sort }: VendorJobsArgs) => ({
  order: sort === 'due' ? DUE : NEWEST,
  ...rowsOf('vendorJobs'),
  together: 4,
  values: { owner },
})

/** What a vendor has completed, latest first. */
export const earnedJobs = (owner: string) => ({
  order: LATEST,
  ...rowsOf('earnedJobs'),
  values: { owner },
})
