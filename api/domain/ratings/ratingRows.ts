import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'

export const ratingRows: View = {
  table: 'ratings',
  fields: {
    rated: one(
      () => userRows,
      (u, r) => `${u}.id = ${r}.rated_id`,
    ),
    job: one(
      () => jobRows,
      (j, r) => `${j}.id = ${r}.job_id`,
    ),
  },
}
