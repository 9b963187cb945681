import { noun } from '../noun.js'
import { CommentResolver } from './CommentResolver.js'
import { Rating } from './Rating.js'
import { RatingResolver } from './RatingResolver.js'
import { revealRatings } from './reveal.js'
import { exported } from './userData.js'

export const ratings = noun({
  name: 'ratings',
  why: 'The parties of a job rate each other.',
  entities: [Rating],
  resolvers: [CommentResolver, RatingResolver],
  tasks: { revealRatings },
  exported,
})
