import { useMutation } from '../../../apollo/hooks.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { CancelJob } from '../../deals/CancelJob.js'
import { AssignBid } from './AssignBid.js'
import { CancelAnyJobDocument } from './generated/orders.js'
import { JobRecordDialog } from './JobRecordDialog.js'
import { ReopenJob } from './ReopenJob.js'

/** The order named in the URL, with the actions an admin may take on it. */
export const ManagedJobDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [cancelJob] = useMutation(CancelAnyJobDocument)
  return (
    <JobRecordDialog
      id={id}
      inAddress
      onClose={onClose}
      bidActions={(bid, job) => <AssignBid bid={bid} job={job} />}
      actions={job => (
        <Inline
          justify="end"
          style={job.viewerCanReopen || job.viewerCanCancel ? undefined : { display: 'none' }}
        >
          <ReopenJob job={job} />
          <CancelJob
            job={job}
            cancel={(reason, vendorDidNotCome) =>
              cancelJob({ variables: { jobId: job.id, reason, vendorDidNotCome } })
            }
          />
        </Inline>
      )}
    />
  )
}
