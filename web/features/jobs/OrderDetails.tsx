import type { ReactNode } from 'react'
import type { OrderDetails_JobFragment } from '../../generated/graphql.js'
import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Divider } from '../../ui/layout/Divider.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Heading } from '../../ui/text/Heading.js'
import { StepLine } from '../../ui/text/StepLine.js'
import { Text } from '../../ui/text/Text.js'
import { Timeline } from '../../ui/text/Timeline.js'
import { CancelOrder } from './CancelOrder.js'
import { historyEntries } from './historyEntries.js'
import { jobPrice } from './jobPrice.js'
import { OrderFacts } from './OrderFacts.js'
import { orderPhotos } from './orderPhotos.js'
import { orderSteps } from './orderSteps.js'
import { isPastDate, PastDateBanner } from './PastDate.js'
import { StatusBadge } from './StatusBadge.js'

type OrderDetailsProps = {
  job: OrderDetails_JobFragment
  /** Beside where it stands. */
  action: ReactNode
  /** The bids, the vendor, the rating: whatever this order asks of its customer now. */
  children: ReactNode
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="m" aria-label={title}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
)

export const OrderDetails = ({ job, action, children }: OrderDetailsProps) => (
  <Stack gap="l">
    <Inline justify="between">
      <Inline>
        <StatusBadge status={job.status} />
        {action}
      </Inline>
      <Text as="span" size="xl" strong tabular>
        {jobPrice(job)}
      </Text>
    </Inline>
    {isPastDate(job) && <PastDateBanner />}
    <StepLine label="Order state" steps={orderSteps(job)} />
    <Divider />
    {children}
    <Part title="Your request">
      <OrderFacts job={job} />
      {job.images.length > 0 && <PhotoStrip label="Photos" photos={orderPhotos(job)} />}
    </Part>
    <Divider />
    <Part title="History">
      <Timeline label="History" entries={historyEntries(job)} />
    </Part>
    <Inline justify="between" data-print="hide">
      <Link to={paths.supportFor(job.id)}>Contact support about this order</Link>
      {job.viewerCanCancel && <CancelOrder job={job} />}
    </Inline>
  </Stack>
)
