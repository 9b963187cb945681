import { readFileSync } from 'node:fs'
import { type RestRoutes } from '../RestRoutes.js'

export const supportRoutes: RestRoutes = {
  operations: readFileSync(new URL('./supportRoutes.graphql', import.meta.url), 'utf8'),
  routes: [
    {
      method: 'POST',
      path: '/support-tickets',
      summary: 'Opens a support ticket about one of your orders or jobs.',
      operation: 'OpenSupportTicket',
      answer: 'openSupportTicket',
      own: ['customerId'],
      status: 201,
    },
  ],
}
