import { isWeighable } from '@rules/changeOrders/changeCosts.js'
import { mayChangeAfter } from '@rules/changeOrders/changeOrders.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import { visitGraph } from '@rules/visits/visitGraph.js'
import { failureReasons, isCalledOff, isDelayed, visitKinds, visitPhotoKinds } from '@rules/visits/visits.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { CalendarPlus, Download } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { serverNow } from '../../../serverClock.js'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { PhotoStrip } from '../../../ui/actions/PhotoStrip.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { LoadingRegion } from '../../../ui/states/Skeleton.js'
import { Avatar } from '../../../ui/text/Avatar.js'
import { Badge } from '../../../ui/text/Badge.js'
import { type Fact, Facts } from '../../../ui/text/Facts.js'
import { Heading } from '../../../ui/text/Heading.js'
import { Moment } from '../../../ui/text/Moment.js'
import { Text } from '../../../ui/text/Text.js'
import { useSide } from '../../jobs/useSide.js'
import type { JobVisit_VisitFragment } from '../generated/visits.js'
import { VisitDispute } from '../VisitDispute.js'
import { ScheduleVisit } from './ScheduleVisit.js'

const VisitActions = lazyPart(() => import('../VisitActions.js'), 'VisitActions')
const OfferWeight = lazyPart(() => import('../../changeOrders/OfferWeight.js'), 'OfferWeight')

type Visit = JobVisit_VisitFragment

const decisionOn = ({ failureReason, reportStands }: Visit) =>
  failureReason
    ? `the report ${reportStands ? 'stands' : "doesn't stand"}`
    : `the vendor ${reportStands ? "isn't" : 'is'} at fault`

/** What is known of a visit; a time that has not come has no line. */
const factsOf = (visit: Visit, timeZone: string): Fact[] => {
  const at = (label: string, value: string | null, received: string | null = null): Fact[] =>
    value === null
      ? []
      : [
          { label, value: <Moment value={value} timeZone={timeZone} /> },
          ...(isDelayed(value, received) ? at(`${label}: received`, received) : []),
        ]
  const words = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }])
  return [
    ...at('On the way', visit.onTheWayAt, visit.onTheWayReceivedAt),
    ...(visit.status === 'on_the_way' ? at('Expected', visit.eta) : []),
    ...at('Arrived', visit.arrivedAt, visit.arrivedReceivedAt),
    ...at('Done', visit.doneAt, visit.doneReceivedAt),
    ...at(isCalledOff(visit) ? 'Called off' : "Couldn't be done", visit.failedAt, visit.failedReceivedAt),
    ...words('Reason', visit.failureReason && failureReasons[visit.failureReason]),
    ...words('Note', visit.failureNote),
    ...words(
      visit.failureReason ? 'Customer disputes it' : 'Customer says that nobody came',
      visit.disputeReason,
    ),
    ...words(`Haulbid: ${decisionOn(visit)}`, visit.disputeDecision),
    ...words(visit.kind === 'swap' ? 'Dumpster left' : 'Dumpster', visit.unitLabel),
    ...words('Dumpster taken', visit.takenLabel),
    ...words('Weight', visit.tons && `${visit.tons} tons`),
  ]
}

const mayMove = (visit: Visit) =>
  visit.viewerCanStart || visit.viewerCanArrive || visit.viewerCanComplete || visit.viewerCanFail

const isAhead = ({ status }: Visit) => status === 'scheduled'
/** Something has happened that the PDF shows. */
const isBegun = (visit: Visit) => !isAhead(visit)

const FileLink = (props: Pick<ComponentProps<typeof ButtonLink>, 'to' | 'icon' | 'children'>) => (
  <ButtonLink size="s" reloadDocument download data-print="hide" {...props} />
)

type VisitedJob = {
  id: string
  orderNumber: string
  timeZone: string | null
  customerId: string | null
  vendorId: string | null
  completedDate: string | null
  visits: readonly Visit[]
}

