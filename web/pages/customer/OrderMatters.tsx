import { ChosenVendor } from '../../features/bids/ChosenVendor.js'
import { CompareBids } from '../../features/bids/CompareBids.js'
import { vendorName } from '../../features/bids/vendorName.js'
import { MessageThread } from '../../features/messages/MessageThread.js'
import { RateVendor } from '../../features/ratings/RateVendor.js'
import { RatingGiven } from '../../features/ratings/RatingGiven.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { Divider } from '../../ui/layout/Divider.js'

type OrderMattersProps = {
  job: OrderDetails_JobFragment
  /** Asks for the next page of bids. */
  moreBids: () => Promise<unknown>
}

/** What an order asks of its customer now: choose a bid, write to the vendor, rate the work. */
export const OrderMatters = ({ job, moreBids }: OrderMattersProps) => {
  const { vendor } = job
  const given = job.ratings.find(({ raterId }) => raterId === job.customerId)
  const received = job.ratings.find(({ ratedId }) => ratedId === job.customerId)
  return (
    <>
      {vendor && <ChosenVendor vendor={vendor} />}
      {vendor && job.viewerCanRate && !given && <RateVendor jobId={job.id} vendor={vendorName(vendor)} />}
      {given && <RatingGiven title="Your rating" rating={given} />}
      {received && <RatingGiven title="The vendor's rating of you" rating={received} />}
      {(vendor || given) && <Divider />}
      {vendor && (
        <>
          <MessageThread job={job} with={vendorName(vendor)} />
          <Divider />
        </>
      )}
      <CompareBids bids={job.bids} isOpen={job.viewerCanAccept} onMore={moreBids} />
      {(job.bids.nodes.length > 0 || job.viewerCanAccept) && <Divider />}
    </>
  )
}
