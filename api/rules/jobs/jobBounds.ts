import { DAY, HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const jobRates = {
  jobs: [
    { name: 'jobs-hour', most: 100, unconfirmed: 20, seconds: HOUR },
    { name: 'jobs-day', most: 300, unconfirmed: 60, seconds: DAY },
  ],
  /** Each edit may notify everyone who has bid. */
  edits: [{ name: 'edits-hour', most: 100, unconfirmed: 20, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>

export const jobQuotas = {
  openJobs: { most: 300, unconfirmed: 60, reason: 'TOO_MANY_OPEN_JOBS' },
} as const satisfies Record<string, Quota>
