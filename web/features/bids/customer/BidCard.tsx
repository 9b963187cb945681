import { bidGraph } from '@rules/bids/bidGraph.js'
import type { Asked } from '@rules/bids/estimatedTotal.js'
import { estimateInWords, heavyInWords, includedInWords, termFacts } from '@rules/bids/termsWords.js'
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
import { ItemizedOffer, isItemized } from '../ItemizedOffer.js'
import { useBidStatus } from '../useBidStatus.js'
import { feeWords, timeInWords } from './bidWords.js'
import type { ComparedBid_BidFragment } from './generated/bidComparison.js'
import { LatestComments } from './LatestComments.js'
import { VendorFacts } from './VendorFacts.js'

type DecisionProps = { bid: ComparedBid_BidFragment; onAccept: () => void; onDecline: () => void }
type EstimateProps = { bid: ComparedBid_BidFragment; asked: Asked; weight: LoadWeight }
type BidCardProps = DecisionProps &
  EstimateProps & {
    job: Pick<OrderDetails_JobFragment, 'givenBackAt' | 'items' | 'type'>
    /** Whether any of the compared cards says what the price includes. */
    hasTerms: boolean
    /** No other bid that can be accepted costs less. */
    isCheapest: boolean
    isDetailed: boolean
    onDetails: () => void
  }

/** Header, price, reasons to trust the vendor, message, details, and decision. */
const ROWS = 6

/** Whether the cards of a job's bids say what the price includes: those of rentals, and if one has items or a load. */
export const haveTerms = ({ type }: BidCardProps['job'], bids: readonly ComparedBid_BidFragment[]): boolean =>
  type === 'dumpster_rental' || bids.some(isItemized)

/** How many rows the cards of a job's bids have in common. */
export const rowsOfBids = (hasTerms: boolean): number => (hasTerms ? ROWS + 1 : ROWS)

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

/** The price of the bid, and beside it what the load and dates asked for would come to. */
const Price = ({ bid, asked, weight, isCheapest }: EstimateProps & { isCheapest: boolean }) => {
  const percent = useQuery(SettingsDocument).data?.settings.serviceFeePercent
  return (
    <div>
      <Inline gap="xs">
        <Text size="xl" strong tabular>
          <Money value={bid.price} />
        </Text>
        {bid.isInstant && <Badge tone="blue">Instant</Badge>}
        {isCheapest && <Badge tone="green">Lowest total</Badge>}
      </Inline>
      <Text size="s" tone="muted">
        {estimateInWords(bid, asked, weight) ?? feeWords(bid.price, percent)}
      </Text>
    </div>
  )
}

/** The bid's rates, how fast it came, and what customers wrote about the vendor. */
const Details = ({ bid, asked, weight, job }: EstimateProps & Pick<BidCardProps, 'job'>) => {
  const heavy = heavyInWords(bid, asked, weight)
  return (
    <Stack gap="s">
      <CompareFacts facts={termFacts(bid, job.type)} />
      {heavy && (
        <Text size="s" tone="muted">
          {heavy}
        </Text>
      )}
      <TimeToBid bid={bid} />
      <LatestComments vendor={bid.vendor} />
    </Stack>
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
export const BidCard = ({
  bid,
  asked,
  weight,
  job,
  hasTerms,
  isCheapest,
  isDetailed,
  onDetails,
  ...decide
}: BidCardProps) => {
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
      <Price bid={bid} asked={asked} weight={weight} isCheapest={isCheapest} />
      {hasTerms && (
        <div>
          {job.type === 'dumpster_rental' ? (
            <Text strong>{includedInWords(bid)}</Text>
          ) : (
            <ItemizedOffer bid={bid} asked={job.items} reader="comparing" />
          )}
        </div>
      )}
      <VendorFacts vendor={bid.vendor} takesCards={bid.takesCards} />
      {bid.message ? <LongText>{bid.message}</LongText> : <Text tone="muted">No message</Text>}
      <Stack gap="xs">
        <Inline>
          <Button
            size="s"
            look="quiet"
            aria-expanded={isDetailed}
            aria-describedby={titleId}
            data-print="hide"
            onClick={onDetails}
          >
            {isDetailed ? 'Hide details' : 'Details'}
          </Button>
        </Inline>
        {isDetailed && <Details bid={bid} asked={asked} weight={weight} job={job} />}
      </Stack>
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
