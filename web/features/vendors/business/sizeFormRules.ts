import { dumpsterSizeRules } from '@rules/vendorRules.js'
import * as z from 'zod/mini'

/** An empty price means none. */
const emptyIsNone = z.transform((price: string): string | null | undefined => price || null)

export const sizeFormRules = z.object({
  ...dumpsterSizeRules.shape,
  pricePerDay: z.pipe(emptyIsNone, dumpsterSizeRules.shape.pricePerDay),
})

export const NO_TERMS = { size: '', pricePerDay: '', description: '' }
