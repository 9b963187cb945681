import { termsInWords } from '@rules/termsWords.js'
import type { AnyJobBid_BidFragment } from '../../../generated/graphql.js'
import { useReassignJobMutation } from '../../../generated/hooks.js'
import { fullName } from '../../../ui/text/fullName.js'
import { formatMoney } from '../../../ui/text/Money.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { ActWithReason } from '../../job/ActWithReason.js'

/** For when the assigned vendor cannot continue and another vendor has bid. */
export const AssignBid = ({ bid }: { bid: AnyJobBid_BidFragment }) => {
  const { id: bidId, vendor, price } = bid
  const [reassignJob] = useReassignJobMutation()
  const name = fullName(vendor)
  const terms = termsInWords(bid)
  return (
    <ActWithReason
      label="Assign"
      busyLabel="Assigning..."
      title={`Give this order to ${name}?`}
      description={`Its vendor loses the order and it goes to ${name} for ${formatMoney(price)}${terms ? ` (${terms})` : ''}. We notify the customer and both vendors right away.`}
      help="We email it to the customer and the vendors and keep it in the order's history."
      missing="Please say why it is given to another vendor"
      keep="Keep vendor"
      draftKey={`reassign:${bidId}`}
      act={reason => reassignJob({ variables: { bidId, reason: reason ?? '' } })}
      done={{ title: 'Vendor changed', description: `The order is ${name}'s now.` }}
      failed="Error changing vendor"
      size="s"
    >
      <span>
        Assign<VisuallyHidden> to {name}</VisuallyHidden>
      </span>
    </ActWithReason>
  )
}
