import type { Rel } from '@mikro-orm/core'
import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, list } from '../../platform/rows/View.js'
import { jobGraph, ongoing } from '../../rules/jobs/jobGraph.js'
import { Job } from '../jobs/Job.js'
import { isParty, type JobColumns, type JobTable } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { inStates, toState } from '../makeMove.js'
import { hasToSettle } from '../payments/paymentRows.js'
import { DateTime } from '../scalars.js'
import { Rating } from './Rating.js'
import { areSealed, mayReadRating, ratingRows, sealEnd } from './ratingRows.js'

const JobField = fieldOf(Job)

/** What ratings add to a job. */
export class RatingsOfJob {
  @JobField(() => [Rating], {
    description:
      "The ratings that customer and vendor gave each other, at most two: the revealed ones, and the viewer's own even if it is sealed. Admins see ratings once they are revealed, including removed ones.",
  })
  ratings?: Rel<Rating>[]

  @JobField(() => DateTime, {
    nullable: true,
    description:
      "The latest time at which the job's ratings are revealed: 14 days after the job was completed. Null before completion, after the ratings are revealed, and unless the viewer is a party to the job.",
  })
  ratingsSealedUntil?: Date | null

  @JobField(() => Boolean, {
    description: 'Whether the other party has rated the viewer, even if the rating is still sealed.',
  })
  viewerIsRated?: boolean

  /** Not in the schema: viewerCanRate is computed from it. */
  viewerHasRated?: boolean
}

/** In SQL: a job that its customer expects something of: work, a rating, or money that is to be settled. */
const isUnfinished = (j: JobColumns) => `(${j.status} in ${inStates(ongoing)}
    or ${j.status} = ${toState(jobGraph, 'complete')} and ${j.completedDate} > :now::timestamptz - interval '30 days'
      and not exists (select from ratings r where r.job_id = ${j.id} and r.rater_id = ${j.customerId})
    or ${hasToSettle(j)})`

export const ratingsOfJob = addsTo<Job & RatingsOfJob, RatingsOfJob & Pick<Job, 'isUnfinished'>, JobTable>(
  jobRows,
  {
    fields: {
      isUnfinished,
      ratings: list(
        () => ratingRows,
        (r, j) => `${r.jobId} = ${j.id} and ${isParty(j)} and ${mayReadRating(r)}`,
        r => `${r.createdAt}, ${r.id}`,
      ),
      ratingsSealedUntil: j => `case when ${isParty(j)} and ${areSealed(j)} then ${sealEnd(j)} end`,
      viewerIsRated: j => `exists (select from ratings r where r.job_id = ${j.id} and r.rated_id = :viewer)`,
      viewerHasRated: j => `exists (select from ratings r where r.job_id = ${j.id} and r.rater_id = :viewer)`,
    },
    computed: { viewerCanRate: ['status', 'customerId', 'vendorId', 'viewerHasRated'] },
  },
)
