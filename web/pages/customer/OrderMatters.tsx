import { isUnderWay } from '@rules/jobGraph.js'
import { Suspense } from 'react'
import { ChosenVendor } from '../../features/bidComparison/ChosenVendor.js'
import { CompareBids } from '../../features/bidComparison/CompareBids.js'
import type { ChosenLoad } from '../../features/job/chosenLoad.js'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingBlocks } from '../../ui/states/PageSkeleton.js'

const Questions = lazyPart(() => import('../../features/questions/Questions.js'), 'Questions')

type OrderMattersProps = {
  job: OrderDetails_JobFragment
  load: ChosenLoad
  /** Loads the next page of bids. */
  moreBids: () => Promise<unknown>
}

/** The vendor, once one is chosen, the bids, and vendors' questions before they bid. */
export const OrderMatters = ({ job, load, moreBids }: OrderMattersProps) => (
  <>
    {job.vendor && (
      <ChosenVendor vendor={job.vendor} bids={job.bids.nodes} isUnderWay={isUnderWay(job.status)} />
    )}
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
