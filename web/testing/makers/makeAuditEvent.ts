import type { AuditRow_EventFragment } from '../../generated/graphql.js'
import { admin, makeListedUser } from './makeUser.js'

type Event = AuditRow_EventFragment & { __typename: 'AuditEvent' }

export const makeAuditEvent = (number: number, some: Partial<Event> = {}): Event => ({
  __typename: 'AuditEvent',
  id: `ae${String(number).padStart(6, '0')}-0000-4000-8000-000000000000`,
  action: 'setUserActive',
  subjectId: makeListedUser(1).id,
  before: { isActive: true },
  after: { isActive: false },
  createdAt: '2026-11-20T09:00:00.000Z',
  actor: admin,
  subject: makeListedUser(1, { firstName: 'Dale', lastName: 'Hart' }),
  ...some,
})
