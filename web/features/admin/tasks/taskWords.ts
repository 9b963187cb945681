/** Each task as an admin calls it, and what its subject is. One that is not known here is told by its name. */
const known: Record<string, { name: string; about?: string }> = {
  resetMail: { name: 'Password reset mail' },
  invitationMail: { name: 'Invitation mail', about: 'User' },
  emailChangedMail: { name: 'Mail about a changed email', about: 'Change' },
  emailTakenBackMail: { name: 'Mail about an email taken back', about: 'Change' },
  passwordChangedMail: { name: 'Mail about a changed password', about: 'User' },
  newBidMail: { name: 'New bid mail', about: 'Bid' },
  bidDecidedMail: { name: 'Bid decision mail', about: 'Bid' },
  jobMovedMail: { name: 'Job news mail', about: 'Order' },
  jobCancelledMail: { name: 'Cancellation mail', about: 'Order' },
  ticketAnsweredMail: { name: 'Ticket answer mail', about: 'Ticket' },
  writeDataExport: { name: "Copy of a person's data", about: 'Copy' },
  dataExportMail: { name: 'Data download mail', about: 'Copy' },
  removeDataExports: { name: "Clean-up of copies of people's data" },
  removeUnclaimed: { name: 'Clean-up of unclaimed uploads' },
  removeExpired: { name: 'Clean-up of expired sessions and links' },
  freeAbandoned: { name: 'Release of abandoned tasks' },
}

type Audited = { task: string; subjectId: string | null }

export const taskName = ({ task }: Pick<Audited, 'task'>): string => known[task]?.name ?? task

/** "Order a1b2c3d4", by the number that people see. */
export const taskSubject = ({ task, subjectId }: Audited): string | null =>
  subjectId && `${known[task]?.about ?? 'About'} ${subjectId.slice(0, 8)}`
