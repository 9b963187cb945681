import type { TaskWords } from '../admin/logWords.js'
import { audits } from '../audit/audits.js'

export const tasks = {
  applicationMail: { name: 'Email to an applicant', about: 'Application' },
  applicationDeclinedMail: { name: 'Email to a declined applicant', about: 'Application' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  APPLICATION_DECIDED: 'This application was already decided',
  APPLICATIONS_FULL:
    'We have more applications than we can answer right now. Please try again in a few days.',
} as const

/** The acts of admins that the log records. */
export const audited = {
  ...audits('User', { inviteApplicant: 'Applicants invited' }),
  ...audits('Application', { declineApplication: 'Applications declined' }),
}
