import { displayStatus } from '@rules/jobGraph.js'
import { memo, type ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { Beside } from '../../ui/layout/Beside.js'
import { ListItem } from '../../ui/layout/ListItem.js'
import { Text } from '../../ui/text/Text.js'
import { JobCard } from '../job/JobCard.js'
import { bidsLine } from './bidsLine.js'

export type OrderCardProps = {
  job: OrderCard_JobFragment
  level?: 2 | 3
  /** Where its details are; on the list's own page the URL keeps its filters. */
  linkTo?: (id: string) => To
  /** News about the order, beside its status. */
  news?: ReactNode
}

/** One of the customer's orders, with a link to its details. */
export const OrderCard = ({ job, linkTo = paths.order, ...card }: OrderCardProps) => {
  const isNews = displayStatus(job.status) === 'pending' && job.openBidCount > 0
  return (
    <JobCard
      job={job}
      {...card}
      foot={titleId => (
        <Beside
          align="center"
          aside={
            <ButtonLink
              to={linkTo(job.id)}
              state={{ fromList: true }}
              preventScrollReset
              aria-describedby={titleId}
            >
              View Details
            </ButtonLink>
          }
        >
          <Text size="s" strong={isNews} tone={isNews ? 'accent' : 'muted'} tabular>
            {bidsLine(job)}
          </Text>
        </Beside>
      )}
    />
  )
}

type OrderItemProps = Pick<OrderCardProps, 'job' | 'level' | 'linkTo'> & {
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
