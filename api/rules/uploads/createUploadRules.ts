import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { optional } from '../text.js'
import { documentContentTypes, uploadWords } from './uploadRules.js'

const BOTH = 'Give contentType and size, or neither'
const BYTES = 'size is a number of bytes, such as 48213'

/** The input for a link: the one file it accepts, with its type and exact size, or neither. */
export const createUploadRules = z
  .object({
    contentType: optional(z.enum(documentContentTypes, uploadWords.notADocument)),
    size: optional(
      z
        .int(BYTES)
        .check(
          z.minimum(0, BYTES),
          z.minimum(1, uploadWords.empty),
          z.maximum(limits.uploadBytes, uploadWords.tooLarge),
        ),
    ),
  })
  .check(
    z.refine(({ contentType, size }) => (contentType == null) === (size == null), {
      error: BOTH,
      path: ['size'],
    }),
  )
