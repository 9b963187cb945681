import type { ReactNode } from 'react'
import { serverMessage } from '../../forms/serverMessage.js'
import { ErrorState } from '../../ui/ErrorState.js'
import { Grid } from '../../ui/Grid.js'
import { LoadingRegion } from '../../ui/LoadingRegion.js'
import { OrderCard } from './OrderCard.js'
import { OrderCardSkeleton } from './OrderCardSkeleton.js'
import type { Orders } from './useOrders.js'

type OrderListProps = {
  list: Orders
  /** Shows the first few alone. */
  most?: number
  /** In place of an empty list. */
  empty: ReactNode
  level?: 2 | 3
}

export const OrderList = ({ list: { orders, error, refresh }, most, empty, level = 3 }: OrderListProps) => {
  if (error) {
    return (
      <ErrorState
        title="We couldn't load your orders"
        message={serverMessage(error, 'Check your connection, then try again.')}
        onRetry={refresh}
      />
    )
  }
  if (!orders) {
    return (
      <LoadingRegion label="Loading your orders">
        <Grid min="22rem">
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </Grid>
      </LoadingRegion>
    )
  }
  if (orders.length === 0) return empty
  return (
    <Grid as="ul" min="22rem">
      {orders.slice(0, most).map(job => (
        <li key={job.id}>
          <OrderCard job={job} level={level} />
        </li>
      ))}
    </Grid>
  )
}
