import type { ReactNode } from 'react'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { useCancelJobMutation } from '../../generated/hooks.js'
import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { Inline } from '../../ui/layout/Inline.js'
import { fullName } from '../../ui/text/fullName.js'
import { CancelJob } from '../job/CancelJob.js'
import { JobDetails } from '../job/JobDetails.js'
import { isPastDate, PastDateBanner } from '../job/PastDate.js'

type OrderDetailsProps = {
  job: OrderDetails_JobFragment
  /** Beside the status. */
  action: ReactNode
  /** The bids, the vendor, the messages: whatever the customer can do or read now. */
  children: ReactNode
}

export const OrderDetails = ({ job, action, children }: OrderDetailsProps) => {
  const [cancelJob] = useCancelJobMutation()
  return (
    <JobDetails
      job={job}
      action={action}
      otherSide={job.vendor ? fullName(job.vendor) : undefined}
      foot={
        <Inline justify="between" data-print="hide">
          <Link to={paths.supportFor(job.id)}>Contact support about this order</Link>
          {job.viewerCanCancel && (
            <CancelJob job={job} cancel={reason => cancelJob({ variables: { jobId: job.id, reason } })} />
          )}
        </Inline>
      }
    >
      {isPastDate(job) && <PastDateBanner />}
      {children}
    </JobDetails>
  )
}
