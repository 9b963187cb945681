import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useQuery } from '../../../apollo/hooks.js'
import { LoadError } from '../../../paging/LoadError.js'
import { serverNow } from '../../../serverClock.js'
import { EmptyLot } from '../../../ui/drawings/EmptyLot.js'
import { Stack } from '../../../ui/layout/Stack.js'
import { EmptyState } from '../../../ui/states/EmptyState.js'
import { LoadingRegion, Skeleton } from '../../../ui/states/Skeleton.js'
import { Heading } from '../../../ui/text/Heading.js'
import { useNow } from '../../../ui/text/useNow.js'
import { AskedChanges } from '../../changeOrders/AskedChanges.js'
import { useKeptVisits } from '../keptVisits.js'
import { CalendarFeed } from './CalendarFeed.js'
import { dayOfVisits, daysOf } from './dayOfVisits.js'
import { type TodayVisit_VisitFragment, VendorTodayDocument } from './generated/today.js'
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

type TodayTabProps = {
  /** The badge with a job's number of unread messages. */
  unread: (job: { unreadMessages: number }) => ReactNode
}

/** A driver's day on a phone: late visits on top, then today's by window, tomorrow's below. */
export const TodayTab = ({ unread }: TodayTabProps) => {
  const now = useNow() ?? serverNow()
  const { data: fetched, previousData, error, refetch } = useQuery(VendorTodayDocument)
  const data = fetched ?? previousData
  const kept = useKeptVisits()
  const days = data && daysOf(data.vendorVisits, now)
  const last = useRef(days)
  useEffect(() => {
    if (last.current && last.current !== days) void refetch()
    last.current = days
  }, [days, refetch])
  if (!data && error) return <LoadError what="your visits" error={error} />
  if (!data)
    return (
      <LoadingRegion label="Loading your visits...">
        <Stack>
          <Skeleton height="320px" />
          <Skeleton height="160px" />
        </Stack>
      </LoadingRegion>
    )
  const { late, next, over, ahead } = dayOfVisits(data.vendorVisits, now)
  const first = [...late, ...next].find(({ id }) => kept.every(({ visitId }) => visitId !== id))
  const item = (visit: Visit) => (
    <TodayVisit visit={visit} now={now} isNext={visit === first} unread={unread} />
  )
  return (
    <Stack gap="l">
      <Heading level={2} look={3}>
        Today
      </Heading>
      <AskedChanges orders={data.vendorAgenda?.changeOrders ?? []} now={now} />
      {late.length + next.length + over.length === 0 && (
        <EmptyState title="No visits today" picture={<EmptyLot width={240} />}>
          Deliveries and pickups appear here on their day.
        </EmptyState>
      )}
      <VisitList title="Late" visits={late} item={item} />
      <VisitList title="To do" visits={next} item={item} />
      <VisitList title="Finished" visits={over} item={item} />
      <VisitList
        title="Tomorrow"
        visits={ahead}
        item={visit => <TodayVisit visit={visit} now={now} isDue={false} unread={unread} />}
      />
      <CalendarFeed />
    </Stack>
  )
}
