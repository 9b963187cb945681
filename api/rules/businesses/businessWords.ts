import { audits } from '../audit/audits.js'

/** The acts of admins that the log records. */
export const audited = audits('User', {
  removeBusinessName: 'Business names removed',
  removeBusinessLogo: 'Logos removed',
})
