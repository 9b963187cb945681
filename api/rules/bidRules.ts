import * as z from 'zod/mini'
import { bidDays } from './bidExpiry.js'
import { withoutContacts } from './contacts/contacts.js'
import type { BidTerms } from './estimatedTotal.js'
import { limits } from './limits.js'
import { amount, cents, isAmount, positiveAmount } from './money.js'
import { optional, text } from './text.js'
import { isTons, TONS_WORDS } from './tons.js'

const DAYS = `Enter whole days, at most ${limits.includedDaysMax}`

const extraPrice = amount('Please enter a price').check(
  z.refine<string>(
    value => !isAmount(value) || cents(value) <= cents(limits.extraPriceMax),
    `Enter at most ${limits.extraPriceMax} dollars`,
  ),
)

/** What a bid includes and what more costs; also the rates that a vendor keeps for a size. */
export const termFields = {
  includedDays: optional(z.int(DAYS).check(z.gte(0, DAYS), z.lte(limits.includedDaysMax, DAYS))),
  includedTons: optional(z.string(TONS_WORDS).check(z.refine<string>(isTons, TONS_WORDS))),
  extraDayPrice: optional(extraPrice),
  extraTonPrice: optional(extraPrice),
  tripFee: optional(extraPrice),
}

const asked = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** A price for more says nothing without how much is included. */
export const termChecks = [
  z.refine<BidTerms>(({ includedDays, extraDayPrice }) => extraDayPrice == null || includedDays != null, {
    error: 'Say how many days are included',
    path: ['includedDays'],
    ...asked,
  }),
  z.refine<BidTerms>(({ includedTons, extraTonPrice }) => extraTonPrice == null || includedTons != null, {
    error: 'Say how many tons are included',
    path: ['includedTons'],
    ...asked,
  }),
] as const

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
  })
  .check(...termChecks)

/** Days and tons are asked of rentals alone; a trip in vain can be to any job. */
export const hasRentalTerms = ({
  includedDays,
  includedTons,
  extraDayPrice,
  extraTonPrice,
}: BidTerms): boolean =>
  [includedDays, includedTons, extraDayPrice, extraTonPrice].some(value => value != null)
