import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const peopleRoutes: RestRoutes = {
  operations: readFileSync(new URL('./peopleRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/people/:vendorId',
      'People',
      'people',
      "The people of the vendor's business, and open invitations.",
    ),
    {
      method: 'POST',
      path: '/people',
      summary: 'Invites somebody to the business.',
      operation: 'InvitePerson',
      answer: 'invitePerson',
      own: ['vendorId'],
      status: 201,
    },
    {
      method: 'PUT',
      path: '/people/:personId/role',
      summary: 'Gives somebody another `role`.',
      operation: 'ChangeRole',
      answer: 'changeRole',
    },
    {
      method: 'DELETE',
      path: '/people/:personId',
      summary: 'Removes somebody from the business, or withdraws an invitation.',
      operation: 'RemovePerson',
      answer: 'removePerson',
    },
  ],
}
