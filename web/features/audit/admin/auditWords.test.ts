import { auditChanges, auditSubject, auditWords } from './auditWords.js'

test.each([
  ['createUser', null, { userType: 'vendor' }, 'invited a new vendor'],
  ['setUserActive', { isActive: true }, { isActive: false }, 'suspended the account'],
  ['setUserActive', { isActive: false }, { isActive: true }, 'reactivated the account'],
  ['requestAdminSuspension', null, { isActive: false }, 'asked to suspend the account'],
  ['requestAdminSuspension', null, { isActive: true }, 'asked to reactivate the account'],
  ['confirmAdminSuspension', null, { isActive: false }, 'confirmed that the account is suspended'],
  ['confirmAdminSuspension', null, { isActive: true }, 'confirmed that the account is reactivated'],
  ['withdrawAdminSuspension', { isActive: false }, null, 'withdrew the request to suspend the account'],
  ['withdrawAdminSuspension', { isActive: true }, null, 'withdrew the request to reactivate the account'],
  ['reviewVendorDocument', null, { reviewStatus: 'approved' }, 'approved a document'],
  ['reviewVendorDocument', null, { reviewStatus: 'refused' }, 'refused a document'],
  [
    'reviewVendorDocument',
    null,
    { reviewStatus: 'refused', documentType: 'w9_form' },
    'refused a document (W-9)',
  ],
  ['startVisit', null, null, 'said that the vendor is on the way'],
  ['waiveFee', null, null, 'waived the service fee on a charge'],
  ['reopenJob', null, null, 'opened the order for bids again'],
  ['reassignJob', null, null, 'gave the order to another vendor'],
  ['reassignJob', null, { offeredPrice: '430.00' }, "offered another vendor's bid to the customer"],
  ['somethingNew', null, null, 'somethingNew'],
])('describes %s from %j to %j as "%s"', (action, before, after, words) =>
  expect(auditWords({ action, before, after })).toBe(words),
)

const becker = {
  id: 'e2b2b7f3-0000-4000-8000-000000000000',
  firstName: 'Dale',
  lastName: 'Becker',
  businessName: 'Becker Hauling',
}

test('shows only what differs', () => {
  expect(
    auditChanges({
      action: 'updateUser',
      before: { firstName: 'Dale', phone: null, isActive: true, id: '1' },
      after: { firstName: 'Dan', phone: '5125550100', isActive: true, id: '1' },
    }),
  ).toEqual([
    { name: 'First name', before: 'Dale', after: 'Dan' },
    { name: 'Phone', before: null, after: '5125550100' },
  ])
  expect(auditChanges({ action: 'createUser', before: null, after: { userType: 'vendor' } })).toEqual([
    { name: 'Type', before: null, after: 'Vendor' },
  ])
  expect(auditChanges({ action: 'createUser', before: null, after: null })).toEqual([])
})

test.each([
  ['updateUser', { email: 'a_b@x.com' }, { email: 'a b@x.com' }, ['Email', 'a_b@x.com', 'a b@x.com']],
  ['updateUser', { lastName: 'Cu_st' }, { lastName: 'Cu st' }, ['Last name', 'Cu_st', 'Cu st']],
  ['cancelJob', null, { reason: 'snake_case, as typed' }, ['Reason', null, 'snake_case, as typed']],
  ['removeRating', null, { ratingId: '1', reason: 'off_topic' }, ['Reason', null, 'Not about this job']],
  ['removeBusinessName', null, { reason: 'misleading' }, ['Reason', null, 'Misleading claims']],
  ['startVisit', { status: 'scheduled' }, { status: 'on_the_way' }, ['Status', 'Scheduled', 'On the way']],
  ['reopenJob', { status: 'in_progress' }, { status: 'pending' }, ['Status', 'In Progress', 'Pending']],
  [
    'reassignJob',
    { vendorId: 'e2b2b7f3-0000-4000-8000-000000000000' },
    { vendorId: '3576b323-0000-4000-8000-000000000000' },
    ['Vendor', 'Becker Hauling', 'A vendor'],
  ],
  ['reopenJob', { finalPrice: '410' }, { finalPrice: null }, ['Price', '$410.00', null]],
  [
    'reviewVendorDocument',
    { documentType: 'w9_form', expiresOn: null },
    { documentType: 'w9_form', expiresOn: '2027-03-01' },
    ['Good through', null, 'Mon, Mar 1, 2027'],
  ],
])('describes the change of %s from %j to %j as %j', (action, before, after, [name, was, is]) =>
  expect(auditChanges({ action, before, after, vendors: [becker] })).toEqual([
    { name, before: was, after: is },
  ]),
)

test.each([
  ['requestAdminSuspension', { isActive: true }, { isActive: false }],
  ['withdrawAdminSuspension', { isActive: false, askedById: '1' }, null],
  ['inviteApplicant', null, { applicationId: '1' }],
])('describes no change for %s from %j to %j', (action, before, after) =>
  expect(auditChanges({ action, before, after })).toEqual([]),
)

test('says who was affected', () => {
  const event = {
    id: '1',
    action: 'cancelJob',
    before: null,
    after: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    actor: { id: '1', firstName: 'Ada', lastName: 'Okafor' },
    subject: null,
    subjectId: 'c0ffee00-0000-4000-8000-000000000000',
    subjectName: 'c0ffee00',
    vendors: [],
  }
  expect(auditSubject(event)).toBe('Order c0ffee00')
  expect(auditSubject({ ...event, action: 'voidCharge' })).toBe('Order c0ffee00')
  const ticket = { ...event, action: 'answerSupportTicket', subjectName: 'Maria Lopez' }
  expect(auditSubject(ticket)).toBe('Ticket of Maria Lopez')
  expect(auditSubject({ ...event, action: 'declineApplication', subjectName: 'Becker Hauling' })).toBe(
    'Application of Becker Hauling',
  )
  expect(auditSubject({ ...event, subject: { id: '2', firstName: 'Dale', lastName: 'Hart' } })).toBe(
    'Dale Hart',
  )
  expect(auditSubject({ ...event, action: 'updateSettings', subjectId: null })).toBe('Haulbid')
})
