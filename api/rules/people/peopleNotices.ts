import { forVendors, kind, toAccount } from '../notices/noticeKind.js'
import { type PersonRole, roleWords } from './roles.js'

/** `personId` is the account of the person it is about, `businessId` the business. */
type AboutPerson = { personId: string }
type InRole = { role: PersonRole }
type OfBusiness = { businessId: string }

/** Who has access to a business is about its security, so nobody can switch these off. */
const ofSecurity = { readers: forVendors('security'), mail: 'now', path: toAccount } as const

export const peopleNotices = {
  person_invited: kind<AboutPerson & InRole>({
    ...ofSecurity,
    label: 'An owner invited somebody to their business',
    words: ({ role }, { person }) =>
      `${person ?? 'Somebody'} was invited to your business as ${roleWords(role)}.`,
  }),
  person_joined: kind<AboutPerson & InRole>({
    ...ofSecurity,
    label: 'Somebody accepted an invitation to their business',
    words: ({ role }, { person }) =>
      `${person ?? 'Somebody'} now works for your business as ${roleWords(role)}.`,
  }),
  person_role_changed: kind<AboutPerson & InRole>({
    ...ofSecurity,
    label: 'An owner changed the role of somebody in their business',
    words: ({ role }, { person }) => `${person ?? 'Somebody'} is now ${roleWords(role)} of your business.`,
  }),
  person_removed: kind<AboutPerson>({
    ...ofSecurity,
    label: 'An owner removed somebody from their business',
    words: (_, { person }) => `${person ?? 'Somebody'} was removed from your business.`,
  }),
  person_left: kind<AboutPerson>({
    ...ofSecurity,
    label: 'Somebody left their business',
    words: (_, { person }) => `${person ?? 'Somebody'} left your business.`,
  }),
  own_role_changed: kind<InRole & OfBusiness>({
    ...ofSecurity,
    label: 'An owner changed their role in the business',
    words: ({ role }, { vendor }) => `You are now ${roleWords(role)} of ${vendor ?? 'your business'}.`,
  }),
  own_work_ended: kind<OfBusiness>({
    ...ofSecurity,
    label: 'An owner removed them from the business',
    words: (_, { vendor }) => `You no longer work for ${vendor ?? 'this business'}.`,
  }),
} as const
