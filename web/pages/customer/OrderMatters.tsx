import { Suspense } from 'react'
import { CompareBids } from '../../features/bids/customer/CompareBids.js'
import type { ChosenLoad } from '../../features/jobs/chosenLoad.js'
import type { OrderDetails_JobFragment } from '../../features/jobs/orders/generated/orders.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingBlocks } from '../../ui/states/PageSkeleton.js'

const Questions = lazyPart(() => import('../../features/questions/Questions.js'), 'Questions')

type OrderMattersProps = {
  job: OrderDetails_JobFragment
  load: ChosenLoad
  /** Loads the next page of bids. */
  moreBids: () => Promise<unknown>
}

/** The bids, and vendors' questions before they bid. */
export const OrderMatters = ({ job, load, moreBids }: OrderMattersProps) => (
  <>
    <CompareBids job={job} load={load} onMore={moreBids} />
    {job.viewerCanAccept && (
      <Suspense fallback={<LoadingBlocks label="Loading the questions" />}>
        <Questions
          jobId={job.id}
          empty="No questions yet. Vendors may ask before they bid, and all of them see your answer."
        />
      </Suspense>
    )}
  </>
)
