import { useState } from 'react'
import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'
import { useCompleteJobMutation, useStartJobMutation } from '../../../generated/hooks.js'
import { Button } from '../../../ui/Button.js'
import { DialogActions } from '../../../ui/DialogActions.js'
import { moveJob } from './moveJob.js'
import { ReleaseJobDialog } from './ReleaseJobDialog.js'

type VendorJobActionsProps = {
  job: VendorJobState_JobFragment
  /** The job is no longer the vendor's. */
  onReleased: () => void
}

/** What the vendor may do with the job now, as the server says. */
export const VendorJobActions = ({ job, onReleased }: VendorJobActionsProps) => {
  const [startJob, { loading: isStarting }] = useStartJobMutation()
  const [completeJob, { loading: isCompleting }] = useCompleteJobMutation()
  const [isReleasing, setReleasing] = useState(false)
  const variables = { jobId: job.id }

  const start = () =>
    moveJob({ act: () => startJob({ variables }), done: 'Job started', failed: 'Error starting job' })
  const complete = () =>
    moveJob({ act: () => completeJob({ variables }), done: 'Job completed', failed: 'Error completing job' })

  if (!job.viewerCanStart && !job.viewerCanComplete && !job.viewerCanRelease) return null
  return (
    <>
      <DialogActions>
        {job.viewerCanRelease && (
          <Button disabled={isStarting} onClick={() => setReleasing(true)}>
            Give Back
          </Button>
        )}
        {job.viewerCanStart && (
          <Button look="primary" busy={isStarting} busyLabel="Starting..." onClick={start}>
            Start Job
          </Button>
        )}
        {job.viewerCanComplete && (
          <Button look="primary" busy={isCompleting} busyLabel="Completing..." onClick={complete}>
            Complete Job
          </Button>
        )}
      </DialogActions>
      {isReleasing && (
        <ReleaseJobDialog job={job} onReleased={onReleased} onClose={() => setReleasing(false)} />
      )}
    </>
  )
}
