import { ChosenVendor } from '../../features/bids/ChosenVendor.js'
import { CompareBids } from '../../features/bids/CompareBids.js'
import { MessageThread } from '../../features/messages/MessageThread.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { Divider } from '../../ui/layout/Divider.js'
import { fullName } from '../../ui/text/fullName.js'

type OrderMattersProps = {
  job: OrderDetails_JobFragment
  /** Loads the next page of bids. */
  moreBids: () => Promise<unknown>
}

/** What the customer can do about an order now: choose a bid, write to the vendor. */
export const OrderMatters = ({ job, moreBids }: OrderMattersProps) => {
  const { vendor } = job
  return (
    <>
      {vendor && (
        <>
          <ChosenVendor vendor={vendor} />
          <MessageThread job={job} with={fullName(vendor)} />
          <Divider />
        </>
      )}
      <CompareBids bids={job.bids} isOpen={job.viewerCanAccept} onMore={moreBids} />
    </>
  )
}
