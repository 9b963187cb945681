import { ChosenVendor } from '../../features/bids/ChosenVendor.js'
import { CompareBids } from '../../features/bids/CompareBids.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'

type OrderMattersProps = {
  job: OrderDetails_JobFragment
  /** Loads the next page of bids. */
  moreBids: () => Promise<unknown>
}

/** Who does the job: the vendor, once one is chosen, and the bids. */
export const OrderMatters = ({ job, moreBids }: OrderMattersProps) => (
  <>
    {job.vendor && <ChosenVendor vendor={job.vendor} bids={job.bids.nodes} />}
    <CompareBids job={job} onMore={moreBids} />
  </>
)
