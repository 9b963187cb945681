import { useState } from 'react'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { serverNow } from '../../../serverClock.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ViewedUserDocument } from '../../admin/viewing/generated/viewing.js'
import { ConfirmUserDialog } from './ConfirmUserDialog.js'
import { type AdminSuspension_RequestFragment, ConfirmAdminSuspensionDocument } from './generated/users.js'
import { nothingToDoReason } from './nothingToDoReason.js'
import { userUpdated } from './userFailed.js'

type ConfirmSuspensionDialogProps = {
  request: AdminSuspension_RequestFragment
  /** True while the request is waiting for confirmation. */
  isOpen: boolean
  onClose: () => void
}

/** Confirms another admin's request; stays open with a reason if that request is withdrawn or confirmed first. */
export const ConfirmSuspensionDialog = ({ request, isOpen, onClose }: ConfirmSuspensionDialogProps) => {
  const { id, userId, isActive, user, expiresAt } = request
  const [confirm] = useMutation(ConfirmAdminSuspensionDocument)
  const [isActing, setActing] = useState(false)
  const { data } = useQuery(ViewedUserDocument, { variables: { id: userId }, skip: isOpen || isActing })
  const name = fullName(user)

  const act = async () => {
    setActing(true)
    await confirm({ variables: { id } })
    userUpdated(`${name} is ${isActive ? 'active again' : 'suspended'}.`)
  }

  const whyOver = () => {
    if (!data) return 'The request is no longer waiting.'
    if (data.user.isActive === isActive) return nothingToDoReason(data.user)
    return Date.parse(expiresAt) <= serverNow().getTime()
      ? 'The request has run out.'
      : 'The request was withdrawn.'
  }

  return (
    <ConfirmUserDialog
      title={isActive ? `Reactivate ${name}?` : `Suspend ${name}?`}
      confirmLabel={isActive ? 'Reactivate' : 'Suspend'}
      busyLabel={isActive ? 'Reactivating...' : 'Suspending...'}
      look={isActive ? 'primary' : 'danger'}
      gone={isOpen ? null : whyOver()}
      act={act}
      onClose={onClose}
    >
      {isActive
        ? 'They can sign in again. Their old API tokens and sessions stay revoked.'
        : "They'll be signed out immediately, and their API tokens and emailed links stop working."}
    </ConfirmUserDialog>
  )
}
