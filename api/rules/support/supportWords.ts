import { audits } from '../audit/audits.js'

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  TOO_MANY_TICKETS: "You've reached the limit of open tickets. Please wait for an answer.",
} as const

/** The acts of admins that the log records. */
export const audited = audits('Ticket', {
  answerSupportTicket: 'Tickets answered',
  closeSupportTicket: 'Tickets closed',
  reopenSupportTicket: 'Tickets reopened',
})
