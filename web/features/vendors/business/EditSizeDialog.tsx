import { ChangedValues } from '../../../forms/ChangedValues.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import type { SizeRow_SizeFragment } from '../../../generated/graphql.js'
import { useUpdateDumpsterSizeMutation } from '../../../generated/hooks.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { SizeFields, sizeFormRules, typedSize } from './SizeFields.js'
import { sizeFacts } from './sizeFacts.js'

const TRY_AGAIN = 'Check your connection and try again.'

type EditSizeDialogProps = { size: SizeRow_SizeFragment; onClose: () => void }

export const EditSizeDialog = ({ size, onClose }: EditSizeDialogProps) => {
  const [updateDumpsterSize] = useUpdateDumpsterSizeMutation()
  const { version, isChanged, see } = useSeenVersion(size.version)
  return (
    <Dialog open onClose={onClose} title={`Edit ${size.size}`} size="s">
      <ZodForm
        schema={sizeFormRules}
        draftKey={`size:${size.id}`}
        label="Edit dumpster size"
        initialValues={typedSize(size)}
        failureMessage={TRY_AGAIN}
        onSubmit={async terms => {
          await updateDumpsterSize({ variables: { input: { id: size.id, version, ...terms } } })
          onClose()
          toast({ title: 'Dumpster size updated successfully!' })
        }}
        onFailure={description =>
          toast({ title: 'Error updating dumpster size', description, variant: 'destructive' })
        }
      >
        {values => (
          <>
            {isChanged && (
              <ChangedValues
                facts={sizeFacts(size)}
                values={typedSize(size)}
                onDecided={() => see(size.version)}
              />
            )}
            <SizeFields values={values} />
            <DialogActions>
              <CancelButton onClick={onClose} />
              <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
            </DialogActions>
          </>
        )}
      </ZodForm>
    </Dialog>
  )
}
