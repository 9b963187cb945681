import { type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { expendable } from '../../../test/security/setups.js'

export const mutations: Record<string, Policy> = {
  requestMyData: { may: SIGNED_IN, browserOnly: true, setup: expendable(() => ({})) },
}

export const queries: Record<string, Policy> = {
  myDataExport: { may: SIGNED_IN, browserOnly: true },
}
