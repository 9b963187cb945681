import type { NounCache } from '../../apollo/NounCache.js'
import { leaves } from '../../apollo/policies.js'
import { refetch } from '../../apollo/updateLists.js'

const DECIDED = [refetch('vendorApplications'), 'adminWork', 'audit'] as const

export const applicationsCache: NounCache = {
  fields: {
    vendorApplications: { policy: leaves('status'), causes: ['application'] },
    vendorApplication: { causes: ['application'] },
  },
  mutations: { InviteApplicant: [...DECIDED, refetch('users')], DeclineApplication: DECIDED },
}
