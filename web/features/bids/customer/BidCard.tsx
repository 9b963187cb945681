import { bidGraph } from '@rules/bids/bidGraph.js'
import { type Asked, estimatedTotal } from '@rules/bids/estimatedTotal.js'
import { estimateInWords, heavyInWords } from '@rules/bids/termsWords.js'
import { vendorName } from '@rules/businesses/vendorName.js'
import type { LoadWeight } from '@rules/jobs/loadWeights.js'
import { canMove } from '@rules/stateGraph.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import { Clock, Zap } from 'lucide-react'
import { useQuery } from '../../../apollo/hooks.js'
import { Button } from '../../../ui/actions/Button.js'
import { CompareCard, CompareFacts } from '../../../ui/layout/CompareGrid.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Avatar, Initials } from '../../../ui/text/Avatar.js'
import { Badge } from '../../../ui/text/Badge.js'
import { formatUntil } from '../../../ui/text/formatUntil.js'
import { Heading } from '../../../ui/text/Heading.js'
import { LongText } from '../../../ui/text/LongText.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { SettingsDocument } from '../../accounts/generated/Settings.js'
import { VendorLink } from '../../businesses/VendorLink.js'
import { VendorPerson } from '../../businesses/VendorPerson.js'
import type { OrderDetails_JobFragment } from '../../jobs/orders/generated/orders.js'
import { useBidStatus } from '../useBidStatus.js'
import { bidFacts } from './bidFacts.js'
import { serviceFeeWords, timeInWords } from './bidWords.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { LatestComments } from './LatestComments.js'
import { VerifiedDocuments } from './VendorFacts.js'

type DecisionProps = { bid: ComparedBid_BidFragment; onAccept: () => void; onDecline: () => void }
type EstimateProps = { bid: ComparedBid_BidFragment; asked: Asked; weight: LoadWeight }
type BidCardProps = DecisionProps &
  EstimateProps & {
    job: Pick<OrderDetails_JobFragment, 'givenBackAt' | 'type'>
    /** No other bid that can be accepted costs less. */
    isCheapest: boolean
  }

/** Header, total, documents, message, comments, and decision. */
const ROWS_BESIDES_FACTS = 6

/** How many rows the cards of a job's bids have in common. */
export const bidRows = (bid: ComparedBid_BidFragment, job: BidCardProps['job']): number =>
  bidFacts(bid, job).length + ROWS_BESIDES_FACTS

const TimeToBid = ({ bid: { isInstant, minutesToBid } }: Pick<BidCardProps, 'bid'>) =>
  minutesToBid !== null && (
    <Inline gap="xxs" nowrap align="start">
      {isInstant ? <Zap size={17} aria-hidden="true" /> : <Clock size={17} aria-hidden="true" />}
      <Text as="span" size="s">
        {isInstant
          ? "The vendor's standing price, binding like any bid"
          : `Answered within ${timeInWords(minutesToBid)}`}
      </Text>
    </Inline>
  )

/** The estimated total first, then what it is made of and what a heavier load would add. */
const Estimate = ({ bid, asked, weight, isCheapest }: EstimateProps & { isCheapest: boolean }) => {
  const percent = useQuery(SettingsDocument).data?.settings.serviceFeePercent
  const heavy = heavyInWords(bid, asked, weight)
  return (
    <div>
      <Text size="s" tone="muted">
        Total
      </Text>
      <Inline gap="xs">
        <Text size="xl" strong tabular>
          <Money value={estimatedTotal(bid, asked, weight)} />
        </Text>
        {bid.isInstant && <Badge tone="blue">Instant</Badge>}
        {isCheapest && <Badge tone="green">Lowest total</Badge>}
      </Inline>
      <Text size="s" tone="muted">
        {estimateInWords(bid, asked, weight) ?? serviceFeeWords(bid.price, percent)}
      </Text>
      {heavy && (
        <Text size="s" tone="muted">
          {heavy}
        </Text>
      )}
    </div>
  )
}

const Decision = ({ bid, onAccept, onDecline, titleId }: DecisionProps & { titleId: string }) => (
  <Inline gap="xs">
    <Button look="quiet" onClick={onDecline} aria-describedby={titleId}>
      Decline
    </Button>
    {bid.vendor.isActive && !bid.unconfirmedSince && (
      <Button look="primary" onClick={onAccept} aria-describedby={titleId}>
        Accept
      </Button>
    )}
  </Inline>
)

/** One vendor's bid, with facts about the vendor, row by row. */
export const BidCard = ({ bid, asked, weight, job, isCheapest, ...decide }: BidCardProps) => {
  const { businessLogo: logo } = bid.vendor
  const titleId = `bid-${bid.id}`
  const status = useBidStatus(bid)!
  const { label, tone } = bidGraph.states[status]
  const isOpen = bid.viewerCanDecide && canMove(bidGraph, status, 'accept')
  // Both are written at the same moment; an edit of the request comes later.
  const isOpenedAgain = bid.unconfirmedSince !== null && bid.unconfirmedSince === job.givenBackAt
  return (
    <CompareCard as="article" padding="m" tone={isOpen ? 'plain' : 'sunken'} aria-labelledby={titleId}>
      <Inline gap="s" nowrap align="start">
        {/* The name is beside it. */}
        {logo ? (
          <Avatar src={photoPath(logo, 'small')} alt="" $size={44} />
        ) : (
          <Initials name={vendorName(bid.vendor)} />
        )}
        <div>
          <Heading level={4} id={titleId}>
            <VendorLink vendor={bid.vendor} />
          </Heading>
          <VendorPerson vendor={bid.vendor} />
        </div>
      </Inline>
      <Estimate bid={bid} asked={asked} weight={weight} isCheapest={isCheapest} />
      <CompareFacts facts={bidFacts(bid, job)} />
      <Stack gap="xxs">
        <VerifiedDocuments vendor={bid.vendor} besides="commercial_insurance" />
        <TimeToBid bid={bid} />
      </Stack>
      {bid.message ? <LongText>{bid.message}</LongText> : <Text tone="muted">No message</Text>}
      <LatestComments vendor={bid.vendor} />
      <Stack gap="xs">
        {isOpen && bid.offeredAt && (
          <Banner tone="info" title="Offered by Haulbid">
            This vendor can do the job instead of the one you had. Nothing is agreed until you accept.
          </Banner>
        )}
        {isOpen && bid.unconfirmedSince && (
          <Banner tone="warning" title="Asked to confirm">
            {isOpenedAgain
              ? 'The order is open for bids again. We asked the vendor whether this bid still stands.'
              : 'The request changed after this bid. We asked the vendor to confirm.'}
          </Banner>
        )}
        {bid.viewerCanDecide && !bid.vendor.isActive && (
          <Text size="s" tone="danger" strong>
            This vendor can't take jobs right now
          </Text>
        )}
        <Inline justify="between">
          <Text as="span" size="s" tone="muted">
            Bid <Ago value={bid.createdAt} />
            {isOpen && `, until ${formatUntil(bid.expiresAt)}`}
          </Text>
          {isOpen ? <Decision bid={bid} titleId={titleId} {...decide} /> : <Badge tone={tone}>{label}</Badge>}
        </Inline>
      </Stack>
    </CompareCard>
  )
}
