import { noun } from '../noun.js'
import { DealResolver } from './DealResolver.js'
import { dealNoticeMails } from './dealNoticeMails.js'
import { dealRoutes } from './dealRoutes.js'
import { expire } from './expire.js'

export const deals = noun({
  name: 'deals',
  why: 'A job and its bids change together when it is edited, cancelled, or given back.',
  resolvers: [DealResolver],
  rest: dealRoutes,
  tasks: { expire },
  mails: dealNoticeMails,
})
