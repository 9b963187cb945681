import type { ReactNode } from 'react'
import type { JobRecord_JobFragment } from '../../generated/graphql.js'
import { Divider } from '../../ui/layout/Divider.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Stack } from '../../ui/layout/Stack.js'
import type { Fact } from '../../ui/text/Facts.js'
import { StepLine } from '../../ui/text/StepLine.js'
import { Text } from '../../ui/text/Text.js'
import { JobFacts } from './JobFacts.js'
import { JobHistory } from './JobHistory.js'
import { JobPart } from './JobPart.js'
import { JobPhotos } from './JobPhotos.js'
import { JobRatings } from './JobRatings.js'
import { JobStatusBadge } from './JobStatusBadge.js'
import { jobPrice } from './jobPrice.js'
import { jobSteps } from './jobSteps.js'

type JobDetailsProps = {
  job: JobRecord_JobFragment & { estimatedPrice?: string | null }
  /** Beside the status. */
  action?: ReactNode
  /** What the viewer can do or read now: bids, messages, actions. */
  children: ReactNode
  /** More facts that this screen knows. */
  facts?: readonly Fact[]
  /** The name of the party that the viewer rates. */
  otherSide?: string
  /** At the bottom. */
  foot?: ReactNode
}

/** A job as far as the viewer may see it: the server leaves out the rest. */
export const JobDetails = ({ job, action, children, facts, otherSide, foot }: JobDetailsProps) => {
  // Every job has a history; the server sends none to a viewer who is not a party to it.
  const isParty = job.history.length > 0
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Inline>
          <JobStatusBadge status={job.status} />
          {action}
        </Inline>
        {isParty && (
          <Text as="span" size="xl" strong tabular>
            {jobPrice(job)}
          </Text>
        )}
      </Inline>
      {isParty && <StepLine label="Progress" steps={jobSteps(job)} />}
      {children}
      {job.viewerSeesDetails && (
        <>
          <Divider />
          <JobPart title="Request">
            <JobFacts job={job} more={facts} />
            <JobPhotos job={job} />
          </JobPart>
        </>
      )}
      <JobRatings job={job} otherSide={otherSide} />
      {isParty && (
        <>
          <Divider />
          <JobPart title="History">
            <JobHistory history={job.history} />
          </JobPart>
        </>
      )}
      {foot}
    </Stack>
  )
}
