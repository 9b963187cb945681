import type { Side } from '@rules/changeOrders/changeOrders.js'
import { visitKinds } from '@rules/visits/visits.js'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import type { JobVisit_VisitFragment } from '../generated/visits.js'

const ChangeDialog = lazyPart(() => import('../../changeOrders/ChangeDialog.js'), 'ChangeDialog')
const ScheduleForBoth = lazyPart(() => import('./ScheduleForBoth.js'), 'ScheduleForBoth')

type ScheduleVisitProps = {
  jobId: string
  visit: JobVisit_VisitFragment
  timeZone: string
  /** Null for admins, who decide for both sides. */
  side: Side | null
  otherSide: string
  /** As wide as what it stands in. */
  wide?: boolean
}

/** Schedules a failed visit again: each side proposes a time to the other. */
export const ScheduleVisit = ({
  jobId,
  visit: { id: visitId, kind },
  timeZone,
  side,
  otherSide,
  wide,
}: ScheduleVisitProps) => {
  const [isAsking, setAsking] = useState(false)
  useFocusReturn(isAsking)
  const close = () => setAsking(false)
  const title = `Schedule the ${visitKinds[kind].toLowerCase()} again`
  return (
    <Inline data-print="hide">
      <Button look="primary" wide={wide} onClick={() => setAsking(true)}>
        Schedule again
      </Button>
      <Suspense>
        {isAsking &&
          (side ? (
            <ChangeDialog
              jobId={jobId}
              otherSide={otherSide}
              first={{ kind: 'move_visit', title, visitId }}
              onClose={close}
            />
          ) : (
            <ScheduleForBoth jobId={jobId} kind={kind} title={title} timeZone={timeZone} onClose={close} />
          ))}
      </Suspense>
    </Inline>
  )
}
