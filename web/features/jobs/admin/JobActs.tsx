import type { ComponentProps } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelJob } from '../../deals/CancelJob.js'
import { CancelAnyJobDocument } from './generated/orders.js'
import { ReopenJob } from './ReopenJob.js'

type JobActsProps = Pick<ComponentProps<typeof ReopenJob>, 'job' | 'size'> &
  Pick<ComponentProps<typeof CancelJob>, 'job'>

/** Opens an order for bids again, or cancels it. */
export const JobActs = ({ job, size }: JobActsProps) => {
  const [cancelJob] = useMutation(CancelAnyJobDocument)
  return (
    <>
      <ReopenJob job={job} size={size} />
      <CancelJob
        job={job}
        cancel={(reason, vendorDidNotCome) =>
          cancelJob({ variables: { jobId: job.id, reason, vendorDidNotCome } })
        }
        size={size}
      />
    </>
  )
}
