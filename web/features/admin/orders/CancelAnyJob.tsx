import { useCancelAnyJobMutation } from '../../../generated/hooks.js'
import { ActWithReason } from './ActWithReason.js'

type CancelAnyJobProps = { job: { id: string; orderNumber: string } }

export const CancelAnyJob = ({ job: { id: jobId, orderNumber } }: CancelAnyJobProps) => {
  const [cancelAnyJob] = useCancelAnyJobMutation()
  return (
    <ActWithReason
      label="Cancel order"
      busyLabel="Cancelling..."
      title={`Cancel order ${orderNumber}?`}
      description="Customer and vendor are told at once, and open bids are turned down. This cannot be undone."
      missing="Please say why it is cancelled"
      keep="Keep order"
      draftKey={`cancel:${jobId}`}
      act={reason => cancelAnyJob({ variables: { jobId, reason } })}
      done={{ title: 'Order cancelled', description: `Order ${orderNumber} is cancelled.` }}
      failed="Error cancelling order"
      look="danger"
    />
  )
}
