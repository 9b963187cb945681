import { HOUR, type Rate } from '../accounts/accountBounds.js'

export const peopleRates = {
  /** Each is a mail to somebody who may not know us. */
  invitations: [{ name: 'invitations-hour', most: 60, unconfirmed: 12, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>
