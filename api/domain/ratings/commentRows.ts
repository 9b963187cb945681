import type { View } from '../../platform/rows/View.js'
import type { Rating } from './Rating.js'
import type { RatingComment } from './RatingComment.js'

export const commentRows: View<RatingComment, Rating> = {
  table: 'ratings',
  fields: {
    reply: r => `case when ${r.replyRemovedAt} is null then ${r.reply} end`,
    repliedAt: r => `case when ${r.replyRemovedAt} is null then ${r.repliedAt} end`,
  },
}
