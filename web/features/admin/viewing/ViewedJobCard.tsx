import { dumpsterSizes, serviceTypes } from '@rules/kinds.js'
import { CalendarDays, MapPin, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { ViewedJob_JobFragment } from '../../../generated/graphql.js'
import { PhotoStrip } from '../../../ui/actions/PhotoStrip.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { RecordCard } from '../../../ui/layout/RecordCard.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Day } from '../../../ui/text/Day.js'
import { formatMoney } from '../../../ui/text/formatMoney.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { JobStatusBadge } from '../orders/JobStatusBadge.js'
import { priceOf } from '../orders/priceOf.js'

type ViewedJobCardProps = { job: ViewedJob_JobFragment; foot: ReactNode }

const when = ({ timeZone, pickupDateTime, dropoffDate, pickupDate }: ViewedJob_JobFragment) => {
  if (pickupDateTime) return <Moment value={pickupDateTime} timeZone={timeZone} />
  if (!dropoffDate) return 'Not set'
  return (
    <>
      <Day value={dropoffDate} />
      {pickupDate && (
        <>
          {' to '}
          <Day value={pickupDate} />
        </>
      )}
    </>
  )
}

export const ViewedJobCard = ({ job, foot }: ViewedJobCardProps) => {
  const id = useId()
  return (
    <RecordCard labelledBy={id} foot={foot}>
      <Inline justify="between" nowrap>
        <JobStatusBadge status={job.status} />
        <Text as="span" size="l" strong tabular>
          {priceOf(job)}
        </Text>
      </Inline>
      <Stack gap="none">
        <Heading level={3} look={4} id={id}>
          {serviceTypes[job.type]}, order {job.orderNumber}
        </Heading>
        {job.dumpsterSize && <Text size="s">{dumpsterSizes[job.dumpsterSize].label}</Text>}
        {(job.description ?? job.serviceInstructions) && (
          <Text size="s">{job.description ?? job.serviceInstructions}</Text>
        )}
      </Stack>
      <Stack gap="xs">
        <IconLine icon={<CalendarDays aria-hidden="true" />} label="When">
          {when(job)}
        </IconLine>
        <IconLine icon={<MapPin aria-hidden="true" />} label="Where">
          {job.address}, {job.zipCode}
        </IconLine>
        {job.hasHazardousItems && (
          <IconLine icon={<TriangleAlert aria-hidden="true" />} label="Note">
            Hazardous items
          </IconLine>
        )}
        {job.customerBudget && <Text size="s">Budget {formatMoney(job.customerBudget)}</Text>}
      </Stack>
      {job.images.length > 0 && (
        <PhotoStrip
          label="Photos"
          photos={job.images.map((src, index) => ({
            src,
            alt: `Photo ${index + 1} of order ${job.orderNumber}`,
          }))}
        />
      )}
    </RecordCard>
  )
}
