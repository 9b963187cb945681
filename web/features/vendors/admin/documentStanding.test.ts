import { documentStanding } from './documentStanding.js'
import type { ManagedDocument_DocumentFragment } from './generated/vendors.js'

type Status = ManagedDocument_DocumentFragment['reviewStatus']
type Type = ManagedDocument_DocumentFragment['documentType']

const paper = (documentType: Type, reviewStatus: Status): ManagedDocument_DocumentFragment => ({
  id: `${documentType}-${reviewStatus}`,
  documentType,
  reviewStatus,
  fileName: 'a.pdf',
  filePath: '/objects/1',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  reviewReason: null,
  expiresOn: null,
  version: 1,
})

test.each([
  [[], '0 of 3 approved', 'neutral'],
  [[paper('w9_form', 'waiting')], '1 to review', 'yellow'],
  [[paper('w9_form', 'approved'), paper('drivers_license', 'waiting')], '1 to review', 'yellow'],
  [[paper('w9_form', 'approved'), paper('drivers_license', 'expired')], '1 of 3 approved', 'neutral'],
  [[paper('w9_form', 'refused'), paper('w9_form', 'approved')], '1 of 3 approved', 'neutral'],
  [[paper('w9_form', 'waiting'), paper('w9_form', 'refused')], '1 to review', 'yellow'],
  [[paper('w9_form', 'refused')], '0 of 3 approved', 'neutral'],
  [
    [
      paper('w9_form', 'approved'),
      paper('drivers_license', 'approved'),
      paper('commercial_insurance', 'approved'),
    ],
    '3 of 3 approved',
    'green',
  ],
])('describes case %# for %s as "%s"', (documents, words, tone) =>
  expect(documentStanding(documents)).toEqual({ words, tone }),
)
