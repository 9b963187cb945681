import { jobGraph } from '@rules/jobs/jobGraph.js'
import { mayMove } from '@rules/stateGraph.js'
import { useQuery } from '../../../apollo/hooks.js'
import { usePages } from '../../../paging/usePages.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { ViewedAvailableJobsDocument, ViewedVendorJobsDocument } from './generated/viewing.js'
import { OffButton } from './OffButton.js'
import { ViewedBidActions } from './ViewedBidActions.js'
import { ViewedJobCard, ViewedJobList } from './ViewedJobList.js'

/** A vendor's overview: available jobs and the vendor's own. */
export const ViewedVendorJobs = ({ vendorId }: { vendorId: string }) => {
  const variables = { vendorId }
  const available = usePages(useQuery(ViewedAvailableJobsDocument, { variables }), data => data.availableJobs)
  const assigned = usePages(useQuery(ViewedVendorJobsDocument, { variables }), data => data.vendorJobs)
  return (
    <Stack gap="xl">
      <ViewedJobList
        title="Available Jobs"
        empty="No available jobs in your service areas"
        pages={available}
        card={(job, details) => (
          <ViewedJobCard
            job={job}
            foot={
              <>
                {details}
                <ViewedBidActions jobId={job.id} vendorId={vendorId} />
              </>
            }
          />
        )}
        actions={() => null}
      />
      <ViewedJobList
        title="Your Jobs"
        empty="No jobs assigned yet"
        pages={assigned}
        card={(job, details) => <ViewedJobCard job={job} foot={details} />}
        actions={({ status }) => (
          <Inline justify="end">
            {mayMove(jobGraph, status, 'release', 'vendor') && <OffButton>Give back</OffButton>}
            {mayMove(jobGraph, status, 'start', 'vendor') && <OffButton look="primary">Start job</OffButton>}
            {mayMove(jobGraph, status, 'complete', 'vendor') && (
              <OffButton look="primary">Complete job</OffButton>
            )}
          </Inline>
        )}
      />
    </Stack>
  )
}
