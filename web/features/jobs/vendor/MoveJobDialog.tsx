import { formatMoney } from '@rules/formatMoney.js'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { formatDay } from '../../../ui/text/formatMoment.js'
import type { JobRequest_JobFragment } from '../generated/jobs.js'
import { agreedDayAhead, type WorkStep } from './agreedDayAhead.js'
import type { VendorJobState_JobFragment } from './generated/openJob.js'

type MoveJobDialogProps = {
  job: VendorJobState_JobFragment & JobRequest_JobFragment
  step: WorkStep
  busy: boolean
  /** Why there is nothing left to confirm. */
  gone: string | null
  onConfirm: () => void
  onClose: () => void
}

const words = {
  start: {
    title: 'Start this job?',
    follows: ({ firstName, lastName }: VendorJobState_JobFragment) =>
      `We'll email ${firstName} ${lastName} that the work has started. After that, you can't give the job back.`,
    confirm: 'Start Job',
    busy: 'Starting...',
    early: 'Start before the agreed day?',
    agreed: (day: string) => `This job is agreed for ${day}. Start it now only if the customer knows.`,
    confirmEarly: 'Start Early',
  },
  complete: {
    title: 'Complete this job?',
    follows: ({ firstName, lastName, finalPrice }: VendorJobState_JobFragment) =>
      `We'll email ${firstName} ${lastName} that all the work is done and add ${formatMoney(finalPrice ?? '')} to your earnings. You can't undo this.`,
    confirm: 'Complete Job',
    busy: 'Completing...',
    early: 'Complete before the agreed day?',
    agreed: (day: string) =>
      `This job is agreed for ${day}. Complete it now only if all the work is really done.`,
    confirmEarly: 'Complete Early',
  },
}

/** Asks before a job starts or is completed, and a second time if that is before the agreed day. */
export const MoveJobDialog = ({ job, step, busy, gone, onConfirm, onClose }: MoveJobDialogProps) => {
  const [isSure, setSure] = useState(false)
  const say = words[step]
  const day = agreedDayAhead(job, step)
  const isEarly = isSure && day !== null
  return (
    <ConfirmDialog
      open
      asksAgain={isEarly}
      title={isEarly ? say.early : say.title}
      confirmLabel={isEarly ? say.confirmEarly : say.confirm}
      busyLabel={say.busy}
      cancelLabel="Not Yet"
      look={isEarly ? 'danger' : 'primary'}
      busy={busy}
      canConfirm={gone === null}
      onConfirm={() => (isSure || day === null ? onConfirm() : setSure(true))}
      onClose={onClose}
    >
      <div role="status">{gone ?? (isEarly ? say.agreed(formatDay(day)) : say.follows(job))}</div>
    </ConfirmDialog>
  )
}
