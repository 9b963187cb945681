import { serviceTypes } from '@rules/kinds.js'
import { paths } from '../../app/paths.js'
import type { OrderCard_JobFragment } from '../../generated/graphql.js'
import { Ago } from '../../ui/Ago.js'
import { ButtonLink } from '../../ui/ButtonLink.js'
import { Card } from '../../ui/Card.js'
import { Facts } from '../../ui/Facts.js'
import { Heading } from '../../ui/Heading.js'
import { Inline } from '../../ui/Inline.js'
import { PhotoStrip } from '../../ui/PhotoStrip.js'
import { Stack } from '../../ui/Stack.js'
import { Text } from '../../ui/Text.js'
import { bidsLine } from './bidsLine.js'
import { jobPrice } from './jobPrice.js'
import { orderPhotos } from './orderPhotos.js'
import { StatusBadge } from './StatusBadge.js'
import { scheduledFor } from './scheduledFor.js'

/** One of the customer's orders: where it stands, what it costs, and the way to everything else about it. */
export const OrderCard = ({ job, level = 3 }: { job: OrderCard_JobFragment; level?: 2 | 3 }) => {
  const titleId = `order-${job.id}`
  const news = bidsLine(job)
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap="m">
        <Inline justify="between" align="start" gap="m" nowrap>
          <Stack gap="xs" align="start">
            <StatusBadge status={job.status} />
            <Stack gap="none">
              <Heading level={level} look={3} id={titleId}>
                {serviceTypes[job.type]}
              </Heading>
              <Text size="s" tone="muted">
                Order {job.orderNumber} · <Ago value={job.createdAt} />
              </Text>
            </Stack>
          </Stack>
          <Text as="span" size="xl" strong tabular>
            {jobPrice(job)}
          </Text>
        </Inline>
        <Facts
          facts={[
            { label: 'When', value: scheduledFor(job) },
            { label: 'Where', value: `${job.address}, ${job.zipCode}` },
          ]}
        />
        {job.images.length > 0 && <PhotoStrip label="Photos" photos={orderPhotos(job)} />}
        <Inline justify="between">
          <Text as="span" size="s" strong={news.isNews} tone={news.isNews ? 'accent' : 'muted'}>
            {news.words}
          </Text>
          <ButtonLink
            to={paths.order(job.id)}
            state={{ fromList: true }}
            preventScrollReset
            aria-describedby={titleId}
          >
            View Details
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  )
}
