import * as z from 'zod/mini'
import { cents } from '../cents.js'
import { dollars } from '../formatMoney.js'
import { loadRule } from '../junk/junkRules.js'
import type { JunkTerms } from '../junk/junkTerms.js'
import { limits } from '../limits.js'
import { amount, isAmount } from '../money.js'
import { optional } from '../text.js'
import { isTons, TONS_WORDS } from '../tons.js'
import type { BidTerms } from './estimatedTotal.js'

const DAYS = `Enter whole days, at most ${limits.includedDaysMax}`

const EXTRA_PRICE = `Enter an amount in dollars like 149.50, at most ${dollars(limits.extraPriceMax)}`

export const MOST_WORDS = `Enter at most ${limits.extraPriceMax} dollars`
export const isWithinMost = (value: string): boolean =>
  !isAmount(value) || cents(value) <= cents(limits.extraPriceMax)

/** A price that comes on top, which may be 0. */
export const extraPrice = amount('Please enter a price', EXTRA_PRICE).check(
  z.refine<string>(isWithinMost, MOST_WORDS),
)

/** The terms of a bid, which are also the rates that a vendor keeps for a dumpster size. */
export const termFields = {
  includedDays: optional(z.int(DAYS).check(z.gte(0, DAYS), z.lte(limits.includedDaysMax, DAYS))),
  includedTons: optional(z.string(TONS_WORDS).check(z.refine<string>(isTons, TONS_WORDS))),
  extraDayPrice: optional(extraPrice),
  extraTonPrice: optional(extraPrice),
  tripFee: optional(extraPrice),
  swapPrice: optional(extraPrice),
}

/** The terms of a bid on a junk pickup. */
export const junkTermFields = {
  includedEighths: loadRule,
  extraEighthPrice: optional(extraPrice),
}

const asked = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** An overage price means nothing unless the bid says how much is included. */
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

export const junkTermChecks = [
  z.refine<JunkTerms>(
    ({ includedEighths, extraEighthPrice }) => extraEighthPrice == null || includedEighths != null,
    { error: 'Say what load is included', path: ['includedEighths'], ...asked },
  ),
] as const
