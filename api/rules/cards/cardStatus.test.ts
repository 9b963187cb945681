import { needsInWords, statusOfAccount } from './cardStatus.js'

test.each([
  [{ charges_enabled: true, details_submitted: true }, 'on'],
  [{ charges_enabled: true, details_submitted: false }, 'on'],
  [{ charges_enabled: false, details_submitted: true }, 'restricted'],
  [{ charges_enabled: false, details_submitted: false }, 'pending'],
])('reads %j as %s', (account, status) => expect(statusOfAccount(account)).toBe(status))

test.each([
  [[], ''],
  [['external_account'], 'a bank account for payouts'],
  [
    ['individual.dob.day', 'individual.dob.month', 'settings.unheard_of'],
    'details about a person and more details',
  ],
  [
    ['external_account', 'tos_acceptance.date', 'individual.verification.document'],
    'a bank account for payouts, its terms of service, and a photo of a document',
  ],
])('says %j as %j', (needs, words) => expect(needsInWords(needs)).toBe(words))
