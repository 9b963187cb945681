import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one } from '../../platform/rows/View.js'
import { Job } from '../jobs/Job.js'
import { type JobColumns, type JobTable, mayReadDetails } from '../jobs/jobPolicy.js'
import { jobRows, offeredRows } from '../jobs/jobRows.js'
import { type GuidanceColumns, guidanceRows, isBestFor, isFresh } from './guidanceRows.js'
import { PriceGuidance } from './PriceGuidance.js'

const JobField = fieldOf(Job)

/** The field that guidance adds to a job. */
export class GuidanceOfJob {
  @JobField(() => PriceGuidance, {
    nullable: true,
    description:
      'The usual prices of jobs like this nearby, as `priceGuidance` of Query. Null unless the viewer may see the details (viewerSeesDetails).',
  })
  priceGuidance?: PriceGuidance | null
}

const isLike = (guidance: GuidanceColumns, j: JobColumns) =>
  isBestFor(
    guidance,
    j.loadEighths,
    g => `${g.type} = ${j.type} and ${g.dumpsterSize} is not distinct from ${j.dumpsterSize}
      and ${g.zip3} = left(${j.zip5}, 3) and ${isFresh(g.computedAt)}`,
  )

/** Prices would give the size away, so they are hidden along with the details. */
export const guidanceOfJob = addsTo<Job & GuidanceOfJob, GuidanceOfJob, JobTable>(jobRows, {
  fields: {
    priceGuidance: one(
      () => guidanceRows,
      (g, j: JobColumns) => `${isLike(g, j)} and ${mayReadDetails(j)}`,
    ),
  },
})

/** There is no check per job in a list that contains only jobs open to the viewer. */
export const guidanceOfOfferedJob = addsTo<Job & GuidanceOfJob, GuidanceOfJob, JobTable>(offeredRows, {
  fields: { priceGuidance: one(() => guidanceRows, isLike) },
})
