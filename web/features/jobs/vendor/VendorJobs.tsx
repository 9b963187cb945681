import { limits } from '@rules/limits.js'
import { type ReactNode, useCallback } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { usePages } from '../../../paging/usePages.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { useArrivedLast } from '../../../ui/states/useArrivedLast.js'
import { useRole } from '../../accounts/useRole.js'
import { VendorStatsDocument } from '../../vendors/generated/vendors.js'
import { type VendorJobCard_JobFragment, VendorJobsDocument } from './generated/vendorJobs.js'
import { JobList, PAGE } from './JobList.js'
import { VendorJobCard } from './VendorJobCard.js'

type VendorJobsProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: VendorJobCard_JobFragment) => ReactNode
}

/** The vendor's accepted jobs and everything done since. */
export const VendorJobs = ({ unread }: VendorJobsProps) => {
  const query = useQuery(VendorJobsDocument, { variables: { first: limits.overviewItems } })
  const pages = usePages(query, ({ vendorJobs }) => vendorJobs, PAGE)
  // A job won while the vendor reads comes last here; it is first in What to do.
  const { shown } = useArrivedLast(pages.nodes ?? [], '')
  const isDispatcher = useRole() === 'dispatcher'
  const stats = useQuery(VendorStatsDocument, { skip: isDispatcher })

  const card = useCallback(
    (job: VendorJobCard_JobFragment) => <VendorJobCard job={job} unread={unread(job)} />,
    [unread],
  )

  // The figures are about these jobs, so both are refreshed together.
  const refresh = () => {
    void pages.refresh()
    if (!isDispatcher) void stats.refetch().catch(() => {})
  }

  return (
    <JobList
      title="Your Jobs"
      what="jobs"
      pages={{ ...pages, nodes: pages.nodes && shown, refresh }}
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
