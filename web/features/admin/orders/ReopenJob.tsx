import { useReopenJobMutation } from '../../../generated/hooks.js'
import { ActWithReason } from '../../job/ActWithReason.js'

type ReopenJobProps = { job: { id: string; orderNumber: string } }

/** For when the assigned vendor cannot continue and no other bid is suitable. */
export const ReopenJob = ({ job: { id: jobId, orderNumber } }: ReopenJobProps) => {
  const [reopenJob] = useReopenJobMutation()
  return (
    <ActWithReason
      label="Open for bids again"
      busyLabel="Opening..."
      title={`Open order ${orderNumber} for bids again?`}
      description="Its vendor loses the order and their bid ends. Vendors can bid on it again. We notify customer and vendor right away."
      help="We email it to the customer and the vendors and keep it in the order's history."
      missing="Please say why it is opened again"
      keep="Keep vendor"
      draftKey={`reopen:${jobId}`}
      act={reason => reopenJob({ variables: { jobId, reason: reason ?? '' } })}
      done={{ title: 'Order opened again', description: `Vendors can bid on order ${orderNumber} again.` }}
      failed="Error opening order"
    />
  )
}
