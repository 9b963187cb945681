/** Each task's name for admins, and what its subject is. An unknown task is shown by its own name. */
const known: Record<string, { name: string; about?: string }> = {
  resetMail: { name: 'Password reset email' },
  invitationMail: { name: 'Invitation email', about: 'User' },
  applicationMail: { name: 'Email to an applicant', about: 'Application' },
  applicationDeclinedMail: { name: 'Email to a declined applicant', about: 'Application' },
  emailChangedMail: { name: 'Email about a changed email address', about: 'Change' },
  emailTakenBackMail: { name: 'Email about an undone change of email address', about: 'Change' },
  emailConfirmationMail: { name: 'Email to confirm an address', about: 'User' },
  passwordChangedMail: { name: 'Email about a changed password', about: 'User' },
  noticeMail: { name: 'Email of a notice', about: 'Notice' },
  digestMail: { name: 'Email of several notices', about: 'Digest' },
  sendDigests: { name: 'Collecting notices for digests' },
  tellVendors: { name: 'Notices of a new job', about: 'Order' },
  makeOffers: { name: 'Instant bids on a new rental', about: 'Order' },
  tellServed: { name: 'Notices that a ZIP code is served now' },
  revealRatings: { name: 'Notices of revealed ratings' },
  documentExpiry: { name: 'Reminders about expiring documents' },
  noticePush: { name: 'Push of a notice', about: 'Notice' },
  noticeText: { name: 'Text message of a notice', about: 'Notice' },
  textCode: { name: 'Text message with a code', about: 'Consent' },
  writeDataExport: { name: 'Data export', about: 'Copy' },
  dataExportMail: { name: 'Data download email', about: 'Copy' },
  expire: { name: 'Closing expired bids and orders' },
  checkLedger: { name: 'Check of ledger, charges, prices, and statements' },
  makeStatements: { name: 'Statements of service fees' },
  computeGuidance: { name: 'Price guidance' },
  removeDataExports: { name: 'Cleanup of data exports' },
  removeUnclaimed: { name: 'Cleanup of unused uploads' },
  removeExpired: { name: 'Cleanup of expired sessions and links' },
}

type Audited = { task: string; subjectId: string | null }

export const taskName = ({ task }: Pick<Audited, 'task'>): string => known[task]?.name ?? task

/** "Order a1b2c3d4", by the order number that users see. */
export const taskSubject = ({ task, subjectId }: Audited): string | null =>
  subjectId && `${known[task]?.about ?? 'About'} ${subjectId.slice(0, 8)}`
