import type { ComparedBid_BidFragment } from '../../generated/graphql.js'

/** The terms as the customer saw them: what has changed since is not accepted unseen. */
export const termsSeen = ({
  includedDays,
  includedTons,
  extraDayPrice,
  extraTonPrice,
  tripFee,
}: ComparedBid_BidFragment) => ({ includedDays, includedTons, extraDayPrice, extraTonPrice, tripFee })
