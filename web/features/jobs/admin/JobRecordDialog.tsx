import { serviceTypes } from '@rules/kinds.js'
import type { ReactNode } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Dialog } from '../../../ui/overlays/Dialog.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { type AnyJob_JobFragment, AnyJobDocument, MoreAnyBidsDocument } from './generated/orders.js'
import { JobRecord, type JobRecordProps } from './JobRecord.js'

type JobRecordDialogProps = {
  id: string
  onClose: () => void
  /** Set if the URL says that it is open. */
  inAddress?: boolean
  /** At the bottom. */
  actions?: (job: AnyJob_JobFragment) => ReactNode
} & Pick<JobRecordProps, 'bidActions'>

/** Everything about an order, in a dialog. */
export const JobRecordDialog = ({
  id,
  onClose,
  inAddress = false,
  actions,
  bidActions,
}: JobRecordDialogProps) => {
  const { data, previousData, error, fetchMore } = useQuery(AnyJobDocument, { variables: { id } })
  // A refused step evicts the order from the cache; the old one stays on screen until the new data arrives.
  const job = (data ?? previousData)?.job
  const moreBids = () =>
    fetchMore({ query: MoreAnyBidsDocument, variables: { id, after: job?.bids.pageInfo.endCursor } })
  return (
    <Dialog
      open
      inAddress={inAddress}
      onClose={onClose}
      size="l"
      title={job ? `${serviceTypes[job.type]}, order ${job.orderNumber}` : 'Order'}
    >
      {job && (
        <JobRecord job={job} moreBids={moreBids} bidActions={bidActions}>
          {actions?.(job)}
        </JobRecord>
      )}
      {!job && error && <LoadError what="this order" error={error} isLinked />}
      {!job && !error && (
        <LoadingRegion label="Loading the order...">
          <Stack>
            <Skeleton height="40px" />
            <Skeleton height="220px" />
            <Skeleton height="160px" />
          </Stack>
        </LoadingRegion>
      )}
    </Dialog>
  )
}
