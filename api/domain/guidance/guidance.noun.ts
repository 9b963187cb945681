import { noun } from '../noun.js'
import { computeGuidance } from './computeGuidance.js'
import { guidanceRoutes } from './guidanceRoutes.js'
import { PriceGuidanceResolver } from './PriceGuidanceResolver.js'
import { notExported } from './userData.js'

export const guidance = noun({
  name: 'guidance',
  why: 'Prices come from jobs and bids.',
  resolvers: [PriceGuidanceResolver],
  rest: guidanceRoutes,
  tasks: { computeGuidance },
  notExported,
})
