import { audits } from '../audit/audits.js'

/** The acts of admins that the log records. */
export const audited = audits<'assignVisit'>('Order', { assignVisit: 'Visits assigned to a person' })
