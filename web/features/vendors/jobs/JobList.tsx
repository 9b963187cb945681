import { limits } from '@rules/limits.js'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/actions/Button.js'
import { RefreshButton } from '../../../ui/actions/RefreshButton.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Banner } from '../../../ui/states/Banner.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import type { Pages } from './usePages.js'

type JobListProps<Job> = {
  title: string
  /** What the list holds, for what could not be loaded: "available jobs". */
  what: string
  pages: Pages<Job>
  skeletonHeight: string
  empty: ReactNode
  card: (job: Job) => ReactNode
  /** Beside Refresh. */
  actions?: ReactNode
  /** Between the title and the list: filters, say. */
  tools?: ReactNode
  onShowAll?: () => void
}

/** The first few of a list with its states; "Show all" goes on with the rest. */
export const JobList = <Job extends { id: string }>({
  title,
  what,
  pages,
  skeletonHeight,
  empty,
  card,
  actions,
  tools,
  onShowAll,
}: JobListProps<Job>) => {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const goOnFrom = useRef<number | null>(null)
  const { nodes, more, isBusy, hasFailed } = pages
  const count = nodes?.length ?? 0

  // The button that was pressed may be gone; whoever pressed it reads on at the first job that came.
  useEffect(() => {
    const from = goOnFrom.current
    if (from === null || count <= from) return
    goOnFrom.current = null
    ;(list.current?.children[from] as HTMLElement | undefined)?.focus({ preventScroll: true })
  }, [count])

  const loadMore = () => {
    goOnFrom.current = count
    onShowAll?.()
    void pages.loadMore()
  }

  return (
    <Stack as="section" gap="s" aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Inline justify="between">
        <Heading level={2} look={3} id={id}>
          {title}
        </Heading>
        <Inline gap="xxs">
          {actions}
          <RefreshButton
            isBusy={isBusy && nodes !== undefined}
            aria-describedby={id}
            onClick={pages.refresh}
          />
        </Inline>
      </Inline>
      {tools}
      {hasFailed && <ErrorState title={`We couldn't load your ${what}`} onRetry={pages.refresh} />}
      {nodes === undefined && !hasFailed && (
        <LoadingRegion label={`Loading ${what}...`}>
          <Stack>
            <Skeleton height={skeletonHeight} />
            <Skeleton height={skeletonHeight} />
          </Stack>
        </LoadingRegion>
      )}
      {nodes && count === 0 && !hasFailed && !pages.hasMore && empty}
      {nodes && count > 0 && (
        <Stack as="ul" ref={list}>
          {nodes.map(job => (
            <li key={job.id} tabIndex={-1}>
              {card(job)}
            </li>
          ))}
        </Stack>
      )}
      {more === 'failed' && (
        <Banner tone="danger" role="alert">
          We couldn't load more. Check your connection, then try again.
        </Banner>
      )}
      {pages.hasMore && (
        <Button wide busy={more === 'busy'} busyLabel="Loading..." onClick={loadMore}>
          {count <= limits.overviewItems ? 'Show all' : 'More'}
        </Button>
      )}
    </Stack>
  )
}
