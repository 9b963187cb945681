import { type Columns, columnsOf } from '../../platform/rows/columns.js'
import type { View } from '../../platform/rows/View.js'
import type { User } from '../accounts/User.js'
import type { Rating } from './Rating.js'
import type { RatingComment } from './RatingComment.js'

const r = columnsOf<Rating>('r')

/** In SQL: the rating is revealed and not removed, so it counts and is shown. */
export const isPublic = (r: Pick<Columns<Rating>, 'revealsAt' | 'removedAt'>) =>
  `(${r.revealsAt} <= :now::timestamptz and ${r.removedAt} is null)`

/**
 * In SQL: the stored figure, or a new count if time has revealed a rating since it was stored. So reads don't depend
 * on when the task ran, and cost one comparison if nothing is due.
 */
const unlessDue = (column: 'rating' | 'ratingCount', counted: string) => (u: Columns<User>) =>
  `case when ${u.ratingDueAt} <= :now::timestamptz
    then (select ${counted} from ratings r where ${r.ratedId} = ${u.id} and ${isPublic(r)}) else ${u[column]} end`

export const publicRating = unlessDue('rating', 'coalesce(round(avg(r.rating), 2), 0.00)')
export const publicRatingCount = unlessDue('ratingCount', 'count(*)::int')

export const commentRows: View<RatingComment, Rating> = {
  table: 'ratings',
  fields: {
    reply: r => `case when ${r.replyRemovedAt} is null then ${r.reply} end`,
    repliedAt: r => `case when ${r.replyRemovedAt} is null then ${r.repliedAt} end`,
  },
}
