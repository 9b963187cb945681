import type { LoadWeight } from '@rules/loadWeights.js'
import { vendorName } from '@rules/vendorName.js'
import type { ReactNode } from 'react'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { useCancelJobMutation } from '../../generated/hooks.js'
import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Link } from '../../ui/actions/Link.js'
import { Inline } from '../../ui/layout/Inline.js'
import { CancelJob } from '../job/CancelJob.js'
import { JobDetails } from '../job/JobDetails.js'
import { OrderNow } from './OrderNow.js'
import { ReportNoShow } from './ReportNoShow.js'

type OrderDetailsProps = {
  job: OrderDetails_JobFragment
  weight: LoadWeight
  /** Shown beside the status. */
  action: ReactNode
  /** The customer's next action, unless the dialog shows it at its foot. */
  nextAction: ReactNode
  /** The bids, or the vendor. */
  children: ReactNode
  messages: ReactNode
}

export const OrderDetails = ({ job, weight, action, nextAction, children, messages }: OrderDetailsProps) => {
  const [cancelJob] = useCancelJobMutation()
  return (
    <JobDetails
      job={job}
      action={
        <>
          {action}
          {job.viewerCanEdit && (
            <ButtonLink size="s" to={paths.editOrder(job.id)} data-print="hide">
              Edit Request
            </ButtonLink>
          )}
        </>
      }
      now={
        <OrderNow
          order={job}
          weight={weight}
          action={job.viewerCanReportNoShow ? <ReportNoShow job={job} /> : nextAction}
        />
      }
      messages={messages}
      messagesFirst={job.vendor !== null}
      otherSide={job.vendor ? vendorName(job.vendor) : undefined}
      foot={
        <Inline justify="between" data-print="hide">
          <Link to={paths.supportFor(job.id)}>Contact support about this order</Link>
          <CancelJob
            job={job}
            cancel={(reason, vendorDidNotCome) =>
              cancelJob({ variables: { jobId: job.id, reason, vendorDidNotCome } })
            }
          />
        </Inline>
      }
    >
      {children}
    </JobDetails>
  )
}
