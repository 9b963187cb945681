import { useState } from 'react'
import type { BidCard_BidFragment } from '../../generated/graphql.js'
import { Button } from '../../ui/actions/Button.js'
import { Grid } from '../../ui/layout/Grid.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { Heading } from '../../ui/text/Heading.js'
import { BidCard } from './BidCard.js'
import { DecideBid, type Decision } from './DecideBid.js'
import { RestOfBids } from './RestOfBids.js'
import { type BidOrder, sortBids } from './sortBids.js'

const orders: ReadonlyArray<{ order: BidOrder; label: string }> = [
  { order: 'price', label: 'Lowest price' },
  { order: 'rating', label: 'Best rating' },
]

type CompareBidsProps = {
  bids: {
    nodes: readonly BidCard_BidFragment[]
    pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  }
  isOpen: boolean
  onMore: () => Promise<unknown>
}

/** The bids side by side; Accept and Decline are shown while the order is open. */
export const CompareBids = ({ bids, isOpen, onMore }: CompareBidsProps) => {
  const [order, setOrder] = useState<BidOrder>('price')
  const [decision, setDecision] = useState<Decision | null>(null)
  const shown = sortBids(
    bids.nodes.filter(({ status }) => status !== 'withdrawn'),
    order,
  )
  if (shown.length === 0 && !isOpen) return null
  return (
    <Stack as="section" gap="m" aria-labelledby="bids-title">
      <Inline justify="between">
        <Heading level={3} id="bids-title">
          {shown.length === 0 ? 'Bids' : `Bids (${shown.length}${bids.pageInfo.hasNextPage ? '+' : ''})`}
        </Heading>
        {shown.length > 1 && (
          <Inline role="group" aria-label="Sort bids by" gap="xxs" data-print="hide">
            {orders.map(({ order: each, label }) => (
              <Button
                key={each}
                size="s"
                look={order === each ? 'secondary' : 'quiet'}
                aria-pressed={order === each}
                onClick={() => setOrder(each)}
              >
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Inline>
      {shown.length === 0 ? (
        <EmptyState title="No bids yet" level={4}>
          Vendors who serve your ZIP code see this order. We mail you when one of them makes a bid.
        </EmptyState>
      ) : (
        <Grid as="ul" min="20rem">
          {shown.map(bid => (
            <li key={bid.id}>
              <BidCard
                bid={bid}
                onAccept={() => setDecision({ kind: 'accept', bid })}
                onDecline={() => setDecision({ kind: 'decline', bid })}
              />
            </li>
          ))}
        </Grid>
      )}
      {bids.pageInfo.hasNextPage && <RestOfBids key={bids.pageInfo.endCursor} onMore={onMore} />}
      <DecideBid decision={decision} onDone={() => setDecision(null)} />
    </Stack>
  )
}
