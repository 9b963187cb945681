import { displayStatus } from '@rules/jobs/jobGraph.js'
import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { ActWithReason } from '../../../forms/dialogs/ActWithReason.js'
import { serverMessage } from '../../../forms/serverMessage.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { toast } from '../../../ui/overlays/toast.js'
import type { JobRequest_JobFragment } from '../generated/jobs.js'
import type { WorkStep } from './agreedDayAhead.js'
import {
  CompleteJobDocument,
  ReleaseJobDocument,
  StartJobDocument,
  type VendorJobState_JobFragment,
} from './generated/openJob.js'
import { MoveJobDialog } from './MoveJobDialog.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type Move = { act: () => Promise<unknown>; done: string; failed: string }

/** Sends one step of a job and reports the outcome. */
const moveJob = async ({ act, done, failed }: Move) => {
  try {
    await act()
    toast({ title: done })
  } catch (error) {
    toast({ title: failed, description: serverMessage(error, TRY_AGAIN), variant: 'destructive' })
  }
}

type VendorJobActionsProps = {
  job: VendorJobState_JobFragment & JobRequest_JobFragment
  /** Called once the job is no longer the vendor's. */
  onReleased: () => void
}

const whyNotGivenBack = (status: string) => {
  switch (displayStatus(status)) {
    case 'in_progress':
      return "The job has started, so you can't give it back."
    case 'completed':
      return "The job is completed, so you can't give it back."
    case 'cancelled':
      return 'The job has been cancelled, so there is nothing to give back.'
    default:
      return 'The job is no longer yours.'
  }
}

const whyNotMoved = (step: WorkStep, status: string) => {
  switch (displayStatus(status)) {
    case 'in_progress':
      return step === 'start' ? 'The job has already been started.' : "The job can't be completed now."
    case 'completed':
      return 'The job has already been completed.'
    case 'cancelled':
      return 'The job has been cancelled.'
    default:
      return 'The job is no longer yours.'
  }
}

/** The steps that the server currently allows the vendor; each asks for confirmation. */
export const VendorJobActions = ({ job, onReleased }: VendorJobActionsProps) => {
  const [startJob] = useMutation(StartJobDocument)
  const [completeJob] = useMutation(CompleteJobDocument)
  const [releaseJob] = useMutation(ReleaseJobDocument)
  const [asking, setAsking] = useState<WorkStep | null>(null)
  const [isMoving, setMoving] = useState(false)
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

  const confirm = async (step: WorkStep) => {
    setMoving(true)
    await take[step]()
    setMoving(false)
    close()
  }

  const may = { start: job.viewerCanStart, complete: job.viewerCanComplete }
  const mayAct = job.viewerCanStart || job.viewerCanComplete || job.viewerCanRelease
  return (
    <>
      <Inline data-print="hide" style={mayAct ? undefined : { display: 'none' }}>
        {may.start && (
          <Button look="primary" onClick={() => setAsking('start')}>
            Start Job
          </Button>
        )}
        {may.complete && (
          <Button look="primary" onClick={() => setAsking('complete')}>
            Complete Job
          </Button>
        )}
        <ActWithReason
          label="Give Back"
          busyLabel="Giving back..."
          title="Give this job back?"
          description={`${job.firstName} ${job.lastName} will have to choose another vendor, and your bid is withdrawn.`}
          help="We'll email your reason to the customer and keep it in the job's history."
          keep="Keep the job"
          draftKey={`release:${job.id}`}
          act={async reason => {
            await releaseJob({ variables: { jobId: job.id, reason } })
            onReleased()
          }}
          done={{ title: 'Job given back' }}
          failed="Error giving the job back"
          gone={job.viewerCanRelease ? null : whyNotGivenBack(job.status)}
        />
      </Inline>
      {asking && (
        <MoveJobDialog
          job={job}
          step={asking}
          busy={isMoving}
          gone={may[asking] || isMoving ? null : whyNotMoved(asking, job.status)}
          onConfirm={() => void confirm(asking)}
          onClose={close}
        />
      )}
    </>
  )
}
