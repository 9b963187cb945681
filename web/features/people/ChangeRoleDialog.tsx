import { keysOf } from '@rules/kinds.js'
import { personRoles, roleWords } from '@rules/people/roles.js'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { RadioCardsField } from '../../forms/RadioCardsField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { ChangeRoleDocument, type Person_PersonFragment } from './generated/people.js'
import { roleOptions } from './InvitePersonForm.js'

const rules = z.object({ role: z.enum(keysOf(personRoles), 'Please choose a role') })

type ChangeRoleDialogProps = { person: Person_PersonFragment; isSelf: boolean; onClose: () => void }

export const ChangeRoleDialog = ({ person, isSelf, onClose }: ChangeRoleDialogProps) => {
  const [changeRole] = useMutation(ChangeRoleDocument)
  const title = isSelf ? 'Change your role' : `Change the role of ${person.name}`
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="The change takes effect at once. Owners who take another role lose their API tokens."
    >
      <ZodForm
        schema={rules}
        initialValues={{ role: person.role }}
        label={title}
        failureMessage="We couldn't change the role. Please try again."
        onSubmit={async ({ role }) => {
          await changeRole({ variables: { personId: person.id, role } })
          onClose()
          toast({ title: `${isSelf ? 'You are' : `${person.name} is`} now ${roleWords(role)}` })
        }}
      >
        <RadioCardsField name="role" label="Role" options={roleOptions} min="100%" />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Save Role</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
