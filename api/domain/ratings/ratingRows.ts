import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'
import type { Rating } from './Rating.js'

export const ratingRows: View<Rating> = {
  table: 'ratings',
  fields: {
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
