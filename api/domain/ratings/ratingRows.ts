import { one, type View } from '../../platform/rows/View.js'
import { userRows } from '../accounts/userRows.js'
import { jobRows } from '../jobs/jobRows.js'
import type { Rating } from './Rating.js'
import { isPublic } from './ratingPolicy.js'

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
