import type { ComparedBid_BidFragment } from '../../generated/graphql.js'

/** The terms as the customer saw them, so that changed terms are never accepted unseen. */
export const termsSeen = ({
  includedDays,
  includedTons,
  extraDayPrice,
  extraTonPrice,
  tripFee,
}: ComparedBid_BidFragment) => ({ includedDays, includedTons, extraDayPrice, extraTonPrice, tripFee })
