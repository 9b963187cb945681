import { type ReactNode, useId, useState } from 'react'
import { LoadError } from '../../../paging/LoadError.js'
import type { Pages } from '../../../paging/usePages.js'
import { Button } from '../../../ui/actions/Button.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import type { AnyJob_JobFragment, AnyJobBid_BidFragment } from '../../jobs/admin/generated/orders.js'
import { JobRecordDialog } from '../../jobs/admin/JobRecordDialog.js'
import { JobCard } from '../../jobs/JobCard.js'
import { JobDescription } from '../../jobs/JobDescription.js'
import type { ViewedJob_JobFragment } from './generated/viewing.js'

type ViewedJobListProps = {
  title: string
  empty: string
  pages: Pages<ViewedJob_JobFragment>
  card: (job: ViewedJob_JobFragment, foot: ReactNode) => ReactNode
  /** The viewed user's buttons in the details, all turned off. */
  actions: (job: AnyJob_JobFragment) => ReactNode
  bidActions?: (bid: AnyJobBid_BidFragment) => ReactNode
}

/** Some of a user's jobs with their details, read-only. */
export const ViewedJobList = ({ title, empty, pages, card, ...off }: ViewedJobListProps) => {
  const id = useId()
  const jobs = pages.nodes
  const [openId, setOpenId] = useState<string | null>(null)
  useFocusReturn(openId !== null)

  const details = (job: ViewedJob_JobFragment) => (
    <Button size="s" onClick={() => setOpenId(job.id)}>
      <span>
        View Details<VisuallyHidden> of order {job.orderNumber}</VisuallyHidden>
      </span>
    </Button>
  )

  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} look={3} id={id}>
        {title}
      </Heading>
      {pages.error && <LoadError what="the jobs" error={pages.error} />}
      {pages.isLoading && (
        <LoadingRegion label="Loading jobs...">
          <Skeleton height="180px" />
        </LoadingRegion>
      )}
      {jobs?.length === 0 && <EmptyState title={empty} />}
      {jobs && jobs.length > 0 && (
        <Grid as="ul" min="20rem">
          {jobs.map(job => (
            <li key={job.id}>{card(job, details(job))}</li>
          ))}
        </Grid>
      )}
      {pages.hasMore && <MoreButton onMore={pages.more} failure="We couldn't load more jobs" />}
      {openId !== null && <JobRecordDialog id={openId} onClose={() => setOpenId(null)} {...off} />}
    </Stack>
  )
}

export const ViewedJobCard = ({ job, foot }: { job: ViewedJob_JobFragment; foot: ReactNode }) => (
  <JobCard job={job} foot={() => foot}>
    <JobDescription job={job} />
  </JobCard>
)
