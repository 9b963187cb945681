import { limits } from '@rules/limits.js'
import { memo, type ReactNode, useId } from 'react'
import { LoadError } from '../../../paging/LoadError.js'
import { RefreshIfStale } from '../../../paging/RefreshIfStale.js'
import { useArrived } from '../../../paging/useArrived.js'
import type { Pages } from '../../../paging/usePages.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { ListItem } from '../../../ui/layout/ListItem.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useAnchor } from '../../../ui/navigation/useAnchor.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'

/** How many each press of "More" loads. */
export const PAGE = 20

const NONE: ReadonlySet<string> = new Set()

type JobListProps<Job> = {
  title: string
  /** The noun in the message about a failed load: "available jobs". */
  what: string
  pages: Pages<Job>
  skeletonHeight: string
  empty: ReactNode
  /** The jobs that have left the list, whose places stay. */
  left?: ReadonlySet<string>
  /** The same function on every render: see JobItem. */
  card: (job: Job) => ReactNode
  /** Beside Refresh. */
  actions?: ReactNode
  /** Between the title and the list: filters, for example. */
  tools?: ReactNode
  onShowAll?: () => void
  /** The URL fragment (`#available-jobs`) that leads here. */
  anchor?: string
}

type JobItemProps<Job> = { job: Job; gone: string | undefined; card: (job: Job) => ReactNode }

/** Rendered again only if its own job changes. */
const JobItem = memo(({ job, gone, card }: JobItemProps<unknown>) => (
  <ListItem gone={gone}>{card(job)}</ListItem>
)) as <Job>(props: JobItemProps<Job>) => ReactNode

/** The first few entries of a list with its states; "Show all" shows the rest. */
export const JobList = <Job extends { id: string }>({
  title,
  what,
  pages,
  skeletonHeight,
  empty,
  left = NONE,
  card,
  actions,
  tools,
  onShowAll,
  anchor,
}: JobListProps<Job>) => {
  const id = useId()
  const heading = useAnchor(anchor)
  const { error, isBusy } = pages
  const hasArrived = useArrived(!pages.isLoading)
  const isLoading = !hasArrived && !error
  const nodes = isLoading ? undefined : pages.nodes
  const hasMore = nodes !== undefined && pages.hasMore
  const count = (nodes?.length ?? 0) - left.size

  const more = () => {
    onShowAll?.()
    return pages.more()
  }

  return (
    <Stack as="section" gap="s" aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Inline justify="between" roomy>
        <Heading level={2} look={3} id={id} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Inline gap="xxs">
          {actions}
          <RefreshIfStale
            isBusy={isBusy && nodes !== undefined}
            aria-describedby={id}
            onClick={pages.refresh}
          />
        </Inline>
      </Inline>
      {tools}
      {error && <LoadError what={`your ${what}`} error={error} />}
      {isLoading && (
        <LoadingRegion label={`Loading ${what}...`}>
          <Stack>
            <Skeleton height={skeletonHeight} />
            <Skeleton height={skeletonHeight} />
          </Stack>
        </LoadingRegion>
      )}
      {nodes && count === 0 && !hasMore && empty}
      {nodes && nodes.length > 0 && (
        <Stack as="ul">
          {nodes.map(job => (
            <JobItem
              key={job.id}
              job={job}
              gone={left.has(job.id) ? 'This job is no longer open for bids.' : undefined}
              card={card}
            />
          ))}
        </Stack>
      )}
      {hasMore && (
        <MoreButton
          onMore={more}
          label={count <= limits.overviewItems ? 'Show all' : 'More'}
          wide
          failure={`We couldn't load more ${what}`}
        />
      )}
    </Stack>
  )
}
