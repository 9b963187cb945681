import type { NounCache } from '../../apollo/NounCache.js'
import { latest } from '../../apollo/policies.js'

export const visitsCache: NounCache = {
  // A job changes with its visits.
  fields: { vendorVisits: { policy: { keyArgs: ['vendorId', 'day'], ...latest }, causes: ['ownJob'] } },
}
