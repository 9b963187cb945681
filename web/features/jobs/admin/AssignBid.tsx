import { termsInWords } from '@rules/bids/termsWords.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { formatMoney } from '@rules/formatMoney.js'
import { displayStatus } from '@rules/jobs/jobGraph.js'
import { useMutation } from '../../../apollo/hooks.js'
import { ActWithReason } from '../../../forms/dialogs/ActWithReason.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import {
  type AnyJob_JobFragment,
  type AnyJobBid_BidFragment,
  ReassignJobDocument,
} from './generated/orders.js'
import { vendorNow } from './vendorNow.js'

type AssignBidProps = { bid: AnyJobBid_BidFragment; job: AnyJob_JobFragment }

const whyGone = ({ bid, job }: AssignBidProps) => {
  switch (displayStatus(job.status)) {
    case 'pending':
      return 'The order is open for bids again. The customer chooses.'
    case 'completed':
      return "The job is completed. You can't give it to another vendor."
    case 'cancelled':
      return 'The order has been cancelled.'
    default:
      return job.vendor?.id === bid.vendor.id
        ? `The order already belongs to ${vendorName(bid.vendor)}.`
        : 'This bid can no longer be assigned.'
  }
}

/** A more expensive or declined bid can only be offered, since the customer has not agreed to it. */
const wordsFor = ({ bid, job }: AssignBidProps) => {
  const name = vendorName(bid.vendor)
  const terms = termsInWords(bid)
  const loser = job.vendor ? vendorName(job.vendor) : 'Its vendor'
  const deal = `${formatMoney(bid.price)}${terms ? ` (${terms})` : ''}`
  if (bid.needsCustomerConsent)
    return {
      label: 'Offer',
      busyLabel: 'Offering...',
      title: `Offer ${name} to the customer?`,
      description: `${loser} loses the order. ${name}'s bid of ${deal} costs more than what was agreed, or the customer declined it, so the customer decides: the order is open for bids again, with this bid first. We notify the customer and both vendors right away.`,
      missing: "Please say why you're taking it from its vendor",
      done: {
        title: 'Offered to the customer',
        description: `${name} gets the order if the customer accepts.`,
      },
      failed: 'Error offering bid',
    }
  return {
    label: 'Assign',
    busyLabel: 'Assigning...',
    title: `Give this order to ${name}?`,
    description: `${loser} loses the order and it goes to ${name} for ${deal}. We notify the customer and both vendors right away.`,
    missing: "Please say why you're giving it to another vendor",
    done: { title: 'Vendor changed', description: `${name} now has the order.` },
    failed: 'Error changing vendor',
  }
}

/**
 * For an order whose vendor can't continue and that another vendor has bid on. Shows nothing if this bid can't be
 * assigned.
 */
export const AssignBid = ({ bid, job }: AssignBidProps) => {
  const { id: bidId, vendor } = bid
  const [reassignJob] = useMutation(ReassignJobDocument)
  const words = wordsFor({ bid, job })
  return (
    <ActWithReason
      {...words}
      help="We'll email your reason to the customer and the vendors and keep it in the order's history."
      keep="Keep vendor"
      draftKey={`reassign:${bidId}`}
      act={reason => reassignJob({ variables: { bidId, reason: reason ?? '', vendorId: job.vendor?.id } })}
      about={vendorNow(job)}
      gone={bid.viewerCanAssign ? null : whyGone({ bid, job })}
      size="s"
    >
      <span>
        {words.label}
        <VisuallyHidden>
          {bid.needsCustomerConsent ? ' ' : ' to '}
          {vendorName(vendor)}
        </VisuallyHidden>
      </span>
    </ActWithReason>
  )
}
