import { bidGraph } from '@rules/bids/bidGraph.js'
import { type Asked, estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { cents } from '@rules/cents.js'
import type { LoadWeight } from '@rules/jobs/loadWeights.js'
import { canMove } from '@rules/stateGraph.js'
import { useState } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { CompareGrid } from '../../../ui/layout/CompareGrid.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useMedia } from '../../../ui/layout/useMedia.js'
import { VisibleWhen } from '../../../ui/layout/VisibleWhen.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { useArrivedLast } from '../../../ui/states/useArrivedLast.js'
import { Heading } from '../../../ui/text/Heading.js'
import { media } from '../../../ui/theme.js'
import { askedOf } from '../../jobs/askedOf.js'
import type { ChosenLoad } from '../../jobs/chosenLoad.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import { useSeeksInstantBids } from '../../offers/useSeeksInstantBids.js'
import { BidCard, haveTerms, rowsOfBids } from './BidCard.js'
import { cheapestOf } from './cheapestOf.js'
import { DecideBid, type Decision } from './DecideBid.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { RestOfBids } from './RestOfBids.js'
import { WeightSwitch } from './WeightSwitch.js'

type BidOrder = 'price' | 'rating'

type Expected = { asked: Asked; weight: LoadWeight }

const byTotal =
  ({ asked, weight }: Expected) =>
  (a: ComparedBid_BidFragment, b: ComparedBid_BidFragment) =>
    Number(cents(estimatedTotal(a, asked, weight)) - cents(estimatedTotal(b, asked, weight)))
const byRating = (a: ComparedBid_BidFragment, b: ComparedBid_BidFragment) =>
  b.vendor.rating - a.vendor.rating || b.vendor.ratingCount - a.vendor.ratingCount

/**
 * Sorts bids that Haulbid offers first, then bids that can be accepted, then unconfirmed bids, then closed ones;
 * within each group by lowest estimated total or best rating, with the other breaking ties.
 */
const sortBids = (
  bids: readonly ComparedBid_BidFragment[],
  order: BidOrder,
  expected: Expected,
): ComparedBid_BidFragment[] => {
  const byPrice = byTotal(expected)
  const rank = ({ status, unconfirmedSince, offeredAt }: ComparedBid_BidFragment) => {
    if (!canMove(bidGraph, status, 'accept')) return 2
    return offeredAt ? -1 : Number(unconfirmedSince !== null)
  }
  const [first, second] = order === 'price' ? [byPrice, byRating] : [byRating, byPrice]
  return bids.toSorted((a, b) => rank(a) - rank(b) || first(a, b) || second(a, b))
}

const orders: ReadonlyArray<{ order: BidOrder; label: string }> = [
  { order: 'price', label: 'Lowest total' },
  { order: 'rating', label: 'Best rating' },
]

/** A second bid that arrives fits beside the first. */
const LEAST_COLUMNS = 2

type CompareBidsProps = {
  job: OrderDetails_JobFragment
  load: ChosenLoad
  /** Loads the next page of bids. */
  onMore: () => Promise<unknown>
}

/** The bids side by side; Accept and Decline are shown while the order is open. */
export const CompareBids = ({ job, load: { weight, onChange }, onMore }: CompareBidsProps) => {
  const { bids, viewerCanAccept: isOpen } = job
  const [order, setOrder] = useState<BidOrder>('price')
  const [decision, setDecision] = useState<Decision | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [detailed, setDetailed] = useState<ReadonlySet<string>>(new Set())
  // Side by side, details are compared, too; one under another, each card opens by itself.
  const isPhone = useMedia(media.phone)
  const isSeeking = useSeeksInstantBids(job)
  const asked = askedOf(job)
  // Counts presses, because pressing the chosen order again sorts in newly arrived bids.
  const [sorted, setSorted] = useState(0)
  const { shown, first } = useArrivedLast(
    sortBids(
      // The accepted bid is already shown with the vendor.
      bids.nodes.filter(({ status }) => status !== 'withdrawn' && !(job.vendor && status === 'accepted')),
      order,
      { asked, weight },
    ),
    `${sorted} ${weight} ${bids.pageInfo.hasNextPage && bids.pageInfo.endCursor}`,
  )
  if (shown.length === 0 && !isOpen) return null
  const cheapest = cheapestOf(shown, bid => estimatedTotal(bid, asked, weight))
  const toggle = (id: string) => {
    const together = isPhone ? [id] : shown.map(bid => bid.id)
    const next = new Set(detailed)
    for (const each of together) detailed.has(id) ? next.delete(each) : next.add(each)
    setDetailed(next)
  }
  const hasTerms = haveTerms(job, shown)
  // Once a vendor is chosen, the others take one line.
  const isFolded = job.vendor !== null && !isUnfolded
  const title = job.vendor ? 'Other bids' : 'Bids'
  return (
    <Stack as="section" gap="m" aria-labelledby="bids-title" data-section="bids">
      <Inline justify="between">
        <Heading level={3} id="bids-title">
          {title}
          {shown.length > 0 && ` (${shown.length}${bids.pageInfo.hasNextPage ? '+' : ''})`}
        </Heading>
        {job.vendor && (
          <Button
            size="s"
            look="quiet"
            aria-expanded={isUnfolded}
            aria-describedby="bids-title"
            data-print="hide"
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? 'Hide' : 'Show'}
          </Button>
        )}
        {!isFolded && (
          <VisibleWhen ready={shown.length > 1}>
            <Inline role="group" aria-label="Sort bids by" gap="xxs" data-print="hide">
              {orders.map(({ order: each, label }) => (
                <Button
                  key={each}
                  size="s"
                  look={order === each ? 'secondary' : 'quiet'}
                  aria-pressed={order === each}
                  onClick={() => {
                    setOrder(each)
                    setSorted(sorted + 1)
                  }}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          </VisibleWhen>
        )}
      </Inline>
      {job.type === 'dumpster_rental' && !isFolded && shown.length > 0 && (
        <WeightSwitch weight={weight} onChange={onChange} />
      )}
      {isFolded ? null : shown.length === 0 ? (
        <EmptyState title={isSeeking ? 'Looking for instant bids...' : 'No bids yet'} level={4}>
          {job.isServed === false
            ? `No vendor serves ${job.zipCode} yet. We're looking for one and will let you know.`
            : "Vendors who serve your ZIP code can see this order. We'll let you know when one of them bids."}
        </EmptyState>
      ) : (
        <CompareGrid $rows={rowsOfBids(hasTerms)} $columns={Math.max(first, LEAST_COLUMNS)}>
          {shown.map(bid => (
            <li key={bid.id}>
              <BidCard
                bid={bid}
                asked={asked}
                weight={weight}
                job={job}
                hasTerms={hasTerms}
                isCheapest={cheapest.has(bid.id)}
                isDetailed={detailed.has(bid.id)}
                onDetails={() => toggle(bid.id)}
                onAccept={() => setDecision({ kind: 'accept', bid })}
                onDecline={() => setDecision({ kind: 'decline', bid })}
              />
            </li>
          ))}
        </CompareGrid>
      )}
      {!isFolded && bids.pageInfo.hasNextPage && <RestOfBids key={bids.pageInfo.endCursor} onMore={onMore} />}
      <DecideBid job={job} weight={weight} decision={decision} onDone={() => setDecision(null)} />
    </Stack>
  )
}
