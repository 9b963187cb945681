import { isVendorLate } from '@rules/bidExpiry.js'
import { displayStatus } from '@rules/jobGraph.js'
import type { JobRequest_JobFragment, JobState_JobFragment } from '../../generated/graphql.js'
import { useAuth } from '../accounts/useAuth.js'
import { ActWithReason } from './ActWithReason.js'

type CancelJobProps = {
  job: Pick<JobState_JobFragment, 'id' | 'status' | 'customerId' | 'vendorId'> &
    Pick<JobRequest_JobFragment, 'timeZone' | 'pickupDateTime' | 'dropoffDate' | 'dropoffTimePreference'> & {
      orderNumber: string
      viewerCanCancel: boolean
      /** Only the customer's words depend on these. */
      openBidCount?: number
    }
  cancel: (reason: string | null, vendorDidNotCome: true | undefined) => Promise<unknown>
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
        help: 'We email your reason to the vendor who submitted the bid.',
      }
    default:
      return {
        description: `All bids on it are declined. ${CANNOT_UNDO}`,
        help: 'We email your reason to the vendors who submitted a bid.',
      }
  }
}

const toCustomer = ({ status, openBidCount = 0 }: CancelJobProps['job']) =>
  status === 'accepted'
    ? {
        description: `We'll tell the vendor right away, and no one will come. ${CANNOT_UNDO}`,
        help: 'We email your reason to your vendor.',
      }
    : toBidders(openBidCount)

const toOthers = ({ status }: CancelJobProps['job']) => ({
  description:
    status === 'pending'
      ? `We'll tell the customer right away and decline open bids. ${CANNOT_UNDO}`
      : `We'll tell the customer and the vendor right away. ${CANNOT_UNDO}`,
  help: "We email your reason to the customer and the vendors and keep it in the order's history.",
  missing: "Please say why you're cancelling it",
})

const whyGone = (status: string) => {
  switch (displayStatus(status)) {
    case 'in_progress':
      return 'The vendor has started the job, so the order can no longer be cancelled.'
    case 'completed':
      return 'The job is completed, so the order can no longer be cancelled.'
    case 'cancelled':
      return 'The order has already been cancelled.'
    default:
      return 'The order can no longer be cancelled.'
  }
}

/** As the server decides: customers once the vendor is late, admins any time. */
const nobodyCame = ({ vendorId, timeZone, ...job }: CancelJobProps['job'], isCustomer: boolean) =>
  vendorId !== null && timeZone !== null && (!isCustomer || isVendorLate({ ...job, timeZone }, new Date()))
    ? {
        label: isCustomer ? 'My vendor did not come' : 'The vendor did not come',
        help: "We'll tell the vendor, and it counts against their record.",
      }
    : null

/** Customers may cancel without a reason, but canceling another user's order takes one. */
export const CancelJob = ({ job, cancel }: CancelJobProps) => {
  const { user } = useAuth()
  const { id, orderNumber, status, customerId, viewerCanCancel } = job
  return (
    <ActWithReason
      label="Cancel order"
      busyLabel="Cancelling..."
      title={`Cancel order ${orderNumber}?`}
      {...(user?.id === customerId ? toCustomer(job) : toOthers(job))}
      keep="Keep order"
      draftKey={`cancel:${id}`}
      choice={nobodyCame(job, user?.id === customerId)}
      act={(reason, isChosen) => cancel(reason, isChosen || undefined)}
      done={{ title: 'Order cancelled', description: `Order ${orderNumber} is cancelled.` }}
      failed="Error cancelling order"
      gone={viewerCanCancel ? null : whyGone(status)}
      look="danger"
    />
  )
}
