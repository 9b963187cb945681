import type { EntityClass } from '@mikro-orm/core'
import { type BidTerms, termsOf } from '../../rules/bids/estimatedTotal.js'
import { haulParts, type PricePart, priceOfParts } from '../../rules/junk/haulPrice.js'
import type { JunkTerms, TakenItem } from '../../rules/junk/junkTerms.js'
import type { RentalSize, ServiceType } from '../../rules/kinds.js'
import type { offerQuotas } from '../../rules/offers/offerBounds.js'
import type { Job } from '../jobs/Job.js'
import type { JobColumns } from '../jobs/jobPolicy.js'
import { HaulRule } from './HaulRule.js'
import { OfferRule } from './OfferRule.js'
import { isForPickup, isForRental, type Pickup, type Rental } from './offerRulePolicy.js'
import type { LimitedRule } from './withLimits.js'

/** The price and terms that a rule bids. */
export interface Offer extends BidTerms, JunkTerms {
  price: string
  items?: TakenItem[]
  parts?: PricePart[]
}

/** What kinds of rules differ in. The acts on rules and the bids that they make are the same otherwise. */
export interface RuleKind<Rule extends LimitedRule> {
  entity: EntityClass<Rule>
  /** The jobs that they are for. */
  type: ServiceType
  table: 'offer_rules' | 'haul_rules'
  quota: keyof typeof offerQuotas
  /** The size of its rentals; null for rules on junk. */
  sizeOf: (rule: Rule) => RentalSize | null
  /** What the audit log shows of a rule. */
  noted: (rule: Rule) => object
  /** In SQL: which rules `r` could be for a job, by its `:size`. */
  isWanted: string
  wanted: (job: Pick<Job, 'dumpsterSize'>) => object
  /** In SQL: the day on which the most per day counts a job. */
  dayOf: (j: JobColumns) => string
  /** The rule is for a request that is posted at `at`, apart from its vendor's areas, papers, and items. */
  isFor: (rule: Rule, asked: Rental & Pickup, at: Date) => boolean
  /** Null if the vendor doesn't take what it asks for. */
  offer: (rule: Rule, asked: Rental & Pickup, taken: readonly TakenItem[]) => Offer | null
}

export const rentalRules: RuleKind<OfferRule> = {
  entity: OfferRule,
  type: 'dumpster_rental',
  table: 'offer_rules',
  quota: 'offerRules',
  sizeOf: ({ size }) => size,
  noted: ({ size, price }) => ({ size, price }),
  isWanted: 'r.size = :size',
  wanted: ({ dumpsterSize: size }) => ({ size }),
  dayOf: j => j.dropoffDate,
  isFor: isForRental,
  offer: rule => ({ price: rule.price, ...termsOf(rule) }),
}

export const haulRules: RuleKind<HaulRule> = {
  entity: HaulRule,
  type: 'junk_pickup',
  table: 'haul_rules',
  quota: 'haulRules',
  sizeOf: () => null,
  noted: ({ minimum }) => ({ minimum }),
  isWanted: 'true',
  wanted: () => ({}),
  dayOf: j => `(${j.pickupDateTime} at time zone ${j.timeZone})::date`,
  isFor: isForPickup,
  offer(rule, pickup, taken) {
    const parts = haulParts(rule, taken, pickup)
    return (
      parts && {
        price: priceOfParts(parts),
        includedEighths: pickup.loadEighths,
        extraEighthPrice: rule.extraEighthPrice,
        items: [...taken],
        parts,
      }
    )
  },
}
