import { useState } from 'react'
import { useMutation, useQuery } from '../../../apollo/hooks.js'
import { isChangedMeanwhile } from '../../../apollo/isChangedMeanwhile.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { fullName } from '../../../ui/text/fullName.js'
import { ViewedUserDocument } from '../../admin/viewing/generated/viewing.js'
import { UpdateUserDocument, type UserRow_UserFragment } from './generated/users.js'
import { UserChanged, userValues } from './UserChanged.js'
import { editUserFormRules, UserFields } from './UserFields.js'
import { TRY_AGAIN, userFailed, userUpdated } from './userFailed.js'

type EditUserDialogProps = { user: UserRow_UserFragment; onClose: () => void }

export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const [updateUser] = useMutation(UpdateUserDocument)
  const [isRefused, setRefused] = useState(false)
  const { data } = useQuery(ViewedUserDocument, { variables: { id: user.id }, skip: !isRefused })
  const now = isRefused ? data?.user : undefined
  const { version, isChanged, see } = useSeenVersion((now ?? user).version)
  const hasOwnEmail = user.userType === 'admin' && user.invitedAt === null
  return (
    <Dialog open onClose={onClose} title={`Edit ${fullName(user)}`}>
      <ZodForm
        schema={editUserFormRules}
        label="Edit user"
        initialValues={userValues(user)}
        failureMessage={TRY_AGAIN}
        onSubmit={async values => {
          // The admin can't edit this email, so the latest one is sent in case its owner has just changed it.
          const email = hasOwnEmail ? (now ?? user).email! : values.email
          await updateUser({ variables: { input: { id: user.id, version, ...values, email } } })
          onClose()
          userUpdated(`${fullName(values)} is saved.`)
        }}
        onFailure={(_, error) => {
          setRefused(isChangedMeanwhile(error))
          userFailed(error)
        }}
      >
        {now && isChanged && <UserChanged now={now} onDecided={() => see(now.version)} />}
        <UserFields hasOwnEmail={hasOwnEmail} />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
