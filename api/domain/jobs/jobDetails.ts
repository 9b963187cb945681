import type { Fields } from '../../platform/rows/View.js'
import type { Job } from './Job.js'
import { type JobColumns, type JobTable, mayReadDetails } from './jobPolicy.js'

/** The columns that say what a job is about, and what stands in their place for a vendor who is out of it. */
const DETAILS = {
  description: 'null',
  address: "''",
  images: "'{}'",
  estimatedPrice: 'null',
  pickupDateTime: 'null',
  hasHazardousItems: 'false',
  customerBudget: 'null',
  dumpsterSize: 'null',
  dropoffDate: 'null',
  dropoffTimePreference: 'null',
  pickupDate: 'null',
  serviceInstructions: 'null',
} as const satisfies { [Column in keyof JobColumns]?: string }

type Detail = keyof typeof DETAILS
type Details = Pick<Fields<Job, JobTable>, Detail | 'viewerSeesDetails'>

const each = (sql: (j: JobColumns, name: Detail) => string) =>
  Object.fromEntries(
    (Object.keys(DETAILS) as Detail[]).map(name => [name, (j: JobColumns) => sql(j, name)]),
  ) as Record<Detail, (j: JobColumns) => string>

/** A vendor who has lost, withdrawn or left the area reads none of it (docs/product.md, The marketplace). */
export const jobDetails: Details = {
  // A job of no vendor makes the comparison null.
  viewerSeesDetails: j => `(${mayReadDetails(j)} is true)`,
  ...each((j, name) => `case when ${mayReadDetails(j)} then ${j[name]} else ${DETAILS[name]} end`),
}

/** In lists that hold only jobs whose details the viewer reads, so that they need not be asked again of each. */
export const shownDetails: Details = {
  viewerSeesDetails: () => 'true',
  ...each((j, name) => j[name]),
}
