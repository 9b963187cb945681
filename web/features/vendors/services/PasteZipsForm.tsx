import { limits } from '@rules/limits.js'
import { useMutation } from '../../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { areaNotAdded, areasAdded, TRY_AGAIN } from './areaToasts.js'
import { AddServiceAreasDocument, type AddServiceAreasMutation } from './generated/services.js'
import { pastedZipsRules } from './zipList.js'

export type ZipReport = AddServiceAreasMutation['addServiceAreas']

type PasteZipsFormProps = {
  pasted: string
  onReport: (report: ZipReport) => void
  onBack: () => void
}

export const PasteZipsForm = ({ pasted, onReport, onBack }: PasteZipsFormProps) => {
  const [addServiceAreas] = useMutation(AddServiceAreasDocument)
  return (
    <ZodForm
      schema={pastedZipsRules}
      label="Add many ZIP codes"
      initialValues={{ zipCodes: pasted }}
      failureMessage={TRY_AGAIN}
      onSubmit={async ({ zipCodes }) => {
        const { data } = await addServiceAreas({ variables: { zipCodes } })
        if (!data) return
        const { added } = data.addServiceAreas
        if (added.length > 0) areasAdded(added.length)
        onReport(data.addServiceAreas)
      }}
      onFailure={(_, error) => areaNotAdded(error)}
    >
      <TextAreaField
        name="zipCodes"
        label="ZIP codes"
        help={`Up to ${limits.zipsAtOnce}, separated by commas, spaces or line breaks.`}
        placeholder="78701, 78702, 78704"
        rows={5}
      />
      <Inline>
        <SubmitButton busyLabel="Adding...">Add ZIP Codes</SubmitButton>
        <CancelButton onClick={onBack}>Add one instead</CancelButton>
      </Inline>
    </ZodForm>
  )
}
