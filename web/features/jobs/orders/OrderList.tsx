import type { ReactNode } from 'react'
import { LoadError } from '../../../paging/LoadError.js'
import { MoreButton } from '../../../ui/actions/MoreButton.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { LongGrid } from '../../../ui/layout/LongGrid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { LoadingRegion } from '../../../ui/states/Skeleton.js'
import type { OrderCard_JobFragment } from './generated/orders.js'
import type { OrderCardProps } from './OrderCard.js'
import { OrderItem } from './OrderCard.js'
import { OrderCardSkeleton } from './OrderCardSkeleton.js'
import type { Orders } from './useOrders.js'

type OrderListProps = Pick<OrderCardProps, 'level' | 'linkTo' | 'showsNext'> & {
  list: Orders
  /** Shows only the first few. */
  most?: number
  /** Shown if there are no orders. */
  empty: ReactNode
  /**
   * News about an order, beside its status. Like `linkTo`, it must be the same function on every render: see OrderItem.
   */
  news: (job: OrderCard_JobFragment) => ReactNode
}

export const OrderList = ({ list, most, empty, news, ...card }: OrderListProps) => {
  const { nodes: orders, error, hasMore, isOutdated, more } = list
  const count = orders?.length ?? 0
  if (error) {
    return <LoadError what="your orders" error={error} />
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
  if (count === 0) return empty
  return (
    <Stack gap="l">
      <LongGrid min="22rem" aria-busy={isOutdated || undefined}>
        {orders.slice(0, most).map(job => (
          <OrderItem key={job.id} job={job} news={news} {...card} />
        ))}
      </LongGrid>
      {hasMore && most === undefined && <MoreButton onMore={more} failure="We couldn't load more orders" />}
    </Stack>
  )
}
