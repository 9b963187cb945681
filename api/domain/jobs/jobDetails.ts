import type { Fields } from '../../platform/rows/View.js'
import {
  type ReadableBy,
  type RequestFieldName,
  requestFieldNames,
  requestFields,
} from '../../rules/jobs/requestFields.js'
import type { Job } from './Job.js'
import { type JobColumns, type JobTable, mayReadBudget, mayReadDetails } from './jobPolicy.js'

/** The schema says that these are never null. */
const NOT_NULL: Partial<Record<RequestFieldName, string>> = {
  address: "''",
  images: "'{}'",
  hasHazardousItems: 'false',
}

/** The columns that describe a job, and the values that replace them for a vendor who may no longer read them. */
const DETAILS = {
  customerId: 'null',
  timeZone: 'null',
  givenBackAt: 'null',
  version: 'null',
  ...(Object.fromEntries(
    requestFieldNames
      .filter(name => requestFields[name].readableBy === 'bidders' && name !== 'items')
      .map(name => [name, NOT_NULL[name] ?? 'null']),
  ) as Record<Exclude<ReadableBy<'bidders'>, 'items'>, string>),
}

type Detail = keyof typeof DETAILS
/** Drivers read no amounts. */
const BUDGET: readonly Detail[] = ['customerBudget', 'estimatedPrice']
const mayReadDetail = (name: Detail) => (BUDGET.includes(name) ? mayReadBudget : mayReadDetails)

type Details = Pick<Fields<Job, JobTable>, Detail | 'viewerSeesDetails'>

const each = (sql: (j: JobColumns, name: Detail) => string) =>
  Object.fromEntries(
    (Object.keys(DETAILS) as Detail[]).map(name => [name, (j: JobColumns) => sql(j, name)]),
  ) as Record<Detail, (j: JobColumns) => string>

/** A vendor who has lost, withdrawn or left the area cannot read them (docs/product.md, The marketplace). */
export const jobDetails: Details = {
  // For a job without a vendor the comparison is null.
  viewerSeesDetails: j => `(${mayReadDetails(j)} is true)`,
  ...each((j, name) => `case when ${mayReadDetail(name)(j)} then ${j[name]} else ${DETAILS[name]} end`),
}

/** For lists that contain only jobs whose details the viewer may read, so there is no check per job. */
export const shownDetails: Details = {
  viewerSeesDetails: () => 'true',
  ...each((j, name) => j[name]),
}
