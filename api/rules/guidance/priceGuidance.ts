import * as z from 'zod/mini'
import { dumpsterSizes, keysOf, serviceTypes } from '../kinds.js'
import { optional, zipCode } from '../text.js'

/** The minimum for guidance, so that nobody can infer a single price from the two that we show. */
export const guidanceNeeds = { jobs: 8, vendors: 4, percentOfOneVendor: 40 } as const

/** Older prices don't count. */
export const GUIDANCE_MONTHS = 12

/** A service near a ZIP code. */
export const nearbyRules = z.object({ type: z.enum(keysOf(serviceTypes)), zipCode })

const LOAD = 'Enter a load of at least one eighth of a truck'

export const priceGuidanceRules = z
  .object({
    type: z.enum(keysOf(serviceTypes)),
    dumpsterSize: optional(z.enum(keysOf(dumpsterSizes))),
    zipCode,
    loadEighths: optional(z.int(LOAD).check(z.gte(1, LOAD))),
  })
  .check(
    z.refine(({ type, loadEighths }) => type === 'junk_pickup' || loadEighths == null, {
      error: 'Only a junk pickup has a load',
      path: ['loadEighths'],
    }),
    z.refine(({ type, dumpsterSize }) => (type === 'dumpster_rental') === (dumpsterSize != null), {
      error: 'Only a dumpster rental has a size',
      path: ['dumpsterSize'],
    }),
  )
