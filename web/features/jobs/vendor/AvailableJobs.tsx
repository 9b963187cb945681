import { jobGraph } from '@rules/jobs/jobGraph.js'
import { limits } from '@rules/limits.js'
import { canMove } from '@rules/stateGraph.js'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { usePages } from '../../../paging/usePages.js'
import { Button } from '../../../ui/actions/Button.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { AVAILABLE_JOBS } from '../../agenda/setup/SetupChecklist.js'
import { AvailableJobCard } from './AvailableJobCard.js'
import { AvailableJobsDocument, type AvailableJobsQuery } from './generated/vendorJobs.js'
import { JobList, PAGE } from './JobList.js'
import { useJobFilters } from './useJobFilters.js'
import { useKeptPlaces } from './useKeptPlaces.js'

// Forms are heavy, and most visits never filter.
const JobFilterForm = lazyPart(() => import('./JobFilterForm.js'), 'JobFilterForm')

type AvailableJob = AvailableJobsQuery['availableJobs']['nodes'][number]

/** Pending jobs in the vendor's areas. `bid` renders the actions for each. */
export const AvailableJobs = ({ bid }: { bid: (job: AvailableJob) => ReactNode }) => {
  const { filters, isFiltered, isAll, showAll, showFirst, apply } = useJobFilters()
  const toggle = useRef<HTMLButtonElement>(null)
  const query = useQuery(AvailableJobsDocument, {
    variables: { first: isFiltered || isAll ? PAGE : limits.overviewItems, ...filters },
  })
  const pages = usePages(query, ({ availableJobs }) => availableJobs, PAGE)
  // Any answer may reveal that a job has been taken, a moment before the change stream does.
  const open = pages.nodes?.filter(({ status }) => canMove(jobGraph, status, 'accept'))
  const { shown, left } = useKeptPlaces(open, JSON.stringify([filters, isAll, pages.isOutdated]))
  const card = useCallback((job: AvailableJob) => <AvailableJobCard job={job} bid={bid(job)} />, [bid])
  const clear = () => {
    toggle.current?.focus()
    showFirst()
  }

  return (
    <JobList
      title="Available Jobs"
      what="available jobs"
      anchor={AVAILABLE_JOBS}
      pages={{ ...pages, nodes: shown }}
      left={left}
      onShowAll={showAll}
      actions={
        <Button
          ref={toggle}
          size="s"
          look="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isAll}
          onClick={isAll ? showFirst : showAll}
        >
          {isFiltered ? 'Clear filters' : 'Filter'}
        </Button>
      }
      tools={
        isAll && (
          <Suspense fallback={<FilterSkeleton />}>
            <JobFilterForm filters={filters} onApply={apply} />
          </Suspense>
        )
      }
      skeletonHeight="248px"
      empty={isFiltered ? <NothingFound onClear={clear} /> : <NothingAvailable />}
      card={card}
    />
  )
}

const NothingAvailable = () => (
  <EmptyState title="No available jobs in your service areas" picture={<EmptyLot width={240} />}>
    New requests in your ZIP codes appear here automatically.
  </EmptyState>
)

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No available jobs match"
    picture={<EmptyLot width={240} />}
    action={<Button onClick={onClear}>Clear filters</Button>}
  >
    Clear the filters to see all jobs in your service areas.
  </EmptyState>
)

const FilterSkeleton = () => (
  <LoadingRegion>
    <Skeleton height="236px" />
  </LoadingRegion>
)
