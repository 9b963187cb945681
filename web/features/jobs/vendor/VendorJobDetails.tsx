import { termsInWords } from '@rules/bids/termsWords.js'
import { serviceTypes } from '@rules/kinds.js'
import type { ReactNode } from 'react'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Text } from '../../../ui/text/Text.js'
import { ChangeButton } from '../../changeOrders/ChangeButton.js'
import { JobDetails } from '../details/JobDetails.js'
import { useSide } from '../useSide.js'
import type { VendorJobDetails_JobFragment } from './generated/openJob.js'

type VendorJobDetailsProps = {
  job: VendorJobDetails_JobFragment
  /** The vendor's bid, or the button to submit one, while no vendor has the job. */
  bid: ReactNode
  questions: ReactNode
  messages: ReactNode
  /** The vendor's actions, beside the status because nothing is pinned over the text below. */
  actions: ReactNode
}

export const VendorJobDetails = ({ job, bid, questions, messages, actions }: VendorJobDetailsProps) => {
  const isMine = job.firstName !== null
  const isDone = job.status === 'completed'
  const agreed = isMine && job.myBid?.status === 'accepted' ? termsInWords(job.myBid) : null
  const side = useSide(job)
  const customer = `${job.firstName} ${job.lastName}`
  const talk = (
    <Stack gap="l">
      {questions}
      {(isMine || job.viewerCanMessage) && messages}
    </Stack>
  )
  return (
    <JobDetails
      job={job}
      otherSide={isMine ? customer : undefined}
      // Once a job is done, the ratings come before the messages.
      messages={isDone && talk}
    >
      {!isMine && bid}
      {agreed && (
        <Text>
          Included and agreed: <strong>{agreed}</strong>. You can't charge anything else unless the customer
          agrees.
        </Text>
      )}
      {actions}
      {isMine && (
        <Inline>
          <ChangeButton job={job} side={side} otherSide={customer} />
        </Inline>
      )}
      {!job.viewerSeesDetails && (
        <Text size="s" tone="muted">
          {serviceTypes[job.type]} in ZIP code {job.zipCode}. This request is no longer available to you, so
          its details are hidden.
        </Text>
      )}
      {job.viewerSeesDetails && !isMine && (
        <Text size="s" tone="muted">
          You'll see the customer's name and phone number once your bid is accepted.
        </Text>
      )}
      {!isDone && talk}
    </JobDetails>
  )
}
