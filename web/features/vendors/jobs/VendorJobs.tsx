import { limits } from '@rules/limits.js'
import { type ReactNode, useCallback } from 'react'
import type { VendorJobCard_JobFragment } from '../../../generated/graphql.js'
import { useVendorJobsQuery, useVendorStatsQuery } from '../../../generated/hooks.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { usePages } from '../../paging/usePages.js'
import { JobList, PAGE } from './JobList.js'
import { VendorJobCard } from './VendorJobCard.js'

type VendorJobsProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: VendorJobCard_JobFragment) => ReactNode
}

/** The vendor's accepted jobs and everything done since. */
export const VendorJobs = ({ unread }: VendorJobsProps) => {
  const query = useVendorJobsQuery({ variables: { first: limits.overviewItems } })
  const pages = usePages(query, ({ vendorJobs }) => vendorJobs, PAGE)
  const stats = useVendorStatsQuery()

  const card = useCallback(
    (job: VendorJobCard_JobFragment) => <VendorJobCard job={job} unread={unread(job)} />,
    [unread],
  )

  // The figures are about these jobs, so both are refreshed together.
  const refresh = () => {
    void pages.refresh()
    void stats.refetch().catch(() => {})
  }

  return (
    <JobList
      title="Your Jobs"
      what="jobs"
      pages={{ ...pages, refresh }}
      skeletonHeight="168px"
      empty={
        <EmptyState title="No jobs assigned yet" picture={<EmptyLot width={240} />}>
          Jobs appear here once a customer accepts your bid.
        </EmptyState>
      }
      card={card}
    />
  )
}
