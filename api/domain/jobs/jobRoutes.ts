import { readFileSync } from 'node:fs'
import { type RequestFieldName, requestFieldNames } from '../../rules/jobs/requestFields.js'
import { get, type RestRoutes } from '../RestRoutes.js'

const PARTS: Partial<Record<RequestFieldName, string>> = { items: 'items { kind count }' }
const fields = requestFieldNames.map(name => PARTS[name] ?? name)
const requested = `fragment RequestFields on Job { ${fields.join(' ')} }`

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
