import type { Columns } from '../../platform/rows/columns.js'
import { limits } from '../../rules/limits.js'
import type { Viewer } from '../accounts/Viewer.js'
import type { Job } from '../jobs/Job.js'
import type { JobColumns } from '../jobs/jobPolicy.js'
import type { Rating } from './Rating.js'

type Facts = Pick<Job, 'status' | 'customerId' | 'vendorId'>

/** The user the viewer would rate: the other party; null for everyone else. */
export const ratedBy = (viewer: Viewer | null, job: Facts): string | null => {
  if (viewer?.id === job.customerId) return job.vendorId
  return viewer && viewer.id === job.vendorId ? job.customerId : null
}

export const mayRate = (viewer: Viewer | null, job: Facts & { viewerHasRated?: boolean }): boolean =>
  job.status === 'completed' && !job.viewerHasRated && ratedBy(viewer, job) !== null

/** In SQL: the rating is revealed and not removed, so it counts and is shown. */
export const isPublic = (r: Pick<Columns<Rating>, 'revealsAt' | 'removedAt'>) =>
  `(${r.revealsAt} <= :now::timestamptz and ${r.removedAt} is null)`

/** In SQL, among the parties of its job and admins: who may read a rating. Nobody but its giver does while it is sealed. */
export const mayReadRating = (r: Columns<Rating>) =>
  `(${r.raterId} = :viewer or ${isPublic(r)} or (:isAdmin and ${r.removedAt} is not null))`

/** In SQL: when the ratings of a job are revealed at the latest. `revealsBy` in rules/reveal.ts is the same. */
export const sealEnd = (j: JobColumns) => `${j.completedDate} + interval '${limits.ratingSealDays} days'`

/** In SQL: a rating of the job given now would be sealed, or those given are. */
export const areSealed = (j: JobColumns) =>
  `(${j.status} = 'completed' and ${sealEnd(j)} > :now::timestamptz
    and (select count(*) from ratings r where r.job_id = ${j.id}) < 2)`
