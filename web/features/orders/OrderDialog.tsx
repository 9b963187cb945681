import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { serviceTypes } from '@rules/kinds.js'
import type { ReactNode } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { MoreBidsDocument, type OrderDetails_JobFragment } from '../../generated/graphql.js'
import { useJobDetailsQuery } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { RefreshButton } from '../../ui/actions/RefreshButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { ErrorState } from '../../ui/states/ErrorState.js'
import { LoadingRegion } from '../../ui/states/LoadingRegion.js'
import { Skeleton } from '../../ui/states/Skeleton.js'
import { useRefresh } from '../paging/useRefresh.js'
import { OrderDetails } from './OrderDetails.js'

type OrderDialogProps = {
  id: string
  onClose: () => void
  /** What the customer can do about the order now. */
  children: (job: OrderDetails_JobFragment, moreBids: () => Promise<unknown>) => ReactNode
}

/** An invalid id is refused as bad input, another user's order as not found. To users both look the same. */
const isMissing = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) =>
    ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'].includes(
      String(extensions?.code),
    ),
  )

const Waiting = () => (
  <LoadingRegion label="Loading your order">
    <Stack gap="l">
      <Inline justify="between">
        <Skeleton width="84px" height="26px" />
        <Skeleton width="96px" height="30px" />
      </Inline>
      <Skeleton height="64px" />
      <Skeleton height="180px" />
      <Skeleton height="160px" />
    </Stack>
  </LoadingRegion>
)

export const OrderDialog = ({ id, onClose, children }: OrderDialogProps) => {
  const result = useJobDetailsQuery({ variables: { id } })
  const { error, refetch, fetchMore } = result
  const { refresh, isRefreshing } = useRefresh(refetch)
  // A refused step evicts the order from the cache; the old one stays on screen until the new data arrives.
  const job = (result.data ?? result.previousData)?.job
  const moreBids = () =>
    fetchMore({ query: MoreBidsDocument, variables: { id, after: job?.bids.pageInfo.endCursor } })

  const content = () => {
    if (job) {
      return (
        <OrderDetails job={job} action={<RefreshButton isBusy={isRefreshing} onClick={refresh} />}>
          {children(job, moreBids)}
        </OrderDetails>
      )
    }
    if (isMissing(error)) {
      return (
        <EmptyState
          title="We couldn't find this order"
          action={
            <Button look="primary" onClick={onClose}>
              See my orders
            </Button>
          }
        >
          The link may be incomplete, or the order belongs to another account.
        </EmptyState>
      )
    }
    if (error) {
      return (
        <ErrorState
          title="We couldn't load this order"
          message={serverMessage(error, 'Check your connection, then try again.')}
          onRetry={refresh}
        />
      )
    }
    return <Waiting />
  }
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      title={job ? `${serviceTypes[job.type]}, order ${job.orderNumber}` : 'Your order'}
    >
      {content()}
    </Dialog>
  )
}
