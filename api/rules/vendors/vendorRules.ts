import * as z from 'zod/mini'
import { documentTypes, keysOf } from '../kinds.js'
import { limits } from '../limits.js'
import { onOneLine, optional, text, zipCode } from '../text.js'

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

const MILES = `Please choose ${limits.milesMin} to ${limits.milesMax} miles`

/** All ZIP codes around one. */
export const areasAroundRules = z.object({
  zipCode,
  miles: z.int(MILES).check(z.minimum(limits.milesMin, MILES), z.maximum(limits.milesMax, MILES)),
})

export const removedAreasRules = z.object({
  zipCodes: z
    .array(text(limits.nameMax))
    .check(
      z.minLength(1, 'Please enter at least one ZIP code'),
      z.maxLength(
        limits.zipsRemovedAtOnce,
        `Please remove at most ${limits.zipsRemovedAtOnce} ZIP codes at once`,
      ),
    ),
})

export const vendorDocumentRules = z.object({
  documentType: z.enum(keysOf(documentTypes), 'Please choose a document type'),
  fileName: optional(text(limits.fileNameMax).check(onOneLine('the file name'))),
  filePath: z.string('Please choose a file').check(z.maxLength(2000)),
  replaces: optional(z.uuid()),
})

export const availableJobsRules = z.object({ zipCode: optional(zipCode) })
