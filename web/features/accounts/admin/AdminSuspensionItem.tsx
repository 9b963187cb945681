import { useState } from 'react'
import { useMutation } from '../../../apollo/hooks.js'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { type AdminSuspension_RequestFragment, WithdrawAdminSuspensionDocument } from './generated/users.js'
import { userFailed } from './userFailed.js'

type AdminSuspensionItemProps = {
  request: AdminSuspension_RequestFragment
  onConfirm: () => void
  onWithdrawn: () => void
}

export const AdminSuspensionItem = ({ request, onConfirm, onWithdrawn }: AdminSuspensionItemProps) => {
  const [isBusy, setBusy] = useState(false)
  const [withdraw] = useMutation(WithdrawAdminSuspensionDocument)
  const name = fullName(request.user)
  const act = request.isActive ? 'reactivate' : 'suspend'

  const doWithdraw = async () => {
    setBusy(true)
    try {
      await withdraw({ variables: { id: request.id } })
      toast({ title: 'Request withdrawn', description: `Nothing has changed for ${name}.` })
      onWithdrawn()
    } catch (error) {
      userFailed(error)
    }
    setBusy(false)
  }

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
          <Button size="s" look="quiet" busy={isBusy} onClick={doWithdraw}>
            <span>
              Withdraw<VisuallyHidden> the request about {name}</VisuallyHidden>
            </span>
          </Button>
        )}
        {request.viewerCanConfirm && (
          <Button size="s" look="primary" onClick={onConfirm}>
            <span>
              Confirm<VisuallyHidden> the request about {name}</VisuallyHidden>
            </span>
          </Button>
        )}
      </Inline>
    </Inline>
  )
}
