import { HaulBids } from './HaulBids.js'
import { RentalBids } from './RentalBids.js'

/** The vendor's rules for instant bids. Both kinds load together, since their forms have the same parts. */
export const InstantBids = () => (
  <>
    <RentalBids />
    <HaulBids />
  </>
)
