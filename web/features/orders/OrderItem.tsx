import { memo, type ReactNode } from 'react'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { OrderCard, type OrderCardProps } from './OrderCard.js'

type OrderItemProps = Pick<OrderCardProps, 'job' | 'level' | 'linkTo'> & {
  news: (job: OrderCard_JobFragment) => ReactNode
}

/**
 * Rendered again only if its own order changes: another page of orders must not cost as much as all the previous ones.
 */
export const OrderItem = memo(({ job, news, ...card }: OrderItemProps) => (
  <li tabIndex={-1}>
    <OrderCard job={job} news={news(job)} {...card} />
  </li>
))
