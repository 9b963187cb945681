import { displayStatus, OPEN_AGAIN_LABEL } from '@rules/jobs/jobGraph.js'
import { serviceTypes } from '@rules/kinds.js'
import { Fragment, type ReactNode } from 'react'
import { Fold } from '../../../ui/layout/Fold.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Split } from '../../../ui/layout/Split.js'
import { Divider, Stack } from '../../../ui/layout/Stack.js'
import { useMedia } from '../../../ui/layout/useMedia.js'
import { SeenInPlace } from '../../../ui/layout/VisibleWhen.js'
import { Badge } from '../../../ui/text/Badge.js'
import type { Fact } from '../../../ui/text/Facts.js'
import { StepLine } from '../../../ui/text/StepLine.js'
import { Text } from '../../../ui/text/Text.js'
import { media } from '../../../ui/theme.js'
import { Proposals } from '../../changeOrders/Proposals.js'
import { MoneyBox } from '../../payments/details/MoneyBox.js'
import { JobRatings } from '../../ratings/JobRatings.js'
import type { JobRecord_JobFragment } from '../generated/jobs.js'
import { JobPart } from '../JobPart.js'
import { JobPhotos } from '../JobPhotos.js'
import { JobStatusBadge } from '../JobStatusBadge.js'
import { jobPrice } from '../jobPrice.js'
import { dumpsterInWords } from '../jobWords.js'
import { useSide } from '../useSide.js'
import { JobFacts } from './JobFacts.js'
import { JobTimeline } from './JobTimeline.js'
import { jobSteps } from './jobSteps.js'

type JobDetailsProps = {
  job: JobRecord_JobFragment & { estimatedPrice?: string | null }
  /** Shown beside the status. */
  action?: ReactNode
  /** The next event and whose turn it is (JobNow). */
  now?: ReactNode
  /** The bids with the viewer's actions on them. */
  children: ReactNode
  /** The messages about the job, if the viewer may read them. */
  messages?: ReactNode
  /** Puts the messages above the request, because there is somebody to write to. */
  messagesFirst?: boolean
  /** Puts price, next step, vendor, and messages beside the rest, where they stay in view. */
  hasAside?: boolean
  /** The vendor, once one is chosen. */
  vendor?: ReactNode
  /** True if `now` names the price, so that it is not shown twice. */
  saysPrice?: boolean
  /** The price as this viewer reads it; without it, the job's. */
  price?: string | null
  /** Additional facts from this screen. */
  facts?: readonly Fact[]
  /** The name of the party that the viewer rates. */
  otherSide?: string
  /** The path of that party's logo. */
  otherLogo?: string | null | undefined
  /** The terms of the accepted bid in words, for admins. */
  terms?: string | null
  /** Shown at the bottom. */
  foot?: ReactNode
}

export const ASIDE_LABEL = 'Price, next step, vendor, and messages'

/**
 * A job as far as the viewer may see it, since the server omits the rest. The sections always come in this order:
 * what waits for an answer, now, vendor, money, timeline, bids, request, ratings, messages; or with the messages before the
 * request. While nothing is booked, the timeline is short and comes last.
 */
export const JobDetails = ({
  job,
  action,
  now,
  children,
  messages,
  messagesFirst = false,
  hasAside = false,
  vendor,
  saysPrice = false,
  price: shownPrice = jobPrice(job),
  facts,
  otherSide,
  otherLogo,
  foot,
  terms,
}: JobDetailsProps) => {
  // Every job has a history, but the server sends none to a viewer who is not a party to it.
  const isParty = job.history.length > 0
  // Stacked on a phone, the steps would push the next action down.
  const isPhone = useMedia(media.phone)
  const side = useSide(job)
  const isBooked = displayStatus(job.status) !== 'pending'
  const timeline = <JobTimeline job={job} otherSide={otherSide} otherLogo={otherLogo} terms={terms} />
  const request = (
    <>
      <JobFacts job={job} more={facts} />
      <JobPhotos job={job} />
    </>
  )
  const steps = isParty && <StepLine label="Progress" steps={jobSteps(job)} />
  const sections: Record<string, ReactNode> = {
    ...(messagesFirst && { messages }),
    request:
      job.viewerSeesDetails &&
      (isBooked && side === 'customer' ? (
        <Fold
          title="Request"
          note={`${job.type === 'dumpster_rental' ? dumpsterInWords(job) : serviceTypes[job.type]}, ${job.address}`}
        >
          {request}
        </Fold>
      ) : (
        <JobPart title="Request">{request}</JobPart>
      )),
    messages,
    ...(!isBooked && isParty && { timeline }),
  }
  // The history arrives after the status. The form waits for it, because the timeline above grows with it.
  const isOver = job.history.some(({ toStatus }) => toStatus === 'completed')
  const ratings = ((job.viewerCanRate && isOver) || job.viewerIsRated || job.ratings.length > 0) && (
    <Stack gap="l">
      <JobRatings job={job} otherSide={otherSide} />
    </Stack>
  )
  const money = <MoneyBox job={job} otherSide={otherSide} />
  const price = isParty && !saysPrice && shownPrice !== null && (
    <Text as="span" size="xl" strong tabular>
      {shownPrice}
    </Text>
  )
  const whole = (
    <SeenInPlace>
      <Proposals job={job} otherSide={otherSide} />
      <Inline justify="between" roomy>
        <Inline>
          <JobStatusBadge status={job.status} />
          {job.givenBackAt && <Badge tone="yellow">{OPEN_AGAIN_LABEL}</Badge>}
          {action}
        </Inline>
        {/* On a phone the line is its own, so that "from" of a second bid moves nothing. */}
        {!hasAside && price && <div style={isPhone ? { flexBasis: '100%' } : undefined}>{price}</div>}
      </Inline>
      {!hasAside && now}
      {!isPhone && steps}
      {!hasAside && vendor}
      {!hasAside && money}
      {isPhone && isBooked && steps}
      {isBooked && timeline}
      {children}
      {Object.entries(sections).map(
        ([name, section]) =>
          section &&
          !(hasAside && name === 'messages') && (
            <Fragment key={name}>
              <Divider />
              <div data-section={name}>{section}</div>
            </Fragment>
          ),
      )}
      {foot}
      {/* Last, so that nothing moves when the work is done and the form appears. */}
      {ratings && (
        <>
          <Divider />
          <div data-section="ratings">{ratings}</div>
        </>
      )}
    </SeenInPlace>
  )
  return (
    <Split
      tall
      asideLabel={ASIDE_LABEL}
      aside={
        hasAside && (
          <Stack gap="l">
            {price && (
              <Inline justify="between" align="baseline">
                <Text as="span" tone="muted">
                  Price
                </Text>
                {price}
              </Inline>
            )}
            {now}
            {vendor}
            {money}
            {messages && <div data-section="messages">{messages}</div>}
          </Stack>
        )
      }
    >
      {whole}
    </Split>
  )
}
