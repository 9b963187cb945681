import type { Person_PersonFragment } from '../../features/people/generated/people.js'
import { VENDOR_ID } from './makeVendor.js'

export type Person = Person_PersonFragment & { __typename: 'Person' }

/** Dale Hart, who owns the business. */
export const makePerson = (some: Partial<Person> = {}): Person => ({
  __typename: 'Person',
  id: VENDOR_ID,
  name: 'Dale Hart',
  email: 'dale@example.com',
  role: 'owner',
  invitedAt: null,
  lastSeenAt: null,
  ...some,
})
