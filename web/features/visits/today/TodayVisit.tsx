import { formatPhone } from '@rules/formatPhone.js'
import { visitGraph } from '@rules/visits/visitGraph.js'
import { isAtJunk, isOpenVisit, visitKinds } from '@rules/visits/visits.js'
import { Info, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/actions/ButtonLink.js'
import { ExternalButton } from '../../../ui/actions/ExternalButton.js'
import { Card } from '../../../ui/layout/Card.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Inline } from '../../../ui/layout/Inline.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { Badge } from '../../../ui/text/Badge.js'
import { Heading } from '../../../ui/text/Heading.js'
import { IconLine } from '../../../ui/text/IconLine.js'
import { Text } from '../../../ui/text/Text.js'
import { telHref } from '../../../ui/text/telHref.js'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.js'
import { useRole } from '../../accounts/useRole.js'
import { ChangeButton } from '../../changeOrders/ChangeButton.js'
import { JunkHolds } from '../../jobs/JunkHolds.js'
import { jobWords } from '../../jobs/jobWords.js'
import { mapsHref } from '../../jobs/MapLink.js'
import { useOpenJob } from '../../jobs/vendor/useOpenJob.js'
import { ScheduleVisit } from '../details/ScheduleVisit.js'
import { VisitActions } from '../VisitActions.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'
import { customerOf, isOver, leftWords, notesOf, shortWindow } from './visitWords.js'

type TodayVisitProps = {
  visit: TodayVisit_VisitFragment
  now: Date
  /** The first that is not done. */
  isNext?: boolean
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** One trip: where to, what for, whom to call, and the next step. */
export const TodayVisit = ({ visit, now, isNext = false, unread }: TodayVisitProps) => {
  const { linkTo } = useOpenJob()
  const isDriver = useRole() === 'driver'
  const { job, kind, status } = visit
  if (job?.timeZone == null) return null
  const { label, tone: badge } = visitGraph.states[status]
  const isOpen = isOpenVisit(status)
  const name = customerOf(job)
  const notes = notesOf(job)
  const left = leftWords(visit, now)
  return (
    <Card
      as="article"
      aria-label={`${visitKinds[kind]}${name && `: ${name}`}`}
      padding="m"
      tone={isNext ? 'accent' : 'plain'}
    >
      <Stack gap="s">
        <Stack gap="xxs">
          <Inline justify="between" gap="xs">
            <Text size="s" strong tone="muted">
              {visitKinds[kind]} {shortWindow({ ...visit, timeZone: job.timeZone }, now)}
            </Text>
            {left && (
              <Text size="s" strong tone={isOver(visit, now) ? 'danger' : 'ink'}>
                {left}
              </Text>
            )}
          </Inline>
          <Heading level={4} look={3}>
            {job.address}, {job.zipCode}
          </Heading>
          <Inline gap="xs">
            <Text>{[name, jobWords(job)].filter(Boolean).join(' · ')}</Text>
            {unread(job)}
            {status !== visitGraph.first && <Badge tone={badge}>{label}</Badge>}
          </Inline>
        </Stack>
        {isOpen && (
          <>
            <Grid gap="xs" min="7rem" fit>
              <ExternalButton
                href={mapsHref(`${job.address}, ${job.zipCode}`)}
                target="_blank"
                rel="noopener noreferrer"
                icon={<Navigation aria-hidden="true" />}
              >
                <span>
                  Navigate<VisuallyHidden> to {job.address} (opens a map in a new tab)</VisuallyHidden>
                </span>
              </ExternalButton>
              {job.phone && (
                <ExternalButton href={telHref(job.phone)} icon={<Phone aria-hidden="true" />}>
                  <span>
                    Call
                    <VisuallyHidden>
                      {' '}
                      {job.firstName} at {formatPhone(job.phone)}
                    </VisuallyHidden>
                  </span>
                </ExternalButton>
              )}
            </Grid>
            <JunkHolds job={job} />
            {notes.length > 0 && (
              <IconLine icon={<Info aria-hidden="true" />} label="Notes">
                {notes.join(' · ')}
              </IconLine>
            )}
          </>
        )}
        {isOpen && (
          <VisitActions
            visit={visit}
            jobId={job.id}
            timeZone={job.timeZone}
            orderNumber={job.orderNumber}
            isNext={isNext}
          />
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
        <Inline gap="xs">
          {name && (!isDriver || isAtJunk(visit)) && (
            <ChangeButton
              job={job}
              side="vendor"
              otherSide={name}
              size="s"
              about={`${visitKinds[kind]} ${name}`}
            />
          )}
          <ButtonLink look="quiet" size="s" {...linkTo(job.id)}>
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
