import { guidanceInWords } from '@rules/guidance/guidanceWords.js'
import { OPEN_AGAIN_LABEL } from '@rules/jobs/jobGraph.js'
import { serviceTypes } from '@rules/kinds.js'
import { CalendarDays, MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { Text } from '../../../ui/text/Text.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { JobDescription } from '../JobDescription.js'
import { JobPhotos } from '../JobPhotos.js'
import { JobWhen } from '../JobWhen.js'
import { distanceInWords } from '../jobWords.js'
import { MapLink } from '../MapLink.js'
import type { AvailableJobsQuery } from './generated/vendorJobs.js'
import { useOpenJob } from './useOpenJob.js'

type AvailableJobCardProps = {
  job: AvailableJobsQuery['availableJobs']['nodes'][number]
  /** The vendor's bid, or the button to submit one. */
  bid: ReactNode
}

/** Everything a vendor needs to know before setting a price. */
export const AvailableJobCard = ({ job, bid }: AvailableJobCardProps) => {
  const id = useId()
  const { linkTo } = useOpenJob()
  return (
    <Card as="article" aria-labelledby={id} padding="m">
      <Stack gap="s">
        <Inline justify="between" align="start" gap="xs">
          <Stack gap="none">
            <Heading level={3} look={4} id={id}>
              {job.title}
            </Heading>
            <Text size="xs" tone="muted">
              Posted <Ago value={job.createdAt} />
            </Text>
          </Stack>
          <Inline gap="xs">
            {job.givenBackAt && <Badge tone="yellow">{OPEN_AGAIN_LABEL}</Badge>}
            <Badge>{serviceTypes[job.type]}</Badge>
          </Inline>
        </Inline>
        <Stack gap="xs">
          <JobDescription job={job} />
        </Stack>
        <JobPhotos job={job} />
        <Stack gap="xxs">
          <IconLine icon={<CalendarDays aria-hidden="true" />} label="Wanted">
            <JobWhen job={job} />
          </IconLine>
          <IconLine icon={<MapPin aria-hidden="true" />} label="Address">
            <MapLink address={job.address} zipCode={job.zipCode} />
            {job.milesAway !== null && ` · ${distanceInWords(job.milesAway)}`}
          </IconLine>
        </Stack>
        {job.priceGuidance && (
          <Text size="s" tone="muted">
            {guidanceInWords(job.priceGuidance)}
          </Text>
        )}
        <Inline justify="between" gap="xs">
          <ButtonLink size="s" look="quiet" {...linkTo(job.id)}>
            <span>
              Details<VisuallyHidden>: {job.title}</VisuallyHidden>
            </span>
          </ButtonLink>
          {bid}
        </Inline>
      </Stack>
    </Card>
  )
}
