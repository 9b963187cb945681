import type { Columns } from '../../platform/rows/columns.js'
import { one, type View } from '../../platform/rows/View.js'
import { limits } from '../../rules/limits.js'
import { userRows } from '../accounts/userRows.js'
import type { JobColumns } from '../jobs/jobPolicy.js'
import { jobRows } from '../jobs/jobRows.js'
import { isPublic } from './publicRatingRows.js'
import type { Rating } from './Rating.js'

/** In SQL, among the job's parties and admins: who may read a rating. While it is sealed, only its author can. */
export const mayReadRating = (r: Columns<Rating>) =>
  `(${r.raterId} = :viewer or ${isPublic(r)} or (:isAdmin and ${r.removedAt} is not null))`

/** In SQL: the latest time at which a job's ratings are revealed. `revealsBy` in rules/reveal.ts is the same. */
export const sealEnd = (j: JobColumns) => `${j.completedDate} + interval '${limits.ratingSealDays} days'`

/** In SQL: a rating given now would be sealed, like the job's others. */
export const areSealed = (j: JobColumns) =>
  `(${j.status} = 'completed' and ${sealEnd(j)} > :now::timestamptz
    and (select count(*) from ratings r where r.job_id = ${j.id}) < 2)`

export const ratingRows: View<Rating> = {
  table: 'ratings',
  fields: {
    reply: r =>
      `case when ${r.replyRemovedAt} is null or ${r.ratedId} = :viewer or :isAdmin then ${r.reply} end`,
    isSealed: r => `(${r.revealsAt} > :now::timestamptz)`,
    viewerCanReply: r =>
      `(${r.ratedId} = :viewer and ${r.comment} is not null and ${r.reply} is null and ${isPublic(r)}) is true`,
    rated: one(
      () => userRows,
      (u, r) => `${u.id} = ${r.ratedId}`,
    ),
    job: one(
      () => jobRows,
      (j, r) => `${j.id} = ${r.jobId}`,
    ),
  },
}
