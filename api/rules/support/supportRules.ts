import * as z from 'zod/mini'
import { limits } from '../limits.js'
import { requiredText } from '../text.js'

/** docs/product.md, Input. */
export const supportTicketRules = z.object({
  /** Null is a choice: "Not about an order". */
  orderNumber: z.nullable(z.uuid('Please select an order number')),
  issue: requiredText(
    'Please describe your issue',
    limits.issueMax,
    `Issue description must be ${limits.issueMax} characters or less`,
  ),
})