export const shownVisits = ({ visits }: Pick<VisitedJob, 'visits'>) =>
  visits.filter(({ status }) => status !== 'cancelled')

/** When a visit happened, or is to happen. */
export const momentOf = (visit: Visit): string =>
  visit.doneAt ?? visit.failedAt ?? visit.arrivedAt ?? visit.onTheWayAt ?? visit.windowStart

/** The visits as files: planned ones for a calendar, what happened as a PDF. */
export const VisitFiles = ({ job }: { job: Pick<VisitedJob, 'id' | 'visits'> }) => {
  const shown = shownVisits(job)
  return (
    <Inline>
      {shown.some(isAhead) && (
        <FileLink to={`/api/jobs/${job.id}/calendar.ics`} icon={<CalendarPlus aria-hidden="true" />}>
          Add to Calendar
        </FileLink>
      )}
      {shown.some(isBegun) && (
        <FileLink to={`/api/jobs/${job.id}/proof.pdf`} icon={<Download aria-hidden="true" />}>
          Proof of Service (PDF)
        </FileLink>
      )}
    </Inline>
  )
}

type VisitEntryProps = {
  visit: Visit
  job: VisitedJob
  timeZone: string
  otherSide: string | undefined
  otherLogo: string | null | undefined
}

/** A trip to the address, with its times and what the vendor left at it; one line while it is ahead. */
export const VisitEntry = ({ visit, job, timeZone, otherSide, otherLogo }: VisitEntryProps) => {
  const { id: jobId, orderNumber, completedDate } = job
  const side = useSide(job)
  const { kind, status, photos } = visit
  const { label, tone } = visitGraph.states[status]
  const facts = factsOf(visit, timeZone)
  const mayCharge =
    side === 'vendor' &&
    (completedDate === null || mayChangeAfter('overweight', new Date(completedDate), serverNow()))
  return (
    <Stack gap="s">
      <Inline justify="between">
        <Heading level={4}>{visitKinds[kind]}</Heading>
        <Badge tone={tone}>{isCalledOff(visit) ? 'Called off' : label}</Badge>
      </Inline>
      <Text tone={isAhead(visit) ? undefined : 'muted'}>{windowWords({ ...visit, timeZone })}</Text>
      {visit.comes && (
        <Inline gap="xs" nowrap>
          {/* The name is beside it. */}
          {side === 'customer' && otherLogo && (
            <Avatar src={photoPath(otherLogo, 'small')} alt="" $size={28} />
          )}
          <Text>{side === 'customer' && otherSide ? `${otherSide} (${visit.comes})` : visit.comes}</Text>
        </Inline>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {photos.length > 0 && (
        <PhotoStrip
          label={`Photos of the ${visitKinds[kind].toLowerCase()}`}
          photos={photos.map((photo, at) => ({
            src: photoPath(photo.path, 'large'),
            thumb: photoPath(photo.path, 'small'),
            alt: `${visitPhotoKinds[photo.kind].toLowerCase()}, photo ${at + 1} of ${photos.length}`,
          }))}
        />
      )}
      {mayMove(visit) && (
        <Suspense fallback={<LoadingRegion />}>
          <VisitActions visit={visit} jobId={jobId} timeZone={timeZone} orderNumber={orderNumber} />
        </Suspense>
      )}
      {(visit.viewerCanDispute || visit.viewerCanDecideDispute) && <VisitDispute visit={visit} />}
      {mayCharge && isWeighable(visit) && visit.tons !== null && (
        <Suspense>
          <OfferWeight jobId={jobId} visitId={visit.id} otherSide={otherSide ?? 'The customer'} />
        </Suspense>
      )}
      {/* Customers have it in Now. */}
      {visit.viewerCanSchedule && side !== 'customer' && (
        <ScheduleVisit
          jobId={jobId}
          visit={visit}
          timeZone={timeZone}
          side={side}
          otherSide={otherSide ?? 'The other side'}
        />
      )}
    </Stack>
  )
}
