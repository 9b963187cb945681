import { DAY_MS } from '@rules/dates.js'
import { etaMinutes } from '@rules/visits.js'
import { Suspense, useId, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { toast } from '../../ui/overlays/toast.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Text } from '../../ui/text/Text.js'
import { useNow } from '../../ui/text/useNow.js'
import { ArriveAtVisitDocument, StartVisitDocument } from '../vendors/jobs/generated/vendorJobs.js'
import type { JobVisit_VisitFragment } from './generated/job.js'
import { KeptVisitNote } from './KeptVisitNote.js'
import { useKeptVisits } from './keptVisits.js'

const FinishVisitForm = lazyPart(() => import('./FinishVisitForm.js'), 'FinishVisitForm')
const FailVisitDialog = lazyPart(() => import('./FailVisitDialog.js'), 'FailVisitDialog')

const TRY_AGAIN = 'Check your connection, then try again.'

/** Setting off starts the job, so it is offered from a day before. */
const isSoon = (windowStart: string, now: Date) => Date.parse(windowStart) - now.getTime() < DAY_MS

type VisitActionsProps = {
  visit: JobVisit_VisitFragment
  /** False if another visit comes first, whose step stands out. */
  isNext?: boolean
}

/** The next step of a visit: on the way, arrived, done. The visit's graph decides what the server allows. */
export const VisitActions = ({ visit, isNext = true }: VisitActionsProps) => {
  const [start] = useMutation(StartVisitDocument)
  const [arrive] = useMutation(ArriveAtVisitDocument)
  const [isBusy, setBusy] = useState(false)
  const [isFailing, setFailing] = useState(false)
  const labelId = useId()
  const now = useNow() ?? serverNow()
  const { id: visitId, status } = visit
  const kept = useKeptVisits().find(each => each.visitId === visitId)
  const [isFinishing, setFinishing] = useState(false)

  const act = async (move: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await move()
    } catch (error) {
      toast({
        title: "We couldn't save that",
        description: serverMessage(error, TRY_AGAIN),
        variant: 'destructive',
      })
    }
    setBusy(false)
  }

  // The form is still sending it.
  if (kept && !isFinishing && !isFailing) return <KeptVisitNote kept={kept} />
  const mayStart = visit.viewerCanStart && status === 'scheduled' && isSoon(visit.windowStart, now)
  const mayArrive = visit.viewerCanArrive && status === 'on_the_way'
  return (
    <Stack gap="m" data-print="hide">
      {mayStart && (
        <Stack gap="xs" role="group" aria-labelledby={labelId}>
          <Text size="s" strong id={labelId}>
            On the way, there in
          </Text>
          <Grid gap="xs" min="8rem">
            {etaMinutes.map(minutes => (
              <Button
                key={minutes}
                look={isNext ? 'primary' : 'secondary'}
                size={isNext ? 'l' : 'm'}
                disabled={isBusy}
                onClick={() => void act(() => start({ variables: { visitId, etaMinutes: minutes } }))}
              >
                {minutes} minutes
              </Button>
            ))}
          </Grid>
        </Stack>
      )}
      {mayArrive && (
        <Button
          look="primary"
          size="l"
          wide
          busy={isBusy}
          busyLabel="Saving..."
          onClick={() => void act(() => arrive({ variables: { visitId } }))}
        >
          I've Arrived
        </Button>
      )}
      {visit.viewerCanComplete && (
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton height="320px" />
            </LoadingRegion>
          }
        >
          <FinishVisitForm visit={visit} onBusyChange={setFinishing} />
        </Suspense>
      )}
      {visit.viewerCanFail && (
        <Inline>
          <Button onClick={() => setFailing(true)}>Couldn't Be Done</Button>
        </Inline>
      )}
      <Suspense>{isFailing && <FailVisitDialog visit={visit} onClose={() => setFailing(false)} />}</Suspense>
    </Stack>
  )
}
