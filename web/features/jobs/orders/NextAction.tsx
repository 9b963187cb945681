import { Button } from '../../../ui/actions/Button.js'
import { goToSection } from '../../../ui/layout/goToSection.js'
import { nameOfVendor, orderStep } from '../orderStep.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'
import { openBalances } from './OrderMoney.js'
import { PostAgain } from './PostAgain.js'

type NextActionProps = {
  order: OrderDetails_JobFragment
  /** Next to its sentence; at the foot of the screen, it takes the full width. */
  wide?: boolean
  /** True if the messages are right below. */
  nearMessages?: boolean
}

/** The next thing the customer can do about the order, with a link to it. */
export const NextAction = ({ order, wide = false, nearMessages = false }: NextActionProps) => {
  const leads = (label: string, section: string, look: 'primary' | 'secondary' = 'primary') => (
    // A business name may be one long word.
    <Button look={look} wide={wide} style={{ overflowWrap: 'anywhere' }} onClick={() => goToSection(section)}>
      {label}
    </Button>
  )
  const isClosedByNobody = order.history.some(({ toStatus, actor }) => toStatus === 'cancelled' && !actor)
  if (isClosedByNobody) return <PostAgain order={order} wide={wide} />
  switch (orderStep(order)) {
    case 'expired':
      return <PostAgain order={order} wide={wide} />
    case 'cancelled':
    case 'done':
      if (openBalances(order).length > 0 && order.viewerCanMessage && !nearMessages)
        return leads(`Write to ${nameOfVendor(order)}`, 'messages', 'secondary')
      return <PostAgain order={order} wide={wide} look="secondary" />
    case 'decide':
      return leads(order.openBidCount === 1 ? 'See the bid' : `Compare ${order.openBidCount} bids`, 'bids')
    case 'toRate':
      return leads(`Rate ${nameOfVendor(order)}`, 'ratings')
    default:
      return null
  }
}
