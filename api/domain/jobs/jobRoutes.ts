import { readFileSync } from 'node:fs'
import { requestFieldNames } from '../../rules/jobs/requestFields.js'
import { get, type RestRoutes } from '../RestRoutes.js'

const requested = `fragment RequestFields on Job { ${requestFieldNames.join(' ')} }`

export const jobRoutes: RestRoutes = {
  operations: [readFileSync(new URL('./jobRoutes.graphql', import.meta.url), 'utf8'), requested].join('\n'),
  routes: [
    {
      method: 'POST',
      path: '/jobs',
      summary: 'Posts a job. `type` determines the required fields.',
      operation: { junk_pickup: 'RequestJunkPickup', dumpster_rental: 'RequestDumpsterRental' },
      answer: '*',
      own: ['customerId'],
      status: 201,
    },
    get(
      '/jobs/customer/:customerId',
      'CustomerJobs',
      'customerJobs.nodes',
      "The customer's jobs: those that were given back first, then newest first.",
    ),
    get(
      '/jobs/available/:vendorId',
      'AvailableJobs',
      'availableJobs.nodes',
      'Jobs the vendor can bid on: those that were given back first, then newest first.',
    ),
    get(
      '/jobs/vendor/:vendorId',
      'VendorJobs',
      'vendorJobs.nodes',
      'Jobs assigned to the vendor, newest first.',
    ),
  ],
}
