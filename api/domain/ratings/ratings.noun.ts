import { noun } from '../noun.js'
import { CommentResolver } from './CommentResolver.js'
import { Rating } from './Rating.js'
import { RatingResolver } from './RatingResolver.js'
import { ratingsOfJob } from './RatingsOfJob.js'
import { RatingsOfJobResolver } from './RatingsOfJobResolver.js'
import { ratingsOfProfile } from './RatingsOfProfile.js'
import { ratingsOfStats } from './RatingsOfStats.js'
import { ratingsOfBidder, ratingsOfUser } from './RatingsOfUser.js'
import { ratingNoticeMails } from './ratingNoticeMails.js'
import { ratingRoutes } from './ratingRoutes.js'
import { recount } from './recount.js'
import { revealRatings } from './reveal.js'
import { exported } from './userData.js'

export const ratings = noun({
  name: 'ratings',
  why: 'The parties of a job rate each other.',
  adds: [ratingsOfJob, ratingsOfUser, ratingsOfBidder, ratingsOfProfile, ratingsOfStats],
  entities: [Rating],
  resolvers: [CommentResolver, RatingResolver, RatingsOfJobResolver],
  rest: ratingRoutes,
  tasks: { revealRatings },
  exported,
  mails: ratingNoticeMails,
  demo: {
    async jobs({ tx, now, users }) {
      const ids = Object.values(users).map(({ id }) => id)
      await recount(tx, { now }, ids)
    },
  },
})
