import type { Side } from '@rules/changeOrders/changeOrders.js'
import type { JobStatus } from '@rules/jobs/jobGraph.js'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/Button.js'
import type { ButtonLook, ButtonSize } from '../../ui/actions/buttonStyle.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import { useRole } from '../accounts/useRole.js'
import { mayChange } from './mayChange.js'

const ChangeDialog = lazyPart(() => import('./ChangeDialog.js'), 'ChangeDialog')

type ChangeButtonProps = {
  job: { id: string; status: JobStatus }
  side: Side | null
  otherSide: string
  look?: ButtonLook
  size?: ButtonSize
  /** Tells this button from the same one of other jobs. */
  about?: string
}

const wordsFor = (side: Side | null, isDriver: boolean) => {
  if (isDriver) return 'Something Extra?'
  return side === 'vendor' ? 'Charge or Change' : 'Change or Cancel'
}

/** Opens everything that the viewer may change about a job under way. */
export const ChangeButton = ({
  job,
  side,
  otherSide,
  look = 'secondary',
  size,
  about,
}: ChangeButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const isDriver = useRole() === 'driver'
  if (!isOpen && !mayChange(job.status, side)) return null
  return (
    <>
      <Button look={look} size={size} data-print="hide" onClick={() => setOpen(true)}>
        <span>
          {wordsFor(side, isDriver)}
          {about && <VisuallyHidden>: {about}</VisuallyHidden>}
        </span>
      </Button>
      <Suspense>
        {isOpen && <ChangeDialog jobId={job.id} otherSide={otherSide} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
