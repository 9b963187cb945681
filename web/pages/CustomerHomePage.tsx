import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { firstRequest } from '../features/accounts/firstRequest.js'
import { useAuth } from '../features/accounts/useAuth.js'
import { homeOrders } from '../features/jobs/orders/nextLine.js'
import { OrderList } from '../features/jobs/orders/OrderList.js'
import { useOrders } from '../features/jobs/orders/useOrders.js'
import { useUnfinishedOrders } from '../features/jobs/orders/useUnfinishedOrders.js'
import { LoadError } from '../paging/LoadError.js'
import { useArrived } from '../paging/useArrived.js'
import { paths } from '../paths.js'
import { ButtonLink } from '../ui/actions/ButtonLink.js'
import { Container } from '../ui/layout/Container.js'
import { Inline } from '../ui/layout/Inline.js'
import { PageTitle } from '../ui/layout/PageTitle.js'
import { Section } from '../ui/layout/Section.js'
import { Stack } from '../ui/layout/Stack.js'
import { EmptyState } from '../ui/states/EmptyState.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady } from '../ui/states/loadCode.js'
import { Skeleton } from '../ui/states/Skeleton.js'
import { whenIdle } from '../ui/states/whenIdle.js'
import { HomeHero } from './customer/HomeHero.js'
import { HomeSkeleton } from './customer/HomeSkeleton.js'
import { loadRequestPage } from './customer/loadRequestPage.js'
import { orderNews } from './customer/orderNews.js'

const RequestPage = lazyPart(loadRequestPage, 'RequestPage')

const loadPosted = () => import('./customer/Posted.js')
const Posted = lazyPart(loadPosted, 'Posted')

const postedPlace = (
  <Container below>
    <Skeleton height="200px" />
  </Container>
)

const OrderProposals = lazyPart(() => import('../features/jobs/orders/OrderProposals.js'), 'OrderProposals')

const EditPage = lazyPart(() => import('./customer/EditPage.js'), 'EditPage')

const RECENT = 6

const requested = (value: string | null): ServiceType | undefined =>
  keysOf(serviceTypes).find(type => type === value)

/**
 * The two request buttons, then each order once: decisions, upcoming steps, and recent ones; or the request form named in
 * the URL.
 */
export const CustomerHomePage = () => {
  const { user } = useAuth()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = useOrders()
  const next = useUnfinishedOrders()
  // While the code of the proposals loads, the page stays as it was, so that no card moves.
  const asked = useDeferredValue(next.orders)?.filter(order => order.changeOrdersToDecide.length > 0) ?? []
  // Both lists arrive at once, so that no card moves.
  const isLoading = !useArrived(!list.isLoading && (!next.isLoading || list.nodes?.length === 0))
  const type = requested(params.get('request'))
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(type)
  // The first order, placed elsewhere, must not replace the scene that the customer looks at.
  const hasSmallHero = useRef<boolean>(undefined)
  // Not in the history entry, because a reload must not send a request twice.
  const sending = useRef<ServiceType>(undefined)

  // Runs before the home page is painted.
  useLayoutEffect(() => {
    const first = firstRequest.take()
    if (!first) return
    if (first.sends) sending.current = first.type
    setParams({ request: first.type }, { replace: true })
  }, [])

  // Leaving or sending a form removes the focused button, so the heading takes the focus.
  useEffect(() => {
    if (!type && isLoading) return
    if (last.current && !type) heading.current?.focus({ preventScroll: true })
    last.current = type
  }, [type, isLoading])

  // The confirmation of an order appears together with the page.
  useEffect(() => (type ? whenIdle(() => void getReady(loadPosted)) : undefined), [type])

  const open = useCallback(
    (request: ServiceType) => setParams({ request }, { state: { fromHome: true } }),
    [setParams],
  )

  if (!user) return null

  const posted = (state as { posted?: string } | null)?.posted
  const isFromHome = (state as { fromHome?: boolean } | null)?.fromHome === true

  if (type) {
    hasSmallHero.current = undefined
    return (
      <RequestPage
        key={type}
        type={type}
        customer={user}
        lastPlace={list.nodes?.[0]}
        isLoading={list.isLoading}
        sendsAtOnce={sending.current === type}
        ask={params.get('ask')}
        onAskNobody={() => setParams({ request: type }, { replace: true, state })}
        onBack={() => {
          sending.current = undefined
          return isFromHome ? navigate(-1) : navigate(paths.customer)
        }}
        onCreated={job => {
          sending.current = undefined
          navigate(paths.customer, { replace: true, state: { posted: job?.id } })
        }}
      />
    )
  }
  const edited = params.get('edit')
  if (edited) {
    const toOrder = () => navigate(paths.order(edited), { replace: true })
    return <EditPage key={edited} id={edited} customer={user} onBack={toOrder} onSaved={toOrder} />
  }
  const hasOrders = list.error !== undefined || (list.nodes?.length ?? 0) > 0
  if (isLoading) hasSmallHero.current = undefined
  else hasSmallHero.current ??= hasOrders
  const shown = { ...list, nodes: list.nodes && homeOrders(next.orders ?? [], list.nodes) }
  if (isLoading) {
    return (
      <>
        <PageTitle>Home</PageTitle>
        <HomeHero small onOpen={open} headingRef={heading} />
        <HomeSkeleton />
      </>
    )
  }
  return (
    <>
      <PageTitle>Home</PageTitle>
      <HomeHero small={hasSmallHero.current ?? true} onOpen={open} headingRef={heading} />
      {posted && (
        <Suspense fallback={postedPlace}>
          <Posted id={posted} waiting={postedPlace} />
        </Suspense>
      )}
      {/* A shaded band would touch the buttons right above it. */}
      <Section title="Your Recent Orders" sunken={!hasOrders}>
        <Stack gap="l" align="stretch">
          {asked.length > 0 && <OrderProposals orders={asked} />}
          {next.error && !list.error && <LoadError what="what comes next" error={next.error} />}
          <OrderList
            list={shown}
            most={RECENT}
            showsNext
            news={orderNews}
            empty={
              <EmptyState title="No orders yet">
                Your first order will appear here with its bids, price, and progress.
              </EmptyState>
            }
          />
          {(list.nodes?.length ?? 0) > 0 && (
            <Inline>
              <ButtonLink to={paths.orders}>All my orders</ButtonLink>
            </Inline>
          )}
        </Stack>
      </Section>
    </>
  )
}
