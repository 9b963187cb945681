import { memo, type ReactNode } from 'react'
import type { To } from 'react-router-dom'
import { paths } from '../../../paths.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Beside } from '../../../ui/layout/Beside.js'
import { ListItem } from '../../../ui/layout/ListItem.js'
import { Text } from '../../../ui/text/Text.js'
import { JobCard } from '../JobCard.js'
import { bidsLine, orderPrice } from './bidsLine.js'
import type { OrderCard_JobFragment } from './generated/orders.js'
import { nextLine, VIEW_DETAILS } from './nextLine.js'

export type OrderCardProps = {
  job: OrderCard_JobFragment
  level?: 2 | 3
  /** Where its details are; on the list's own page the URL keeps its filters. */
  linkTo?: (id: string) => To
  /** News about the order, beside its status. */
  news?: ReactNode
  /** Shows the customer's next step, and makes a decision the card's main action. */
  showsNext?: boolean
}

/** One of the customer's orders, with a link to its details. */
export const OrderCard = ({ job, linkTo = paths.order, showsNext = false, ...card }: OrderCardProps) => {
  const next = showsNext ? nextLine(job) : null
  const {
    words = null,
    change = null,
    action = VIEW_DETAILS,
    isDecision = false,
    isUrgent = false,
  } = next ?? {}
  return (
    <JobCard
      job={job}
      price={orderPrice(job)}
      {...card}
      foot={titleId => (
        <Beside
          align="center"
          aside={
            <ButtonLink
              to={linkTo(job.id)}
              state={{ fromList: true }}
              look={isDecision ? 'primary' : 'secondary'}
              aria-describedby={titleId}
            >
              {action}
            </ButtonLink>
          }
        >
          {change !== null && (
            <Text lines={2} size="s" tone="warning">
              {change}
            </Text>
          )}
          <Text size="s" tone={isUrgent ? 'danger' : 'muted'} strong={isUrgent} tabular>
            {words ?? bidsLine(job)}
          </Text>
        </Beside>
      )}
    />
  )
}

type OrderItemProps = Pick<OrderCardProps, 'job' | 'level' | 'linkTo' | 'showsNext'> & {
  news: (job: OrderCard_JobFragment) => ReactNode
}

/**
 * Rendered again only if its own order changes: another page of orders must not cost as much as all the previous ones.
 */
export const OrderItem = memo(({ job, news, ...card }: OrderItemProps) => (
  <ListItem>
    <OrderCard job={job} news={news(job)} {...card} />
  </ListItem>
))
