import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  documentExpiry: { name: 'Reminders about expiring documents' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  VENDOR_SUSPENDED: "This vendor can't take jobs right now",
  DOCUMENT_REFUSED: 'This document was already refused. Wait for a new one.',
  DOCUMENT_REVIEWED: 'This document has already been reviewed',
  DOCUMENT_REPLACED: 'A newer document has replaced this one',
  TOO_MANY_AREAS: "You've reached the limit of service areas. Remove some first.",
  TOO_MANY_SIZES: "You've reached the limit of sizes. Remove one first.",
} as const

/** The acts of admins that the log records. */
export const audited = audits('User', {
  reviewVendorDocument: 'Documents reviewed',
  undoDocumentReview: 'Reviews of documents undone',
})
