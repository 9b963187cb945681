import { isOpenVisit, visitKinds } from '@rules/visits/visits.js'
import { windowWords } from '@rules/visits/windowWords.js'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { Fold } from '../../../ui/layout/Fold.js'
import { Grid } from '../../../ui/layout/Grid.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useKeptVisits } from '../keptVisits.js'
import { CalendarFeed } from './CalendarFeed.js'
import { ComingVisits } from './ComingVisits.js'
import { dayOfVisits, daysOf } from './dayOfVisits.js'
import type { TodayVisit_VisitFragment } from './generated/today.js'
import { TodayVisit } from './TodayVisit.js'

type Visit = TodayVisit_VisitFragment

type VisitListProps = { title: string; visits: readonly Visit[]; item: (visit: Visit) => ReactNode }

const VisitList = ({ title, visits, item }: VisitListProps) => {
  const id = useId()
  if (visits.length === 0) return null
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <Heading level={3} look={4} id={id}>
        {title}
      </Heading>
      <Stack as="ul" gap="m">
        {visits.map(visit => (
          <li key={visit.id}>{item(visit)}</li>
        ))}
      </Stack>
    </Stack>
  )
}

/** "Next: delivery at 12 Elm St on Wed, Dec 3 between 8 AM and 12 PM." */
const comesNext = ({ kind, job, windowStart, windowEnd }: Visit) =>
  job?.timeZone &&
  `Next: ${visitKinds[kind].toLowerCase()} at ${job.address} on ${windowWords({ windowStart, windowEnd, timeZone: job.timeZone })}.`

export const LoadingDay = () => (
  <LoadingRegion label="Loading your visits...">
    <Stack>
      <Skeleton height="320px" />
      <Skeleton height="160px" />
    </Stack>
  </LoadingRegion>
)

/** Fetches again once another day has begun. */
export const useNewDay = (visits: readonly Visit[] | undefined, now: Date, refetch: () => unknown) => {
  const days = visits && daysOf(visits, now)
  const last = useRef(days)
  useEffect(() => {
    if (last.current && last.current !== days) void refetch()
    last.current = days
  }, [days, refetch])
}

type VisitsOfDayProps = {
  visits: readonly Visit[]
  now: Date
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
  /** Above the visits. */
  children?: ReactNode
  /** What to do in a day without visits. */
  idle?: ReactNode
}

/** A driver's day on a phone: late visits on top, then today's by window, and the coming ones below. */
export const VisitsOfDay = ({ visits, now, unread, children, idle }: VisitsOfDayProps) => {
  const kept = useKeptVisits()
  const { late, next, over, ahead } = dayOfVisits(visits, now)
  const first = [...late, ...next].find(
    ({ id, status }) => isOpenVisit(status) && kept.every(({ visitId }) => visitId !== id),
  )
  const item = (visit: Visit) => (
    <TodayVisit visit={visit} now={now} isNext={visit === first} unread={unread} />
  )
  return (
    <Grid min="26rem" gap="xl">
      <Stack gap="l">
        <Heading level={2} look={3}>
          Today
        </Heading>
        {children}
        {late.length + next.length + over.length === 0 && (
          <EmptyState title="No visits today" picture={<EmptyLot width={240} />} action={!ahead[0] && idle}>
            {ahead[0] ? comesNext(ahead[0]) : 'Deliveries and pickups appear here on their day.'}
          </EmptyState>
        )}
        <VisitList title="Late" visits={late} item={item} />
        <VisitList title="To do" visits={next} item={item} />
        {over.length > 0 && (
          <Fold title="Finished" note={over.length === 1 ? '1 visit' : `${over.length} visits`}>
            <Stack as="ul" gap="m">
              {over.map(visit => (
                <li key={visit.id}>{item(visit)}</li>
              ))}
            </Stack>
          </Fold>
        )}
      </Stack>
      <Stack gap="l">
        <ComingVisits visits={ahead} now={now} />
        <CalendarFeed />
      </Stack>
    </Grid>
  )
}
