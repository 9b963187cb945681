import { limits } from '@rules/limits.js'
import { serviceAreasRules } from '@rules/vendorRules.js'
import * as z from 'zod/mini'

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
