import { bidGraph, OUT_OF_STOCK_LABEL, TAKEN_LABEL } from '@rules/bids/bidGraph.js'
import { termsInWords } from '@rules/bids/termsWords.js'
import { vendorAndPerson } from '@rules/businesses/vendorName.js'
import type { ReactNode } from 'react'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Money } from '../../../ui/text/Money.js'
import { StarRating } from '../../../ui/text/StarRating.js'
import { Text } from '../../../ui/text/Text.js'
import { ActiveBadge } from '../../accounts/admin/ActiveBadge.js'
import type { AnyJobBid_BidFragment } from './generated/orders.js'

type Bid = AnyJobBid_BidFragment
type JobBidsProps = {
  bids: readonly Bid[]
  actions?: ((bid: Bid) => ReactNode) | undefined
}

/** Waits for the customer's approval in place of the vendor who had the order. */
export const isOffered = ({ status, offeredAt }: Bid) => status === 'pending' && offeredAt !== null

const labelOf = (bid: Bid): string => {
  if (isOffered(bid)) return 'Offered to the customer'
  if (bid.outOfStockAt !== null) return OUT_OF_STOCK_LABEL
  return bid.takenAt === null ? bidGraph.states[bid.status].label : TAKEN_LABEL
}

const Terms = ({ bid }: { bid: Bid }) => {
  const terms = termsInWords(bid)
  return terms && <Text size="s">{terms}</Text>
}

export const JobBids = ({ bids, actions }: JobBidsProps) => {
  if (bids.length === 0) return <Text tone="muted">No bids yet.</Text>
  return (
    <Stack as="ul" gap="m">
      {bids.map(bid => (
        <Stack as="li" gap="xxs" key={bid.id}>
          <Inline justify="between">
            <Inline gap="xs">
              <strong>{vendorAndPerson(bid.vendor)}</strong>
              <StarRating value={bid.vendor.rating} count={bid.vendor.ratingCount} />
              {!bid.vendor.isActive && <ActiveBadge isActive={false} />}
            </Inline>
            <Inline gap="xs">
              {bid.isInstant && <Badge tone="blue">Instant</Badge>}
              <Badge tone={bidGraph.states[bid.status].tone}>{labelOf(bid)}</Badge>
              <Text as="span" strong tabular>
                <Money value={bid.price} />
              </Text>
            </Inline>
          </Inline>
          <Terms bid={bid} />
          {bid.message && <Text asTyped>{bid.message}</Text>}
          <Inline justify="between">
            <Text as="span" size="s" tone="muted">
              Bid <Ago value={bid.createdAt} />
            </Text>
            {actions && <Inline gap="xs">{actions(bid)}</Inline>}
          </Inline>
        </Stack>
      ))}
    </Stack>
  )
}
