import { keysOf, userTypes } from '@rules/kinds.js'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { SelectField } from '../../../forms/SelectField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { fullName } from '../../../ui/text/fullName.js'
import { CreateUserDocument } from './generated/users.js'
import { addUserFormRules, UserFields } from './UserFields.js'
import { TRY_AGAIN } from './userFailed.js'

const types = keysOf(userTypes).map(value => ({ value, label: userTypes[value] }))

/** Adds vendors and admins, who have no sign-up. */
export const AddUserDialog = ({ onClose }: { onClose: () => void }) => {
  const [createUser] = useMutation(CreateUserDocument)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add User"
      description="We will email an invitation with a link to choose a password."
    >
      <ZodForm
        schema={addUserFormRules}
        label="Add user"
        draftKey="user"
        initialValues={{ userType: 'vendor', firstName: '', lastName: '', email: '', phone: '' }}
        failureMessage={TRY_AGAIN}
        onSubmit={async input => {
          await createUser({ variables: { input } })
          onClose()
          toast({
            title: 'Invitation sent',
            description: `${fullName(input)} gets an email at ${input.email}.`,
          })
        }}
        onFailure={description => toast({ variant: 'destructive', title: 'Error adding user', description })}
      >
        <SelectField name="userType" label="Type" options={types} />
        <UserFields />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Sending...">Send Invitation</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
