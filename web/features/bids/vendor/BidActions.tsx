import { bidGraph } from '@rules/bids/bidGraph.js'
import { termsInWords } from '@rules/bids/termsWords.js'
import { formatMoney } from '@rules/formatMoney.js'
import { changedInWords, type RequestField } from '@rules/jobs/changedFields.js'
import { Suspense, useId } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { formatUntil } from '../../../ui/text/formatUntil.js'
import { Text } from '../../../ui/text/Text.js'
import { bidOutcome } from '../bidOutcome.js'
import { ItemizedOffer } from '../ItemizedOffer.js'
import { StillStands } from '../StillStands.js'
import { useBidStatus } from '../useBidStatus.js'
import type { BiddableJob } from './BiddableJob.js'
import { prepareToBid, useBidding } from './BiddingProvider.js'
import { RateTerms } from './RateTerms.js'
import { WhyNotBid } from './WhyNotBid.js'

// The dashboard's first screen is full, and not every vendor has rates.
const BidAtRate = lazyPart(() => import('./BidAtRate.js'), 'BidAtRate')

const whyAsked = (changes: readonly RequestField[]) =>
  changes.length > 0
    ? `The customer changed the ${changedInWords(changes)} after your bid.`
    : 'The request changed after your bid, or the job is open again.'

/** The vendor's bid on a job with its actions, or the button to submit one. */
export const BidActions = ({ job }: { job: BiddableJob }) => {
  const open = useBidding()
  const termsId = useId()
  const { myBid } = job
  const status = useBidStatus(myBid)
  const hasExpired = status === bidGraph.moves.expire.to
  // The job may have been fetched before the bid ended, and then still says BID_EXISTS.
  const whyNotBid = hasExpired && job.whyNotBid === 'BID_EXISTS' ? null : job.whyNotBid
  if (myBid && status === bidGraph.first) {
    const terms = termsInWords(myBid)
    return (
      <Inline justify="between">
        {myBid.unconfirmedSince && (
          <Banner tone="warning" title="Does your bid still stand?">
            {whyAsked(myBid.requestChanges)} The customer can't accept it until you confirm it.
          </Banner>
        )}
        <Stack gap="none">
          <Text strong tabular>
            Your {myBid.isInstant ? 'instant bid' : 'bid'}: {formatMoney(myBid.price)}
          </Text>
          {terms && <Text size="s">{terms}</Text>}
          <ItemizedOffer bid={myBid} asked={job.items} reader="vendor" />
          <Text size="s" tone="muted">
            Stands until {formatUntil(myBid.expiresAt)}
          </Text>
          {myBid.message && (
            <Text size="s" tone="muted" asTyped>
              “{myBid.message}”
            </Text>
          )}
        </Stack>
        <Inline gap="xs">
          {myBid.unconfirmedSince && job.version !== null && (
            <StillStands bidId={myBid.id} version={job.version} />
          )}
          {myBid.viewerCanChange && (
            <Button size="s" onClick={() => open('change', job)}>
              Change
            </Button>
          )}
          {myBid.viewerCanWithdraw && (
            <Button size="s" look="quiet" onClick={() => open('withdraw', job)}>
              Withdraw
            </Button>
          )}
        </Inline>
      </Inline>
    )
  }
  const last = myBid && status && bidOutcome({ ...myBid, status })
  const rate = whyNotBid === null ? job.myRate : null
  return (
    <Stack gap="xs">
      {rate && <RateTerms id={termsId} job={job} rate={rate} />}
      <Inline justify="end">
        {last && (
          <Text size="s" tone="muted">
            {last}
          </Text>
        )}
        {whyNotBid ? (
          <WhyNotBid reason={whyNotBid} />
        ) : (
          <Button
            look={rate ? 'secondary' : 'primary'}
            onPointerEnter={prepareToBid}
            onFocus={prepareToBid}
            onClick={() => open('submit', job)}
          >
            {hasExpired ? 'Bid Again' : 'Submit Bid'}
          </Button>
        )}
        {rate && (
          <Suspense fallback={<Skeleton height="44px" width="190px" />}>
            <BidAtRate job={job} rate={rate} termsId={termsId} />
          </Suspense>
        )}
      </Inline>
    </Stack>
  )
}
