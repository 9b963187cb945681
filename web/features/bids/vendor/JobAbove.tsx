import { CalendarDays, MapPin } from 'lucide-react'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { JobDescription } from '../../jobs/JobDescription.js'
import { JobPhotos } from '../../jobs/JobPhotos.js'
import { JobWhen } from '../../jobs/JobWhen.js'
import { distanceInWords } from '../../jobs/jobWords.js'
import type { BiddableJob } from './BiddableJob.js'

/** The details that a vendor looks at while naming a price: the work, its photos, its date, and its area. */
export const JobAbove = ({ job }: { job: BiddableJob }) => (
  <Card as="section" tone="sunken" padding="s" aria-label="The job">
    <Stack gap="xs">
      <JobDescription job={job} />
      <JobPhotos job={job} small />
      <Inline gap="xs">
        <IconLine icon={<CalendarDays aria-hidden="true" />} label="Wanted">
          <JobWhen job={job} />
        </IconLine>
        <IconLine icon={<MapPin aria-hidden="true" />} label="Area">
          {job.zipCode}
          {job.milesAway !== null && ` · ${distanceInWords(job.milesAway)}`}
        </IconLine>
      </Inline>
    </Stack>
  </Card>
)
