import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { mayMove } from '@rules/stateGraph.js'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Button } from '../../../ui/actions/Button.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { useAddressDialog } from '../../admin/useAddressDialog.js'
import { ApplicationFacts } from './ApplicationFacts.js'
import { DeclineForm } from './DeclineForm.js'
import { OneApplicationDocument, type OneApplicationQuery } from './generated/applications.js'
import { useInvite } from './useInvite.js'

type DecideProps = { data: OneApplicationQuery; onClose: () => void }

/** The next one, or the first again, so that each comes up even if others are postponed. */
const idAfter = (id: string, waiting: readonly { id: string }[]): string | undefined => {
  const next = waiting[waiting.findIndex(each => each.id === id) + 1] ?? waiting[0]
  return next?.id === id ? undefined : next?.id
}

/** Invite, decline, or move on to the next waiting application. */
const Decide = ({
  data: { vendorApplication: application, vendorApplications: waiting },
  onClose,
}: DecideProps) => {
  const { id, status, account } = application
  const { invite, isInviting } = useInvite()
  const [decliningId, setDecliningId] = useState<string | null>(null)
  const { turnTo } = useAddressDialog('application')
  const onward = useRef<HTMLButtonElement>(null)
  const nextId = idAfter(id, waiting.nodes)
  const canInvite = mayMove(applicationGraph, status, 'invite', 'admin')
  const canDecline = mayMove(applicationGraph, status, 'decline', 'admin')
  const isDecided = !canInvite && !canDecline
  const isDeclining = decliningId === id
  const actedOn = useRef<string | null>(null)

  // The pressed button is gone; another admin's decision must not move the focus.
  useEffect(() => {
    if (actedOn.current !== id || !isDecided || isDeclining) return
    actedOn.current = null
    onward.current?.focus()
  })

  const inviteNow = async () => {
    actedOn.current = id
    if (!(await invite(application))) actedOn.current = null
  }

  const onDeclined = () => {
    actedOn.current = id
    setDecliningId(null)
  }

  if (isDeclining)
    return (
      <DeclineForm application={application} onDeclined={onDeclined} onBack={() => setDecliningId(null)} />
    )
  return (
    <DialogActions>
      {nextId !== undefined && (
        <Button ref={onward} onClick={() => turnTo(nextId)}>
          Next application
        </Button>
      )}
      {canDecline && <Button onClick={() => setDecliningId(id)}>Decline</Button>}
      {canInvite && !account && (
        <Button look="primary" busy={isInviting} busyLabel="Inviting..." onClick={inviteNow}>
          Invite
        </Button>
      )}
      {isDecided && nextId === undefined && (
        <Button ref={onward} onClick={onClose}>
          Done
        </Button>
      )}
    </DialogActions>
  )
}

/** The application named in the URL, to accept or decline. */
export const ApplicationDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, previousData, error } = useQuery(OneApplicationDocument, { variables: { id } })
  // A refused decision evicts it from the cache; the old data stays on screen until the new data arrives.
  const shown = data ?? previousData
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={shown?.vendorApplication.businessName ?? 'Application'}
      description={shown && waitingWords(shown.vendorApplications.totalCount)}
    >
      {shown && (
        <Stack>
          <ApplicationFacts application={shown.vendorApplication} />
          <Decide data={shown} onClose={onClose} />
        </Stack>
      )}
      {!shown && error && <LoadError what="this application" isLinked error={error} />}
      {!shown && !error && (
        <LoadingRegion label="Loading the application...">
          <Skeleton height="260px" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}

const waitingWords = (count: number) =>
  count === 0
    ? 'No applications are waiting.'
    : `${count} ${count === 1 ? 'application is' : 'applications are'} waiting.`
