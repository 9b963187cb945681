import { reasonRules } from '@rules/jobRules.js'
import { limits } from '@rules/limits.js'
import { useState } from 'react'
import { CancelButton } from '../../forms/CancelButton.js'
import { SubmitButton } from '../../forms/SubmitButton.js'
import { TextAreaField } from '../../forms/TextAreaField.js'
import { ZodForm } from '../../forms/ZodForm.js'
import { useCancelJobMutation } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { DialogActions } from '../../ui/overlays/DialogActions.js'
import { useToast } from '../../ui/overlays/useToast.js'

type CancelOrderProps = { job: { id: string; orderNumber: string; status: string } }

const FAILED = "We couldn't cancel your order. Please try again."

export const CancelOrder = ({ job }: CancelOrderProps) => {
  const [isAsking, setAsking] = useState(false)
  const [cancel] = useCancelJobMutation()
  const { toast } = useToast()
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel order</Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel order ${job.orderNumber}?`}
        description={
          job.status === 'accepted'
            ? 'The vendor is told at once and does not come. This cannot be undone.'
            : 'All bids on it are turned down. This cannot be undone.'
        }
        size="s"
      >
        <ZodForm
          schema={reasonRules}
          initialValues={{ reason: '' }}
          draftKey={`cancel:${job.id}`}
          label="Cancel order"
          failureMessage={FAILED}
          onSubmit={async ({ reason }) => {
            await cancel({ variables: { jobId: job.id, reason: reason?.trim() ? reason : null } })
            setAsking(false)
            toast({ title: 'Order cancelled', description: `Order ${job.orderNumber} is cancelled.` })
          }}
          onFailure={message => {
            setAsking(false)
            toast({ variant: 'destructive', title: 'Error cancelling order', description: message })
          }}
        >
          <TextAreaField
            name="reason"
            label="Reason"
            help={
              job.status === 'accepted'
                ? 'It is mailed to your vendor.'
                : 'It is mailed to the vendors who made a bid.'
            }
            max={limits.reasonMax}
            rows={3}
            optional
          />
          <DialogActions>
            <CancelButton onClick={() => setAsking(false)}>Keep order</CancelButton>
            <SubmitButton look="danger" busyLabel="Cancelling...">
              Cancel order
            </SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
