import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { Button } from '../../ui/actions/Button.js'
import { nameOfVendor, orderStep } from './orderStep.js'
import { PostAgain } from './PostAgain.js'

/** Brings a section of the details into view, and the focus to its first field, or else to its heading. */
const goTo = (section: string) => {
  const found = document.querySelector<HTMLElement>(`[role="dialog"] [data-section="${section}"]`)
  found?.scrollIntoView({ block: 'start' })
  const heading = found?.querySelector<HTMLElement>('h3')
  heading?.setAttribute('tabindex', '-1')
  const field = found?.querySelector<HTMLElement>('textarea, input')
  ;(field ?? heading)?.focus({ preventScroll: true })
}

type NextActionProps = {
  order: OrderDetails_JobFragment
  /** Beside the sentence about it; in the dialog's foot, it takes all the width. */
  wide?: boolean
}

/** The next thing that the customer can do about the order: leads to where it is done. */
export const NextAction = ({ order, wide = false }: NextActionProps) => {
  const leads = (label: string, section: string, look: 'primary' | 'secondary' = 'primary') => (
    // The name of a business may be one long word.
    <Button look={look} wide={wide} style={{ overflowWrap: 'anywhere' }} onClick={() => goTo(section)}>
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
      return <PostAgain order={order} wide={wide} look="secondary" />
    case 'decide':
      return leads(order.openBidCount === 1 ? 'See the bid' : `Compare ${order.openBidCount} bids`, 'bids')
    case 'toRate':
      return leads(`Rate ${nameOfVendor(order)}`, 'ratings')
    case 'booked':
    case 'underWay':
      return order.viewerCanMessage ? leads(`Write to ${nameOfVendor(order)}`, 'messages', 'secondary') : null
    default:
      return null
  }
}
