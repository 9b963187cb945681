import { LOGIN } from '../../../test/operations.js'
import { customer, PASSWORD } from '../../../test/users.js'
import { type Case, harness, nothing, people } from '../../notices/test/telling.js'

export const cases: Case[] = [
  {
    what: 'a browser that the account does not know signs in',
    before: nothing,
    act: () =>
      harness.visitor().ask(LOGIN, { input: { email: people().customer.email, password: PASSWORD } }),
    told: ['customer: device_signed_in'],
  },
  {
    what: 'a user signs in for the first time',
    before: nothing,
    act: () => customer(harness),
    told: [],
  },
]
