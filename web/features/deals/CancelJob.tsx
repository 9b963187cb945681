import { formatMoney } from '@rules/formatMoney.js'
import { displayStatus } from '@rules/jobs/jobGraph.js'
import { ActWithReason } from '../../forms/dialogs/ActWithReason.js'
import type { ButtonSize } from '../../ui/actions/buttonStyle.js'
import { useAuth } from '../accounts/useAuth.js'
import type { JobState_JobFragment } from '../jobs/generated/jobs.js'

type CancelJobProps = {
  job: Pick<JobState_JobFragment, 'id' | 'status' | 'customerId' | 'vendorId'> & {
    orderNumber: string
    viewerCanCancel: boolean
    /** Only the customer's words depend on these. */
    openBidCount?: number
    viewerCanReportNoShow?: boolean
    cancellationFee?: string | null
  }
  /** `fee` is what the customer saw, unless it is free. */
  cancel: (
    reason: string | null,
    vendorDidNotCome: true | undefined,
    fee: string | undefined,
  ) => Promise<unknown>
  size?: ButtonSize
}

const CANNOT_UNDO = 'This cannot be undone.'

const toBidders = (bids: number) => {
  switch (bids) {
    case 0:
      return {
        description: `Vendors can no longer bid on it. ${CANNOT_UNDO}`,
        help: "We save it in the order's history.",
      }
    case 1:
      return {
        description: `The bid on it is declined. ${CANNOT_UNDO}`,
        help: "We'll email your reason to the vendor who submitted the bid.",
      }
    default:
      return {
        description: `All bids on it are declined. ${CANNOT_UNDO}`,
        help: "We'll email your reason to the vendors who submitted a bid.",
      }
  }
}

const feeOf = ({ cancellationFee }: CancelJobProps['job']) =>
  cancellationFee && Number(cancellationFee) > 0 ? cancellationFee : undefined

const feeWords = (job: CancelJobProps['job']) => {
  const fee = feeOf(job)
  return fee ? `Cancelling now costs ${formatMoney(fee)}. ` : 'Cancelling now is free. '
}

const toCustomer = (job: CancelJobProps['job']) => {
  const { status, openBidCount = 0 } = job
  return status === 'accepted' || status === 'in_progress'
    ? {
        description: `${feeWords(job)}We'll tell the vendor right away, and no one will come. ${CANNOT_UNDO}`,
        help: "We'll email your reason to your vendor.",
      }
    : toBidders(openBidCount)
}

const toOthers = ({ status }: CancelJobProps['job']) => ({
  description:
    status === 'pending'
      ? `We'll tell the customer right away and decline open bids. ${CANNOT_UNDO}`
      : `We'll tell the customer and the vendor right away. ${CANNOT_UNDO}`,
  help: "We'll email your reason to the customer and the vendors and keep it in the order's history.",
  missing: "Please say why you're cancelling it",
})

const whyGone = (status: string) => {
  switch (displayStatus(status)) {
    case 'in_progress':
      return 'The vendor has arrived, so the order can no longer be cancelled.'
    case 'completed':
      return 'The job is completed, so the order can no longer be cancelled.'
    case 'cancelled':
      return 'The order has already been cancelled.'
    default:
      return 'The order can no longer be cancelled.'
  }
}

/** As the server decides: customers two hours after the window, admins any time. */
const nobodyCame = (
  { status, vendorId, viewerCanReportNoShow }: CancelJobProps['job'],
  isCustomer: boolean,
) =>
  (isCustomer ? viewerCanReportNoShow && status !== 'pending' : vendorId !== null)
    ? {
        label: isCustomer ? 'My vendor did not come' : 'The vendor did not come',
        help: "We'll tell the vendor, and it counts against their record.",
      }
    : null

/** Customers may cancel without a reason, but canceling another user's order requires one. */
export const CancelJob = ({ job, cancel, size }: CancelJobProps) => {
  const { user } = useAuth()
  const { id, orderNumber, status, customerId, viewerCanCancel } = job
  const isCustomer = user?.id === customerId
  return (
    <ActWithReason
      label="Cancel order"
      busyLabel="Cancelling..."
      title={`Cancel order ${orderNumber}?`}
      {...(isCustomer ? toCustomer(job) : toOthers(job))}
      keep="Keep order"
      draftKey={`cancel:${id}`}
      choice={nobodyCame(job, isCustomer)}
      act={(reason, isChosen) =>
        cancel(reason, isChosen || undefined, isCustomer && !isChosen ? feeOf(job) : undefined)
      }
      done={{ title: 'Order cancelled', description: `Order ${orderNumber} is cancelled.` }}
      failed="Error cancelling order"
      gone={viewerCanCancel ? null : whyGone(status)}
      look="danger"
      askLook={size === 's' ? 'secondary' : 'danger'}
      size={size}
    />
  )
}
