import { type ReactNode, useId, useState } from 'react'
import type {
  AnyJob_JobFragment,
  AnyJobBid_BidFragment,
  ViewedJob_JobFragment,
} from '../../../generated/graphql.js'
import { Button } from '../../../ui/actions/Button.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useFocusReturn } from '../../../ui/overlays/useFocusReturn.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { JobRecordDialog } from '../orders/JobRecordDialog.js'

type Jobs = {
  nodes: readonly ViewedJob_JobFragment[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

type Query = {
  error?: Error | undefined
  refetch: () => Promise<unknown>
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>
}

type ViewedJobListProps = {
  title: string
  empty: string
  query: Query
  jobs: Jobs | undefined
  card: (job: ViewedJob_JobFragment, foot: ReactNode) => ReactNode
  /** The person's own buttons in the details, all of them off. */
  actions: (job: AnyJob_JobFragment) => ReactNode
  bidActions?: (bid: AnyJobBid_BidFragment) => ReactNode
}

/** Some of a person's jobs, to read, each with its details. */
export const ViewedJobList = ({ title, empty, query, jobs, card, ...off }: ViewedJobListProps) => {
  const id = useId()
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
      {query.error && !jobs && (
        <ErrorState title="We couldn't load the jobs" onRetry={() => void query.refetch().catch(() => {})} />
      )}
      {!query.error && !jobs && (
        <LoadingRegion label="Loading jobs...">
          <Skeleton height="180px" />
        </LoadingRegion>
      )}
      {jobs?.nodes.length === 0 && <EmptyState title={empty} />}
      {jobs && jobs.nodes.length > 0 && (
        <Grid as="ul" min="20rem">
          {jobs.nodes.map(job => (
            <li key={job.id}>{card(job, details(job))}</li>
          ))}
        </Grid>
      )}
      {jobs?.pageInfo.hasNextPage && (
        <MoreButton
          onMore={() => query.fetchMore({ variables: { after: jobs.pageInfo.endCursor } })}
          failure="We couldn't load more jobs"
        />
      )}
      {openId !== null && <JobRecordDialog id={openId} onClose={() => setOpenId(null)} {...off} />}
    </Stack>
  )
}
