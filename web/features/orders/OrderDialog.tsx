import { serviceTypes } from '@rules/kinds.js'
import { expectedWeight, type LoadWeight } from '@rules/loadWeights.js'
import { type ReactNode, useRef, useState } from 'react'
import { MoreBidsDocument, type OrderDetails_JobFragment } from '../../generated/graphql.js'
import { useJobDetailsQuery } from '../../generated/hooks.js'
import { Button } from '../../ui/actions/Button.js'
import { RefreshButton } from '../../ui/actions/RefreshButton.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { useKeptOnScreen } from '../../ui/layout/useKeptOnScreen.js'
import { useMedia } from '../../ui/layout/useMedia.js'
import { Dialog } from '../../ui/overlays/Dialog.js'
import { EmptyState } from '../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../ui/states/Skeleton.js'
import { media } from '../../ui/theme.js'
import type { ChosenLoad } from '../job/chosenLoad.js'
import { LoadError } from '../paging/LoadError.js'
import { useRefresh } from '../paging/useRefresh.js'
import { isMissing, MISSING } from './isMissing.js'
import { NextAction } from './NextAction.js'
import { OrderDetails } from './OrderDetails.js'
import { useShowOutcome } from './useShowOutcome.js'

type OrderDialogProps = {
  id: string
  onClose: () => void
  /** The bids, or the vendor. */
  children: (job: OrderDetails_JobFragment, load: ChosenLoad, moreBids: () => Promise<unknown>) => ReactNode
  messages: (job: OrderDetails_JobFragment) => ReactNode
}

const Waiting = () => (
  <LoadingRegion label="Loading your order">
    <Stack gap="l">
      <Inline justify="between">
        <Skeleton width="84px" height="26px" />
        <Skeleton width="96px" height="30px" />
      </Inline>
      <Skeleton height="64px" />
      <Skeleton height="96px" />
      <Skeleton height="180px" />
      <Skeleton height="160px" />
    </Stack>
  </LoadingRegion>
)

export const OrderDialog = ({ id, onClose, children, messages }: OrderDialogProps) => {
  const result = useJobDetailsQuery({ variables: { id } })
  const { error, refetch, fetchMore } = result
  // Within reach of a thumb.
  const isPhone = useMedia(media.phone)
  const { refresh, isRefreshing } = useRefresh(refetch)
  // A refused step evicts the order from the cache; the old one stays on screen until the new data arrives.
  const job = isMissing(error) ? undefined : (result.data ?? result.previousData)?.job
  const [chosen, setChosen] = useState<LoadWeight | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useKeptOnScreen(place, job)
  useShowOutcome(place, job)
  const moreBids = () =>
    fetchMore({ query: MoreBidsDocument, variables: { id, after: job?.bids.pageInfo.endCursor } })

  const content = () => {
    if (job) {
      const weight = chosen ?? expectedWeight(job)
      return (
        <OrderDetails
          job={job}
          weight={weight}
          action={<RefreshButton isBusy={isRefreshing} onClick={refresh} />}
          nextAction={!isPhone && <NextAction order={job} />}
          messages={messages(job)}
        >
          {children(job, { weight, onChange: setChosen }, moreBids)}
        </OrderDetails>
      )
    }
    if (isMissing(error)) {
      return (
        <EmptyState
          {...MISSING}
          action={
            <Button look="primary" onClick={onClose}>
              See my orders
            </Button>
          }
        />
      )
    }
    if (error) {
      return <LoadError what="this order" error={error} />
    }
    return <Waiting />
  }
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      size="l"
      foot={isPhone && job ? <NextAction order={job} wide /> : null}
      title={job ? `${serviceTypes[job.type]}, order ${job.orderNumber}` : 'Your order'}
    >
      <div ref={place}>{content()}</div>
    </Dialog>
  )
}
