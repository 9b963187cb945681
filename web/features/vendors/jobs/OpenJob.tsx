import type { ReactNode } from 'react'
import { serverMessage } from '../../../forms/serverMessage.js'
import type { VendorJobDetails_JobFragment } from '../../../generated/graphql.js'
import { useVendorJobDetailsQuery } from '../../../generated/hooks.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { ErrorState } from '../../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../../ui/states/Skeleton.js'
import { VendorJobActions } from './VendorJobActions.js'
import { VendorJobDetails } from './VendorJobDetails.js'

export type VendorJobParts = {
  /** The vendor's bid, or the button to submit one. */
  bid: (job: VendorJobDetails_JobFragment) => ReactNode
  /** The messages between vendor and customer, once the job is the vendor's. */
  messages: (job: VendorJobDetails_JobFragment) => ReactNode
}

type OpenJobProps = VendorJobParts & { id: string; onClose: () => void; onReleased: () => void }

/** One job's details with what the vendor may do about it; VendorJobDialog knows which job. */
export const OpenJob = ({ id, bid, messages, onClose, onReleased }: OpenJobProps) => {
  const { data, previousData, error, refetch } = useVendorJobDetailsQuery({ variables: { id } })
  const job = (data ?? previousData)?.job
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title={job?.title ?? 'Job'}
      description={job && `Order ${job.orderNumber}`}
    >
      {job && (
        <VendorJobDetails
          job={job}
          bid={bid(job)}
          messages={messages(job)}
          actions={<VendorJobActions job={job} onReleased={onReleased} />}
        />
      )}
      {!job && error && (
        <ErrorState
          title="We couldn't load this job"
          message={serverMessage(error, 'Check your connection, then try again.')}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
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
