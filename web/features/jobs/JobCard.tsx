import { OPEN_AGAIN_LABEL } from '@rules/jobs/jobGraph.js'
import { serviceTypes } from '@rules/kinds.js'
import { CalendarDays, MapPin, Wallet } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Beside } from '../../ui/layout/Beside.js'
import { Inline } from '../../ui/layout/Inline.js'
import { RecordCard } from '../../ui/layout/RecordCard.js'
import { Stack } from '../../ui/layout/Stack.js'
import { Ago } from '../../ui/text/Ago.js'
import { Badge } from '../../ui/text/Badge.js'
import { Heading } from '../../ui/text/Heading.js'
import { IconLine } from '../../ui/text/IconLine.js'
import { Money } from '../../ui/text/Money.js'
import { Text } from '../../ui/text/Text.js'
import type { JobCard_JobFragment } from './generated/jobs.js'
import { JobPhotos } from './JobPhotos.js'
import { JobStatusBadge } from './JobStatusBadge.js'
import { JobWhen } from './JobWhen.js'
import { jobPrice } from './jobPrice.js'
import { jobWords } from './jobWords.js'
import { isPastDate, PastDateLine } from './PastDate.js'

type JobCardProps = {
  job: JobCard_JobFragment & {
    orderNumber: string
    finalPrice: string | null
    estimatedPrice: string | null
  }
  level?: 2 | 3
  /** News about the job, beside its status. */
  news?: ReactNode
  /** The price as this viewer reads it; without it, the job's. */
  price?: string | null
  /** Details of the request, if the card shows more than its first words and the budget. */
  children?: ReactNode
  /** Renders the actions; `titleId` names the job for screen readers. */
  foot: (titleId: string) => ReactNode
}

/** A job's status, price, content, time and place, in the same shape for every state. */
export const JobCard = ({ job, level = 3, news, price = jobPrice(job), children, foot }: JobCardProps) => {
  const titleId = useId()
  return (
    <RecordCard labelledBy={titleId} foot={foot(titleId)}>
      <Stack gap="xs">
        <Inline justify="between" nowrap>
          <Inline gap="xs">
            <JobStatusBadge status={job.status} />
            {job.givenBackAt && <Badge tone="yellow">{OPEN_AGAIN_LABEL}</Badge>}
            {news}
          </Inline>
          <Text as="span" size="xl" strong tabular>
            {/* Without a price, the line keeps its height. */}
            {price ?? '\u00a0'}
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
      <Beside aside={<JobPhotos job={job} folded />}>
        <Stack gap="xs">
          {children ?? <Text lines={2}>{jobWords(job)}</Text>}
          <IconLine icon={<CalendarDays aria-hidden="true" />} label="When">
            <JobWhen job={job} />
          </IconLine>
          {isPastDate(job) && <PastDateLine />}
          <IconLine icon={<MapPin aria-hidden="true" />} label="Where">
            {job.address}, {job.zipCode}
          </IconLine>
          {!children && job.customerBudget !== null && (
            <IconLine icon={<Wallet aria-hidden="true" />} label="Money">
              Budget <Money value={job.customerBudget} />
            </IconLine>
          )}
        </Stack>
      </Beside>
    </RecordCard>
  )
}
