import { readFileSync } from 'node:fs'
import { get, type RestRoutes } from '../RestRoutes.js'

export const adminRoutes: RestRoutes = {
  operations: readFileSync(new URL('./adminRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    get(
      '/users',
      'Users',
      'users.nodes',
      'All users except closed accounts. `type` is customer, vendor, or admin. Admins only.',
    ),
    {
      method: 'PUT',
      path: '/users/:userId',
      summary: 'Suspends or reactivates a customer or vendor. Admins only.',
      operation: 'SetUserActive',
      answer: 'setUserActive',
    },
  ],
}
