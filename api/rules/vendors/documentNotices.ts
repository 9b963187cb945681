import { monthDay } from '../dayWords.js'
import { type DocumentType, documentTypes } from '../kinds.js'
import { because, forAdmins, forVendors, kind, type WithReason } from '../notices/noticeKind.js'

type Document = { documentType: DocumentType }
type Expiring = Document & { documentId: string; expiresOn: string; isRenewed: boolean }
const IN_REVIEW = 'The new one is waiting for review.'

export const documentNotices = {
  document_approved: kind<Document & { documentId: string }>({
    label: 'An admin approved a document',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ documentType }) => `Your ${documentTypes[documentType]} was approved.`,
    path: () => '/?tab=documents',
  }),
  document_undone: kind<Document & { documentId: string }>({
    label: 'An admin took back a decision on a document',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ documentType }) =>
      `We took back our decision on your ${documentTypes[documentType]}, so it's waiting for review again.`,
    path: () => '/?tab=documents',
  }),
  document_refused: kind<Document & WithReason & { documentId: string }>({
    label: 'An admin refused a document',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, reason }) =>
      `Your ${documentTypes[documentType]} was not accepted${because(reason)}`,
    path: () => '/?tab=documents',
  }),
  document_expiring: kind<Expiring>({
    label: 'A document expires in 30, 14, 7 or 1 days, or today',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, expiresOn, isRenewed }) => [
      `Your ${documentTypes[documentType]} expires on ${monthDay(expiresOn)}.`,
      isRenewed ? IN_REVIEW : 'Upload a new one.',
    ],
    path: () => '/?tab=documents',
  }),
  document_expired: kind<Expiring>({
    label: 'A document has expired',
    readers: forVendors('documents'),
    mail: 'now',
    words: ({ documentType, expiresOn, isRenewed }) => [
      `Your ${documentTypes[documentType]} expired on ${monthDay(expiresOn)}.`,
      isRenewed ? IN_REVIEW : 'Upload a new one.',
    ],
    path: () => '/?tab=documents',
  }),
  document_uploaded: kind<Document & { vendorId: string }>({
    label: 'A document is waiting for review',
    readers: forAdmins('documents'),
    mail: 'now',
    words: ({ documentType }, { person }) =>
      `${person ?? 'A vendor'} uploaded a ${documentTypes[documentType]}, which is waiting for review.`,
    path: (_, { vendorId }) => `/?review=${vendorId}`,
  }),
} as const
