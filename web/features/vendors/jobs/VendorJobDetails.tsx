import { displayStatus, jobStatuses } from '@rules/jobStates.js'
import { serviceTypes } from '@rules/kinds.js'
import type { ReactNode } from 'react'
import type { VendorJobDetails_JobFragment } from '../../../generated/graphql.js'
import { Divider } from '../../../ui/layout/Divider.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Money } from '../../../ui/text/Money.js'
import { StepLine } from '../../../ui/text/StepLine.js'
import { Text } from '../../../ui/text/Text.js'
import { JobHistory } from './JobHistory.js'
import { JobPhotos } from './JobPhotos.js'
import { JobRatings } from './JobRatings.js'
import { contactFacts, workFacts } from './jobFacts.js'
import { jobSteps } from './jobSteps.js'

type VendorJobDetailsProps = {
  job: VendorJobDetails_JobFragment
  /** The vendor's bid, or the way to make one, while the job is nobody's. */
  bid: ReactNode
  messages: ReactNode
  /** What the vendor may do with it, beside where it stands: nothing is pinned over what is written below. */
  actions: ReactNode
}

export const VendorJobDetails = ({ job, bid, messages, actions }: VendorJobDetailsProps) => {
  const isMine = job.firstName !== null
  const { label, tone } = jobStatuses[displayStatus(job.status)]
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Badge tone={tone}>{label}</Badge>
        {job.finalPrice !== null && (
          <Text strong size="xl" tabular>
            <Money value={job.finalPrice} />
          </Text>
        )}
      </Inline>
      {isMine ? <StepLine label="Job state" steps={jobSteps(job)} /> : bid}
      {actions}
      {!job.viewerSeesDetails && (
        <Text size="s" tone="muted">
          {serviceTypes[job.type]} in ZIP code {job.zipCode}. This request is no longer open to you, so its
          details are not shown.
        </Text>
      )}
      {job.viewerSeesDetails && (
        <Grid min="20rem" gap="l">
          <Stack gap="l">
            <Stack as="section" gap="s">
              <Heading level={3} look={4}>
                Contact
              </Heading>
              <Facts facts={contactFacts(job)} />
              {!isMine && (
                <Text size="s" tone="muted">
                  You see the customer's name and phone once your bid is accepted.
                </Text>
              )}
            </Stack>
            <Stack as="section" gap="s">
              <Heading level={3} look={4}>
                The work
              </Heading>
              <Facts facts={workFacts(job)} />
            </Stack>
          </Stack>
          <Stack gap="l">
            {job.images.length > 0 && (
              <Stack as="section" gap="s">
                <Heading level={3} look={4}>
                  Photos
                </Heading>
                <JobPhotos images={job.images} />
              </Stack>
            )}
            <JobRatings job={job} />
            {isMine && <JobHistory job={job} />}
          </Stack>
        </Grid>
      )}
      {isMine && (
        <>
          <Divider />
          {messages}
        </>
      )}
    </Stack>
  )
}
