import { useState } from 'react'
import type { AdminSuspension_RequestFragment } from '../../../generated/graphql.js'
import {
  useConfirmAdminSuspensionMutation,
  useWithdrawAdminSuspensionMutation,
} from '../../../generated/hooks.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { userFailed, userUpdated } from './userFailed.js'

type AdminSuspensionItemProps = { request: AdminSuspension_RequestFragment; onDecided: () => void }

export const AdminSuspensionItem = ({ request, onDecided }: AdminSuspensionItemProps) => {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [confirm] = useConfirmAdminSuspensionMutation()
  const [withdraw] = useWithdrawAdminSuspensionMutation()
  const name = fullName(request.user)
  const act = request.isActive ? 'reactivate' : 'suspend'

  const decide = async (decision: () => Promise<unknown>, showToast: () => void) => {
    setBusy(true)
    try {
      await decision()
      showToast()
      onDecided()
    } catch (error) {
      userFailed(error)
    }
    setBusy(false)
    setAsking(false)
  }
  const variables = { id: request.id }
  const doConfirm = () =>
    decide(
      () => confirm({ variables }),
      () => userUpdated(request.isActive ? `${name} is active again.` : `${name} is suspended.`),
    )
  const doWithdraw = () =>
    decide(
      () => withdraw({ variables }),
      () => toast({ title: 'Request withdrawn', description: `Nothing has changed for ${name}.` }),
    )

  return (
    <Inline justify="between">
      <Stack gap="xxs">
        <Text strong>
          {fullName(request.askedBy)} asked to {act} {name}
        </Text>
        <Text size="s">
          {request.viewerCanConfirm
            ? 'Waiting for you or another administrator to confirm until '
            : 'Waiting for a second administrator to confirm until '}
          <Moment value={request.expiresAt} />
        </Text>
      </Stack>
      <Inline gap="xs">
        {request.viewerCanWithdraw && (
          <Button size="s" look="quiet" busy={isBusy && !isAsking} onClick={doWithdraw}>
            <span>
              Withdraw<VisuallyHidden> the request about {name}</VisuallyHidden>
            </span>
          </Button>
        )}
        {request.viewerCanConfirm && (
          <Button size="s" look="primary" onClick={() => setAsking(true)}>
            <span>
              Confirm<VisuallyHidden> the request about {name}</VisuallyHidden>
            </span>
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={request.isActive ? `Reactivate ${name}?` : `Suspend ${name}?`}
        confirmLabel={request.isActive ? 'Reactivate' : 'Suspend'}
        busyLabel={request.isActive ? 'Reactivating...' : 'Suspending...'}
        look={request.isActive ? 'primary' : 'danger'}
        busy={isBusy}
        onConfirm={doConfirm}
        onClose={() => setAsking(false)}
      >
        {request.isActive
          ? 'They can sign in again. API tokens and sessions that were ended do not come back.'
          : 'They are signed out immediately, and their API tokens and emailed links stop working.'}
      </ConfirmDialog>
    </Inline>
  )
}
