import { documentTypes } from '../../rules/kinds.js'
import type { documentNotices } from '../../rules/vendors/documentNotices.js'
import { FOR_ADMINS, type MailsOf } from '../NoticeMail.js'

const FOR_DOCUMENTS = 'You uploaded a document to Haulbid.'

export const documentNoticeMails: MailsOf<keyof typeof documentNotices> = {
  document_approved: {
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  },
  document_undone: {
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  },
  document_refused: {
    subject: ({ data }) => `Your ${documentTypes[data.documentType]} was not accepted`,
    more: 'You can upload another one.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  },
  document_expiring: {
    more: 'Until then, customers see that it is verified. It stays valid until that date, even while we review a new one.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  },
  document_expired: {
    more: 'Customers no longer see that it is verified. Your current jobs continue.',
    button: 'Open your documents',
    why: FOR_DOCUMENTS,
  },
  document_uploaded: {
    button: 'Review the document',
    why: FOR_ADMINS,
  },
}
