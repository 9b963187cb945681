import { limits } from '@rules/limits.js'
import { requiredText } from '@rules/text.js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CancelButton } from '../../../forms/CancelButton.js'
import { SubmitButton } from '../../../forms/SubmitButton.js'
import { TextAreaField } from '../../../forms/TextAreaField.js'
import { ZodForm } from '../../../forms/ZodForm.js'
import { useCancelAnyJobMutation } from '../../../generated/hooks.js'
import { Button } from '../../../ui/Button.js'
import { Dialog } from '../../../ui/Dialog.js'
import { DialogActions } from '../../../ui/DialogActions.js'
import { toast } from '../../../ui/toast.js'
import { useFocusReturn } from '../../../ui/useFocusReturn.js'

/** A customer may keep the reason to themselves; an admin, who acts on somebody else's order, may not. */
const cancelRules = z.object({
  reason: requiredText('Please say why it is cancelled', limits.reasonMax),
})

const TRY_AGAIN = 'Check your connection, then try again.'

export const CancelAnyJob = ({ job }: { job: { id: string; orderNumber: string } }) => {
  const [isAsking, setAsking] = useState(false)
  const [cancelAnyJob] = useCancelAnyJobMutation()
  useFocusReturn(isAsking)
  const close = () => setAsking(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={`Cancel order ${job.orderNumber}?`}
        description="Customer and vendor are told at once, and open bids are turned down. This cannot be undone."
      >
        <ZodForm
          schema={cancelRules}
          label="Cancel order"
          draftKey={`cancel:${job.id}`}
          initialValues={{ reason: '' }}
          failureMessage={TRY_AGAIN}
          onSubmit={async ({ reason }) => {
            await cancelAnyJob({ variables: { jobId: job.id, reason } })
            close()
            toast({ title: 'Order cancelled', description: `Order ${job.orderNumber} is cancelled.` })
          }}
          onFailure={description => {
            close()
            toast({ variant: 'destructive', title: 'Error cancelling order', description })
          }}
        >
          <TextAreaField
            name="reason"
            label="Reason"
            help="It is mailed to the customer and the vendors, and kept in the order's history."
            max={limits.reasonMax}
          />
          <DialogActions>
            <CancelButton onClick={close}>Keep order</CancelButton>
            <SubmitButton look="danger" busyLabel="Cancelling...">
              Cancel order
            </SubmitButton>
          </DialogActions>
        </ZodForm>
      </Dialog>
    </>
  )
}
