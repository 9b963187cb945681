import { photoPath } from '@rules/photoSizes.js'
import { visitGraph } from '@rules/visitGraph.js'
import { failureReasons, visitKinds, visitPhotoKinds } from '@rules/visits.js'
import { windowWords } from '@rules/windowWords.js'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { ButtonLink } from '../../ui/actions/ButtonLink.js'
import { PhotoStrip } from '../../ui/actions/PhotoStrip.js'
import { Inline } from '../../ui/layout/Inline.js'
import { Divider, Stack } from '../../ui/layout/Stack.js'
import { lazyPart } from '../../ui/states/lazyPart.js'
import { LoadingRegion } from '../../ui/states/Skeleton.js'
import { Badge } from '../../ui/text/Badge.js'
import { type Fact, Facts } from '../../ui/text/Facts.js'
import { Heading } from '../../ui/text/Heading.js'
import { Moment } from '../../ui/text/Moment.js'
import { Text } from '../../ui/text/Text.js'
import type { JobVisit_VisitFragment } from './generated/job.js'
import { JobPart } from './JobPart.js'
import { ScheduleVisit } from './ScheduleVisit.js'

const VisitActions = lazyPart(() => import('./VisitActions.js'), 'VisitActions')

type Visit = JobVisit_VisitFragment

/** The usual times have their lines from the start, so that nothing moves when they come. */
const factsOf = (visit: Visit, timeZone: string): Fact[] => {
  const at = (label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ label, value: <Moment value={value} timeZone={timeZone} /> }]
  const timeOf = (label: string, value: string | null): Fact[] =>
    value === null && visit.failedAt === null ? [{ label, value: 'Not yet' }] : at(label, value)
  const words = (label: string, value: string | null): Fact[] => (value === null ? [] : [{ label, value }])
  return [
    ...at('On the way', visit.onTheWayAt),
    ...(visit.status === 'on_the_way' ? at('Expected', visit.eta) : []),
    ...timeOf('Arrived', visit.arrivedAt),
    ...timeOf('Done', visit.doneAt),
    ...at("Couldn't be done", visit.failedAt),
    ...words('Reason', visit.failureReason && failureReasons[visit.failureReason]),
    ...words('Note', visit.failureNote),
    ...words('Dumpster', visit.unitLabel),
    ...words('Weight', visit.tons && `${visit.tons} tons`),
  ]
}

const mayMove = (visit: Visit) =>
  visit.viewerCanStart || visit.viewerCanArrive || visit.viewerCanComplete || visit.viewerCanFail

/** Something has happened that the PDF shows. */
const isBegun = ({ status }: Visit) => status !== 'scheduled'

type JobVisitsProps = {
  job: { id: string; timeZone: string | null; visits: readonly Visit[] }
}

/** The trips to the address, with their times and what the vendor left at them. */
export const JobVisits = ({ job: { id: jobId, timeZone, visits } }: JobVisitsProps) => {
  const shown = visits.filter(({ status }) => status !== 'cancelled')
  if (shown.length === 0 || timeZone === null) return null
  return (
    <JobPart
      title="Visits"
      action={
        shown.some(isBegun) && (
          <ButtonLink
            to={`/api/jobs/${jobId}/proof.pdf`}
            size="s"
            reloadDocument
            download
            icon={<Download aria-hidden="true" />}
            data-print="hide"
          >
            Proof of Service (PDF)
          </ButtonLink>
        )
      }
    >
      <Stack as="ul" gap="m">
        {shown.map((visit, index) => {
          const { id, kind, status, photos } = visit
          const { label, tone } = visitGraph.states[status]
          const facts = factsOf(visit, timeZone)
          return (
            <li key={id}>
              <Stack gap="s">
                {index > 0 && <Divider />}
                <Inline justify="between">
                  <Heading level={4}>{visitKinds[kind]}</Heading>
                  <Badge tone={tone}>{label}</Badge>
                </Inline>
                <Text>{windowWords({ ...visit, timeZone })}</Text>
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
                    <VisitActions visit={visit} />
                  </Suspense>
                )}
                {visit.viewerCanSchedule && <ScheduleVisit jobId={jobId} visit={visit} timeZone={timeZone} />}
              </Stack>
            </li>
          )
        })}
      </Stack>
    </JobPart>
  )
}
