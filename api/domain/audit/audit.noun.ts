import { noun } from '../noun.js'
import { AuditEvent } from './AuditEvent.js'
import { exported } from './userData.js'

export const audit = noun({
  name: 'audit',
  why: 'The log holds the acts of admins on every noun above.',
  entities: [AuditEvent],
  exported,
})
