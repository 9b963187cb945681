import { statusOfAccount } from './cardStatus.js'

test.each([
  [{ charges_enabled: true, details_submitted: true }, 'on'],
  [{ charges_enabled: true, details_submitted: false }, 'on'],
  [{ charges_enabled: false, details_submitted: true }, 'restricted'],
  [{ charges_enabled: false, details_submitted: false }, 'pending'],
])('reads %j as %s', (account, status) => expect(statusOfAccount(account)).toBe(status))
