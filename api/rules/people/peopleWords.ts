import { audits } from '../audit/audits.js'

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  LAST_OWNER: 'Make somebody else an owner first',
  NOT_YOUR_ROLE: 'Ask an owner to do this',
  TOO_MANY_PEOPLE: 'A business can have 50 people. Remove somebody first.',
  WORKS_ELSEWHERE: 'This email already has an account',
} as const

/** The acts that the log records. */
export const audited = audits<
  'invitePerson' | 'joinBusiness' | 'changeRole' | 'removePerson' | 'leaveBusiness'
>('User', {
  invitePerson: 'People invited to a business',
  joinBusiness: 'People who joined a business',
  changeRole: 'Roles changed in a business',
  removePerson: 'People removed from a business',
  leaveBusiness: 'People who left a business',
})
