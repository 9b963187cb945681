import * as z from 'zod/mini'
import { documentTypes, keysOf } from './kinds.js'
import { limits } from './limits.js'
import { amount } from './money.js'
import { optional, requiredText, text, zipCode } from './text.js'

/** docs/product.md, Input, "Vendor forms". */
export const serviceAreaRules = z.object({ zipCode })

/** Pasted together; each is validated separately. */
export const serviceAreasRules = z.object({
  zipCodes: z
    .array(z.string().check(z.maxLength(limits.nameMax)))
    .check(
      z.minLength(1, 'ZIP code must be at least 5 digits'),
      z.maxLength(limits.zipsAtOnce, `Please add at most ${limits.zipsAtOnce} ZIP codes at once`),
    ),
})

export const dumpsterSizeRules = z.object({
  size: requiredText('Size is required', limits.sizeMax),
  description: optional(text(limits.sizeDescriptionMax)),
  pricePerDay: optional(amount('Please enter a price')),
})

export const vendorDocumentRules = z.object({
  documentType: z.enum(keysOf(documentTypes), 'Please choose which document it is'),
  fileName: optional(text(limits.fileNameMax)),
  filePath: z.string('Please choose a file').check(z.maxLength(2000)),
})

export const availableJobsRules = z.object({ zipCode: optional(zipCode) })

export const reviewStatuses = {
  waiting: { label: 'Waiting for review', tone: 'yellow' },
  approved: { label: 'Approved', tone: 'green' },
  refused: { label: 'Refused', tone: 'red' },
} as const
export type ReviewStatus = keyof typeof reviewStatuses
