import { debrisTypes, placements } from '@rules/kinds.js'
import { visitGraph } from '@rules/visits/visitGraph.js'
import { isLate, isOpenVisit, isProven, visitKinds } from '@rules/visits/visits.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { CalendarDays, Info, MapPin, Package, Phone } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { Card } from '../../../ui/layout/Card.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { lazyPart } from '../../../ui/states/lazyPart.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { PhoneLink } from '../../../ui/text/PhoneLink.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { ChangeButton } from '../../changeOrders/ChangeButton.js'
import { jobWords } from '../../jobs/jobWords.js'
import { MapLink } from '../../jobs/MapLink.js'
import { useOpenJob } from '../../jobs/vendor/VendorJobDialog.js'
import { ScheduleVisit } from '../details/ScheduleVisit.js'
import { VisitActions } from '../VisitActions.js'
import type { TodayVisit_JobFragment, TodayVisit_VisitFragment } from './generated/today.js'

const OfferWeight = lazyPart(() => import('../../changeOrders/OfferWeight.js'), 'OfferWeight')

const notesOf = ({ debris, placement, hasHazardousItems, serviceInstructions }: TodayVisit_JobFragment) =>
  [
    hasHazardousItems && 'Hazardous items',
    debris && debrisTypes[debris].label,
    placement && placements[placement].label,
    serviceInstructions,
  ].filter(Boolean)

type TodayVisitProps = {
  visit: TodayVisit_VisitFragment
  now: Date
  /** The first that is not done. */
  isNext?: boolean
  /** False for a visit of another day. */
  isDue?: boolean
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** One trip: where to, what for, whom to call, and the next step. */
export const TodayVisit = ({ visit, now, isNext = false, isDue = true, unread }: TodayVisitProps) => {
  const id = useId()
  const { linkTo } = useOpenJob()
  const { job, kind, status } = visit
  if (job?.timeZone == null) return null
  const { label, tone } = visitGraph.states[status]
  const isOpen = isOpenVisit(status)
  const name = job.firstName && `${job.firstName} ${job.lastName}`
  const notes = notesOf(job)
  return (
    <Card as="article" aria-labelledby={id} padding="m" tone={isNext ? 'accent' : 'plain'}>
      <Stack gap="s">
        <Inline justify="between" align="start" gap="xs">
          <Heading level={4} look={3} id={id}>
            {visitKinds[kind]}
            {name && `: ${name}`}
          </Heading>
          <Inline gap="xs">
            {unread(job)}
            {isLate(visit, now) && <Badge tone="red">Late</Badge>}
            <Badge tone={tone}>{label}</Badge>
          </Inline>
        </Inline>
        <Stack gap="xxs">
          <IconLine icon={<CalendarDays aria-hidden="true" />} label="When">
            {windowWords({ ...visit, timeZone: job.timeZone })}
          </IconLine>
          <IconLine icon={<MapPin aria-hidden="true" />} label="Where">
            <MapLink address={job.address} zipCode={job.zipCode} />
          </IconLine>
          {isOpen && (
            <>
              {job.phone && (
                <IconLine icon={<Phone aria-hidden="true" />} label="Phone">
                  <PhoneLink phone={job.phone} touch />
                </IconLine>
              )}
              <IconLine icon={<Package aria-hidden="true" />} label="What">
                {jobWords(job)}
              </IconLine>
              {notes.length > 0 && (
                <IconLine icon={<Info aria-hidden="true" />} label="Notes">
                  {notes.join(' · ')}
                </IconLine>
              )}
            </>
          )}
        </Stack>
        {isOpen && isDue && (
          <VisitActions visit={visit} timeZone={job.timeZone} orderNumber={job.orderNumber} isNext={isNext} />
        )}
        {isProven(visit) && visit.tons !== null && (
          <Suspense>
            <OfferWeight jobId={job.id} otherSide={name || 'The customer'} />
          </Suspense>
        )}
        {visit.viewerCanSchedule && (
          <ScheduleVisit
            jobId={job.id}
            visit={visit}
            timeZone={job.timeZone}
            side="vendor"
            otherSide={name || 'The customer'}
          />
        )}
        <Inline>
          {name && (
            <ChangeButton job={job} side="vendor" otherSide={name} about={`${visitKinds[kind]} ${name}`} />
          )}
          <ButtonLink look="quiet" {...linkTo(job.id)}>
            <span>
              View Job
              <VisuallyHidden>
                : {visitKinds[kind]} {name}
              </VisuallyHidden>
            </span>
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  )
}
