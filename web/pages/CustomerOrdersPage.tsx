import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { NewOrder } from '../features/jobs/orders/NewOrder.js'
import { OrderFilterForm } from '../features/jobs/orders/OrderFilterForm.js'
import { OrderList } from '../features/jobs/orders/OrderList.js'
import { useOrderFilters } from '../features/jobs/orders/useOrderFilters.js'
import { useOrders } from '../features/jobs/orders/useOrders.js'
import { RefreshIfStale } from '../paging/RefreshIfStale.js'
import { Button } from '../ui/actions/Button.js'
import { EmptyLot } from '../ui/drawings/EmptyLot.js'
import { Inline } from '../ui/layout/Inline.js'
import { Page } from '../ui/layout/Page.js'
import { EmptyState } from '../ui/states/EmptyState.js'
import { lazyPart } from '../ui/states/lazyPart.js'
import { getReady } from '../ui/states/loadCode.js'
import { Text } from '../ui/text/Text.js'
import { FilterOutcome } from './customer/FilterOutcome.js'
import { loadRequestPage } from './customer/loadRequestPage.js'
import { orderNews } from './customer/orderNews.js'

/** Shown if no order matches the filters. */
const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    level={2}
    title="No orders match"
    picture={<EmptyLot />}
    action={<Button onClick={onClear}>Clear filters</Button>}
  >
    Try fewer words or another status. You can search by order number, name, address, or description.
  </EmptyState>
)

const loadHome = () => import('./CustomerHomePage.js')

/** The form is part of the home page. */
const prepareRequest = () => {
  void getReady(loadHome)
  void getReady(loadRequestPage)
}

const OpenOrder = lazyPart(() => import('./customer/OpenOrder.js'), 'OpenOrder')

/** docs/product.md, Screens. Neutral while the orders load, so that nobody gets the wrong greeting. */
const greeting = (count: number | undefined, isNarrowed: boolean) => {
  if (count === undefined) return 'Loading...'
  return count === 0 && !isNarrowed ? 'Ready to place your first order?' : "Let's manage your orders!"
}

/** The URL with `order` set or removed; the filters stay. */
const withOrder = (params: URLSearchParams, id: string | null) => {
  const next = new URLSearchParams(params)
  if (id === null) next.delete('order')
  else next.set('order', id)
  return { search: next.toString() }
}

export const CustomerOrdersPage = () => {
  const { filters, isFiltered, apply, clear } = useOrderFilters()
  const list = useOrders(filters)
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLDivElement>(null)
  const orderId = params.get('order')
  const count = list.nodes?.length
  // Right after Clear, the orders on screen still reflect the filters.
  const isNarrowed = isFiltered || list.isOutdated

  const linkTo = useCallback((id: string) => withOrder(params, id), [params])

  // Opened from a list, Back leads there; opened by its URL, there may be nothing to go back to.
  const close = () => {
    if ((state as { fromList?: boolean } | null)?.fromList) navigate(-1)
    else navigate(withOrder(params, null), { replace: true })
  }

  // The list takes the focus where the reader left it.
  const last = useRef(orderId)
  useEffect(() => {
    const left = last.current
    last.current = orderId
    if (left === null || orderId !== null) return
    const main = document.querySelector<HTMLElement>('main')
    const link = main?.querySelector<HTMLElement>(`a[href*="order=${CSS.escape(left)}"]`)
    ;(link ?? main)?.focus({ preventScroll: true })
  }, [orderId])

  const clearFilters = () => {
    clear()
    // The pressed button disappears; the focus must not disappear with it.
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }

  if (orderId !== null) return <OpenOrder key={orderId} id={orderId} onClose={close} />
  return (
    <Page title="My Orders" actions={<NewOrder label="New Order" onNear={prepareRequest} />}>
      {!list.error && (
        <Inline justify="between" nowrap roomy>
          <Text size="l">{greeting(count, isNarrowed)}</Text>
          <RefreshIfStale isBusy={list.isRefreshing} onClick={list.refresh} />
        </Inline>
      )}
      {(isNarrowed || count !== 0) && <OrderFilterForm filters={filters} onApply={apply} ref={form} />}
      {isFiltered && <FilterOutcome list={list} onClear={clearFilters} />}
      <OrderList
        list={list}
        level={2}
        linkTo={linkTo}
        news={orderNews}
        empty={
          isNarrowed ? (
            <NoMatch onClear={clearFilters} />
          ) : (
            <EmptyState
              level={2}
              title="No orders yet"
              picture={<EmptyLot />}
              action={<NewOrder label="Place an order" look="secondary" onNear={prepareRequest} />}
            >
              Your orders appear here with their bids, price, and history.
            </EmptyState>
          )
        }
      />
    </Page>
  )
}
