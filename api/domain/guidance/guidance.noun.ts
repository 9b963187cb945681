import { noun } from '../noun.js'
import { computeGuidance, writeGuidance } from './computeGuidance.js'
import { guidanceOfJob, guidanceOfOfferedJob } from './GuidanceOfJob.js'
import { guidanceRoutes } from './guidanceRoutes.js'
import { PriceGuidanceResolver } from './PriceGuidanceResolver.js'
import { notExported } from './userData.js'

export const guidance = noun({
  name: 'guidance',
  why: 'Prices come from jobs and bids.',
  adds: [guidanceOfJob, guidanceOfOfferedJob],
  resolvers: [PriceGuidanceResolver],
  rest: guidanceRoutes,
  tasks: { computeGuidance },
  notExported,
  demo: { jobs: ({ tx, now }) => writeGuidance(tx, now) },
})
