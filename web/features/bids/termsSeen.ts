import type { BidCard_BidFragment } from '../../generated/graphql.js'

/** The terms as the customer saw them: what has changed since is not accepted unseen. */
export const termsSeen = ({
  includedDays,
  includedTons,
  extraDayPrice,
  extraTonPrice,
  tripFee,
}: BidCard_BidFragment) => ({ includedDays, includedTons, extraDayPrice, extraTonPrice, tripFee })
