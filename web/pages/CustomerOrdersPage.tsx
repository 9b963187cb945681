import { Plus } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../app/paths.js'
import { OrderDialog } from '../features/jobs/OrderDialog.js'
import { OrderList } from '../features/jobs/OrderList.js'
import { RefreshButton } from '../features/jobs/RefreshButton.js'
import { useOrders } from '../features/jobs/useOrders.js'
import { ButtonLink } from '../ui/ButtonLink.js'
import { EmptyLot } from '../ui/drawings/EmptyLot.js'
import { EmptyState } from '../ui/EmptyState.js'
import { Inline } from '../ui/Inline.js'
import { MoreButton } from '../ui/MoreButton.js'
import { Page } from '../ui/Page.js'
import { Text } from '../ui/Text.js'
import { useFocusReturn } from '../ui/useFocusReturn.js'
import { OrderMatters } from './customer/OrderMatters.js'

/** SPEC 2. While the orders are on their way nobody is greeted wrongly. */
const greeting = (count: number | undefined) => {
  if (count === undefined) return 'Loading...'
  return count === 0 ? 'Ready to place your first order?' : "Let's manage your orders!"
}

export const CustomerOrdersPage = () => {
  const list = useOrders()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const orderId = params.get('order')

  useFocusReturn(orderId !== null)

  // Opened from the list, closing is going back; opened by its address, there may be nothing behind it.
  const close = () => {
    if ((state as { fromList?: boolean } | null)?.fromList) navigate(-1)
    else navigate(paths.orders, { replace: true, preventScrollReset: true })
  }

  return (
    <Page
      title="My Orders"
      actions={
        <ButtonLink to={paths.customer} look="primary" icon={<Plus aria-hidden="true" />}>
          New Order
        </ButtonLink>
      }
    >
      {!list.error && (
        <Inline justify="between">
          <Text size="l">{greeting(list.orders?.length)}</Text>
          <RefreshButton isBusy={list.isRefreshing} onClick={list.refresh} />
        </Inline>
      )}
      <OrderList
        list={list}
        level={2}
        empty={
          <EmptyState
            level={2}
            title="No orders yet"
            picture={<EmptyLot />}
            action={<ButtonLink to={paths.customer}>Place an order</ButtonLink>}
          >
            Every order stays here, with its bids, its price and its history.
          </EmptyState>
        }
      />
      {list.hasMore && <MoreButton onMore={list.more} failure="We couldn't load more orders" />}
      {orderId !== null && (
        <OrderDialog key={orderId} id={orderId} onClose={close}>
          {(job, moreBids) => <OrderMatters job={job} moreBids={moreBids} />}
        </OrderDialog>
      )}
    </Page>
  )
}
