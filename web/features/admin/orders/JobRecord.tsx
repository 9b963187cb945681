import type { ReactNode } from 'react'
import type { AnyJob_JobFragment, AnyJobBid_BidFragment } from '../../../generated/graphql.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { PhotoStrip } from '../../../ui/actions/PhotoStrip.js'
import { Divider } from '../../../ui/layout/Divider.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Text } from '../../../ui/text/Text.js'
import { Timeline } from '../../../ui/text/Timeline.js'
import { JobBids } from './JobBids.js'
import { JobRatings } from './JobRatings.js'
import { JobRecordFacts } from './JobRecordFacts.js'
import { JobStatusBadge } from './JobStatusBadge.js'
import { JobThread } from './JobThread.js'
import { jobHistory } from './jobHistory.js'
import { priceOf } from './priceOf.js'

export type JobRecordProps = {
  job: AnyJob_JobFragment
  /** Asks for the next page of bids. */
  moreBids: () => Promise<unknown>
  /** What stands at each bid. */
  bidActions?: ((bid: AnyJobBid_BidFragment) => ReactNode) | undefined
  /** What can be done about the order, at the foot. */
  children?: ReactNode
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Divider />
    <Stack as="section" gap="m" aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  </>
)

/** An order as an admin reads it: from both sides. */
export const JobRecord = ({ job, moreBids, bidActions, children }: JobRecordProps) => (
  <Stack gap="l">
    <Inline justify="between">
      <JobStatusBadge status={job.status} />
      <Text as="span" size="xl" strong tabular>
        {priceOf(job)}
      </Text>
    </Inline>
    <JobRecordFacts job={job} />
    {job.images.length > 0 && (
      <PhotoStrip
        label="Photos"
        photos={job.images.map((src, index) => ({
          src,
          alt: `photo ${index + 1} of order ${job.orderNumber}`,
        }))}
      />
    )}
    <Part title={`Bids (${job.bids.totalCount})`}>
      <JobBids bids={job.bids.nodes} actions={bidActions} />
      {job.bids.pageInfo.hasNextPage && <MoreButton onMore={moreBids} failure="We couldn't load more bids" />}
    </Part>
    <Part title="Messages">
      <JobThread jobId={job.id} />
    </Part>
    {job.ratings.length > 0 && (
      <Part title="Ratings">
        <JobRatings job={job} />
      </Part>
    )}
    <Part title="History">
      <Timeline label="History" entries={jobHistory(job)} />
    </Part>
    {children}
  </Stack>
)
