import { vendorName } from '@rules/businesses/vendorName.js'
import { displayStatus } from '@rules/jobs/jobGraph.js'
import { useMutation } from '../../../apollo/hooks.js'
import { ActWithReason } from '../../../forms/dialogs/ActWithReason.js'
import type { ButtonSize } from '../../../ui/actions/buttonStyle.js'
import { type AnyJob_JobFragment, ReopenJobDocument } from './generated/orders.js'
import { type VendorOfJob, vendorNow } from './vendorNow.js'

const whyGone = (status: string) => {
  switch (displayStatus(status)) {
    case 'pending':
      return 'The order is already open again.'
    case 'completed':
      return "The job is completed. You can't reopen the order."
    case 'cancelled':
      return 'The order has been cancelled.'
    default:
      return 'The agreed time has passed, so no one could bid on it.'
  }
}

type ReopenJobProps = {
  job: Pick<AnyJob_JobFragment, 'id' | 'orderNumber' | 'status' | 'viewerCanReopen'> & VendorOfJob
  size?: ButtonSize
}

/** For an order whose vendor can't continue, without a suitable bid. Shows nothing if it can't be reopened. */
export const ReopenJob = ({ job, size }: ReopenJobProps) => {
  const { id: jobId, orderNumber, status, vendor, viewerCanReopen } = job
  const [reopenJob] = useMutation(ReopenJobDocument)
  return (
    <ActWithReason
      label="Open for bids again"
      busyLabel="Opening..."
      title={`Open order ${orderNumber} for bids again?`}
      description={`${vendor ? vendorName(vendor) : 'Its vendor'} loses the order and their bid ends, which counts against their record. Vendors can bid on it again. We notify customer and vendor right away.`}
      help="We'll email your reason to the customer and the vendors and keep it in the order's history."
      missing="Please say why you're reopening it"
      keep="Keep vendor"
      draftKey={`reopen:${jobId}`}
      act={reason => reopenJob({ variables: { jobId, reason: reason ?? '', vendorId: vendor?.id } })}
      done={{ title: 'Order opened again', description: `Vendors can bid on order ${orderNumber} again.` }}
      failed="Error opening order"
      about={vendorNow(job)}
      gone={viewerCanReopen ? null : whyGone(status)}
      size={size}
    />
  )
}
