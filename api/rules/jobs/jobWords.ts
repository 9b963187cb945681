import type { TaskWords } from '../admin/logWords.js'

export const tasks = {
  tellVendors: { name: 'Notices of a new job', about: 'Order' },
  tellServed: { name: 'Notices that a ZIP code is served now' },
  tellStranded: { name: 'Notices about a suspended vendor', about: 'User' },
} satisfies Record<string, TaskWords>

/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  JOB_NOT_OPEN: 'This job is no longer open for bids',
  JOB_EXPIRED: 'This request is past its date',
  JOB_STATE: "This job has moved on, so you can't do this anymore",
  TOO_MANY_OPEN_JOBS: "You've reached the limit of open orders. Cancel one first, or accept a bid.",
  CUSTOMER_SUSPENDED: "This customer's account is suspended, so you can't give the job to another vendor",
} as const
