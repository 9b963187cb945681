import { displayStatus } from '@rules/jobStates.js'
import { termsInWords } from '@rules/termsWords.js'
import type { AnyJob_JobFragment, AnyJobBid_BidFragment } from '../../../generated/graphql.js'
import { useReassignJobMutation } from '../../../generated/hooks.js'
import { fullName } from '../../../ui/text/fullName.js'
import { formatMoney } from '../../../ui/text/Money.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { ActWithReason } from '../../job/ActWithReason.js'
import { vendorNow } from './vendorNow.js'

type AssignBidProps = { bid: AnyJobBid_BidFragment; job: AnyJob_JobFragment }

const whyGone = ({ bid, job }: AssignBidProps) => {
  switch (displayStatus(job.status)) {
    case 'pending':
      return 'The order is open for bids again, so its customer chooses.'
    case 'completed':
      return 'The job is completed, so the order cannot go to another vendor.'
    case 'cancelled':
      return 'The order has been cancelled in the meantime.'
    default:
      return job.vendor?.id === bid.vendor.id
        ? `The order is ${fullName(bid.vendor)}'s already.`
        : 'This bid can no longer be assigned.'
  }
}

/** For when the assigned vendor cannot continue and another vendor has bid. Nothing if this bid cannot be assigned. */
export const AssignBid = ({ bid, job }: AssignBidProps) => {
  const { id: bidId, vendor, price } = bid
  const [reassignJob] = useReassignJobMutation()
  const name = fullName(vendor)
  const terms = termsInWords(bid)
  const loser = job.vendor ? fullName(job.vendor) : 'Its vendor'
  return (
    <ActWithReason
      label="Assign"
      busyLabel="Assigning..."
      title={`Give this order to ${name}?`}
      description={`${loser} loses the order and it goes to ${name} for ${formatMoney(price)}${terms ? ` (${terms})` : ''}. We notify the customer and both vendors right away.`}
      help="We email your reason to the customer and the vendors and keep it in the order's history."
      missing="Please say why it is given to another vendor"
      keep="Keep vendor"
      draftKey={`reassign:${bidId}`}
      act={reason => reassignJob({ variables: { bidId, reason: reason ?? '', vendorId: job.vendor?.id } })}
      done={{ title: 'Vendor changed', description: `The order is ${name}'s now.` }}
      failed="Error changing vendor"
      about={vendorNow(job)}
      gone={bid.viewerCanAssign ? null : whyGone({ bid, job })}
      size="s"
    >
      <span>
        Assign<VisuallyHidden> to {name}</VisuallyHidden>
      </span>
    </ActWithReason>
  )
}
