import { type Act, customer, input, newcomer, password, proof, vendor } from '../../../test/pairs/act.js'
import { newUser } from '../../../test/security/setups.js'
import { PASSWORD } from '../../../test/users.js'
import { newAccount } from './setups.js'

export const acts: Record<string, Act[]> = {
  signUpCustomer: [{ by: customer, variables: input(newAccount) }],
  login: [
    { by: customer, variables: input(({ customer: { email } }) => ({ email, password: PASSWORD })) },
    { by: customer, variables: input(({ vendor: { email } }) => ({ email, password: PASSWORD })) },
  ],
  logout: [{ by: customer }],
  requestPasswordReset: [{ by: customer, variables: ({ customer: { email } }) => ({ email }) }],
  resetPassword: [
    { by: customer, variables: input(({ resetToken }) => ({ token: resetToken, ...password })) },
  ],
  takeBackEmail: [{ by: customer, variables: input(({ takeBackToken }) => ({ token: takeBackToken })) }],
  confirmEmail: [{ by: customer, variables: input(({ confirmToken }) => ({ token: confirmToken })) }],
  sendEmailConfirmation: [{ by: newcomer }],
  updateAccount: [
    { by: customer, variables: input(({ customer: { email } }) => ({ ...newUser(), email })) },
    { by: vendor, variables: input(({ vendor: { email } }) => ({ ...newUser(), email })) },
  ],
  changePassword: [{ by: customer, variables: input(() => ({ ...proof, ...password })) }],
  signOutEverywhere: [{ by: customer }],
  createApiToken: [
    { by: customer, variables: input(() => ({ name: 'x', scope: 'read', expiresInDays: 30, ...proof })) },
  ],
  revokeApiToken: [{ by: customer, variables: ({ tokenId }) => ({ id: tokenId }) }],
}
