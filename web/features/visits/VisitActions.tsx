import { dayWords } from '@rules/dayWords.js'
import { etaMinutes, UNDO_SECONDS, visitKinds } from '@rules/visits/visits.js'
import { todayIn } from '@rules/zonedTime.js'
import { Suspense, useEffect, useId, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { loadToaster } from '../../ui/overlays/loadToaster.js'
import { toast } from '../../ui/overlays/toast.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { getReady } from '../../ui/states/loadCode.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { Text } from '../../ui/text/Text.js'
import type { KeptVisit } from '../../uploads/keptFiles.js'
import type { JobVisit_VisitFragment } from './generated/visits.js'
import { ArriveAtVisitDocument, StartVisitDocument, UndoStartVisitDocument } from './generated/visits.js'
import { KeptVisitNote } from './KeptVisitNote.js'
import { formKeys, useKeptVisits, useSendOrKeep } from './keptVisits.js'

const loadFinish = () => import('./FinishVisitForm.js')
const loadFail = () => import('./FailVisitDialog.js')
const FinishVisitForm = lazyPart(loadFinish, 'FinishVisitForm')
const FailVisitDialog = lazyPart(loadFail, 'FailVisitDialog')

const TRY_AGAIN = 'Check your connection, then try again.'

type VisitActionsProps = {
  visit: JobVisit_VisitFragment
  timeZone: string
  /** Tells the forms of several visits apart. */
  orderNumber: string
  /** False if another visit comes first, whose step stands out. */
  isNext?: boolean
}

/** The next step of a visit: on the way, arrived, done. The visit's graph decides what the server allows. */
export const VisitActions = ({ visit, timeZone, orderNumber, isNext = true }: VisitActionsProps) => {
  const [start] = useMutation(StartVisitDocument)
  const [undoStart] = useMutation(UndoStartVisitDocument)
  const [early, setEarly] = useState<number | null>(null)
  const [arrive] = useMutation(ArriveAtVisitDocument)
  const [isBusy, setBusy] = useState(false)
  const [isFailing, setFailing] = useState(false)
  const labelId = useId()
  const { id: visitId, status, kind } = visit
  const sendOrKeep = useSendOrKeep()
  const kept = useKeptVisits().filter(each => each.visitId === visitId)
  const [isFinishing, setFinishing] = useState(false)
  useEffect(() => {
    // There may be no connection at the address.
    void Promise.all([loadFinish, loadFail, loadToaster].map(getReady))
  }, [])

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

  const report = kept.find(({ act }) => act === 'complete' || act === 'fail')
  // The form is still sending it.
  if (report && !isFinishing && !isFailing) return <KeptVisitNote kept={report} />
  const find = (step: KeptVisit['act']) => (isBusy ? undefined : kept.find(({ act }) => act === step))
  const started = find('start')
  const arrived = find('arrive')
  const record = { visitId, kind, key: formKeys.step(visitId) }
  const setOff = (minutes: number) =>
    void act(() =>
      sendOrKeep({
        record: { ...record, act: 'start', input: { etaMinutes: minutes } },
        trays: [],
        send: () => start({ variables: { visitId, etaMinutes: minutes } }),
      }),
    )
  const arriveNow = () =>
    void act(() =>
      sendOrKeep({
        record: { ...record, act: 'arrive', input: {} },
        trays: [],
        send: () => arrive({ variables: { visitId } }),
      }),
    )
  const day = todayIn(new Date(visit.windowStart), timeZone)
  const isBeforeDay = todayIn(serverNow(), timeZone) < day
  const mayUndo =
    visit.viewerCanUndoStart &&
    visit.onTheWayAt !== null &&
    serverNow().getTime() - Date.parse(visit.onTheWayAt) < UNDO_SECONDS * 1000
  const mayStart = visit.viewerCanStart && status === 'scheduled' && !started
  const mayArrive = !arrived && (started || (visit.viewerCanArrive && status === 'on_the_way'))
  const mayComplete = visit.viewerCanComplete || arrived !== undefined
  const last = arrived ?? started
  return (
    <Stack gap="m" data-print="hide">
      {last && <KeptVisitNote kept={last} />}
      {mayStart && (
        <Stack gap="xs" role="group" aria-labelledby={labelId}>
          <Text size="s" strong id={labelId}>
            I'm on my way. I'll be there in
          </Text>
          <Grid gap="xs" min="8rem">
            {etaMinutes.map(minutes => (
              <Button
                key={minutes}
                look={isNext ? 'primary' : 'secondary'}
                size={isNext ? 'l' : 'm'}
                disabled={isBusy}
                onClick={() => (isBeforeDay ? setEarly(minutes) : setOff(minutes))}
              >
                {minutes} minutes
              </Button>
            ))}
          </Grid>
        </Stack>
      )}
      {mayArrive && (
        <Button look="primary" size="l" wide busy={isBusy} busyLabel="Saving..." onClick={arriveNow}>
          I've Arrived
        </Button>
      )}
      {mayUndo && (
        <Inline>
          <Button disabled={isBusy} onClick={() => void act(() => undoStart({ variables: { visitId } }))}>
            Not on My Way Yet
          </Button>
        </Inline>
      )}
      <Dialog
        open={early !== null}
        onClose={() => setEarly(null)}
        size="s"
        title={`This visit is on ${dayWords(day)}. Set off now?`}
        description="We'll tell the customer that you're on the way."
      >
        <DialogActions>
          <Button onClick={() => setEarly(null)}>Not Now</Button>
          <Button
            look="primary"
            onClick={() => {
              if (early !== null) setOff(early)
              setEarly(null)
            }}
          >
            Set Off Now
          </Button>
        </DialogActions>
      </Dialog>
      {mayComplete && (
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton height="320px" />
            </LoadingRegion>
          }
        >
          <FinishVisitForm visit={visit} orderNumber={orderNumber} onBusyChange={setFinishing} />
        </Suspense>
      )}
      {visit.viewerCanFail && (
        <Inline>
          <Button onClick={() => setFailing(true)}>
            {status === 'scheduled' && !last ? `Call Off the ${visitKinds[visit.kind]}` : "Couldn't Be Done"}
          </Button>
        </Inline>
      )}
      <Suspense>
        {isFailing && (
          <FailVisitDialog
            visit={visit}
            isCallOff={status === 'scheduled' && !last}
            onClose={() => setFailing(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
