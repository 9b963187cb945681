import { noun } from '../noun.js'
import { PriceGuidanceResolver } from './PriceGuidanceResolver.js'

export const guidance = noun({
  name: 'guidance',
  why: 'Prices come from jobs and bids.',
  resolvers: [PriceGuidanceResolver],
})
