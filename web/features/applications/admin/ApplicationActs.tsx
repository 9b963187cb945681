import { applicationGraph } from '@rules/applications/applicationGraph.js'
import { mayMove } from '@rules/stateGraph.js'
import { useContext, useState } from 'react'
import { AskIn } from '../../../forms/dialogs/AskIn.js'
import { Button } from '../../../ui/actions/Button.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { DeclineForm } from './DeclineForm.js'
import type { Application_ApplicationFragment } from './generated/applications.js'
import { useInvite } from './useInvite.js'

type ApplicationActsProps = {
  application: Pick<
    Application_ApplicationFragment,
    'id' | 'version' | 'businessName' | 'email' | 'status' | 'decidedBy' | 'account'
  >
}

/** Invites an applicant, or declines for a reason. */
export const ApplicationActs = ({ application }: ApplicationActsProps) => {
  const Ask = useContext(AskIn)
  const { invite, isInviting } = useInvite()
  const [isDeclining, setDeclining] = useState(false)
  useFocusReturn(isDeclining)
  const { status, account, businessName } = application
  const close = () => setDeclining(false)
  return (
    <>
      {mayMove(applicationGraph, status, 'decline', 'admin') && (
        <Button size="s" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      {mayMove(applicationGraph, status, 'invite', 'admin') && !account && (
        <Button
          size="s"
          look="primary"
          busy={isInviting}
          busyLabel="Inviting..."
          onClick={() => invite(application)}
        >
          Invite
        </Button>
      )}
      <Ask open={isDeclining} onClose={close} size="s" title={`Decline ${businessName}?`}>
        <DeclineForm application={application} onDeclined={close} onBack={close} />
      </Ask>
    </>
  )
}
