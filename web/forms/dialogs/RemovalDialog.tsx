import * as z from 'zod/mini'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { CancelButton, SubmitButton } from '../FormButtons.js'
import { RadioCardsField } from '../RadioCardsField.js'
import { ZodForm } from '../ZodForm.js'

type RemovalDialogProps<Reason extends string> = {
  open: boolean
  title: string
  description: string
  /** The button's text, such as "Remove Rating". */
  label: string
  done: string
  /** The complete list of allowed reasons. */
  reasons: Readonly<Record<Reason, string>>
  onRemove: (reason: Reason) => Promise<unknown>
  onClose: () => void
}

/** Lets an admin remove something that a user wrote or chose, for a listed reason. */
export const RemovalDialog = <Reason extends string>({
  reasons,
  label,
  done,
  onRemove,
  onClose,
  ...dialog
}: RemovalDialogProps<Reason>) => (
  <Dialog {...dialog} onClose={onClose} size="s">
    <ZodForm
      schema={z.object({ reason: z.enum(Object.keys(reasons), 'Please choose a reason') })}
      label={label}
      initialValues={{ reason: '' }}
      failureMessage="Check your connection, then try again."
      onSubmit={async ({ reason }) => {
        await onRemove(reason as Reason)
        onClose()
        toast({ title: done })
      }}
      onFailure={description => toast({ variant: 'destructive', title: 'Nothing was removed', description })}
    >
      <RadioCardsField
        name="reason"
        label="Reason"
        options={Object.entries<string>(reasons).map(([value, words]) => ({ value, label: words }))}
      />
      <DialogActions>
        <CancelButton onClick={onClose}>Keep</CancelButton>
        <SubmitButton look="danger" busyLabel="Removing...">
          {label}
        </SubmitButton>
      </DialogActions>
    </ZodForm>
  </Dialog>
)
