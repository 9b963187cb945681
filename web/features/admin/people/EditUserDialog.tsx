import { CancelButton } from '../../../forms/CancelButton.js'
import { SubmitButton } from '../../../forms/SubmitButton.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import type { UserRow_UserFragment } from '../../../generated/graphql.js'
import { useUpdateUserMutation } from '../../../generated/hooks.js'
import { Dialog } from '../../../ui/Dialog.js'
import { DialogActions } from '../../../ui/DialogActions.js'
import { fullName } from './fullName.js'
import { PersonFields } from './PersonFields.js'
import { editUserFormRules } from './personFormRules.js'
import { TRY_AGAIN, userFailed, userUpdated } from './userFailed.js'

type EditUserDialogProps = { user: UserRow_UserFragment; onClose: () => void }

export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const [updateUser] = useUpdateUserMutation()
  return (
    <Dialog open onClose={onClose} title={`Edit ${fullName(user)}`}>
      <ZodForm
        schema={editUserFormRules}
        label="Edit user"
        initialValues={{
          firstName: user.firstName,
          lastName: user.lastName,
          email: user.email ?? '',
          phone: user.phone ?? '',
        }}
        failureMessage={TRY_AGAIN}
        onSubmit={async person => {
          try {
            await updateUser({ variables: { input: { id: user.id, ...person } } })
          } catch (error) {
            userFailed(error)
            throw error
          }
          onClose()
          userUpdated(`${fullName(person)} is saved.`)
        }}
      >
        <PersonFields />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
