import { HOUR, type Rate } from '../accounts/accountBounds.js'

export const messageRates = {
  messages: [{ name: 'messages-hour', most: 600, unconfirmed: 120, seconds: HOUR }],
} as const satisfies Record<string, readonly Rate[]>
