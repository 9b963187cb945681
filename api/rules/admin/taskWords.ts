interface TaskWords {
  name: string
  /** What its subject is. */
  about?: string
}

/** Each background task as admins read it. */
export const taskWords = {
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
  textReply: { name: 'Reply to a text message' },
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
  emailReplacedMail: { name: 'Email to a replaced address', about: 'User' },
  digestPush: { name: 'Push of several notices', about: 'Digest' },
  devicePush: { name: 'Push to one device', about: 'Device' },
  digestText: { name: 'Text message of several notices', about: 'Digest' },
  tellStranded: { name: 'Notices about a suspended vendor', about: 'User' },
  makeThumbnails: { name: 'Small sizes of a photo', about: 'Upload' },
  forgetMessages: { name: 'Cleanup of old messages' },
  remindOfVisits: { name: 'Reminders of visits' },
  trimChanges: { name: 'Cleanup of the change stream' },
} satisfies Record<string, TaskWords>

export type TaskName = keyof typeof taskWords
