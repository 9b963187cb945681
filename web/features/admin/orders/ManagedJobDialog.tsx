import { Inline } from '../../../ui/layout/Inline.js'
import { AssignBid } from './AssignBid.js'
import { CancelAnyJob } from './CancelAnyJob.js'
import { JobRecordDialog } from './JobRecordDialog.js'
import { ReopenJob } from './ReopenJob.js'

/** An order with what an admin may do about it. */
export const ManagedJobDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <JobRecordDialog
    id={id}
    onClose={onClose}
    bidActions={bid => bid.viewerCanAssign && <AssignBid bid={bid} />}
    actions={job =>
      (job.viewerCanReopen || job.viewerCanCancel) && (
        <Inline justify="end">
          {job.viewerCanReopen && <ReopenJob job={job} />}
          {job.viewerCanCancel && <CancelAnyJob job={job} />}
        </Inline>
      )
    }
  />
)
