import { memo, type ReactNode } from 'react'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { OrderCard, type OrderCardProps } from './OrderCard.js'

type OrderItemProps = Pick<OrderCardProps, 'job' | 'level' | 'linkTo'> & {
  news: (job: OrderCard_JobFragment) => ReactNode
}

/** Drawn anew when its own order changes alone: another page of orders must not cost as much as all before it. */
export const OrderItem = memo(({ job, news, ...card }: OrderItemProps) => (
  <li tabIndex={-1}>
    <OrderCard job={job} news={news(job)} {...card} />
  </li>
))
