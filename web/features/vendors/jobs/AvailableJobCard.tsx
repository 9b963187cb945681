import { serviceTypes } from '@rules/kinds.js'
import { CalendarDays, MapPin, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { JobWork_JobFragment } from '../../../generated/graphql.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { Money } from '../../../ui/text/Money.js'
import { Text } from '../../../ui/text/Text.js'
import { JobDescription } from './JobDescription.js'
import { JobPhotos } from './JobPhotos.js'
import { JobWhen } from './JobWhen.js'
import { MapLink } from './MapLink.js'

type AvailableJobCardProps = {
  job: JobWork_JobFragment
  /** The vendor's bid, or the way to make one. */
  bid: ReactNode
}

/** Everything a vendor needs to know before naming a price. */
export const AvailableJobCard = ({ job, bid }: AvailableJobCardProps) => {
  const id = useId()
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
          <Badge>{serviceTypes[job.type]}</Badge>
        </Inline>
        <Stack gap="xs">
          <JobDescription job={job} />
        </Stack>
        <JobPhotos images={job.images} />
        <Stack gap="xxs">
          <IconLine icon={<CalendarDays aria-hidden="true" />} label="Wanted">
            <JobWhen job={job} />
          </IconLine>
          <IconLine icon={<MapPin aria-hidden="true" />} label="Address">
            <MapLink address={job.address} zipCode={job.zipCode} />
          </IconLine>
          {job.hasHazardousItems && (
            <IconLine icon={<TriangleAlert aria-hidden="true" />} label="Note">
              <Text as="strong" size="s" tone="danger">
                Hazardous items
              </Text>
            </IconLine>
          )}
        </Stack>
        <Inline justify={job.customerBudget === null ? 'end' : 'between'}>
          {job.customerBudget !== null && (
            <Text tabular>
              Budget{' '}
              <strong>
                <Money value={job.customerBudget} />
              </strong>
            </Text>
          )}
          {bid}
        </Inline>
      </Stack>
    </Card>
  )
}
