import { useMutation } from '../../../apollo/hooks.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { OnBusyChange } from '../../../forms/FormEffects.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { toast } from '../../../ui/overlays/toast.js'
import { AddDumpsterSizeDocument } from './generated/services.js'
import { SizeFields, sizeFormRules, typedSize } from './SizeFields.js'
import { useNextEntry } from './useNextEntry.js'

const TRY_AGAIN = 'Check your connection and try again.'

export const AddSizeForm = () => {
  const { frame, onBusyChange, added } = useNextEntry()
  const [addDumpsterSize] = useMutation(AddDumpsterSizeDocument)
  return (
    <ZodForm
      schema={sizeFormRules}
      draftKey="size"
      label="Add a dumpster size"
      initialValues={typedSize()}
      afterSubmit="clear"
      failureMessage={TRY_AGAIN}
      onSubmit={async input => {
        await addDumpsterSize({ variables: { input } })
        added()
        toast({ title: 'Dumpster size added successfully!' })
      }}
      onFailure={description =>
        toast({ title: 'Error adding dumpster size', description, variant: 'destructive' })
      }
    >
      {values => (
        <>
          <Stack ref={frame}>
            <SizeFields values={values} />
          </Stack>
          <div>
            <SubmitButton busyLabel="Adding...">Add Size</SubmitButton>
          </div>
          <OnBusyChange call={onBusyChange} />
        </>
      )}
    </ZodForm>
  )
}
