import { bidRules } from '@rules/bidRules.js'
import { limits } from '@rules/limits.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { serverMessage } from '../../forms/serverMessage.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { MoneyField } from '../../forms/TextField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { FeeLines } from './FeeLines.js'

type BidTerms = { price: string; message: string | null }

type BidFormProps = {
  label: string
  /** The draft's key: the job for a new bid, the bid for a change. */
  draftKey: string
  initial: BidTerms
  submitLabel: string
  busyLabel: string
  /** The title of the toast shown on failure. */
  failedTitle: string
  onSend: (terms: BidTerms) => Promise<void>
  onCancel: () => void
}

const TRY_AGAIN = "We couldn't reach Haulbid. Check your connection and try again."

/** The terms of a bid. What was typed is kept until it is sent. */
export const BidForm = ({
  label,
  draftKey,
  initial,
  submitLabel,
  busyLabel,
  failedTitle,
  onSend,
  onCancel,
}: BidFormProps) => (
  <ZodForm
    schema={bidRules}
    label={label}
    draftKey={draftKey}
    initialValues={{ price: initial.price, message: initial.message ?? '' }}
    failureMessage={TRY_AGAIN}
    onSubmit={async ({ price, message }) => {
      try {
        await onSend({ price, message: message || null })
      } catch (error) {
        toast({ title: failedTitle, description: serverMessage(error, TRY_AGAIN), variant: 'destructive' })
        throw error
      }
    }}
  >
    {({ price }) => (
      <>
        <MoneyField name="price" label="Bid Amount ($)" help="For the whole job, everything included." />
        <FeeLines price={price} />
        <TextAreaField
          name="message"
          label="Message"
          help="When you can come, what is included, anything that sets you apart."
          max={limits.bidMessageMax}
          optional
        />
        <DialogActions>
          <CancelButton onClick={onCancel} />
          <SubmitButton busyLabel={busyLabel}>{submitLabel}</SubmitButton>
        </DialogActions>
      </>
    )}
  </ZodForm>
)
