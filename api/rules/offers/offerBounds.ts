import type { Quota } from '../accounts/accountBounds.js'

export const offerQuotas = {
  offerRules: { most: 50, reason: 'TOO_MANY_OFFER_RULES' },
  haulRules: { most: 50, reason: 'TOO_MANY_OFFER_RULES' },
} as const satisfies Record<string, Quota>
