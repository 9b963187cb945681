import { Inline } from '../../../ui/layout/Inline.js'
import { AssignBid } from './AssignBid.js'
import { JobActs } from './JobActs.js'
import { JobRecordDialog } from './JobRecordDialog.js'

/** The order named in the URL, with the actions an admin may take on it. */
export const ManagedJobDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
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
        <JobActs job={job} />
      </Inline>
    )}
  />
)
