import { unitLabelRules, unitOutRules } from '@rules/stock/stockRules.js'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { TextField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { RenameUnitDocument, TakeUnitOutDocument, type UnitRow_UnitFragment } from './generated/stock.js'

const TRY_AGAIN = 'Check your connection, then try again.'

type UnitDialogProps = { unit: UnitRow_UnitFragment; onClose: () => void }

export const RenameUnitDialog = ({ unit: { id, label }, onClose }: UnitDialogProps) => {
  const [renameUnit] = useMutation(RenameUnitDocument)
  return (
    <Dialog open onClose={onClose} size="s" title={`Rename ${label}`}>
      <ZodForm
        schema={unitLabelRules}
        initialValues={{ label }}
        label={`Rename ${label}`}
        failureMessage={TRY_AGAIN}
        onSubmit={async values => {
          await renameUnit({ variables: { id, ...values } })
          onClose()
          toast({ title: `${label} is now ${values.label.trim()}` })
        }}
      >
        <TextField name="label" label="Number or name" help="As it's painted on." autoComplete="off" />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Save</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}

export const TakeOutDialog = ({ unit: { id, label }, onClose }: UnitDialogProps) => {
  const [takeUnitOut] = useMutation(TakeUnitOutDocument)
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Take out ${label}?`}
      description="Nothing is reserved on it until you return it. Its orders get your other dumpsters, as far as there are any."
    >
      <ZodForm
        schema={unitOutRules}
        initialValues={{ note: '' }}
        label={`Take out ${label}`}
        failureMessage={TRY_AGAIN}
        onSubmit={async ({ note }) => {
          const { data } = await takeUnitOut({ variables: { id, note: note || null } })
          onClose()
          const { endangers } = data!.takeUnitOut
          if (endangers.length === 0) toast({ title: `${label} is out` })
          else
            toast({
              variant: 'destructive',
              title: `${label} is out`,
              description: `No dumpster is left for ${endangers.map(({ orderNumber }) => `order ${orderNumber}`).join(', ')}.`,
            })
        }}
      >
        <TextField name="note" label="Note" help="Only you and your people see it." optional />
        <DialogActions>
          <CancelButton onClick={onClose} />
          <SubmitButton busyLabel="Saving...">Take Out</SubmitButton>
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
