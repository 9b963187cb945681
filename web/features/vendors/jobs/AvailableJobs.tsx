import { limits } from '@rules/limits.js'
import type { ReactNode } from 'react'
import type { AvailableJobsQuery } from '../../../generated/graphql.js'
import { useAvailableJobsQuery } from '../../../generated/hooks.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { EmptyState } from '../../../ui/EmptyState.js'
import { AvailableJobCard } from './AvailableJobCard.js'
import { JobList } from './JobList.js'
import { usePages } from './usePages.js'

export type AvailableJob = AvailableJobsQuery['availableJobs']['nodes'][number]

/** Pending jobs in the vendor's areas. `bid` draws what can be done about each. */
export const AvailableJobs = ({ bid }: { bid: (job: AvailableJob) => ReactNode }) => {
  const query = useAvailableJobsQuery({ variables: { first: limits.overviewItems } })
  const { availableJobs } = query.data ?? query.previousData ?? {}
  const pages = usePages(query, availableJobs)
  // Any answer may tell that a job has been taken; it is then not offered here until the list is asked for again.
  const open = pages.nodes?.filter(({ status }) => status === 'pending')
  return (
    <JobList
      title="Available Jobs"
      what="available jobs"
      pages={{ ...pages, nodes: open }}
      skeletonHeight="248px"
      empty={
        <EmptyState title="No available jobs in your service areas" picture={<EmptyLot width={240} />}>
          New requests in your ZIP codes show up here as soon as you refresh.
        </EmptyState>
      }
      card={job => <AvailableJobCard job={job} bid={bid(job)} />}
    />
  )
}
