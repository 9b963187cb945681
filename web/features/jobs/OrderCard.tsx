import { serviceTypes } from '@rules/kinds.js'
import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { paths } from '../../paths.js'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Inline } from '../../ui/layout/Inline.js'
import { RecordCard } from '../../ui/layout/RecordCard.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Heading } from '../../ui/text/Heading.js'
import { IconLine } from '../../ui/text/IconLine.js'
import { Text } from '../../ui/text/Text.js'
import { bidsLine } from './bidsLine.js'
import { jobPrice } from './jobPrice.js'
import { orderPhotos } from './orderPhotos.js'
import { isPastDate, PastDateLine } from './PastDate.js'
import { StatusBadge } from './StatusBadge.js'
import { scheduledFor } from './scheduledFor.js'

export type OrderCardProps = {
  job: OrderCard_JobFragment
  level?: 2 | 3
  /** Where its details are; on the list's own page the address keeps its filters. */
  linkTo?: (id: string) => To
  /** What is new about it, beside its state. */
  news?: ReactNode
}

/** One of the customer's orders: where it stands, what it costs, and the way to everything else about it. */
export const OrderCard = ({ job, level = 3, linkTo = paths.order, news }: OrderCardProps) => {
  const titleId = `order-${job.id}`
  const { words, isNews } = bidsLine(job)
  return (
    <RecordCard
      labelledBy={titleId}
      foot={
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
      }
    >
      <Stack gap="xs">
        <Inline justify="between" nowrap>
          <Inline gap="xs">
            <StatusBadge status={job.status} />
            {news}
          </Inline>
          <Text as="span" size="xl" strong tabular>
            {jobPrice(job)}
          </Text>
        </Inline>
        <Stack gap="none">
          <Heading level={level} look={3} id={titleId}>
            {serviceTypes[job.type]}
          </Heading>
          <Text size="s" tone="muted">
            Order {job.orderNumber} · <Ago value={job.createdAt} />
          </Text>
        </Stack>
      </Stack>
      <Stack gap="xs">
        <IconLine icon={<CalendarDays aria-hidden="true" />} label="When">
          {scheduledFor(job)}
        </IconLine>
        {isPastDate(job) && <PastDateLine />}
        <IconLine icon={<MapPin aria-hidden="true" />} label="Where">
          {job.address}, {job.zipCode}
        </IconLine>
      </Stack>
      {job.images.length > 0 && <PhotoStrip label="Photos" photos={orderPhotos(job)} />}
    </RecordCard>
  )
}
