import type { Quota } from '../accounts/accountBounds.js'

export const vendorQuotas = {
  serviceAreas: { most: 3000, reason: 'TOO_MANY_AREAS' },
  dumpsterSizes: { most: 100, reason: 'TOO_MANY_SIZES' },
} as const satisfies Record<string, Quota>
