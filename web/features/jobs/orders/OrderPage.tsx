import { isUnderWay } from '@rules/jobs/jobGraph.js'
import { expectedWeight, type LoadWeight } from '@rules/jobs/loadWeights.js'
import { serviceTypes } from '@rules/kinds.js'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { RefreshIfStale } from '../../../paging/RefreshIfStale.js'
import { useRefresh } from '../../../paging/useRefresh.js'
import { Button } from '../../../ui/actions/Button.js'
import { BackPage } from '../../../ui/layout/BackPage.js'
import { FootBar } from '../../../ui/layout/FootBar.js'
import { Split } from '../../../ui/layout/Split.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { useKeptOnScreen } from '../../../ui/layout/useKeptOnScreen.js'
import { useMedia } from '../../../ui/layout/useMedia.js'
import { useAddressed } from '../../../ui/navigation/useAddressed.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { media } from '../../../ui/theme.js'
import type { ChosenLoad } from '../chosenLoad.js'
import { ASIDE_LABEL } from '../details/JobDetails.js'
import { nameOfVendor, orderStep } from '../orderStep.js'
import { JobDetailsDocument, MoreBidsDocument, type OrderDetails_JobFragment } from './generated/orders.js'
import { isMissing, MISSING } from './isMissing.js'
import { NextAction } from './NextAction.js'
import { OrderDetails } from './OrderDetails.js'
import { useShowOutcome } from './useShowOutcome.js'

const CardReturn = lazyPart(() => import('../../payments/CardReturn.js'), 'CardReturn')

type OrderPageProps = {
  id: string
  onClose: () => void
  children: (job: OrderDetails_JobFragment, load: ChosenLoad, moreBids: () => Promise<unknown>) => ReactNode
  vendor: (job: OrderDetails_JobFragment) => ReactNode
  messages: (job: OrderDetails_JobFragment) => ReactNode
}

const Waiting = () => {
  const isWide = useMedia(media.wide)
  const now = <Skeleton height="96px" />
  const details = (
    <Stack gap="l">
      <Skeleton width="84px" height="36px" />
      {!isWide && now}
      <Skeleton height="64px" />
      <Skeleton height="180px" />
      <Skeleton height="160px" />
    </Stack>
  )
  return (
    <LoadingRegion label="Loading your order">
      {isWide ? (
        <Split asideLabel={ASIDE_LABEL} aside={now}>
          {details}
        </Split>
      ) : (
        details
      )}
    </LoadingRegion>
  )
}

export const OrderPage = ({ id, onClose, children, vendor, messages }: OrderPageProps) => {
  const result = useQuery(JobDetailsDocument, { variables: { id } })
  const { error, refetch, fetchMore } = result
  // Within thumb's reach.
  const isPhone = useMedia(media.phone)
  const isWide = useMedia(media.wide)
  const { refresh, isRefreshing } = useRefresh(refetch)
  // A refused step evicts the order from the cache; the old one stays on screen until the new data arrives.
  const job = isMissing(error) ? undefined : (result.data ?? result.previousData)?.job
  const [chosen, setChosen] = useState<LoadWeight | null>(null)
  const paid = useAddressed('paid')
  // Back from Stripe's page. The address says it once, the page until it is left.
  const [came] = useState(paid.value)
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
          refetch={refetch}
          action={<RefreshIfStale isBusy={isRefreshing} onClick={refresh} />}
          nextAction={!isPhone && <NextAction order={job} nearMessages={isWide} />}
          vendor={vendor(job)}
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
    <BackPage
      isLoading={!job && !error}
      title={job ? `${serviceTypes[job.type]}, order ${job.orderNumber}` : 'Your order'}
      onBack={onClose}
    >
      {came !== null && job && (
        <Suspense fallback={<Skeleton height="72px" />}>
          <CardReturn job={job} came={came} vendor={nameOfVendor(job)} onTold={paid.leave} />
        </Suspense>
      )}
      <div ref={place}>
        {/* Between the title and the parts of the order. */}
        <VisuallyHidden as="h2">Details</VisuallyHidden>
        {content()}
      </div>
      {/* The bids to compare are already on the first screen, and under way, Call and Message stand with the vendor. */}
      {isPhone && job && !isUnderWay(job.status) && orderStep(job) !== 'decide' && (
        <FootBar>
          <NextAction order={job} wide />
        </FootBar>
      )}
    </BackPage>
  )
}
