import type { NounCache } from '../../apollo/NounCache.js'
import { leaves } from '../../apollo/policies.js'

export const auditCache: NounCache = {
  fields: { auditEvents: { policy: leaves('action', 'subjectId'), causes: ['audit'] } },
}
