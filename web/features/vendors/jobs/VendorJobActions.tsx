import { useState } from 'react'
import type { JobWork_JobFragment, VendorJobState_JobFragment } from '../../../generated/graphql.js'
import { useCompleteJobMutation, useStartJobMutation } from '../../../generated/hooks.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import type { WorkStep } from './agreedDayAhead.js'
import { MoveJobDialog } from './MoveJobDialog.js'
import { moveJob } from './moveJob.js'
import { ReleaseJobDialog } from './ReleaseJobDialog.js'

type VendorJobActionsProps = {
  job: VendorJobState_JobFragment & JobWork_JobFragment
  /** The job is no longer the vendor's. */
  onReleased: () => void
}

/** What the vendor may do with the job now, as the server says; each step is asked about before it is taken. */
export const VendorJobActions = ({ job, onReleased }: VendorJobActionsProps) => {
  const [startJob, { loading: isStarting }] = useStartJobMutation()
  const [completeJob, { loading: isCompleting }] = useCompleteJobMutation()
  const [asking, setAsking] = useState<WorkStep | 'release' | null>(null)
  const variables = { jobId: job.id }
  const close = () => setAsking(null)

  const take = {
    start: () =>
      moveJob({ act: () => startJob({ variables }), done: 'Job started', failed: 'Error starting job' }),
    complete: () =>
      moveJob({
        act: () => completeJob({ variables }),
        done: 'Job completed',
        failed: 'Error completing job',
      }),
  }

  if (!job.viewerCanStart && !job.viewerCanComplete && !job.viewerCanRelease) return null
  return (
    <>
      <Inline data-print="hide">
        {job.viewerCanStart && (
          <Button look="primary" onClick={() => setAsking('start')}>
            Start Job
          </Button>
        )}
        {job.viewerCanComplete && (
          <Button look="primary" onClick={() => setAsking('complete')}>
            Complete Job
          </Button>
        )}
        {job.viewerCanRelease && <Button onClick={() => setAsking('release')}>Give Back</Button>}
      </Inline>
      {asking === 'release' && <ReleaseJobDialog job={job} onReleased={onReleased} onClose={close} />}
      {(asking === 'start' || asking === 'complete') && (
        <MoveJobDialog
          job={job}
          step={asking}
          busy={isStarting || isCompleting}
          onConfirm={() => void take[asking]().then(close)}
          onClose={close}
        />
      )}
    </>
  )
}
