import { keysOf, paymentMethods } from '@rules/kinds.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useMutation } from '../../apollo/hooks.js'
import { CancelButton, SubmitButton } from '../../forms/FormButtons.js'
import { SelectField } from '../../forms/SelectField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { toast } from '../../ui/overlays/toast.js'
import { useFocusReturn } from '../../ui/overlays/useFocusReturn.js'
import { Banner } from '../../ui/states/Banner.js'
import { formatMoney } from '../../ui/text/Money.js'
import { type JobChanges_JobFragment, MarkPaidDocument } from './generated/changes.js'

const rules = z.object({ method: z.enum(keysOf(paymentMethods), 'Please choose how you were paid') })

type MarkPaidProps = { job: JobChanges_JobFragment; customer: string; onClose: () => void }

/** Asks the vendor how the customer paid. The vendor's own ways come first. */
export const MarkPaid = ({ job, customer, onClose }: MarkPaidProps) => {
  const [mark] = useMutation(MarkPaidDocument)
  const [isMarking, setMarking] = useState(false)
  useFocusReturn(true)
  const { id: jobId, waysToPay } = job
  const methods = new Set([...waysToPay, ...keysOf(paymentMethods)])
  // Our own act makes itself impossible, too, a moment before the dialog closes.
  const isGone = !job.viewerCanMarkPaid && !isMarking
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={`Mark ${formatMoney(job.amountDue ?? '')} as paid?`}
      description={isGone ? undefined : `We ask ${customer} to confirm it.`}
    >
      <ZodForm
        schema={rules}
        label="Mark as paid"
        initialValues={{ method: waysToPay.length === 1 ? waysToPay[0]! : '' }}
        failureMessage="Check your connection, then try again."
        onSubmit={async ({ method }) => {
          setMarking(true)
          try {
            await mark({ variables: { jobId, method } })
            onClose()
            toast({ title: 'Marked as paid', description: `We asked ${customer} to confirm it.` })
          } finally {
            setMarking(false)
          }
        }}
        onFailure={words =>
          toast({ variant: 'destructive', title: "We couldn't save this", description: words })
        }
      >
        {isGone && (
          <Banner tone="warning" role="alert">
            This job no longer waits for a payment.
          </Banner>
        )}
        <SelectField
          name="method"
          label="How were you paid?"
          placeholder="Choose one"
          options={[...methods].map(value => ({ value, label: paymentMethods[value] }))}
        />
        <DialogActions>
          <CancelButton onClick={onClose}>{isGone ? 'Close' : 'Not Now'}</CancelButton>
          {!isGone && <SubmitButton busyLabel="Saving...">Mark as Paid</SubmitButton>}
        </DialogActions>
      </ZodForm>
    </Dialog>
  )
}
