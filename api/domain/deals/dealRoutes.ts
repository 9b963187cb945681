import { readFileSync } from 'node:fs'
import { type RestRoutes } from '../RestRoutes.js'

export const dealRoutes: RestRoutes = {
  operations: readFileSync(new URL('./dealRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    {
      method: 'PUT',
      path: '/jobs',
      summary:
        'Replaces your pending job `jobId`. `type` determines the required fields. Omitted fields are removed.',
      operation: { junk_pickup: 'EditJunkPickup', dumpster_rental: 'EditDumpsterRental' },
      answer: '*',
      own: ['customerId'],
    },
  ],
}
