import * as z from 'zod/mini'
import { dumpsterSizes, keysOf, serviceTypes } from './kinds.js'
import { optional, zipCode } from './text.js'

/** What there has to be, so that no single price can be told from the two that are shown. */
export const guidanceNeeds = { jobs: 8, vendors: 4, percentOfOneVendor: 40 } as const

/** Prices of the last so many months count. */
export const GUIDANCE_MONTHS = 12

export const priceGuidanceRules = z
  .object({
    type: z.enum(keysOf(serviceTypes)),
    dumpsterSize: optional(z.enum(keysOf(dumpsterSizes))),
    zipCode,
  })
  .check(
    z.refine(({ type, dumpsterSize }) => (type === 'dumpster_rental') === (dumpsterSize != null), {
      error: 'A dumpster rental has a size, a junk pickup has none',
      path: ['dumpsterSize'],
    }),
  )
