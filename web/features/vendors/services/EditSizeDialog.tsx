import { ratesInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { sizeLabel } from '@rules/kinds.js'
import { useState } from 'react'
import { failedWith } from '../../../apollo/failedWith.js'
import { useMutation } from '../../../apollo/hooks.js'
import { ChangedValues } from '../../../forms/ChangedValues.js'
import { CancelButton, SubmitButton } from '../../../forms/FormButtons.js'
import { useSeenVersion } from '../../../forms/useSeenVersion.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { DialogActions } from '../../../ui/overlays/DialogActions.js'
import { toast } from '../../../ui/overlays/toast.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Text } from '../../../ui/text/Text.js'
import { type SizeRow_SizeFragment, UpdateDumpsterSizeDocument } from './generated/services.js'
import { SizeFields, sizeFormRules, typedSize } from './SizeFields.js'

const NONE = 'None'

/** Everything a vendor says about a dumpster size. */
const sizeFacts = ({
  size,
  description,
  pricePerDay,
  rentalSize,
  turnaroundDays,
  ...rates
}: SizeRow_SizeFragment) => [
  { label: 'Size', value: size },
  { label: 'Price per day', value: pricePerDay === null ? NONE : formatMoney(pricePerDay) },
  { label: 'Description', value: description ? <Text asTyped>{description}</Text> : NONE },
  { label: 'Customers order it as', value: rentalSize ? sizeLabel(rentalSize) : 'Not specified' },
  { label: 'Days between rentals', value: String(turnaroundDays) },
  { label: 'My rates', value: ratesInWords(rates) || NONE },
]

const TRY_AGAIN = 'Check your connection and try again.'

type EditSizeDialogProps = {
  size: SizeRow_SizeFragment
  /** True if another browser has removed the size since the dialog was opened. */
  isRemoved: boolean
  onClose: () => void
}

export const EditSizeDialog = ({ size, isRemoved, onClose }: EditSizeDialogProps) => {
  const [updateDumpsterSize] = useMutation(UpdateDumpsterSizeDocument)
  const { version, isChanged, see } = useSeenVersion(size.version)
  // The server may report the removal before the list is updated.
  const [isMissing, setMissing] = useState(false)
  const isGone = isRemoved || isMissing
  return (
    <Dialog open onClose={onClose} title={`Edit ${size.size}`} size="s">
      <ZodForm
        schema={sizeFormRules}
        draftKey={`size:${size.id}`}
        edits
        label="Edit dumpster size"
        initialValues={typedSize(size)}
        failureMessage={TRY_AGAIN}
        onSubmit={async terms => {
          try {
            await updateDumpsterSize({ variables: { input: { id: size.id, version, ...terms } } })
          } catch (error) {
            setMissing(failedWith(error, 'NOT_FOUND'))
            throw error
          }
          onClose()
          toast({ title: 'Dumpster size updated successfully!' })
        }}
        onFailure={description =>
          toast({ title: 'Error updating dumpster size', description, variant: 'destructive' })
        }
      >
        {values => (
          <>
            {isGone && (
              <Banner tone="warning" role="alert">
                This size has been removed.
              </Banner>
            )}
            {isChanged && !isGone && (
              <ChangedValues
                facts={sizeFacts(size)}
                values={typedSize(size)}
                onDecided={() => see(size.version)}
              />
            )}
            <SizeFields values={values} />
            <DialogActions>
              <CancelButton onClick={onClose}>{isGone ? 'Close' : 'Cancel'}</CancelButton>
              {!isGone && <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>}
            </DialogActions>
          </>
        )}
      </ZodForm>
    </Dialog>
  )
}
