import { estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { expectedWeight } from '@rules/jobs/loadWeights.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { useSeeksInstantBids } from '../../offers/useSeeksInstantBids.js'
import { askedOf } from '../askedOf.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type Order = OrderDetails_JobFragment

/** The lowest bid on an order just posted. It takes two lines before and after it comes, so that nothing below moves. */
export const FirstBids = ({ order }: { order: Order }) => {
  const isSeeking = useSeeksInstantBids(order)
  const [asked, weight] = [askedOf(order), expectedWeight(order)]
  const [lowest] = order.bids.nodes
    .filter(({ status }) => status === 'pending')
    .map(bid => ({ ...bid, total: estimatedTotal(bid, asked, weight) }))
    .toSorted((a, b) => Number(cents(a.total) - cents(b.total)))
  const words = () => {
    if (lowest)
      return order.openBidCount === 1 ? 'The first bid is here:' : `${order.openBidCount} bids so far, from:`
    if (isSeeking) return 'Looking for instant bids...'
    return order.type === 'dumpster_rental' ? 'No instant bid matched.' : 'No bids yet.'
  }
  if (!lowest && order.vendorsNearby === 0) return null
  return (
    <div>
      <Text size="s" strong>
        {words()}
      </Text>
      {/* As tall as a badge. */}
      <Inline gap="xs" nowrap style={{ minHeight: '26px' }}>
        {lowest ? (
          <>
            <Text as="span" strong tabular>
              <Money value={lowest.total} />
            </Text>
            {lowest.isInstant && <Badge tone="blue">Instant</Badge>}
            <Text as="span" size="s" lines={1}>
              {vendorName(lowest.vendor)}
            </Text>
          </>
        ) : (
          <Text as="span" size="s" lines={1}>
            We'll notify you of each bid.
          </Text>
        )}
      </Inline>
    </div>
  )
}
