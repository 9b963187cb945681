import { dayWords } from '@rules/dayWords.js'
import { UNDO_SECONDS, USUAL_ETA_MINUTES, visitKinds } from '@rules/visits/visits.js'
import { timeWords } from '@rules/visits/windowWords.js'
import { todayIn } from '@rules/zonedTime.js'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useMutation } from '../../apollo/hooks.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { serverNow } from '../../serverClock.js'
import { Button } from '../../ui/actions/Button.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { loadToaster } from '../../ui/overlays/loadToaster.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { getReady } from '../../ui/states/loadCode.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { useHasPassed } from '../../ui/states/useHasPassed.js'
import { Text } from '../../ui/text/Text.js'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js'
import type { KeptVisit } from '../../uploads/keptFiles.js'
import type { JobVisit_VisitFragment } from './generated/visits.js'
import { ArriveAtVisitDocument, StartVisitDocument, UndoStartVisitDocument } from './generated/visits.js'
import { KeptVisitNote } from './KeptVisitNote.js'
import { formKeys, useKeptVisits, useSendOrKeep } from './keptVisits.js'
import { MinutesChoice } from './MinutesChoice.js'

const loadFinish = () => import('./FinishVisitForm.js')
const loadFail = () => import('./FailVisitDialog.js')
const FinishVisitForm = lazyPart(loadFinish, 'FinishVisitForm')
const FailVisitDialog = lazyPart(loadFail, 'FailVisitDialog')

const TRY_AGAIN = 'Check your connection, then try again.'

type VisitActionsProps = {
  visit: JobVisit_VisitFragment
  jobId: string
  timeZone: string
  /** Tells the forms of several visits apart. */
  orderNumber: string
  /** False if another visit comes first, whose step stands out. */
  isNext?: boolean
}

/** The next step of a visit: on the way, arrived, done. The visit's graph decides what the server allows. */
export const VisitActions = ({ visit, jobId, timeZone, orderNumber, isNext = true }: VisitActionsProps) => {
  const [start] = useMutation(StartVisitDocument)
  const [undoStart] = useMutation(UndoStartVisitDocument)
  const [asksMinutes, setAsksMinutes] = useState(false)
  const [arrive] = useMutation(ArriveAtVisitDocument)
  const [isBusy, setBusy] = useState(false)
  const [isFailing, setFailing] = useState(false)
  const { id: visitId, status, kind } = visit
  const sendOrKeep = useSendOrKeep()
  const kept = useKeptVisits().filter(each => each.visitId === visitId)
  const [isFinishing, setFinishing] = useState(false)
  const main = useRef<HTMLButtonElement>(null)
  useFocusReturn(asksMinutes, main)
  const setOffAt = visit.onTheWayReceivedAt ?? visit.onTheWayAt
  const isUndoOver = useHasPassed(
    setOffAt && new Date(Date.parse(setOffAt) + UNDO_SECONDS * 1000).toISOString(),
  )
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
  const setOff = (minutes: number) => {
    setAsksMinutes(false)
    void act(() =>
      sendOrKeep({
        record: { ...record, act: 'start', input: { etaMinutes: minutes } },
        trays: [],
        send: () => start({ variables: { visitId, etaMinutes: minutes } }),
      }),
    )
  }
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
  const mayUndo = visit.viewerCanUndoStart && !isUndoOver
  const mayStart = visit.viewerCanStart && status === 'scheduled' && !started
  const mayArrive = !arrived && (started || (visit.viewerCanArrive && status === 'on_the_way'))
  const isAsking = asksMinutes && (mayStart || mayArrive)
  const mayNameMinutes = !isAsking && ((mayStart && !isBeforeDay) || (mayArrive && !started))
  const mayComplete = visit.viewerCanComplete || arrived !== undefined
  const last = arrived ?? started
  return (
    <Stack gap="m" data-print="hide">
      {last && <KeptVisitNote kept={last} />}
      {isAsking ? (
        <MinutesChoice
          question={isBeforeDay && mayStart ? `This visit is on ${dayWords(day)}. Set off now?` : undefined}
          isBusy={isBusy}
          onChoose={setOff}
          onClose={() => setAsksMinutes(false)}
        />
      ) : (
        <>
          {mayStart && (
            <Button
              ref={main}
              look={isNext ? 'primary' : 'secondary'}
              size="l"
              wide
              busy={isBusy}
              busyLabel="Saving..."
              onClick={() => (isBeforeDay ? setAsksMinutes(true) : setOff(USUAL_ETA_MINUTES))}
            >
              {isBeforeDay ? "I'm on My Way" : `I'm on My Way: ${USUAL_ETA_MINUTES} Minutes`}
            </Button>
          )}
          {mayArrive && (
            <Button
              ref={main}
              look="primary"
              size="l"
              wide
              busy={isBusy}
              busyLabel="Saving..."
              onClick={arriveNow}
            >
              I've Arrived
            </Button>
          )}
        </>
      )}
      {mayArrive && !started && visit.eta && (
        // A minute later, Undo is gone, and nothing moves.
        <Inline justify="between" roomy nowrap>
          <Text size="s">You are expected at {timeWords(visit.eta, timeZone)}.</Text>
          {mayUndo && (
            <Button
              size="s"
              disabled={isBusy}
              onClick={() => void act(() => undoStart({ variables: { visitId } }))}
            >
              <span>
                Undo<VisuallyHidden>: not on my way yet</VisuallyHidden>
              </span>
            </Button>
          )}
        </Inline>
      )}
      {mayComplete && (
        <Suspense
          fallback={
            <LoadingRegion>
              <Skeleton height="320px" />
            </LoadingRegion>
          }
        >
          <FinishVisitForm
            visit={visit}
            jobId={jobId}
            orderNumber={orderNumber}
            onBusyChange={setFinishing}
          />
        </Suspense>
      )}
      {(mayNameMinutes || visit.viewerCanFail) && (
        <Inline gap="xs">
          {mayNameMinutes && (
            <Button size="s" disabled={isBusy} onClick={() => setAsksMinutes(true)}>
              Change Minutes
            </Button>
          )}
          {visit.viewerCanFail && (
            <Button size="s" onClick={() => setFailing(true)}>
              {status === 'scheduled' && !last ? (
                <span>
                  Call Off<VisuallyHidden> the {visitKinds[visit.kind]}</VisuallyHidden>
                </span>
              ) : (
                "Couldn't Be Done"
              )}
            </Button>
          )}
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
