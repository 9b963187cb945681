import { type Policy, VENDORS } from '../../../test/security/policies.js'
import { ofVendor } from '../../../test/security/setups.js'

export const mutations: Record<string, Policy> = {
  dismissBusinessPrompt: { may: VENDORS },
}

export const queries: Record<string, Policy> = {
  vendorAgenda: { may: ['vendor', 'admin'], setup: ofVendor },
}
