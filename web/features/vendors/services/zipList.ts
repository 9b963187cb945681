import { limits } from '@rules/limits.js'
import { serviceAreasRules } from '@rules/vendors/vendorRules.js'
import * as z from 'zod/mini'

/** "1 ZIP code", "1,359 ZIP codes". */
export const zipsWords = (count: number): string =>
  count === 1 ? '1 ZIP code' : `${count.toLocaleString('en-US')} ZIP codes`

/**
 * ZIP codes separated by commas, semicolons, spaces or line breaks. Overlong ones are cut, so that the report can name
 * them.
 */
export const splitZips = (pasted: string): string[] =>
  pasted
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(zip => zip.slice(0, limits.nameMax))

export const pastedZipsRules = z.object({
  zipCodes: z.pipe(z.pipe(z.string(), z.transform(splitZips)), serviceAreasRules.shape.zipCodes),
})
