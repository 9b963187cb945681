import { DAY, HOUR, type Quota, type Rate } from '../accounts/accountBounds.js'

export const supportRates = {
  tickets: [
    { name: 'tickets-hour', most: 20, unconfirmed: 4, seconds: HOUR },
    { name: 'tickets-day', most: 60, unconfirmed: 12, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Rate[]>

export const supportQuotas = {
  openTickets: { most: 50, unconfirmed: 10, reason: 'TOO_MANY_TICKETS' },
} as const satisfies Record<string, Quota>
