import { auditChanges, auditSubject, auditWords } from './auditWords.js'

test.each([
  ['createUser', null, { userType: 'vendor' }, 'invited a new vendor'],
  ['setUserActive', { isActive: true }, { isActive: false }, 'suspended the account'],
  ['setUserActive', { isActive: false }, { isActive: true }, 'reactivated the account'],
  ['requestAdminSuspension', null, { isActive: false }, 'asked to suspend the account'],
  ['requestAdminSuspension', null, { isActive: true }, 'asked to reactivate the account'],
  ['confirmAdminSuspension', null, { isActive: false }, 'confirmed that the account is suspended'],
  ['confirmAdminSuspension', null, { isActive: true }, 'confirmed that the account is reactivated'],
  ['withdrawAdminSuspension', null, null, 'withdrew the request about the account'],
  ['reviewVendorDocument', null, { reviewStatus: 'approved' }, 'approved a document'],
  ['reviewVendorDocument', null, { reviewStatus: 'refused' }, 'refused a document'],
  ['reopenJob', null, null, 'opened the order for bids again'],
  ['reassignJob', null, null, 'gave the order to another vendor'],
  ['somethingNew', null, null, 'somethingNew'],
])('%s from %j to %j reads "%s"', (action, before, after, words) =>
  expect(auditWords({ action, before, after })).toBe(words),
)

test('only what differs is told', () => {
  expect(
    auditChanges({
      before: { firstName: 'Dale', phone: null, isActive: true, id: '1' },
      after: { firstName: 'Dan', phone: '5125550100', isActive: true, id: '1' },
    }),
  ).toEqual([
    { name: 'First name', before: 'Dale', after: 'Dan' },
    { name: 'Phone', before: null, after: '5125550100' },
  ])
  expect(auditChanges({ before: null, after: { userType: 'vendor' } })).toEqual([
    { name: 'Type', before: null, after: 'vendor' },
  ])
  expect(auditChanges({ before: null, after: null })).toEqual([])
})

test('whom it was done to', () => {
  const event = {
    id: '1',
    action: 'cancelJob',
    before: null,
    after: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    actor: { id: '1', firstName: 'Ada', lastName: 'Okafor' },
    subject: null,
    subjectId: 'c0ffee00-0000-4000-8000-000000000000',
  }
  expect(auditSubject(event)).toBe('Order c0ffee00')
  expect(auditSubject({ ...event, subject: { id: '2', firstName: 'Dale', lastName: 'Hart' } })).toBe(
    'Dale Hart',
  )
  expect(auditSubject({ ...event, action: 'updateSettings', subjectId: null })).toBe('This Haulbid')
})
