import { type ReactNode, useRef } from 'react'
import { failedWith } from '../../../apollo/failedWith.js'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useKeptOnScreen } from '../../../ui/layout/useKeptOnScreen.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { type VendorJobDetails_JobFragment, VendorJobDetailsDocument } from './generated/openJob.js'
import { VendorJobActions } from './VendorJobActions.js'
import { VendorJobDetails } from './VendorJobDetails.js'

export type VendorJobParts = {
  /** The vendor's bid, or the button to submit one. */
  bid: (job: VendorJobDetails_JobFragment) => ReactNode
  /** Vendors' questions about the job, with the answers. */
  questions: (job: VendorJobDetails_JobFragment) => ReactNode
  /** The messages between vendor and customer, once the job is the vendor's. */
  messages: (job: VendorJobDetails_JobFragment) => ReactNode
}

type OpenJobProps = VendorJobParts & { id: string; onClose: () => void; onReleased: () => void }

/** The job disappears, for example, if another vendor gets it while its details are open. */
const isGone = (error: unknown) => failedWith(error, 'NOT_FOUND', 'FORBIDDEN')

/** Shows one job's details with the vendor's actions; VendorJobDialog knows which job. */
export const OpenJob = ({ id, bid, questions, messages, onClose, onReleased }: OpenJobProps) => {
  const { data, previousData, error } = useQuery(VendorJobDetailsDocument, { variables: { id } })
  const wasOpen = useRef(false)
  if (data) wasOpen.current = true
  const isLost = wasOpen.current && isGone(error)
  const job = isLost ? undefined : (data ?? previousData)?.job
  const place = useRef<HTMLDivElement>(null)
  useKeptOnScreen(place, job)
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title={job?.title ?? 'Job'}
      description={job ? `Order ${job.orderNumber}` : error ? undefined : null}
    >
      {job && (
        <div ref={place}>
          <VendorJobDetails
            job={job}
            bid={bid(job)}
            questions={job.viewerSeesDetails && questions(job)}
            messages={messages(job)}
            actions={<VendorJobActions job={job} onReleased={onReleased} />}
          />
        </div>
      )}
      {isLost && (
        <EmptyState title="This job is no longer available to you">
          The customer chose another vendor or no longer needs the job done.
        </EmptyState>
      )}
      {!job && error && !isLost && <LoadError what="this job" error={error} isLinked />}
      {!job && !error && (
        <LoadingRegion label="Loading the job...">
          <Stack gap="l">
            <Skeleton height="60px" />
            <Skeleton height="240px" />
          </Stack>
        </LoadingRegion>
      )}
    </Dialog>
  )
}
