import { CalendarDays, MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { JobStatusBadge } from '../JobStatusBadge.js'
import { JobWhen } from '../JobWhen.js'
import type { VendorJobCard_JobFragment } from './generated/vendorJobs.js'
import { useOpenJob } from './useOpenJob.js'

type VendorJobCardProps = { job: VendorJobCard_JobFragment; unread: ReactNode }

/** One of the vendor's own jobs, with a link to its details. */
export const VendorJobCard = ({ job, unread }: VendorJobCardProps) => {
  const id = useId()
  const { linkTo } = useOpenJob()
  return (
    <Card as="article" aria-labelledby={id} padding="m">
      <Stack gap="s">
        <Inline justify="between" align="start" gap="xs">
          <Heading level={3} look={4} id={id}>
            {job.title}
          </Heading>
          <Inline gap="xs">
            {unread}
            <JobStatusBadge status={job.status} />
          </Inline>
        </Inline>
        <Stack gap="xxs">
          <IconLine icon={<CalendarDays aria-hidden="true" />} label="Wanted">
            <JobWhen job={job} />
          </IconLine>
          <IconLine icon={<MapPin aria-hidden="true" />} label="Address">
            {job.address}, {job.zipCode}
          </IconLine>
        </Stack>
        <Inline justify="between">
          {job.finalPrice !== null && (
            <Text strong size="l" tabular>
              <VisuallyHidden>Price: </VisuallyHidden>
              <Money value={job.finalPrice} />
            </Text>
          )}
          <ButtonLink size="s" {...linkTo(job.id)}>
            <span>
              View Details<VisuallyHidden>: {job.title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  )
}
