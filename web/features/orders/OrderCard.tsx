import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
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
  const { words, isNews } = bidsLine(job)
  return (
    <JobCard
      job={job}
      {...card}
      foot={titleId => (
        <>
          <Text as="span" size="s" strong={isNews} tone={isNews ? 'accent' : 'muted'}>
            {words}
          </Text>
          <ButtonLink
            to={linkTo(job.id)}
            state={{ fromList: true }}
            preventScrollReset
            aria-describedby={titleId}
          >
            View Details
          </ButtonLink>
        </>
      )}
    />
  )
}
