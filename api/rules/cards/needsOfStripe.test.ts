import { needsInWords } from './needsOfStripe.js'

test.each([
  ['external_account', 'a bank account for your payouts'],
  ['tos_acceptance.date', "your agreement to Stripe's terms"],
  ['business_profile.url', 'your website, or what you sell'],
  ['business_profile.mcc', 'what kind of business you run'],
  ['business_profile.support_phone', 'how customers recognize and reach you'],
  ['settings.payments.statement_descriptor', "the name on your customers' card statements"],
  ['business_type', 'whether you run a company or work for yourself'],
  ['company.tax_id', "your company's tax ID (EIN)"],
  ['company.verification.document', 'a document about your company'],
  ['documents.bank_account_ownership_verification.files', 'proof that the bank account is yours'],
  ['company.owners_provided', 'who owns and runs the company'],
  ['representative.relationship.title', 'who owns and runs the company'],
  ['individual.verification.document', 'a photo ID'],
  ['person_1NmAbc.verification.additional_document', 'proof of your home address'],
  ['individual.ssn_last_4', 'a Social Security number'],
  ['individual.dob.year', 'a date of birth'],
  ['representative.first_name', 'a full name'],
  ['individual.address.line1', 'a home address'],
  ['individual.email', 'an email address and phone number'],
  ['something_that_stripe_adds_next_year', 'more about you or your business'],
])('says %s in plain words', (need, words) => expect(needsInWords([need])).toEqual([words]))

test('says each once, and the general word last', () =>
  expect(
    needsInWords([
      'new_thing',
      'tos_acceptance.ip',
      'tos_acceptance.date',
      'other_new_thing',
      'external_account',
    ]),
  ).toEqual([
    "your agreement to Stripe's terms",
    'a bank account for your payouts',
    'more about you or your business',
  ]))
