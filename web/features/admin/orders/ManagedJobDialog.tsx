import { Inline } from '../../../ui/Inline.js'
import { CancelAnyJob } from './CancelAnyJob.js'
import { JobRecordDialog } from './JobRecordDialog.js'

/** An order with what an admin may do about it. */
export const ManagedJobDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <JobRecordDialog
    id={id}
    onClose={onClose}
    actions={job =>
      job.viewerCanCancel && (
        <Inline justify="end">
          <CancelAnyJob job={job} />
        </Inline>
      )
    }
  />
)
