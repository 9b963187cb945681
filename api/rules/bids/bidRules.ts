import * as z from 'zod/mini'
import { withoutContacts } from '../contacts/contacts.js'
import { limits } from '../limits.js'
import { positiveAmount } from '../money.js'
import { optional, text } from '../text.js'
import { bidDays } from './bidExpiry.js'
import { type BidTerms, rentalTermNames } from './estimatedTotal.js'
import { junkTermChecks, junkTermFields, termChecks, termFields } from './termRules.js'

const EXPIRES = `Choose from ${bidDays.min} to ${bidDays.max} days`

/** The rules of a bid, for the form, GraphQL and REST (docs/product.md, Input, docs/product.md, The marketplace). */
export const bidRules = z
  .object({
    price: positiveAmount('Price is required', 'Price must be more than 0'),
    message: optional(
      text(limits.bidMessageMax, `Message must be ${limits.bidMessageMax} characters or less`).check(
        withoutContacts(limits.bidMessageMax),
      ),
    ),
    expiresInDays: optional(
      z.int(EXPIRES).check(z.minimum(bidDays.min, EXPIRES), z.maximum(bidDays.max, EXPIRES)),
    ),
    ...termFields,
    ...junkTermFields,
  })
  .check(...termChecks, ...junkTermChecks)

export const hasRentalTerms = (terms: BidTerms): boolean => rentalTermNames.some(name => terms[name] != null)
