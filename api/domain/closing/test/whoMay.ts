import { type Policy, SIGNED_IN } from '../../../test/security/policies.js'
import { expendable } from '../../../test/security/setups.js'
import { PASSWORD } from '../../../test/users.js'

export const mutations: Record<string, Policy> = {
  closeAccount: {
    may: SIGNED_IN,
    browserOnly: true,
    setup: expendable(() => ({ input: { currentPassword: PASSWORD } })),
  },
}
