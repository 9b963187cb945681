import type { JobState_JobFragment } from '../../generated/graphql.js'
import { useAuth } from '../accounts/useAuth.js'
import { ActWithReason } from './ActWithReason.js'

type CancelJobProps = {
  job: Pick<JobState_JobFragment, 'id' | 'status' | 'customerId'> & { orderNumber: string }
  cancel: (reason: string | null) => Promise<unknown>
}

const toCustomer = (status: string) =>
  status === 'accepted'
    ? {
        description: 'We tell the vendor at once, and nobody comes. This cannot be undone.',
        help: 'We email it to your vendor.',
      }
    : {
        description: 'All bids on it are declined. This cannot be undone.',
        help: 'We email it to the vendors who submitted a bid.',
      }

const toOthers = {
  description:
    'We tell the customer and the vendor at once, and open bids are turned down. This cannot be undone.',
  help: "We email it to the customer and the vendors and keep it in the order's history.",
  missing: 'Please say why it is cancelled',
}

/** A customer may cancel without a reason; whoever cancels another user's order must give one. */
export const CancelJob = ({ job: { id, orderNumber, status, customerId }, cancel }: CancelJobProps) => {
  const { user } = useAuth()
  return (
    <ActWithReason
      label="Cancel order"
      busyLabel="Cancelling..."
      title={`Cancel order ${orderNumber}?`}
      {...(user?.id === customerId ? toCustomer(status) : toOthers)}
      keep="Keep order"
      draftKey={`cancel:${id}`}
      act={cancel}
      done={{ title: 'Order cancelled', description: `Order ${orderNumber} is cancelled.` }}
      failed="Error cancelling order"
      look="danger"
    />
  )
}
