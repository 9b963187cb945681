import {
  type Act,
  customer,
  driver,
  input,
  newcomer,
  partner,
  password,
  rival,
} from '../../../test/pairs/act.js'
import { newPerson } from '../../../test/people.js'

export const acts: Record<string, Act[]> = {
  acceptInvitation: [
    { by: customer, variables: input(({ invitationToken }) => ({ token: invitationToken, ...password })) },
    { by: customer, variables: input(({ personToken }) => ({ token: personToken, ...password })) },
  ],
  invitePerson: [
    // The first person of a business.
    { by: newcomer, variables: input(() => newPerson()) },
    {
      by: rival,
      variables: input(({ invitedPersonId }) => ({
        ...newPerson(),
        email: `${invitedPersonId}@example.com`,
      })),
    },
  ],
  changeRole: [
    { by: rival, variables: ({ driver: { id: personId } }) => ({ personId, role: 'dispatcher' }) },
    { by: partner, variables: ({ rival: { id: personId } }) => ({ personId, role: 'dispatcher' }) },
  ],
  removePerson: [
    { by: rival, variables: ({ partner: { id: personId } }) => ({ personId }) },
    { by: partner, variables: ({ rival: { id: personId } }) => ({ personId }) },
    { by: partner, variables: ({ invitedPersonId: personId }) => ({ personId }) },
  ],
  leaveBusiness: [{ by: driver }, { by: partner }],
}
