import { estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import { cents } from '@rules/cents.js'
import { expectedWeight } from '@rules/jobs/loadWeights.js'
import { paths } from '../../../paths.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { useSeeksInstantBids } from '../../offers/useSeeksInstantBids.js'
import { askedOf } from '../askedOf.js'
import type { OrderDetails_JobFragment } from './generated/orders.js'

type Order = OrderDetails_JobFragment

const SHOWN = 3

/** The lowest bids on an order just posted, as they arrive. Typed and instant ones count alike. */
export const FirstBids = ({ order }: { order: Order }) => {
  const isSeeking = useSeeksInstantBids(order)
  const isRental = order.type === 'dumpster_rental'
  const [asked, weight] = [askedOf(order), expectedWeight(order)]
  const bids = order.bids.nodes
    .filter(({ status }) => status === 'pending')
    .map(bid => ({ ...bid, total: estimatedTotal(bid, asked, weight) }))
    .toSorted((a, b) => Number(cents(a.total) - cents(b.total)))
  const words = () => {
    if (bids.length > 0)
      return order.openBidCount === 1 ? 'The first bid is here:' : `${order.openBidCount} bids so far:`
    if (isSeeking) return 'Looking for instant bids...'
    return "No instant bid matched. Vendors can see your request now. We'll notify you of each bid."
  }
  if (bids.length === 0 && (!isRental || order.vendorsNearby === 0)) return null
  return (
    // As tall with three bids as with none, so that nothing below moves.
    <Stack gap="xs" style={isRental ? { minHeight: '11rem', alignContent: 'start' } : undefined}>
      <Text size="s" strong>
        {words()}
      </Text>
      {bids.length > 0 && (
        <>
          <Stack as="ul" gap="xxs" aria-label="First bids">
            {bids.slice(0, SHOWN).map(({ id, total, vendor, isInstant }) => (
              <Inline as="li" key={id} gap="xs" nowrap>
                <Text as="span" strong tabular>
                  <Money value={total} />
                </Text>
                {isInstant && <Badge tone="blue">Instant</Badge>}
                <Text as="span" size="s" lines={1}>
                  {vendorName(vendor)}
                </Text>
              </Inline>
            ))}
          </Stack>
          <div>
            <ButtonLink size="s" look="primary" to={paths.order(order.id)}>
              {order.openBidCount === 1 ? 'View the bid' : 'Compare bids'}
            </ButtonLink>
          </div>
        </>
      )}
    </Stack>
  )
}
