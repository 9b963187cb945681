import { serviceAreaRules } from '@rules/vendors/vendorRules.js'
import { useMutation } from '../../../apollo/hooks.js'
import { SubmitButton } from '../../../forms/FormButtons.js'
import { OnBusyChange } from '../../../forms/FormEffects.js'
import { ZipField } from '../../../forms/TextField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { areaNotAdded, areasAdded, TRY_AGAIN } from './areaToasts.js'
import { AddServiceAreaDocument } from './generated/services.js'
import { useNextEntry } from './useNextEntry.js'
import { splitZips } from './zipList.js'

type AddZipFormProps = {
  /** More than one was pasted, so the larger form takes them. */
  onMany: (pasted: string) => void
}

export const AddZipForm = ({ onMany }: AddZipFormProps) => {
  const { frame, onBusyChange, added } = useNextEntry()
  const [addServiceArea] = useMutation(AddServiceAreaDocument)
  return (
    <ZodForm
      schema={serviceAreaRules}
      label="Add a ZIP code"
      initialValues={{ zipCode: '' }}
      afterSubmit="clear"
      failureMessage={TRY_AGAIN}
      onSubmit={async ({ zipCode }) => {
        await addServiceArea({ variables: { zipCode } })
        added()
        areasAdded(1)
      }}
      onFailure={(_, error) => areaNotAdded(error)}
    >
      <div
        ref={frame}
        onPaste={event => {
          const pasted = event.clipboardData.getData('text')
          if (splitZips(pasted).length < 2) return
          event.preventDefault()
          onMany(pasted)
        }}
      >
        <ZipField name="zipCode" label="ZIP code" help="Five digits, like 78701." autoComplete="off" />
      </div>
      <div>
        <SubmitButton busyLabel="Adding...">Add ZIP Code</SubmitButton>
      </div>
      <OnBusyChange call={onBusyChange} />
    </ZodForm>
  )
}
