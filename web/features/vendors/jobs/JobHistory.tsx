import type { VendorJobState_JobFragment } from '../../../generated/graphql.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Ago } from '../../../ui/text/Ago.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Timeline } from '../../../ui/text/Timeline.js'
import { historyWords } from './jobHistory.js'

/** What happened to a job and who did it, newest first. */
export const JobHistory = ({ job }: { job: Pick<VendorJobState_JobFragment, 'history' | 'vendorId'> }) => (
  <Stack as="section" gap="s">
    <Heading level={3} look={4}>
      History
    </Heading>
    <Timeline
      label="History"
      entries={job.history.toReversed().map(event => ({
        id: event.id,
        what: historyWords(event, job.vendorId),
        when: <Ago value={event.createdAt} />,
      }))}
    />
  </Stack>
)
