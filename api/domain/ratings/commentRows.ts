import type { View } from '../../platform/rows/View.js'
import type { Rating } from './Rating.js'
import type { RatingComment } from './RatingComment.js'

export const commentRows: View<RatingComment, Rating> = { table: 'ratings', fields: {} }
