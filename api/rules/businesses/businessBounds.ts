import { HOUR, type Rate } from '../accounts/accountBounds.js'

export const businessRates = {
  businesses: [{ name: 'businesses-hour', most: 60, unconfirmed: 12, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>
