import { bidGraph } from '@rules/bids/bidGraph.js'
import { formatMoney } from '@rules/formatMoney.js'
import { mayMove } from '@rules/stateGraph.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { formatUntil } from '../../../ui/text/formatUntil.js'
import { Text } from '../../../ui/text/Text.js'
import { bidOutcome } from '../../bids/bidOutcome.js'
import { useBidStatus } from '../../bids/useBidStatus.js'
import { ViewedBidsDocument, type ViewedBidsQuery } from './generated/viewing.js'
import { OffButton } from './OffButton.js'

type Bid = NonNullable<ViewedBidsQuery['job']>['bids']['nodes'][number]

const lastOf = (bids: readonly Bid[], vendorId: string): Bid | undefined =>
  bids
    .filter(bid => bid.vendorId === vendorId)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1)

const BidActions = ({ bid }: { bid: Bid | undefined }) => {
  const status = useBidStatus(bid)
  if (bid && status === bidGraph.first)
    return (
      <Inline justify="between">
        <Stack gap="none">
          <Text strong tabular>
            Your bid: {formatMoney(bid.price)}
          </Text>
          <Text size="s" tone="muted">
            Stands until {formatUntil(bid.expiresAt)}
          </Text>
        </Stack>
        <Inline gap="xs">
          {mayMove(bidGraph, status, 'change', 'vendor') && <OffButton size="s">Change</OffButton>}
          {mayMove(bidGraph, status, 'withdraw', 'vendor') && (
            <OffButton size="s" look="quiet">
              Withdraw
            </OffButton>
          )}
        </Inline>
      </Inline>
    )
  const last = bid && status && bidOutcome({ ...bid, status })
  return (
    <Inline justify="between">
      {last && (
        <Text size="s" tone="muted">
          {last}
        </Text>
      )}
      <OffButton size="s" look="primary">
        {status === bidGraph.moves.expire.to ? 'Bid Again' : 'Submit Bid'}
      </OffButton>
    </Inline>
  )
}

type ViewedBidActionsProps = { jobId: string; vendorId: string }

/**
 * The viewed vendor's last bid on a job with its actions, or the outcome and the button to submit one, all turned
 * off.
 */
export const ViewedBidActions = ({ jobId, vendorId }: ViewedBidActionsProps) => {
  const { data, error } = useQuery(ViewedBidsDocument, { variables: { jobId } })
  if (data?.job) return <BidActions bid={lastOf(data.job.bids.nodes, vendorId)} />
  if (error) return <LoadError what="the bid" error={error} />
  return (
    <LoadingRegion label="Loading the bid...">
      <Skeleton height="36px" />
    </LoadingRegion>
  )
}
